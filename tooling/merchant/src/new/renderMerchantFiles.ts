import { flagCodes, type FlagCode, type ThemeLayout, type PublicMerchant } from '@lobby/merchant'
import { FLAG_TABLE } from '@lobby/merchant/flags'
import type { SuggestedColours } from '@lobby/merchant/theme'

/** The content of a new merchant folder before the folder is written. */
export interface NewMerchant {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly trialCode: string
  /** The hosts of the site. The first host is the one under which this machine serves the site. */
  readonly hosts: readonly string[]
  /** The person responsible for the folder. Empty if nobody was named. */
  readonly owner: string
  readonly year: number
  readonly theme: SuggestedColours
  readonly accent?: string | undefined
  readonly gradient?: string | undefined
  readonly flags: readonly FlagCode[]
  readonly base: InheritedBaseValues
  /** True if both merchant codes were given, because the platform assigned them. */
  readonly hasCodes: boolean
  /**
   * The owner of the encryption key that the new folder uses until it gets its own key. Null if the folder has its own
   * key.
   */
  readonly borrowedKey: string | null
}

/** The values that a new folder takes over from another folder. */
export interface InheritedBaseValues extends Pick<
  PublicMerchant,
  'languages' | 'countries' | 'timeZone' | 'currency' | 'minimumAge'
> {
  /** The id of the merchant folder whose values are copied. Null if the values are the product's defaults. */
  readonly from: string | null
  /** The code of the country that determines languages, time zone, currency and age. Null if nobody gave one. */
  readonly country: string | null
  readonly market: string | null
  readonly licence: string | Readonly<Record<string, string>>
  readonly fonts: unknown
  readonly radius: string
  readonly layout: Partial<ThemeLayout>
  readonly cdn: Pick<PublicMerchant, 'apiBase' | 'images' | 'gameOrigins' | 'serviceOrigins'>
}

/** Formats a value as JSON on one line, with spaces. */
function formatJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatJson).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).flatMap(([key, item]) =>
    item === undefined ? [] : [`${JSON.stringify(key)}: ${formatJson(item)}`],
  )
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

const schema = (name: string) => `"$schema": "../../packages/merchant/schema/${name}.schema.json"`

/** Formats a settings file with one key on each line. A comment is written on the line above its key. */
const formatFile = (
  name: string,
  lines: readonly (readonly [key: string, value: unknown, remark?: string | undefined] | null)[],
): string => {
  const written = lines.filter((line) => line !== null)
  const body = written.map(
    ([key, value, remark], index) =>
      `${remark === undefined ? '' : `  // ${remark}\n`}  "${key}": ` +
      `${formatJson(value)}${index < written.length - 1 ? ',' : ''}`,
  )
  return `{\n  ${schema(name)},\n${body.join('\n')}\n}\n`
}

/**
 * Returns the comment above a value that nobody gave. The doctor warns of this comment (LM064) until a person removes
 * it.
 */
const toBeSet = (what: string) => `To be set: ${what}`

/**
 * Returns whether nobody gave the country of the players. Then the values that depend on the country are only examples.
 */
const isCountryOpen = ({ from, country }: InheritedBaseValues) => from === null && country === null

function merchantFile({ name, code, trialCode, hosts, year, base, hasCodes, borrowedKey }: NewMerchant): string {
  const ofPlatform = `the public key of this merchant's platform, in that file; the current key is ${borrowedKey}.`
  const ofCountry = (what: string) => (isCountryOpen(base) ? toBeSet(what) : undefined)
  return formatFile('merchant', [
    ['code', code, hasCodes ? undefined : toBeSet('both codes, as the platform assigned them.')],
    ['trialCode', trialCode, 'Only for trial accounts of the same tenant.'],
    ['name', name],
    ['hosts', hosts, hosts.length > 1 ? undefined : toBeSet('the domains that players open.')],
    ['languages', base.languages, ofCountry('the languages of the players, and the default one.')],
    ['timeZone', base.timeZone, ofCountry('the time zone of the players.')],
    ['currency', base.currency, ofCountry('the currency of the players.')],
    ['minimumAge', base.minimumAge, ofCountry('the age that the law of the country requires, 18 or 21.')],
    ['copyright', `© ${year} ${name}`],
    ['licence', { text: base.licence }, toBeSet('the licence of this brand, with its number and seal.')],
    ['encryptionKey', 'encryption-key.pem', borrowedKey === null ? undefined : toBeSet(ofPlatform)],
    base.countries === undefined ? null : ['countries', base.countries],
    base.market === null ? null : ['market', base.market, 'The responsible-gaming rules of this market apply.'],
  ])
}

