import { flagCodes, type FlagCode, type Layout, type PublicMerchant } from '@lobby/merchant'
import { flagTable } from '@lobby/merchant/flags'
import type { SuggestedColours } from '@lobby/merchant/theme'

/** What a new folder says, before it is written. */
export interface Brand {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly trialCode: string
  /** The first one is that of this machine. */
  readonly hosts: readonly string[]
  /** Who answers for the folder; empty if nobody was named. */
  readonly owner: string
  readonly year: number
  readonly theme: SuggestedColours
  readonly accent?: string | undefined
  readonly gradient?: string | undefined
  readonly flags: readonly FlagCode[]
  readonly base: Base
  /** Both codes were said, as the platform gave them. */
  readonly hasCodes: boolean
  /** Whose key it has until it gets its own; null if it has. */
  readonly borrowedKey: string | null
}

/** What a new folder takes over from another one. */
export interface Base extends Pick<PublicMerchant, 'languages' | 'countries' | 'timeZone' | 'currency' | 'minimumAge'> {
  /** The folder; null for the product's own first values. */
  readonly from: string | null
  /** The country that languages, time zone, currency and age follow from, by its code; null if nobody said one. */
  readonly country: string | null
  readonly market: string | null
  readonly licence: string | Readonly<Record<string, string>>
  readonly fonts: unknown
  readonly radius: string
  readonly layout: Partial<Layout>
  readonly cdn: Pick<PublicMerchant, 'apiBase' | 'images' | 'gameOrigins' | 'serviceOrigins'>
}

/** A value on one line, with room to breathe. */
function json(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(json).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).flatMap(([key, item]) =>
    item === undefined ? [] : [`${JSON.stringify(key)}: ${json(item)}`],
  )
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

const schema = (name: string) => `"$schema": "../../packages/merchant/schema/${name}.schema.json"`

/** The keys of a file, a line each; a remark stands over its key. */
const file = (
  name: string,
  lines: readonly (readonly [key: string, value: unknown, remark?: string | undefined] | null)[],
): string => {
  const written = lines.filter((line) => line !== null)
  const body = written.map(
    ([key, value, remark], index) =>
      `${remark === undefined ? '' : `  // ${remark}\n`}  "${key}": ${json(value)}${index < written.length - 1 ? ',' : ''}`,
  )
  return `{\n  ${schema(name)},\n${body.join('\n')}\n}\n`
}

/** What a remark begins with over a value that nobody said: the doctor tells it until it is gone (LM064). */
const open = (what: string) => `To be set: ${what}`

/** Whether nobody said which country the players live in: what follows from it is only an example. */
const isCountryOpen = ({ from, country }: Base) => from === null && country === null

function merchantFile({ name, code, trialCode, hosts, year, base, hasCodes, borrowedKey }: Brand): string {
  const ofPlatform = `the public key of this merchant's platform, in that file; now it is ${borrowedKey}.`
  const ofCountry = (what: string) => (isCountryOpen(base) ? open(what) : undefined)
  return file('merchant', [
    ['code', code, hasCodes ? undefined : open('both codes, as the platform gave them.')],
    ['trialCode', trialCode, 'Trial accounts alone; the same tenant.'],
    ['name', name],
    ['hosts', hosts, hosts.length > 1 ? undefined : open('the domains that players come by.')],
    ['languages', base.languages, ofCountry('the languages of the players, and which is the first.')],
    ['timeZone', base.timeZone, ofCountry('the time zone of the players.')],
    ['currency', base.currency, ofCountry('the currency of the players.')],
    ['minimumAge', base.minimumAge, ofCountry('the age that the law of the country asks for, 18 or 21.')],
    ['copyright', `© ${year} ${name}`],
    ['licence', { text: base.licence }, open('the licence of this brand, with its number and seal.')],
    ['encryptionKey', 'encryption-key.pem', borrowedKey === null ? undefined : open(ofPlatform)],
    base.countries === undefined ? null : ['countries', base.countries],
    base.market === null ? null : ['market', base.market, 'Whose rules of playing responsibly hold.'],
  ])
}

const groups = { auth: 'Getting in', member: "The member's own", agent: 'Agents', shell: 'Around the site' } as const

function flagsFile(flags: readonly FlagCode[]): string {
  const parts = Object.entries(groups).map(([group, title]) => {
    const own = flagCodes.filter((flag) => flags.includes(flag) && flagTable[flag].group === group)
    return own.length === 0 ? '' : `\n  // ${title}\n${own.map((flag) => `  "${flag}": true`).join(',\n')}`
  })
  const body = parts.filter((part) => part !== '').join(',\n')
  return `{\n  ${schema('flags')},\n  // A flag that is not written is off; docs/onboarding.md says what each one shows.${body === '' ? '' : `\n${body}`}\n}\n`
}

function themeFile({ theme, accent, gradient, base }: Brand): string {
  const { brand, page } = theme.colours
  const remark = 'The one action and the ground; every other colour is derived from these.'
  return file('theme', [
    ['mode', theme.mode],
    ['colours', { brand, page, accent, gradient }, remark],
    base.fonts === undefined ? null : ['fonts', base.fonts],
    ['radius', base.radius],
    ['layout', base.layout],
  ])
}

const cdnFile = ({ images, ...hosts }: Base['cdn']): string =>
  file('cdn', [
    ['apiBase', hosts.apiBase],
    ['images', images, open('the hosts of pictures, games and service.')],
    ['gameOrigins', hosts.gameOrigins],
    ['serviceOrigins', hosts.serviceOrigins],
  ])

/** In a row of a table a bar would end its cell. */
const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')

function readme(brand: Brand, pictures: string): string {
  const { id, name, owner, hosts, code, trialCode, theme, base, borrowedKey } = brand
  const source = base.from === null ? "the product's own first values" : `the folder of \`${base.from}\``
  return `# ${name}

| | |
|---|---|
| owner | ${owner === '' ? open('who answers for this folder.') : cell(owner)} |
| domains | ${hosts.join(', ')} |
| codes | \`${code}\`, for trial accounts \`${trialCode}\` |
| theme | ${theme.mode}, from the brand colour \`${theme.colours.brand}\` |
| pictures | ${pictures} |
| all else | from ${source} |

## Before the first player

- \`merchant.jsonc\`: both codes as the platform gave them, the real domains, ${isCountryOpen(base) ? 'languages, time zone, currency and age, ' : ''}the licence with its number and seal, the market.
- \`encryption-key.pem\`: ${borrowedKey === null ? "the public key of this merchant's platform, as it was given." : `now ${borrowedKey}. Put the public key of this merchant's platform there: with another one nobody can sign in.`}
- \`cdn.jsonc\`: the hosts of pictures, games and service.
- \`flags.jsonc\`: what the site offers.

\`npm run merchant -- doctor ${id}\` says what is wrong, \`npm run merchant -- preview ${id}\` shows it on a phone.
`
}

/** The texts of a new folder, by path. Pictures and the key are not among them. */
export function brandFiles(brand: Brand, pictures: string): ReadonlyMap<string, string> {
  return new Map([
    ['merchant.jsonc', merchantFile(brand)],
    ['flags.jsonc', flagsFile(brand.flags)],
    ['theme.jsonc', themeFile(brand)],
    ['cdn.jsonc', cdnFile(brand.base.cdn)],
    ...brand.base.languages.offered.map((language) => [`messages/${language}.json`, '{}\n'] as const),
    ['README.md', readme(brand, pictures)],
  ])
}
