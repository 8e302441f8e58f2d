import { encryptionKeyProblem, merchantIds, readCandidate } from '@lobby/merchant/reader'
import { contrastPairs, deriveTheme, suggestColours } from '@lobby/merchant/theme'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { drawIcons } from '../icons/drawIcons.ts'
import { places, root as workspace } from '../places.ts'
import { printProblem } from '../printProblem.ts'
import { createTexts } from '../stamp/dictionaries.ts'
import { filesOf, firstValues, keyOf, takeOver } from './bases.ts'
import { brandFiles, type Brand } from './brandFiles.ts'
import { drawHero, drawIcon, drawLogo, type Ink } from './drawBrand.ts'
import { drawWord } from './drawWord.ts'
import { lightnessOf, readLogo, type ReadLogo } from './readLogo.ts'
import { refreshReference } from '../verbs/reference.ts'
import { terminal } from './terminal.ts'
import { readWishes, type Ask, type Wishes } from './wishes.ts'

/** Where the folder goes, and who is spoken to. */
export interface NewOptions {
  /** The folder of the merchant folders. */
  readonly merchantsDir?: string
  readonly print?: (text: string) => void
  /** Null where nobody is there to answer; by default whoever sits at the terminal. */
  readonly ask?: Ask | null
  readonly now?: () => Date
  /** Shows every merchant, until it is stopped. @returns the exit code */
  readonly start?: () => Promise<number>
}

const heroBytes = 20_000

/** A hero as good as its room lets it be. */
async function heroOf(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  for (const quality of [88, 76, 60, 40]) {
    const webp = await sharp(Buffer.from(svg)).webp({ quality, effort: 6 }).toBuffer()
    if (webp.byteLength <= heroBytes || quality === 40) return webp
  }
  throw new Error('A hero is drawn in one of these qualities.')
}

/** The key of the platform: a file's, else that of the folder that one begins from, else that of the first one. */
function keyFor(root: string, { key, from }: Wishes): { readonly pem: Uint8Array; readonly of: string } | { readonly wrong: string } {
  if (key !== undefined) {
    const path = resolve(process.env['INIT_CWD'] ?? '.', key)
    if (!existsSync(path)) return { wrong: `There is no file ${path}.` }
    const pem = readFileSync(path)
    const problem = encryptionKeyProblem(pem.toString('utf8'))
    return problem === null ? { pem, of: key } : { wrong: `${key}: ${problem.message} ${problem.cure}` }
  }
  for (const id of from === undefined ? merchantIds(root) : [from]) {
    const pem = keyOf(root, id)
    if (pem !== null) return { pem, of: `merchants/${id}` }
  }
  return { wrong: "No other folder has the platform's public key. Say it: --key encryption-key.pem" }
}

/** The pictures of a brand, by path: drawings too, so that a change of one can be drawn again. */
async function picturesOf(name: string, ink: Ink, given: ReadLogo | null): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const logo = given === null || 'wrong' in given ? null : given
  const icon = drawIcon(name, ink, logo?.logo ?? null)
  const hero = drawHero(name, ink, logo?.logo ?? null)
  return new Map<string, string | Uint8Array>([
    logo === null ? ['assets/logo.svg', drawLogo(name, ink)] : [logo.path, logo.logo.content],
    ['art/icon.svg', icon],
    ['art/hero.svg', hero],
    ['assets/hero.webp', await heroOf(hero)],
    ...(await drawIcons(Buffer.from(icon))),
  ])
}

/** What a brand is drawn in: its own theme's colours. */
function inkOf({ theme, accent, gradient }: Brand): Ink {
  const { tokens } = deriveTheme({
    mode: theme.mode,
    colours: { ...theme.colours, ...(accent !== undefined && { accent }), ...(gradient !== undefined && { gradient }) },
    radius: 'medium',
    layout: { header: 'left', tiles: 'soft', bar: 'raised', rails: 'pictures', density: 'comfortable' },
    fonts: { text: null, display: null, digits: null },
  }).theme
  const { page, raised, text, brand, accent: live } = tokens
  return { page, raised, text, brand, far: gradient ?? tokens['brand-press'], onBrand: tokens['text-on-brand'], accent: live }
}

/**
 * `merchant new [id] --name --brand [--logo] [--from] [--host] [--owner] [--dry-run] [--start] ...`: a whole, valid folder from a name, a colour and a logo.
 * It is made and read beside its place, and moved there in one step: nothing is ever half written.
 *
 * @param argv What follows the verb.
 * @returns The exit code: 1 if something that was said cannot be; then nothing was written.
 */
