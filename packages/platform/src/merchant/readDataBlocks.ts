import type { PublicMerchant, SiteInfo } from '@lobby/merchant'

/**
 * Reads the merchant from the data block `#merchant`, which the stamp wrote into the document.
 *
 * @throws An error with instructions if the data block is missing or invalid.
 */
export function readMerchantDataBlock(document: Pick<Document, 'getElementById'>): PublicMerchant {
  return readBlock<PublicMerchant>(document, 'merchant', ['id', 'code', 'hosts', 'languages', 'flags', 'images'])
}

/**
 * Reads the build, languages and dictionaries of this site from the data block `#site`, which the stamp wrote into the
 * document.
 *
 * @throws An error with instructions if the data block is missing or invalid.
 */
export function readSiteDataBlock(document: Pick<Document, 'getElementById'>): SiteInfo {
  return readBlock<SiteInfo>(document, 'site', ['build', 'languages', 'dictionaries', 'early'])
}

function readBlock<T>(document: Pick<Document, 'getElementById'>, id: string, keys: readonly (keyof T & string)[]): T {
  const text = document.getElementById(id)?.textContent
  if (!text) throw new Error(`There is no data block #${id}. Serve a stamped site with npm start.`)
  const block = parse(text)
  const missing = block && keys.filter((key) => !Object.hasOwn(block, key))
  if (!missing || missing.length > 0) {
    const problem = missing ? `lacks ${missing.join(', ')}` : 'is not a JSON object'
    throw new Error(`Data block #${id} ${problem}. Page and script are from different builds. Stamp the site again.`)
  }
  return block as T
}

function parse(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
