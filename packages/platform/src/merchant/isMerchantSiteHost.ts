import type { PublicMerchant } from '@lobby/merchant'

/**
 * Returns whether the page may run on this host. A merchant's site runs only on that merchant's hosts, because a
 * misconfigured server may deliver it on another host.
 *
 * @param hostname `location.hostname`
 */
export function isMerchantSiteHost(merchant: Pick<PublicMerchant, 'hosts'>, hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  return merchant.hosts.some((allowed) => allowed.toLowerCase() === host)
}
