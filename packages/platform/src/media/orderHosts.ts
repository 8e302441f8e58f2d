import type { PublicMerchant } from '@lobby/merchant'

/**
 * The image hosts of one visit, in the order in which they are tried: one of the listed, chosen at random, then the other listed, and the
 * fallback last (specification part 2, section 7).
 *
 * @param random From 0 to 1, as `Math.random`.
 */
export function orderHosts({ hosts, fallback }: PublicMerchant['images'], random: () => number): readonly string[] {
  const first = Math.min(Math.floor(random() * hosts.length), hosts.length - 1)
  const listed = hosts.length > 0 ? [...hosts.slice(first), ...hosts.slice(0, first)] : []
  return [...new Set([...listed, fallback])]
}
