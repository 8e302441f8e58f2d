import type { SiteDifferences } from './compareSites.ts'
import type { CompiledScreen, AffectedScreens } from './findAffectedScreens.ts'

/** The effect of a change on one merchant. */
export interface MerchantImpact extends SiteDifferences {
  readonly id: string
  readonly touched: AffectedScreens
}

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
const listShort = (words: readonly string[], max = 6): string =>
  words.length > max ? list([...words.slice(0, max), `${words.length - max} more`]) : list(words)

const isLook = ({ documents }: MerchantImpact) => documents.some(({ parts }) => parts.includes('look'))

/** Describes in a few words where a merchant's players see the change. */
function describePlaces(impact: MerchantImpact): string {
  const { touched, documents, texts, brand, headers, flagsOn, flagsOff, styles, chunks } = impact
  const areas = [...new Set(touched.screens.map(({ area }) => area))]
  const many = areas.length > 3
  const screens = many
    ? `${touched.screens.length} screens and parts of ${areas.length} areas`
    : `the ${list(areas)} screens`
  const codePlaces = {
    every: 'every screen',
    'all but home': 'every screen but home',
    some: areas.length > 0 && screens,
  }[touched.reach]
  const said = [
    codePlaces,
    isLook(impact) && 'the look',
    codePlaces === false && styles.length + chunks.length > 0 && 'files that belong to no screen',
    texts.length > 0 && 'the texts',
    brand.length > 0 && 'the brand files',
    flagsOn.length + flagsOff.length > 0 && 'the flags',
    headers && 'the headers',
  ].filter((words) => words !== false)
  return said.length > 0 ? list(said) : documents.length > 0 ? 'the documents' : 'only build.json'
}

const isAre = (count: number) => (count === 1 ? 'is' : 'are')

/**
 * Returns a summary in one line: how many merchants change and where, which ones are new or gone, and which ones stay
 * byte-identical.
 */
export function formatImpactSummary(impacts: readonly MerchantImpact[]): string {
  const of = (kind: SiteDifferences['kind']) => impacts.filter((impact) => impact.kind === kind).map(({ id }) => id)
  const changed = impacts.filter(({ kind }) => kind === 'changed')
  const places = Map.groupBy(changed, describePlaces)
  const rest = [
    [of('new'), 'new'],
    [of('gone'), 'gone'],
    [of('names'), 'the same except for file names and hashes'],
    [of('packing'), 'the same with another compression'],
    [of('identical'), 'byte-identical'],
  ] as const
  const said = [
    ...[...places].map(([where, who]) => `${listShort(who.map(({ id }) => id))} in ${where}`),
    // The headline lists all new and removed merchants, because the report has no details of them.
    ...rest
      .filter(([ids]) => ids.length > 0)
      .map(
        ([ids, what]) => `${['new', 'gone'].includes(what) ? list(ids) : listShort(ids)} ${isAre(ids.length)} ${what}`,
      ),
  ]
  const count = changed.length
  const stay = impacts.length - of('new').length - of('gone').length
  return (
    `${count === 0 ? 'None' : count} of ${stay} merchants ${count === 1 ? 'changes' : 'change'}; ` +
    `${said.join('; ')}`
  )
}

const screensText = (screens: readonly CompiledScreen[]): string =>
  [...Map.groupBy(screens, ({ area }) => area)]
    .map(([area, all]) => [area, all.map(({ name }) => name)] as const)
    .map(([area, names]) => `${area}: ${listShort(names, 12)}`)
    .join('; ')

/** Describes a change that affects all screens. */
const reachText = {
  every: 'every one: files that each page loads changed',
  'all but home': 'every one but home: the frame around them changed',
  some: '',
} as const

/**
 * Returns the details of all changes. Merchants with the same details share one paragraph.
 */
export function formatImpactDetails(impacts: readonly MerchantImpact[]): string[] {
  const groups = Map.groupBy(
    impacts.filter(({ kind }) => kind === 'changed'),
    (impact) => formatChange(impact).join('\n'),
  )
  return [...groups].flatMap(([details, members]) => [
    `\n${listShort(
      members.map(({ id }) => id),
      12,
    )}`,
    details,
  ])
}

/** Returns the details of a merchant's changes, one line for each kind of change. */
function formatChange(impact: MerchantImpact): string[] {
  const { documents, touched, flagsOn, flagsOff, renamed, added, removed } = impact
  const marked = (files: readonly string[]) => {
    const marks = files.map((file) => (added.includes(file) ? ' (new)' : removed.includes(file) ? ' (gone)' : ''))
    return listShort(
      files.map((file, index) => `${file}${marks[index] ?? ''}`),
      12,
    )
  }
  const named = (what: string, names: readonly string[]) => (names.length > 0 ? `${what}: ${list(names)}` : '')
  const joined = (...parts: readonly string[]) => parts.filter(Boolean).join('; ')
  const flags = [...new Set(touched.screens.flatMap((screen) => screen.flags))]
    .filter((flag) => !flagsOn.includes(flag))
    .sort()
  const rows = {
    flags: joined(named('on', flagsOn), named('off', flagsOff), named('their screens touched', flags)),
    screens: joined(reachText[touched.reach], screensText(touched.screens)),
    chunks: marked(impact.chunks),
    styles: marked(impact.styles),
    look: isLook(impact) ? 'colours, shape or layout, from theme.jsonc' : '',
    documents: list(documents.map(({ file, parts }) => (parts.length === 0 ? file : `${file} (${parts.join(', ')})`))),
    texts: impact.texts.map(({ language, ids }) => `${language}: ${listShort(ids, 12)}`).join('; '),
    brand: listShort(impact.brand, 12),
    headers: impact.headers ? 'the response headers differ' : '',
    'names only': renamed === 0 ? '' : `${renamed} files`,
  }
  const said = Object.entries(rows).filter(([, text]) => text !== '')
  return said.map(([name, text]) => `  ${name.padEnd(12)} ${text}`)
}
