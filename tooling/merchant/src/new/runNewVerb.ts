import { findCurrencyWarnings, readNewMerchantFolder, type Problem } from '@lobby/merchant/reader'
import { derivePalette } from '@lobby/merchant/theme'
import { mkdirSync, mkdtempDisposableSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { drawIcons } from '../icons/drawIcons.ts'
import { drawSharePicture } from '../icons/drawSharePicture.ts'
import { findLogoWarnings } from '../findLogoWarnings.ts'
import { DEFAULT_PATHS, WORKSPACE_ROOT as workspace } from '../places.ts'
import { runProgram, printLine } from '../output.ts'
import { loadProductTexts } from '../stamp/dictionaries.ts'
import { parseVerbArguments } from '../verbs/verbs.ts'
import {
  listFilesInFolder,
  defaultMerchantValues,
  applyCountryDefaults,
  readInheritedMerchantValues,
} from './inheritedValues.ts'
import { renderMerchantFiles, type NewMerchant } from './renderMerchantFiles.ts'
import { drawIcon, drawLogo, type DrawingColours } from './drawBrand.ts'
import { drawHero } from './drawHero.ts'
import { chooseNewMerchantTheme } from './chooseNewMerchantTheme.ts'
import { measureLogo, type MeasuredLogo } from './measureLogo.ts'
import { formatNewMerchantReport } from './formatNewMerchantReport.ts'
import { newFromCsv } from './newFromCsv.ts'
import {
  readNewMerchantOptions,
  openTerminalForQuestions,
  type NewMerchantOptions,
  type NewVerbOptions,
} from './readNewMerchantOptions.ts'

const MAX_HERO_BYTES = 20_000

/** Encodes the hero picture in the best quality with which the file stays below its size limit. */
async function encodeHero(svg: string, smallest: boolean): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  for (const quality of [88, 76, 60, 40]) {
    const webp = await sharp(Buffer.from(svg))
      .webp({ quality, effort: smallest ? 6 : 1 })
      .toBuffer()
    if (webp.byteLength <= MAX_HERO_BYTES || quality === 40) return webp
  }
  throw new Error('No quality was tried for the hero. This cannot happen.')
}

/**
 * Returns the pictures of a brand by path. They include the drawings in `art/`, from which icons can be rendered again
 * after a change.
 */
async function drawPictures(
  brand: NewMerchant,
  logo: NewMerchantOptions['logo'],
  measured: MeasuredLogo | null,
  smallest: boolean,
) {
  const { id, name } = brand
  const [ink, part] = [inkOf(brand), measured?.shown ?? null]
  const icon = drawIcon(name, ink, logo === null || part === null ? null : { logo: logo.logo, part })
  const hero = drawHero(id, ink)
  return new Map<string, string | Uint8Array>([
    logo === null ? ['assets/logo.svg', drawLogo(name, ink)] : [logo.path, logo.logo.content],
    ['art/icon.svg', icon],
    ['art/hero.svg', hero],
    ['assets/hero.webp', await encodeHero(hero, smallest)],
    ['assets/share.png', await drawSharePicture(Buffer.from(hero), smallest)],
    ...(await drawIcons(Buffer.from(icon), smallest)),
  ])
}

/** Returns the colours for the drawings of a brand, from its theme. */
function inkOf({ theme, accent, gradient }: NewMerchant): DrawingColours {
  const { page, raised, text, brand, ...tokens } = derivePalette(
    { ...theme.colours, accent, gradient },
    theme.mode === 'dark',
  )
  return { page, raised, text, brand, far: gradient ?? tokens['brand-press'], onBrand: tokens['text-on-brand'] }
}

/**
 * Runs `merchant new --csv <file>` ({@link newFromCsv}), or `merchant new [id] --name --brand [--country] [--logo]
 * [--from] [--host] [--owner] [--dry-run] [--start] ...`: creates a complete, valid folder from a name, a colour and a
 * logo. Writes and validates the folder in a temporary place, then moves it in one step.
 * @param argv The arguments after the verb.
 * @returns The exit code: 1 if an option is invalid. Then nothing is written.
 */
