import {
  countries,
  getCountryName,
  findCountry,
  listMerchantIds,
  getTextRuleMistake,
  FILE_SCHEMAS,
} from '@lobby/merchant/reader'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readRawSetting } from '../reference/readRawMerchantSettings.ts'
import { suggestMerchantIds } from '../merchantId.ts'

/**
 * The values that a new folder cannot use, because other folders have them: all ids, and the owner of each merchant
 * code and host. Codes and hosts are in lower case.
 */
export type TakenMerchantValues = ReturnType<typeof readTakenMerchantValues>

/** Reads the ids, codes and hosts of all folders. @param root The folder of all merchants. */
export function readTakenMerchantValues(root: string) {
  const owners = new Map<string, string>()
  const ids = listMerchantIds(root)
  for (const id of ids) {
    const values = ['code', 'trialCode', 'hosts'].flatMap((key) => readRawSetting(root, id, 'merchant.jsonc', [key]))
    for (const value of values) if (typeof value === 'string') owners.set(value.toLowerCase(), id)
  }
  return { ids, owners }
}

/**
 * Returns an id for a name, for example `casa-de-agua` for `Casa de Água`. The id is valid in the name of a folder and
 * of a host. Empty if no letter is usable.
 */
export const createMerchantIdFromName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 24)
    .replace(/-+$/, '')

const { brand: colourRule } = FILE_SCHEMAS.theme.shape.colours.shape

/** Returns the mistake that a rule of the schema finds in a value. */
const findMistake = (rule: typeof colourRule, value: string) =>
  getTextRuleMistake(rule.safeParse(value).error?.issues[0])

/**
 * Converts a colour from any notation to the form `#e4002b`. It accepts `E4002B`, `#e40`, `red`, `rgb(228 0 43)`.
 * Returns a text that is not a colour unchanged.
 */
export const normaliseColour = (text: string): string =>
  (findMistake(colourRule, text)?.correction ?? text).toLowerCase()

/** Validates a value with the rule of the schema for the key to which the value is written. */
function validateByRule(rule: typeof colourRule, value: string): string | null {
  const mistake = findMistake(rule, value)
  return mistake === undefined ? null : `it ${mistake.message}. ${mistake.cure}`
}

/**
 * Validates each option of `merchant new`. Each check returns null for a valid value. Otherwise the check returns an
 * explanation. The command prints the name of the option and a colon before the explanation.
 */
export const newMerchantOptionChecks = {
  id(id: string, root: string): string | null {
    const slug = createMerchantIdFromName(id)
    const free = slug === '' ? 'acme' : existsSync(join(root, slug)) ? `${slug}-2` : slug
    if (!/^[a-z][a-z0-9-]{0,31}$/.test(id))
      return (
        `it cannot be an id. Use small letters, digits and "-", beginning with a letter, at most 32. For ` +
        `example: ${free}`
      )
    return existsSync(join(root, id)) ? `the merchant "${id}" already exists. Use another id: ${id}-2` : null
  },
  name(name: string): string | null {
    if (name === '') return 'it cannot be empty, because players see it.'
    return name.length > 40 ? `it has ${name.length} letters, but only 40 are allowed.` : null
  },
  country(said: string): string | null {
    if (findCountry(said) !== null) return null
    return (
      'it is not one of the known countries ' +
      `(${countries.map(({ code }) => `${getCountryName(code)} ${code}`).join(', ')}). Without a country, set ` +
      'languages, currency, time zone and age in merchant.jsonc.'
    )
  },
  colour: (said: string): string | null => validateByRule(colourRule, normaliseColour(said)),
  mode: (said: string): string | null =>
    ['dark', 'light'].includes(said) ? null : 'it is not a mode. Write dark or light.',
  from: (id: string, { ids }: TakenMerchantValues): string | null =>
    ids.includes(id) ? null : `this merchant does not exist.${suggestMerchantIds(id, ids)}`,
  host: (host: string, { owners }: TakenMerchantValues): string | null =>
    validateByRule(FILE_SCHEMAS.merchant.shape.hosts.element, host) ?? ownerProblem(host, owners),
  code: (code: string, { owners }: TakenMerchantValues): string | null =>
    validateByRule(FILE_SCHEMAS.merchant.shape.code, code) ?? ownerProblem(code, owners),
}

function ownerProblem(value: string, owners: ReadonlyMap<string, string>): string | null {
  const owner = owners.get(value.toLowerCase())
  return owner === undefined ? null : `it already belongs to the merchant "${owner}".`
}
