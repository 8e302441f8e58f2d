// Not from the whole reader, which takes most of the time in which a command starts.
import { didYouMean, nearestWords } from '@lobby/merchant/did-you-mean'
import { escapeControls } from '@lobby/merchant/escape-controls'
import { merchantIds } from '@lobby/merchant/merchant-ids'

/** The id in what was written: `merchants/acme/`, as a shell completes it, is `acme`. */
export const idIn = (said: string): string =>
  said.replace(/^(?:.*\/)?merchants\/([^/]+)\/?$/, '$1').replace(/^([^/]+)\/$/, '$1')

/** More names than these nobody looks through. */
const most = 8

/** The one that may be meant, and those that there are; of many, the nearest. */
export function thereAre(id: string, all: readonly string[]): string {
  const listed =
    all.length <= most
      ? `There are: ${all.join(', ') || 'none'}`
      : `There are ${all.length}, among them: ${nearestWords(id, all, most).join(', ')}`
  return escapeControls(`${didYouMean(id, all)} ${listed}.`)
}

/** That there is no such merchant, and which there are. */
export const noMerchant = (id: string, all: readonly string[]): string =>
  `There is no merchant "${id}".${thereAre(id, all)}`

/**
 * The id of a merchant that there is.
 * @param said as it was written
 * @param usage what follows the tool: `show <id>`
 * @throws a sentence that names the merchants there are
 */
export function known(root: string, said: string | undefined, usage: string): string {
  const all = merchantIds(root)
  if (said === undefined)
    throw new Error(`Say which merchant: npm run merchant -- ${usage}, one of: ${all.join(', ') || 'none'}.`)
  const id = idIn(said)
  if (!all.includes(id)) throw new Error(noMerchant(id, all))
  return id
}
