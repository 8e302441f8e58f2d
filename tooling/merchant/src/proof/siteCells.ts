import type { Merchant } from '@lobby/merchant/reader'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { firstFiles } from '../compiled/reach.ts'
import type { Compiled } from '../compiled/types.ts'
import { bad, badIf, good, unknown, type Cell, type Reason } from './cells.ts'

/** The most that home's document may weigh, in bytes of brotli 11. */
export const documentLimit = 11_500

const bytes = (count: number) => `${count.toLocaleString('en')} B`

/** The bytes of a file as it travels: its brotli copy. */
const weight = (site: string, path: string) => statSync(join(site, `${path}.br`)).size

/** What the scripts of home weigh in a finished compile, in bytes: the same for every merchant. */
export function homeScripts(compiled: Compiled): number {
  const { entry, firstScreen = entry } = compiled
  return firstFiles(compiled, [entry, firstScreen]).js.reduce((sum, file) => sum + weight(compiled.dir, file), 0)
}

/**
 * What the first visit to home weighs: its document, held against its limit; and its scripts with the larger dictionary, told alone, as what
 * they may weigh hangs on the floor that `npm test` measures them against.
 *
 * @param site A stamped site, released; null where the folder was refused.
 * @param scripts What home's scripts weigh: {@link homeScripts}.
 */
export function budgetCell(site: string | null, scripts: number): Cell {
  if (site === null || !existsSync(join(site, 'index.html.br'))) return unknown('not stamped')
  const document = weight(site, 'index.html')
  const note = `scripts ${bytes(scripts + dictionary(site))}`
  if (document <= documentLimit) return good(bytes(document), note)
  return bad(bytes(document), [{ title: 'The document of home is too heavy', text: `index.html weighs ${bytes(document)} compressed; ${bytes(documentLimit)} are the most. The theme, the fonts' rules and the words of home are what a folder puts into it.` }], note)
}

/** The larger of the dictionaries that home waits for. */
function dictionary(site: string): number {
  const dir = join(site, 'i18n')
  if (!existsSync(dir)) return 0
  const core = readdirSync(dir).filter((name) => name.split('.')[1] === 'core' && name.endsWith('.br'))
  return Math.max(0, ...core.map((name) => statSync(join(dir, name)).size))
}

/** What a merchant is known by, and nobody else. */
const marksOf = ({ public: { code, trialCode, hosts, copyright, name, encryptionKey } }: Merchant): readonly (readonly [what: string, value: string])[] => {
  const lines = encryptionKey.split('\n').filter((line) => !line.startsWith('-') && line.length > 40)
  return [['code', code], ['trial code', trialCode], ['copyright', copyright], ['title', `<title>${name}`], ...hosts.map((host) => ['host', host] as const), ...lines.slice(1, 2).map((line) => ['key', line] as const)]
}

const textual = /\.(?:html|js|css|json|webmanifest|svg|txt|mjs)$|^_headers$/

/**
 * Whether nothing of the other merchants stands in a site. What two of them have alike on purpose (one platform's key) is nobody's own.
 *
 * @param site null where the folder was refused.
 * @param others Every valid folder but this one.
 */
export function isolationCell(site: string | null, own: Merchant | undefined, others: readonly Merchant[]): Cell {
  if (site === null || own === undefined || !existsSync(site)) return unknown('not stamped')
  const mine = new Set(marksOf(own).map(([, value]) => value))
  const foreign = others.flatMap((other) => marksOf(other).filter(([, value]) => value.length >= 5 && !mine.has(value)).map(([what, value]) => ({ of: other.id, what, value })))
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && textual.test(entry.name))
  const reasons = files.flatMap((entry): Reason[] => {
    const path = join(entry.parentPath, entry.name)
    const text = readFileSync(path, 'utf8')
    return foreign.filter(({ value }) => text.includes(value)).map(({ of, what, value }) => ({ title: `${what} of ${of}`, text: `${path.slice(site.length + 1)} holds "${value}", the ${what} of ${of}.` }))
  })
  return badIf(`${reasons.length} found`, reasons, good('alone', `${files.length} files, ${foreign.length} marks of ${others.length} others`))
}
