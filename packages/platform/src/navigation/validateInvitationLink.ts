import type { PublicMerchant } from '@lobby/merchant'
import { checkUrl } from './checkUrl.ts'

/**
 * Returns the link of an invitation, or null if it does not lead to this merchant's site. Players share it in their own
 * name and their friends type a password there, so a link to another site would be dangerous. Loopback hosts may use
 * http and any port.
 *
 * @param page The origin of this page.
 */
export function validateInvitationLink(
  link: string,
  { hosts }: Pick<PublicMerchant, 'hosts'>,
  page = location.origin,
): string | null {
  const serviceOrigins = [page, ...hosts.flatMap((host) => [`https://${host}`, `http://${host}:*`])]
  return checkUrl('service', link, { gameOrigins: [], serviceOrigins }, page) && link
}
