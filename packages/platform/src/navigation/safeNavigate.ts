import type { PublicMerchant } from '@lobby/merchant'
import { parseAllowedUrl, type UrlPurpose } from './parseAllowedUrl.ts'

/** Returns whether the merchant's lists allow a URL, for links that the player can follow. */
export function isAllowedUrl(
  kind: UrlPurpose,
  url: unknown,
  merchant: Pick<PublicMerchant, 'gameOrigins' | 'serviceOrigins'>,
): url is string {
  return parseAllowedUrl(kind, url, merchant, location.origin) !== null
}

export interface SafeNavigateOptions {
  readonly merchant: Pick<PublicMerchant, 'gameOrigins' | 'serviceOrigins'>
  /** The web origin of this page. */
  readonly page?: string
  /** Navigates to the URL. Defaults to `location.assign`. */
  readonly assign?: (url: string) => void
}

/**
 * Navigates to a URL if the merchant's lists allow it. No other code may set `location`.
 *
 * @returns False if the URL is refused. Nothing happens then, and the caller shows an error.
 */
export function safeNavigate(
  kind: UrlPurpose,
  url: unknown,
  { merchant, page = location.origin, assign = assignLocation }: SafeNavigateOptions,
): boolean {
  const target = parseAllowedUrl(kind, url, merchant, page)
  if (target) assign(target.href)
  return target !== null
}

const assignLocation = (url: string) => location.assign(url)
