import type { PublicMerchant } from '@lobby/merchant'
import { checkUrl, type UrlKind } from './checkUrl.ts'

/** Whether a URL may be gone to, for links that the player follows. */
export function isAllowedUrl(
  kind: UrlKind,
  url: unknown,
  merchant: Pick<PublicMerchant, 'gameOrigins' | 'serviceOrigins'>,
): url is string {
  return checkUrl(kind, url, merchant, location.origin) !== null
}

export interface NavigateOptions {
  readonly merchant: Pick<PublicMerchant, 'gameOrigins' | 'serviceOrigins'>
  /** The origin of this page. */
  readonly page?: string
  /** Leaves the page; `location.assign` when not given. */
  readonly assign?: (url: string) => void
}

/**
 * Leaves the page for a URL that the merchant's lists allow. The only place that sets a location.
 *
 * @returns Whether it went; a refused URL changes nothing, and the caller says so.
 */
export function safeNavigate(
  kind: UrlKind,
  url: unknown,
  { merchant, page = location.origin, assign = go }: NavigateOptions,
): boolean {
  const target = checkUrl(kind, url, merchant, page)
  if (target) assign(target.href)
  return target !== null
}

const go = (url: string) => location.assign(url)
