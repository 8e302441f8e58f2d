import type { PublicMerchant } from '@lobby/merchant'

/**
 * Returns the image hosts of one visit in the order in which the site tries them. The first host is one of the
 * merchant's hosts, chosen at random. The merchant's other hosts follow. The fallback host is last (specification part
 * 2, section 7).
 *
 * @param random Returns a number from 0 to 1, like `Math.random`.
 */
export function sortImageHosts({ hosts, fallback }: PublicMerchant['images'], random: () => number): readonly string[] {
  const first = Math.min(Math.floor(random() * hosts.length), hosts.length - 1)
  const listed = hosts.length > 0 ? [...hosts.slice(first), ...hosts.slice(0, first)] : []
  return [...new Set([...listed, fallback])]
}
