// Imports single modules and not the whole package, because loading the whole package takes most of a command's start
// time.
import { formatSpellingSuggestion, findNearestWords } from '@lobby/merchant/did-you-mean'
import { escapeControlCharacters } from '@lobby/merchant/escape-controls'
import { listMerchantIds } from '@lobby/merchant/merchant-ids'

/**
 * Returns the merchant id in a command-line argument. A shell may complete the id to the path `merchants/acme/`, which
 * means `acme`.
 */
export const parseMerchantId = (said: string): string =>
  said.replace(/^(?:.*\/)?merchants\/([^/]+)\/?$/, '$1').replace(/^([^/]+)\/$/, '$1')

/** Limits how many ids a message lists. */
const MAX_LISTED_IDS = 8

/**
 * Returns a hint that suggests the id that may be meant and lists the existing merchants. If there are many, the hint
 * lists only the ids with similar spelling.
 */
export function suggestMerchantIds(id: string, all: readonly string[]): string {
  const listed =
    all.length <= MAX_LISTED_IDS
      ? `The merchants are: ${all.join(', ') || 'none'}`
      : `There are ${all.length} merchants, among them: ${findNearestWords(id, all, MAX_LISTED_IDS).join(', ')}`
  return escapeControlCharacters(`${formatSpellingSuggestion(id, all)} ${listed}.`)
}

/** Returns the error message for an unknown merchant, with the existing merchants. */
export const describeUnknownMerchant = (id: string, all: readonly string[]): string =>
  `There is no merchant "${id}".${suggestMerchantIds(id, all)}`

/**
 * Returns the id of an existing merchant.
 * @param root The folder of all merchants.
 * @param said The argument of the command line, unchanged.
 * @param usage The verb and its arguments, for the message: `show <id>`.
 * @throws Error that names the existing merchants.
 */
export function resolveMerchantId(root: string, said: string | undefined, usage: string): string {
  const all = listMerchantIds(root)
  if (said === undefined)
    throw new Error(`Name a merchant: npm run merchant -- ${usage}. The merchants are: ${all.join(', ') || 'none'}.`)
  const id = parseMerchantId(said)
  if (!all.includes(id)) throw new Error(describeUnknownMerchant(id, all))
  return id
}