export async function runNewVerb(argv: readonly string[], options: NewVerbOptions = {}): Promise<number> {
  const { values } = parseVerbArguments('new', argv)
  if (values.csv !== undefined) return newFromCsv(values.csv, values['dry-run'] === true, options, runNewVerb)
  const { merchantsDir: root = DEFAULT_PATHS.merchants, print = printLine, start = startAll, smallest = true } = options
  const { ask, close } =
    options.ask === undefined ? openTerminalForQuestions() : { ask: options.ask, close: () => undefined }
  const refuse = (wrong: readonly string[]) => {
    wrong.forEach(print)
    print('Nothing was written.')
    return 1
  }
  const wishes = await readNewMerchantOptions(argv, root, ask, print).finally(close)
  if ('wrong' in wishes) return refuse(wishes.wrong)
  const { id, name, code, trialCode, hosts, owner, accent, gradient, from, logo, key } = wishes
  const taken = from === undefined ? defaultMerchantValues : await readInheritedMerchantValues(root, from)
  if (taken === null)
    return refuse([
      `--from ${from ?? ''}: that folder has mistakes. Correct these first: npm run merchant -- doctor ${from ?? ''}`,
    ])
  const ground = await chooseNewMerchantTheme(wishes)
  if (ground === null)
    return refuse([
      `--mode ${wishes.mode ?? ''}: texts would be unreadable with the colour ${wishes.brand}. Remove ` +
        '--mode, or use another colour.',
    ])
  const { theme } = ground

  const brand: NewMerchant = {
    ...{ id, name, code, trialCode, hosts, owner, accent, gradient, theme },
    year: (options.now?.() ?? new Date()).getFullYear(),
    flags: taken.flags,
    base: applyCountryDefaults(taken.base, wishes.country),
    hasCodes: wishes.hasCodes,
    borrowedKey: key.borrowed,
  }
  const measured = logo === null ? null : await measureLogo(logo.logo)
  const pictures = await drawPictures(brand, logo, measured, smallest)
  {
    using staging = mkdtempDisposableSync(wishes.dryRun ? join(tmpdir(), 'lobby-new-') : join(root, '.new-'))
    const staged = join(staging.path, id)
    const drawn = 'drawn from the name and the colour'
    const texts = renderMerchantFiles(
      brand,
      logo === null ? drawn : 'the given logo; the hero is a scene in the colours of the brand',
    )
    const all = [...texts, ...pictures, ...taken.files, ['encryption-key.pem', key.pem] as const]
    for (const [path, content] of all) {
      mkdirSync(dirname(join(staged, path)), { recursive: true })
      writeFileSync(join(staged, path), content)
    }
    const problems = await readNewMerchantFolder(root, staged, loadProductTexts().checks)
    if (problems.length > 0) return refuse(problems.map((problem) => formatRefusal(problem, wishes)))
    const files = listFilesInFolder(staged)
    const warned = [...findCurrencyWarnings(staging.path, [id]), ...(await findLogoWarnings(staging.path, id))]
    if (!wishes.dryRun) renameSync(staged, join(root, id))
    print(`${wishes.dryRun ? 'Would write' : 'Wrote'} merchants/${id}: ${files.length} files`)
    if (wishes.dryRun) for (const path of files) print(`  ${path}`)
    const found = { why: ground.why, measured, warned, leftOut: taken.leftOut, marketBefore: taken.base.market }
    formatNewMerchantReport(brand, wishes, found).forEach(print)
  }
  // Starts the sites as the last step, after the temporary folder was removed: stopping the sites also stops this
  // process.
  return wishes.start && !wishes.dryRun ? await start(id) : 0
}

/** Formats a mistake of a folder that was not written, with the option that caused it. */
function formatRefusal({ file, message, cure }: Problem, { gradient, accent, brand }: NewMerchantOptions): string {
  const options = Object.entries({ gradient, accent, brand })
  const own = file.endsWith('theme.jsonc')
    ? options.find(([, value]) => value !== undefined && message.startsWith(value))
    : undefined
  return (
    `${own === undefined ? file.replace(/^.*\//, 'In its ') : `--${own[0]} ${String(own[1])}`}: ` +
    `${message.replace(/^#\w+ has/, 'it has')} ${cure}`
  )
}

/** Runs `npm start`. It prints the URL of the new merchant's site as its last line. */
const startAll = (id: string): Promise<number> =>
  runProgram(process.execPath, [join(workspace, 'tooling/setup/src/start.ts'), '--show', id], workspace)
