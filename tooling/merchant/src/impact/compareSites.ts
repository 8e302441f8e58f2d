import type { SiteFacts } from './readSide.ts'

/** A dictionary whose texts differ, and the ids of those that came, went or say something else. */
export interface TextChange {
  readonly language: string
  readonly ids: readonly string[]
}

/** In what two sites of one merchant differ, by what the files are, not what they are called. */
export interface SiteChange {
  /** `names`: other bytes, but only for the names and hashes of files in them. `packing`: other compressed forms of the same files. */
  readonly kind: 'identical' | 'names' | 'packing' | 'changed' | 'new' | 'gone'
  /** Documents with the parts of each that differ; `sw.js` and the web manifest among them. */
  readonly documents: readonly { readonly file: string; readonly parts: readonly string[] }[]
  /** Files of the compile: scripts, styles and other files, by identity. */
  readonly chunks: readonly string[]
  readonly styles: readonly string[]
  readonly texts: readonly TextChange[]
  readonly brand: readonly string[]
  readonly headers: boolean
  /** Flags that are on now and were not, and the other way. */
  readonly flagsOn: readonly string[]
  readonly flagsOff: readonly string[]
  /** How many files have another name, or other names in them, and say the same. */
  readonly renamed: number
  /** Files of the compile that are there now alone, or were there alone. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

const nothing: Omit<SiteChange, 'kind'> = {
  ...{ documents: [], chunks: [], styles: [], texts: [], brand: [], added: [], removed: [] },
  ...{ flagsOn: [], flagsOff: [], headers: false, renamed: 0 },
}

/** Holds the site of before against the one of now; either may be missing. */
export function compareSites(before: SiteFacts | undefined, now: SiteFacts | undefined): SiteChange {
  if (before === undefined || now === undefined) return { kind: before === undefined ? 'new' : 'gone', ...nothing }
  const all = [...new Set([...before.files.keys(), ...now.files.keys()])].sort()
  const same = (file: string, by: 'hash' | 'said') => before.files.get(file)?.[by] === now.files.get(file)?.[by]
  const isSamePath = (file: string) => before.files.get(file)?.path === now.files.get(file)?.path
  const other = all.filter((file) => !same(file, 'said'))
  const touched = all.filter((file) => !same(file, 'hash') || !isSamePath(file))
  const flagsOn = now.record.flags.filter((flag) => !before.record.flags.includes(flag))
  const flagsOff = before.record.flags.filter((flag) => !now.record.flags.includes(flag))
  if (touched.length === 0) return { kind: 'identical', ...nothing }
  if (other.length === 0) {
    const kind = touched.every((file) => file.endsWith('.br')) ? 'packing' : 'names'
    return { kind, ...nothing, renamed: touched.length }
  }
  const own = other.filter((file) => !file.endsWith('.br'))
  const inAssets = own.filter((file) => file.startsWith('assets/') && !file.startsWith('assets/integrity.'))
  const documents = own.filter((file) => /^[\w.]+\.(?:html|js|webmanifest)$/.test(file) && !file.startsWith('_'))
  const dictionaries = own.filter((file) => file.startsWith('i18n/'))
  return {
    kind: 'changed',
    documents: documents.map((file) => ({
      file,
      parts: file.endsWith('.html') ? partsOf(before.textOf(file), now.textOf(file)) : [],
    })),
    chunks: inAssets.filter((file) => !file.endsWith('.css')),
    styles: inAssets.filter((file) => file.endsWith('.css')),
    texts: dictionaries.map((file) => ({
      language: /^i18n\/([^.]+)\./.exec(file)?.[1] ?? '',
      ids: idsOf(before, now, file),
    })),
    brand: own.filter((file) => file.startsWith('brand/')),
    headers: own.includes('_headers'),
    ...{ flagsOn, flagsOff },
    renamed: touched.filter((file) => !other.includes(file) && !file.endsWith('.br')).length,
    added: inAssets.filter((file) => !before.files.has(file)),
    removed: inAssets.filter((file) => !now.files.has(file)),
  }
}

function idsOf(before: SiteFacts, now: SiteFacts, file: string): string[] {
  const read = (side: SiteFacts) =>
    side.files.has(file) ? (JSON.parse(side.textOf(file)) as Record<string, unknown>) : {}
  const [was, is] = [read(before), read(now)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((id) => JSON.stringify(was[id]) !== JSON.stringify(is[id]))
    .sort()
}

/** What the stamp writes of `theme.jsonc` outside of its style: the mode and the layout choices, and the colour of the browser's bars. */
const look = /(?<=<html\b[^>]*?) data-(?:mode|header|tiles|bar|rails|density)="[^"]*"|<meta name="theme-color"[^>]*>/g

/**
 * The parts of a document that differ: `look` (what the theme says), `styles` (of the compile), `scripts`, `data` (JSON for the scripts), `policy` (what may run and be shown) and
 * `markup`, which is all else.
 */
function partsOf(was: string, is: string): string[] {
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
    const markup = rest.replaceAll(look, (said) => ((parts['look'] += said), '')).replace(policy, '')
    return { ...parts, policy: policy.exec(rest)?.[0] ?? '', markup }
  }
  const [one, other] = [split(was), split(is)]
  return Object.keys(one).filter((part) => one[part] !== other[part])
}