export async function newMerchant(argv: readonly string[], options: NewOptions = {}): Promise<number> {
  const { merchantsDir: root = places.merchants, print = (text) => process.stdout.write(`${text}\n`), now = () => new Date(), start = startAll } = options
  const { ask, close } = options.ask === undefined ? terminal() : { ask: options.ask, close: () => undefined }
  const refuse = (wrong: readonly string[]) => {
    wrong.forEach(print)
    print('Nothing was written.')
    return 1
  }
  const wishes = await readWishes(argv, root, ask).finally(close)
  if ('wrong' in wishes) return refuse(wishes.wrong)
  const { id, name, code, trialCode, hosts, owner, accent, gradient, from } = wishes
  const given = wishes.logo === undefined ? null : await readLogo(wishes.logo)
  const key = keyFor(root, wishes)
  const taken = from === undefined ? firstValues : await takeOver(root, from)
  const modes = wishes.mode === undefined ? await modesFor(given) : [wishes.mode]
  const theme = suggestColours(wishes.brand, modes)
  const wrong = [
    ...(given !== null && 'wrong' in given ? [given.wrong] : []),
    ...('wrong' in key ? [key.wrong] : []),
    ...(taken === null ? [`The merchant "${from ?? ''}" has mistakes itself: npm run merchant -- doctor ${from ?? ''}`] : []),
    ...(theme === null ? [`Nothing can be read in a mode that was asked for with the colour ${wishes.brand}. Leave --mode out, or say another colour.`] : []),
  ]
  if (wrong.length > 0 || theme === null || taken === null || 'wrong' in key) return refuse(wrong)

  const brand: Brand = { ...{ id, name, code, trialCode, hosts, owner, accent, gradient, theme }, year: now().getFullYear(), flags: taken.flags, base: taken.base }
  const ink = inkOf(brand)
  const pictures = await picturesOf(name, ink, given)
  const drawn = given === null
  const staging = wishes.dryRun ? mkdtempSync(join(tmpdir(), 'lobby-new-')) : mkdtempSync(join(root, '.new-'))
  const staged = join(staging, id)
  try {
    const all = [...brandFiles(brand, drawn ? 'drawn from the name and the colour' : 'the given logo'), ...pictures, ...taken.files, ['encryption-key.pem', key.pem] as const]
    for (const [path, content] of all) {
      mkdirSync(dirname(join(staged, path)), { recursive: true })
      writeFileSync(join(staged, path), content)
    }
    const problems = await readCandidate(root, staged, createTexts().checks)
    if (problems.length > 0) return refuse(problems.map((problem) => printProblem({ ...problem, file: problem.file.replace(/^[^/]+/, 'merchants') })))
    const files = filesOf(staged)
    if (!wishes.dryRun) {
      renameSync(staged, join(root, id))
      refreshReference(root)
    }
    print(`${wishes.dryRun ? 'Would write' : 'Wrote'} merchants/${id}: ${files.length} files`)
    if (wishes.dryRun) for (const path of files) print(`  ${path}`)
    report(brand, wishes, { key: key.of, drawn }).forEach(print)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  // Last, with nothing left to take away: whoever stops it stops this too.
  return wishes.start && !wishes.dryRun ? await start() : 0
}

/** What `npm start` runs. */
function startAll(): Promise<number> {
  const child = spawn(process.execPath, [join(workspace, 'tooling/setup/src/start.ts')], { cwd: workspace, stdio: 'inherit' })
  return new Promise((done, fail) => child.once('error', fail).once('close', (code) => done(code ?? 0)))
}

/** A logo decides the ground that it can be seen on. */
async function modesFor(given: ReadLogo | null): Promise<('dark' | 'light')[]> {
  const isDark = given !== null && !('wrong' in given) && (await lightnessOf(given.logo)) < 0.35
  return isDark ? ['light', 'dark'] : ['dark', 'light']
}

function report({ id, name, theme, flags, base }: Brand, { brand, dryRun, owner, start }: Wishes, { key, drawn }: { key: string; drawn: boolean }): string[] {
  const colour = theme.moved ? `${theme.colours.brand}, the nearest to ${brand} that can be read` : brand
  return [
    `  name    ${name}, as players read it: merchant.jsonc`,
    `  theme   ${theme.mode}, ${colour}; ${contrastPairs.length} pairs of colours hold their contrast`,
    `  logo    ${drawn ? (drawWord(name) === null ? 'a sign, as the name has letters that cannot be drawn: give one by --logo' : 'drawn from the name') : 'as given'}; icons and hero are drawn from it`,
    `  flags   ${flags.length}, ${base.from === null ? 'for players alone' : `those of ${base.from}`}; key: that of ${key}`,
    ...(owner === '' ? ['  owner   nobody yet: write it into README.md'] : []),
    ...(dryRun || start ? [] : ['', '  npm start                            shows it, and prints its address', `  npm run merchant -- preview ${id}    the same on a phone`]),
  ]
}
