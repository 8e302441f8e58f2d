import type { ComparableSite } from './readComparableSite.ts'

/** A dictionary with different texts, and the ids of the texts that were added, removed or changed. */
export interface DictionaryChange {
  readonly language: string
  readonly ids: readonly string[]
}

/**
 * The differences between two sites of one merchant. Two files are versions of the same file if their paths are equal
 * without the hash in the name.
 */
export interface SiteDifferences {
  /**
   * `names`: files differ only in their own names, or in the names and hashes of other files that they mention.
   * `packing`: only the compressed forms of the same files differ.
   */
  readonly kind: 'identical' | 'names' | 'packing' | 'changed' | 'new' | 'gone'
  /** The documents that differ, with the parts that differ. `sw.js` and the web manifest count as documents. */
  readonly documents: readonly { readonly file: string; readonly parts: readonly string[] }[]
  /**
   * The changed files of the compile, by path without hash: scripts and other files in `chunks`, style sheets in
   * `styles`.
   */
  readonly chunks: readonly string[]
  readonly styles: readonly string[]
  readonly texts: readonly DictionaryChange[]
  readonly brand: readonly string[]
  readonly headers: boolean
  /** The flags that were switched on, and those that were switched off. */
  readonly flagsOn: readonly string[]
  readonly flagsOff: readonly string[]
  /** The number of files that differ only in their own name, or in the names and hashes that they mention. */
  readonly renamed: number
  /** Files of the compile that are only in the new site, or only in the old one. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

const noDifferences: Omit<SiteDifferences, 'kind'> = {
  ...{ documents: [], chunks: [], styles: [], texts: [], brand: [], added: [], removed: [] },
  ...{ flagsOn: [], flagsOff: [], headers: false, renamed: 0 },
}

/** Compares the old site of a merchant with the new site. The old or the new site may be missing. */
export function compareSites(before: ComparableSite | undefined, now: ComparableSite | undefined): SiteDifferences {
  if (before === undefined || now === undefined)
    return { kind: before === undefined ? 'new' : 'gone', ...noDifferences }
  const all = [...new Set([...before.files.keys(), ...now.files.keys()])].sort()
  const same = (file: string, by: 'hash' | 'said') => before.files.get(file)?.[by] === now.files.get(file)?.[by]
  const isSamePath = (file: string) => before.files.get(file)?.path === now.files.get(file)?.path
  const differing = all.filter((file) => !same(file, 'said'))
  const touched = all.filter((file) => !same(file, 'hash') || !isSamePath(file))
  const flagsOn = now.record.flags.filter((flag) => !before.record.flags.includes(flag))
  const flagsOff = before.record.flags.filter((flag) => !now.record.flags.includes(flag))
  if (touched.length === 0) return { kind: 'identical', ...noDifferences }
  if (differing.length === 0) {
    const kind = touched.every((file) => file.endsWith('.br')) ? 'packing' : 'names'
    return { kind, ...noDifferences, renamed: touched.length }
  }
  const own = differing.filter((file) => !file.endsWith('.br'))
  const inAssets = own.filter((file) => file.startsWith('assets/') && !file.startsWith('assets/integrity.'))
  const documents = own.filter((file) => /^[\w.]+\.(?:html|js|webmanifest)$/.test(file) && !file.startsWith('_'))
  const dictionaries = own.filter((file) => file.startsWith('i18n/'))
  return {
    kind: 'changed',
    documents: documents.map((file) => ({
      file,
      parts: file.endsWith('.html') ? findChangedParts(before.textOf(file), now.textOf(file)) : [],
    })),
    chunks: inAssets.filter((file) => !file.endsWith('.css')),
    styles: inAssets.filter((file) => file.endsWith('.css')),
    texts: dictionaries.map((file) => ({
      language: /^i18n\/([^.]+)\./.exec(file)?.[1] ?? '',
      ids: findChangedIds(before, now, file),
    })),
    brand: own.filter((file) => file.startsWith('brand/')),
    headers: own.includes('_headers'),
    ...{ flagsOn, flagsOff },
    renamed: touched.filter((file) => !differing.includes(file) && !file.endsWith('.br')).length,
    added: inAssets.filter((file) => !before.files.has(file)),
    removed: inAssets.filter((file) => !now.files.has(file)),
  }
}

function findChangedIds(before: ComparableSite, now: ComparableSite, file: string): string[] {
  const read = (side: ComparableSite) =>
    side.files.has(file) ? (JSON.parse(side.textOf(file)) as Record<string, unknown>) : {}
  const [was, is] = [read(before), read(now)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((id) => JSON.stringify(was[id]) !== JSON.stringify(is[id]))
    .sort()
}

/**
 * The parts of `theme.jsonc` that the stamp writes outside of the style block: the mode and the layout choices, and
 * the colour of the browser's bars.
 */
const lookMarkup =
  /(?<=<html\b[^>]*?) data-(?:mode|header|tiles|bar|rails|density)="[^"]*"|<meta name="theme-color"[^>]*>/g

/**
 * Returns the parts of a document that differ: `look` (from the theme), `styles` (from the compile), `scripts`,
 * `data` (JSON for the scripts), `policy` (the content security policy), and `markup` for everything else.
 */
function findChangedParts(was: string, is: string): string[] {
  const split = (html: string): Record<string, string> => {
    const parts: Record<string, string> = { look: '', styles: '', scripts: '', data: '' }
    const rest = html.replaceAll(
      /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g,
      (_, tag: string, attributes: string, body: string) => {
        const ofScript = /json/.test(attributes) ? 'data' : 'scripts'
        const part = /\bid="theme"/.test(attributes) ? 'look' : tag === 'style' ? 'styles' : ofScript
        parts[part] += `${attributes}${body}\n`
        return ''
      },
    )
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i
    const markup = rest.replaceAll(lookMarkup, (said) => ((parts['look'] += said), '')).replace(policy, '')
    return { ...parts, policy: policy.exec(rest)?.[0] ?? '', markup }
  }
  const [one, other] = [split(was), split(is)]
  return Object.keys(one).filter((part) => one[part] !== other[part])
}
