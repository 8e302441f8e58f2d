import type { Merchant } from '@lobby/merchant/reader'
import { computeHomeByteLimits } from '@lobby/baseline-app'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listInitialScreenFiles } from '../compiled/collectSiteFiles.ts'
import type { FinishedCompile } from '../compiled/types.ts'
import { listSitePaths } from '../release/siteManifest.ts'
import { formatBytes as bytes } from '../output.ts'
import {
  createBadProofCellIfReasons,
  createGoodCell,
  createUnknownCell,
  type ProofCell,
  type ProofFailureReason,
} from './cells.ts'

/** Returns the transferred bytes of a file: the size of its Brotli copy. */
const compressedSize = (site: string, path: string) => statSync(join(site, `${path}.br`)).size

/** Returns the compressed size of the home page's scripts in bytes. The size is the same for every merchant. */
export function measureHomeScriptBytes(compiled: FinishedCompile): number {
  const { entry, firstScreen = entry } = compiled
  return listInitialScreenFiles(compiled, [entry, firstScreen]).js.reduce(
    (sum, file) => sum + compressedSize(compiled.dir, file),
    0,
  )
}

const isStamped = (site: string | null): site is string => site !== null && existsSync(join(site, 'index.html.br'))

/**
 * Compares the size of the home document with its limit.
 * @param site A site stamped for a release. Null if the folder was refused.
 * @param baselineBytes The size of the baseline app's JavaScript in bytes.
 */
export function createDocumentSizeCell(site: string | null, baselineBytes: number): ProofCell {
  if (!isStamped(site)) return createUnknownCell('not stamped')
  const [document, limit] = [compressedSize(site, 'index.html'), computeHomeByteLimits(baselineBytes).document]
  const why =
    `index.html has ${bytes(document)} compressed, but only ${bytes(limit)} are allowed. A folder can reduce ` +
    'its theme, its font rules and its own texts of the home page.'
  return sizeCell(document, limit, { title: 'The home document is too large', text: why })
}

/**
 * Compares the size of the home page's scripts and of its dictionary with their limit, which is relative to the
 * baseline app: a plain app with the same libraries. Uses the language with the largest dictionary.
 * @param site A site stamped for a release. Null if the folder was refused.
 * @param scripts The size of the scripts: {@link measureHomeScriptBytes}.
 * @param baselineBytes The size of the baseline app's JavaScript in bytes.
 */
export function createScriptSizeCell(site: string | null, scripts: number, baselineBytes: number): ProofCell {
  if (!isStamped(site)) return createUnknownCell('not stamped')
  const [words, limit] = [largestDictionary(site), computeHomeByteLimits(baselineBytes).scripts]
  const why =
    `The scripts have ${bytes(scripts)} compressed and the larger dictionary ${bytes(words)}, but together ` +
    `only ${bytes(limit)} are allowed: 1.15 times the ${bytes(baselineBytes)} of the same libraries with a ` +
    `plain home. All merchants share the scripts; only the dictionary contains the folder's own texts.`
  return sizeCell(scripts + words, limit, { title: 'The scripts of home are too large', text: why })
}

function sizeCell(size: number, limit: number, why: ProofFailureReason): ProofCell {
  const note = `of ${bytes(limit)}`
  return createBadProofCellIfReasons(bytes(size), size <= limit ? [] : [why], createGoodCell(bytes(size), note), note)
}

/**
 * Returns the compressed size of the dictionary that the home page loads, in the language with the largest dictionary.
 */
function largestDictionary(site: string): number {
  const dir = join(site, 'i18n')
  if (!existsSync(dir)) return 0
  const core = readdirSync(dir).filter((name) => name.split('.')[1] === 'core' && name.endsWith('.br'))
  return Math.max(0, ...core.map((name) => statSync(join(dir, name)).size))
}

/** Returns the texts that identify a merchant and must not be in another merchant's site. */
const findMarks = ({
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

/**
 * Returns whether a text contains a value as a whole word or host. A part of a longer word does not count, for example
 * `trevo01` in `fromtrevo01`.
 */
function containsWhole(text: string, value: string): boolean {
  if (!text.includes(value)) return false
  const escaped = value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const [before, after] = ['(?<![\\p{L}\\p{N}_-]|[\\p{L}\\p{N}]\\.)', '(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])']
  return new RegExp(`${before}${escaped}${after}`, 'u').test(text)
}

const textual = /\.(?:html|js|css|json|webmanifest|svg|txt|mjs)$|^_headers$/

/**
 * Checks that a site contains no values of other merchants. Does not report values that two merchants share on purpose,
 * for example the encryption key of their common platform.
 * @param site Null if the folder was refused.
 * @param others All other valid folders.
 */
export function createIsolationCell(
  site: string | null,
  own: Merchant | undefined,
  others: readonly Merchant[],
): ProofCell {
  if (site === null || own === undefined || !existsSync(site)) return createUnknownCell('not stamped')
  const mine = new Set(findMarks(own).map(([, value]) => value))
  const foreign = others.flatMap((other) =>
    findMarks(other)
      .filter(([, value]) => value.length >= 5 && !mine.has(value))
      .map(([what, value]) => ({ of: other.id, what, value })),
  )
  const files = listSitePaths(site).filter((path) => textual.test(path))
  const reasons = files.flatMap((path): ProofFailureReason[] => {
    const text = readFileSync(join(site, path), 'utf8')
    return (
      foreign
        // For an encryption key, accept any position: in JSON, a line of the key follows directly after the `n` of the
        // escaped line break `\n`.
        .filter(({ what, value }) => (what === 'key' ? text.includes(value) : containsWhole(text, value)))
        .map(({ of, what, value }) => ({
          title: `${what} of ${of}`,
          text: `${path} contains "${value}", the ${what} of ${of}.`,
        }))
    )
  })
  const alone = createGoodCell('alone', `${files.length} files, ${foreign.length} marks of ${others.length} others`)
  return createBadProofCellIfReasons(`${reasons.length} found`, reasons, alone)
}
