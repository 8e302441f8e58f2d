import type { PublicMerchant } from '@lobby/merchant'

/**
 * Whether the page may run here: a merchant's site runs on its merchant's hosts alone, whatever a mixed-up server delivers.
 *
 * @param hostname `location.hostname`
 */
export function hostAllowed(merchant: Pick<PublicMerchant, 'hosts'>, hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  return merchant.hosts.some((allowed) => allowed.toLowerCase() === host)
}
