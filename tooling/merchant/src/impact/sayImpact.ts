import type { SiteChange } from './compareSites.ts'
import type { Screen, Touched } from './screensOf.ts'

/** What a change is to one merchant. */
export interface MerchantImpact extends SiteChange {
  readonly id: string
  readonly touched: Touched
}

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
const short = (words: readonly string[], most = 6): string =>
  words.length > most ? list([...words.slice(0, most), `${words.length - most} more`]) : list(words)

/** Where a merchant's players meet it, in a few words. */
function whereOf({
  touched,
  documents,
  texts,
  brand,
  headers,
  flagsOn,
  flagsOff,
  styles,
  chunks,
}: MerchantImpact): string {
  const areas = [...new Set(touched.screens.map(({ area }) => area))]
  const screens =
    areas.length === 0
      ? []
      : areas.length > 3
        ? [`${touched.screens.length} screens and parts of ${areas.length} areas`]
        : [`the ${list(areas)} screens`]
  const ofCode =
    touched.reach === 'every'
      ? ['every screen']
      : touched.reach === 'all but home'
        ? ['every screen but home']
        : screens
  const said = [
    ...ofCode,
    ...(documents.some(({ parts }) => parts.includes('look')) ? ['the look'] : []),
    ...(ofCode.length === 0 && styles.length + chunks.length > 0 ? ['files of no screen'] : []),
    ...(texts.length > 0 ? ['the texts'] : []),
    ...(brand.length > 0 ? ['the brand files'] : []),
    ...(flagsOn.length + flagsOff.length > 0 ? ['the flags'] : []),
    ...(headers ? ['the headers'] : []),
  ]
  return said.length > 0 ? list(said) : documents.length > 0 ? 'the documents' : 'build.json alone'
}

const isAre = (count: number) => (count === 1 ? 'is' : 'are')

/** One line: how many of those that were there and stay change, who where, who comes or goes, and who stays byte for byte what they were. */
export function headline(impacts: readonly MerchantImpact[]): string {
  const of = (kind: SiteChange['kind']) => impacts.filter((impact) => impact.kind === kind).map(({ id }) => id)
  const changed = impacts.filter(({ kind }) => kind === 'changed')
  const places = Map.groupBy(changed, whereOf)
  const rest = [
    [of('new'), 'new'],
    [of('gone'), 'gone'],
    [of('names'), 'the same but for names of files and hashes'],
    [of('packing'), 'the same, compressed otherwise'],
    [of('identical'), 'byte-identical'],
  ] as const
  const said = [
    ...[...places].map(([where, who]) => `${short(who.map(({ id }) => id))} in ${where}`),
    // Of who comes or goes nothing more is said below.
    ...rest
      .filter(([ids]) => ids.length > 0)
      .map(([ids, what]) => `${['new', 'gone'].includes(what) ? list(ids) : short(ids)} ${isAre(ids.length)} ${what}`),
  ]
  const count = changed.length
  const stay = impacts.length - of('new').length - of('gone').length
  return `${count === 0 ? 'None' : count} of ${stay} merchants ${count === 1 ? 'changes' : 'change'}; ${said.join('; ')}`
}

const screensText = (screens: readonly Screen[]): string =>
  [...Map.groupBy(screens, ({ area }) => area)]
    .map(
      ([area, all]) =>
        `${area}: ${short(
          all.map(({ name }) => name),
          12,
        )}`,
    )
    .join('; ')

/** A merchant's changes, a line a kind. */
export function detail(impact: MerchantImpact): string[] {
  const {
    id,
    kind,
    documents,
    touched,
    chunks,
    styles,
    texts,
    brand,
    headers,
    flagsOn,
    flagsOff,
    renamed,
    added,
    removed,
  } = impact
  if (kind !== 'changed') return []
  const marked = (files: readonly string[]) =>
    files.map((file) => (added.includes(file) ? `${file} (new)` : removed.includes(file) ? `${file} (gone)` : file))
  const flags = [...new Set(touched.screens.flatMap((screen) => screen.flags))]
    .filter((flag) => !flagsOn.includes(flag))
    .sort()
  const rows: readonly (readonly [string, string])[] = [
    [
      'flags',
      [
        flagsOn.length > 0 ? `on: ${list(flagsOn)}` : '',
        flagsOff.length > 0 ? `off: ${list(flagsOff)}` : '',
        flags.length > 0 ? `their screens touched: ${list(flags)}` : '',
      ]
        .filter(Boolean)
        .join('; '),
    ],
    [
      'screens',
      [
        touched.reach === 'some'
          ? ''
          : touched.reach === 'every'
            ? 'every one: what each page loads changed'
            : 'every one but home: what is around them changed',
        screensText(touched.screens),
      ]
        .filter(Boolean)
        .join('; '),
    ],
    ['chunks', short(marked(chunks), 12)],
    ['styles', short(marked(styles), 12)],
    [
      'look',
      documents.some(({ parts }) => parts.includes('look')) ? 'colours, shape or layout, as theme.jsonc says' : '',
    ],
    [
      'documents',
      list(documents.map(({ file, parts }) => (parts.length === 0 ? file : `${file} (${parts.join(', ')})`))),
    ],
    ['texts', texts.map(({ language, ids }) => `${language}: ${short(ids, 12)}`).join('; ')],
    ['brand', short(brand, 12)],
    ['headers', headers ? 'what a host sends differs' : ''],
    ['names alone', renamed === 0 ? '' : `${renamed} files`],
  ]
  return [`\n${id}`, ...rows.filter(([, text]) => text !== '').map(([name, text]) => `  ${name.padEnd(12)} ${text}`)]
}