const groups = {
  auth: 'Sign-in and registration',
  member: 'Members',
  agent: 'Agents',
  shell: 'Header and frame',
} as const

function flagsFile(flags: readonly FlagCode[]): string {
  const parts = Object.entries(groups).map(([group, title]) => {
    const own = flagCodes.filter((flag) => flags.includes(flag) && FLAG_TABLE[flag].group === group)
    return own.length === 0 ? '' : `\n  // ${title}\n${own.map((flag) => `  "${flag}": true`).join(',\n')}`
  })
  const body = parts.filter((part) => part !== '').join(',\n')
  return (
    `{\n  ${schema('flags')},\n  // A flag that is not listed is off; docs/onboarding.md describes each ` +
    `one.${body === '' ? '' : `\n${body}`}\n}\n`
  )
}

function themeFile({ theme, accent, gradient, base }: NewMerchant): string {
  const { brand, page } = theme.colours
  const remark = 'The main action and the page; every other colour is derived from these.'
  return formatFile('theme', [
    ['mode', theme.mode],
    ['colours', { brand, page, accent, gradient }, remark],
    base.fonts === undefined ? null : ['fonts', base.fonts],
    ['radius', base.radius],
    ['layout', base.layout],
  ])
}

const cdnFile = ({ images, ...hosts }: InheritedBaseValues['cdn']): string =>
  formatFile('cdn', [
    ['apiBase', hosts.apiBase],
    ['images', images, toBeSet('the hosts of pictures, games and customer service.')],
    ['gameOrigins', hosts.gameOrigins],
    ['serviceOrigins', hosts.serviceOrigins],
  ])

/** Escapes a text for a cell of a Markdown table. */
const escapeCell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')

function readme(brand: NewMerchant, pictures: string): string {
  const { id, name, owner, hosts, code, trialCode, theme, base, borrowedKey } = brand
  const source = base.from === null ? "the product's default values" : `the folder of \`${base.from}\``
  return `# ${name}

For people who work on this merchant folder: who is responsible for it, and what to do before the first player.

| | |
|---|---|
| owner | ${owner === '' ? toBeSet('who is responsible for this folder.') : escapeCell(owner)} |
| domains | ${hosts.join(', ')} |
| codes | \`${code}\`, for trial accounts \`${trialCode}\` |
| theme | ${theme.mode}, from the brand colour \`${theme.colours.brand}\` |
| pictures | ${pictures} |
| everything else | from ${source} |

## Before the first player

- \`merchant.jsonc\`: both codes as the platform assigned them, the real domains, ${isCountryOpen(base) ? 'languages, time zone, currency and age, ' : ''}the licence with its number and seal, the market.
- \`encryption-key.pem\`: ${borrowedKey === null ? "the public key of this merchant's platform, as it was given." : `currently ${borrowedKey}. Replace it with the public key of this merchant's platform: with any other key nobody can sign in.`}
- \`cdn.jsonc\`: the hosts of pictures, games and customer service.
- \`flags.jsonc\`: the features that the site offers.

\`npm run merchant -- doctor ${id}\` lists mistakes, \`npm run merchant -- preview ${id}\` shows the site on a phone.
`
}

/** Returns the text files of a new folder, by path, without the pictures and the key. */
export function renderMerchantFiles(brand: NewMerchant, pictures: string): ReadonlyMap<string, string> {
  return new Map([
    ['merchant.jsonc', merchantFile(brand)],
    ['flags.jsonc', flagsFile(brand.flags)],
    ['theme.jsonc', themeFile(brand)],
    ['cdn.jsonc', cdnFile(brand.base.cdn)],
    ...brand.base.languages.offered.map((language) => [`messages/${language}.json`, '{}\n'] as const),
    ['README.md', readme(brand, pictures)],
  ])
}
