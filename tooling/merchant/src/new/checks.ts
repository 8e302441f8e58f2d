import { countries, countryName, countryNamed, merchantIds, mistakeOf, schemas } from '@lobby/merchant/reader'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rawOf } from '../reference/rawFolders.ts'
import { thereAre } from '../merchantId.ts'

/** What the other folders have that a new one cannot have too: ids, and codes and hosts in small letters with whose they are. */
export type Taken = ReturnType<typeof takenIn>

/** Reads what the other folders have. @param root the folder of the folders */
export function takenIn(root: string) {
  const owners = new Map<string, string>()
  const ids = merchantIds(root)
  for (const id of ids) {
    const values = ['code', 'trialCode', 'hosts'].flatMap((key) => rawOf(root, id, 'merchant.jsonc', [key]))
    for (const value of values) if (typeof value === 'string') owners.set(value.toLowerCase(), id)
  }
  return { ids, owners }
}

/** `Casa de Água` to `casa-de-agua`: an id that a folder and a host can have; empty where nothing of it is left. */
export const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 24)
    .replace(/-+$/, '')

const { brand: colourRule } = schemas.theme.shape.colours.shape

/** What the rule of a file finds wrong with a value. */
const mistakeIn = (rule: typeof colourRule, value: string) => mistakeOf(rule.safeParse(value).error?.issues[0])

/** A colour as the folder has it, `#e4002b`, however it was written: `E4002B`, `#e40`, `red`, `rgb(228 0 43)`. What is none stays as it is. */
export const colourOf = (text: string): string => (mistakeIn(colourRule, text)?.better ?? text).toLowerCase()

/** What is wrong with a value by the rule of the file that it goes into. */
function byRule(rule: typeof colourRule, value: string): string | null {
  const mistake = mistakeIn(rule, value)
  return mistake === undefined ? null : `it ${mistake.message}. ${mistake.cure}`
}

/** What is wrong with each thing that can be said of a new merchant, as it goes on after a colon; null if nothing is. */
export const checks = {
  id(id: string, root: string): string | null {
    const slug = idOf(id)
    const free = slug === '' ? 'acme' : existsSync(join(root, slug)) ? `${slug}-2` : slug
    if (!/^[a-z][a-z0-9-]{0,31}$/.test(id))
      return `it cannot be an id, which has small letters, digits and "-", a letter first, 32 at most. Write: ${free}`
    return existsSync(join(root, id)) ? `there is a merchant "${id}" already. Say another id: ${id}-2` : null
  },
  name(name: string): string | null {
    if (name === '') return 'players read it, so it cannot be empty.'
    return name.length > 40 ? `it has ${name.length} letters; 40 are the most.` : null
  },
  country(said: string): string | null {
    if (countryNamed(said) !== null) return null
    return `it is none of the countries that are known here (${countries.map(({ code }) => `${countryName(code)} ${code}`).join(', ')}). Without one, languages, currency, time zone and age are to be set in merchant.jsonc.`
  },
  colour: (said: string): string | null => byRule(colourRule, colourOf(said)),
  mode: (said: string): string | null =>
    ['dark', 'light'].includes(said) ? null : 'it is not a mode. Write dark or light.',
  from: (id: string, { ids }: Taken): string | null =>
    ids.includes(id) ? null : `there is no such merchant to begin from.${thereAre(id, ids)}`,
  host: (host: string, { owners }: Taken): string | null =>
    byRule(schemas.merchant.shape.hosts.element, host) ?? belongs(host, owners),
  code: (code: string, { owners }: Taken): string | null =>
    byRule(schemas.merchant.shape.code, code) ?? belongs(code, owners),
}

function belongs(value: string, owners: ReadonlyMap<string, string>): string | null {
  const owner = owners.get(value.toLowerCase())
  return owner === undefined ? null : `it belongs to the merchant "${owner}" already.`
}
