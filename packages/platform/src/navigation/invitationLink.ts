import type { PublicMerchant } from '@lobby/merchant'
import { checkUrl } from './checkUrl.ts'

/**
 * The link of an invitation, or null when it leads anywhere but to this merchant's site: a player hands it on in their own name, and their
 * friends type a password there. Hosts of this machine may go without https and with a port.
 *
 * @param page The origin of this page.
 */
export function invitationLink(
  link: string,
  { hosts }: Pick<PublicMerchant, 'hosts'>,
  page = location.origin,
): string | null {
  const serviceOrigins = [page, ...hosts.flatMap((host) => [`https://${host}`, `http://${host}:*`])]
  return checkUrl('service', link, { gameOrigins: [], serviceOrigins }, page) && link
}
