import type { Merchant } from '@lobby/merchant/reader'
import { homeLimits } from '@lobby/floor'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { firstFiles } from '../compiled/reach.ts'
import type { Compiled } from '../compiled/types.ts'
import { pathsOf } from '../release/siteManifest.ts'
import { bytesOf as bytes } from '../say.ts'
import { badIf, good, unknown, type Cell, type Reason } from './cells.ts'

/** The bytes of a file as it travels: its brotli copy. */
const weight = (site: string, path: string) => statSync(join(site, `${path}.br`)).size

/** What the scripts of home weigh in a finished compile, in bytes: the same for every merchant. */
export function homeScripts(compiled: Compiled): number {
  const { entry, firstScreen = entry } = compiled
  return firstFiles(compiled, [entry, firstScreen]).js.reduce((sum, file) => sum + weight(compiled.dir, file), 0)
}

const isStamped = (site: string | null): site is string => site !== null && existsSync(join(site, 'index.html.br'))

/**
 * What home's document weighs, held against its limit.
 * @param site A stamped site, released; null where the folder was refused.
 * @param floor Bytes of the floor app's JavaScript.
 */
export function documentCell(site: string | null, floor: number): Cell {
  if (!isStamped(site)) return unknown('not stamped')
  const [document, most] = [weight(site, 'index.html'), homeLimits(floor).document]
  const why = `index.html weighs ${bytes(document)} compressed; ${bytes(most)} are the most. The theme, the fonts' rules and the words of home are what a folder puts into it.`
  return held(document, most, { title: 'The document of home is too heavy', text: why })
}

/**
 * What home's scripts weigh with the larger dictionary that home waits for, held against the floor: an app of the same libraries with a plain home.
 * @param site A stamped site, released; null where the folder was refused.
 * @param scripts What home's scripts weigh: {@link homeScripts}.
 * @param floor Bytes of the floor app's JavaScript.
 */
export function scriptsCell(site: string | null, scripts: number, floor: number): Cell {
  if (!isStamped(site)) return unknown('not stamped')
  const [words, most] = [dictionary(site), homeLimits(floor).scripts]
  const why = `The scripts weigh ${bytes(scripts)} compressed, the larger dictionary ${bytes(words)}; ${bytes(most)} are the most, 1.15 times the ${bytes(floor)} of the same libraries with a plain home. Scripts are every merchant's; the folder's own words are in the dictionary.`
  return held(scripts + words, most, { title: 'The scripts of home are too heavy', text: why })
}

function held(weighs: number, most: number, why: Reason): Cell {
  const note = `of ${bytes(most)}`
  return badIf(bytes(weighs), weighs <= most ? [] : [why], good(bytes(weighs), note), note)
}

/** The larger of the dictionaries that home waits for. */
function dictionary(site: string): number {
  const dir = join(site, 'i18n')
  if (!existsSync(dir)) return 0
  const core = readdirSync(dir).filter((name) => name.split('.')[1] === 'core' && name.endsWith('.br'))
  return Math.max(0, ...core.map((name) => statSync(join(dir, name)).size))
}

/** What a merchant is known by, and nobody else. */
const marksOf = ({
  public: { code, trialCode, hosts, copyright, name, encryptionKey },
}: Merchant): readonly (readonly [what: string, value: string])[] => {
  const lines = encryptionKey.split('\n').filter((line) => !line.startsWith('-') && line.length > 40)
  return [
    ['code', code],
    ['trial code', trialCode],
    ['copyright', copyright],
    ['title', `<title>${name}`],
    ...hosts.map((host) => ['host', host] as const),
    ...lines.slice(1, 2).map((line) => ['key', line] as const),
  ]
}

const textual = /\.(?:html|js|css|json|webmanifest|svg|txt|mjs)$|^_headers$/

/**
 * Whether nothing of the other merchants stands in a site. What two of them have alike on purpose (one platform's key) is nobody's own.
 * @param site null where the folder was refused.
 * @param others Every valid folder but this one.
 */
export function isolationCell(site: string | null, own: Merchant | undefined, others: readonly Merchant[]): Cell {
  if (site === null || own === undefined || !existsSync(site)) return unknown('not stamped')
  const mine = new Set(marksOf(own).map(([, value]) => value))
  const foreign = others.flatMap((other) =>
    marksOf(other)
      .filter(([, value]) => value.length >= 5 && !mine.has(value))
      .map(([what, value]) => ({ of: other.id, what, value })),
  )
  const files = pathsOf(site).filter((path) => textual.test(path))
  const reasons = files.flatMap((path): Reason[] => {
    const text = readFileSync(join(site, path), 'utf8')
    return foreign
      .filter(({ value }) => text.includes(value))
      .map(({ of, what, value }) => ({
        title: `${what} of ${of}`,
        text: `${path} holds "${value}", the ${what} of ${of}.`,
      }))
  })
  const alone = good('alone', `${files.length} files, ${foreign.length} marks of ${others.length} others`)
  return badIf(`${reasons.length} found`, reasons, alone)
}
