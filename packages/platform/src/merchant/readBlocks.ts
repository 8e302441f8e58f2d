import type { PublicMerchant, SiteInfo } from '@lobby/merchant'

/**
 * The merchant of this page, from its stamped data block `#merchant`.
 *
 * @throws Error with the cure when the block is missing or holds something else.
 */
export function readMerchant(document: Pick<Document, 'getElementById'>): PublicMerchant {
  return readBlock<PublicMerchant>(document, 'merchant', ['id', 'code', 'hosts', 'languages', 'flags', 'images'])
}

/**
 * What the stamp knows of this site, from its data block `#site`.
 *
 * @throws Error with the cure when the block is missing or holds something else.
 */
export function readSite(document: Pick<Document, 'getElementById'>): SiteInfo {
  return readBlock<SiteInfo>(document, 'site', ['build', 'languages', 'dictionaries', 'early'])
}

function readBlock<T>(document: Pick<Document, 'getElementById'>, id: string, keys: readonly (keyof T & string)[]): T {
  const text = document.getElementById(id)?.textContent
  if (!text)
    throw new Error(
      `This page has no data block #${id}. Serve a stamped site: npm start, or npm run dev -- <merchant>.`,
    )
  const block = parse(text)
  const missing = block && keys.filter((key) => !Object.hasOwn(block, key))
  if (!missing || missing.length > 0) {
    const what = missing ? `lacks ${missing.join(', ')}` : 'is not a JSON object'
    throw new Error(
      `The data block #${id} of this page ${what}. The page and its script are of different builds: stamp the site again.`,
    )
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
