import { currencyWarnings, readCandidate, type Problem } from '@lobby/merchant/reader'
import { palette } from '@lobby/merchant/theme'
import { mkdirSync, mkdtempDisposableSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { drawIcons } from '../icons/drawIcons.ts'
import { logoWarnings } from '../logoWarnings.ts'
import { places, root as workspace } from '../places.ts'
import { run, say, type VerbOptions } from '../say.ts'
import { createTexts } from '../stamp/dictionaries.ts'
import { refreshReference } from '../verbs/reference.ts'
import { filesOf, firstValues, inCountry, takeOver } from './bases.ts'
import { brandFiles, type Brand } from './brandFiles.ts'
import { drawIcon, drawLogo, type Ink } from './drawBrand.ts'
import { drawHero } from './drawHero.ts'
import { groundFor } from './groundFor.ts'
import { measureLogo, type MeasuredLogo } from './measureLogo.ts'
import { report } from './report.ts'
import { readWishes, terminal, type Ask, type Wishes } from './wishes.ts'

/** Where the folder goes, and who is spoken to. */
export interface NewOptions extends VerbOptions {
  /** Null where nobody is there to answer; by default whoever sits at the terminal. */
  readonly ask?: Ask | null
  readonly now?: () => Date
  /** Compresses the pictures as small as they go, unless it is false: tests do not need it. */
  readonly smallest?: boolean
  /** Shows every merchant, until it is stopped. @returns the exit code */
  readonly start?: (id: string) => Promise<number>
}

const heroBytes = 20_000

/** A hero as good as its room lets it be. */
async function heroOf(svg: string, smallest: boolean): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  for (const quality of [88, 76, 60, 40]) {
    const webp = await sharp(Buffer.from(svg))
      .webp({ quality, effort: smallest ? 6 : 1 })
      .toBuffer()
    if (webp.byteLength <= heroBytes || quality === 40) return webp
  }
  throw new Error('A hero is drawn in one of these qualities.')
}

/** The pictures of a brand, by path: drawings too, so that a change of one can be drawn again. */
async function picturesOf(brand: Brand, logo: Wishes['logo'], measured: MeasuredLogo | null, smallest: boolean) {
  const { id, name } = brand
  const [ink, part] = [inkOf(brand), measured?.shown ?? null]
  const icon = drawIcon(name, ink, logo === null || part === null ? null : { logo: logo.logo, part })
  const hero = drawHero(id, ink)
  return new Map<string, string | Uint8Array>([
    logo === null ? ['assets/logo.svg', drawLogo(name, ink)] : [logo.path, logo.logo.content],
    ['art/icon.svg', icon],
    ['art/hero.svg', hero],
    ['assets/hero.webp', await heroOf(hero, smallest)],
    ...(await drawIcons(Buffer.from(icon), smallest)),
  ])
}

/** What a brand is drawn in: its own theme's colours. */
function inkOf({ theme, accent, gradient }: Brand): Ink {
  const { page, raised, text, brand, ...tokens } = palette(
    { ...theme.colours, accent, gradient },
    theme.mode === 'dark',
  )
  return { page, raised, text, brand, far: gradient ?? tokens['brand-press'], onBrand: tokens['text-on-brand'] }
}

/**
 * `merchant new [id] --name --brand [--country] [--logo] [--from] [--host] [--owner] [--dry-run] [--start] ...`: a whole, valid folder from a name, a colour and a logo.
 * It is made and read beside its place, and moved there in one step: nothing is ever half written.
 * @param argv What follows the verb.
 * @returns The exit code: 1 if something that was said cannot be; then nothing was written.
 */
export async function newMerchant(argv: readonly string[], options: NewOptions = {}): Promise<number> {
  const { merchantsDir: root = places.merchants, print = say, start = startAll, smallest = true } = options
  const { ask, close } = options.ask === undefined ? terminal() : { ask: options.ask, close: () => undefined }
  const refuse = (wrong: readonly string[]) => {
    wrong.forEach(print)
    print('Nothing was written.')
    return 1
  }
  const wishes = await readWishes(argv, root, ask, print).finally(close)
  if ('wrong' in wishes) return refuse(wishes.wrong)
  const { id, name, code, trialCode, hosts, owner, accent, gradient, from, logo, key } = wishes
  const taken = from === undefined ? firstValues : await takeOver(root, from)
  if (taken === null)
    return refuse([`--from ${from ?? ''}: that folder has mistakes itself: npm run merchant -- doctor ${from ?? ''}`])
  const ground = await groundFor(wishes)
  if (ground === null)
    return refuse([
      `--mode ${wishes.mode ?? ''}: nothing can be read in it with the colour ${wishes.brand}. Leave --mode out, or say another colour.`,
    ])
  const { theme } = ground

  const brand: Brand = {
    ...{ id, name, code, trialCode, hosts, owner, accent, gradient, theme },
    year: (options.now?.() ?? new Date()).getFullYear(),
    flags: taken.flags,
    base: inCountry(taken.base, wishes.country),
    hasCodes: wishes.hasCodes,
    borrowedKey: key.borrowed,
  }
  const measured = logo === null ? null : await measureLogo(logo.logo)
  const pictures = await picturesOf(brand, logo, measured, smallest)
  {
    using staging = mkdtempDisposableSync(wishes.dryRun ? join(tmpdir(), 'lobby-new-') : join(root, '.new-'))
    const staged = join(staging.path, id)
    const drawn = 'drawn from the name and the colour'
    const texts = brandFiles(
      brand,
      logo === null ? drawn : 'the given logo; the hero is a scene in the colours of the brand',
    )
    const all = [...texts, ...pictures, ...taken.files, ['encryption-key.pem', key.pem] as const]
    for (const [path, content] of all) {
      mkdirSync(dirname(join(staged, path)), { recursive: true })
      writeFileSync(join(staged, path), content)
    }
    const problems = await readCandidate(root, staged, createTexts().checks)
    if (problems.length > 0) return refuse(problems.map((problem) => refusalOf(problem, wishes)))
    const files = filesOf(staged)
    const warned = [...currencyWarnings(staging.path, [id]), ...(await logoWarnings(staging.path, id))]
    if (!wishes.dryRun) renameSync(staged, join(root, id))
    print(`${wishes.dryRun ? 'Would write' : 'Wrote'} merchants/${id}: ${files.length} files`)
    if (wishes.dryRun) for (const path of files) print(`  ${path}`)
    if (!wishes.dryRun) refreshReference(root).forEach(print)
    const found = { why: ground.why, measured, warned, leftOut: taken.leftOut, marketBefore: taken.base.market }
    report(brand, wishes, found).forEach(print)
  }
  // Last, with nothing left to take away: whoever stops it stops this too.
  return wishes.start && !wishes.dryRun ? await start(id) : 0
}

/** A mistake of a folder that was never written, by the option that made it. */
function refusalOf({ file, message, cure }: Problem, { gradient, accent, brand }: Wishes): string {
  const options = Object.entries({ gradient, accent, brand })
  const own = file.endsWith('theme.jsonc')
    ? options.find(([, value]) => value !== undefined && message.startsWith(value))
    : undefined
  return `${own === undefined ? file.replace(/^.*\//, 'In its ') : `--${own[0]} ${String(own[1])}`}: ${message.replace(/^#\w+ has/, 'it has')} ${cure}`
}

/** What `npm start` runs, with the address of the new one at its end. */
const startAll = (id: string): Promise<number> =>
  run(process.execPath, [join(workspace, 'tooling/setup/src/start.ts'), '--show', id], workspace)
