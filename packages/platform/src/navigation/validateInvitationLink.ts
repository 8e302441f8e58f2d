import type { PublicMerchant } from '@lobby/merchant'
import { parseAllowedUrl } from './parseAllowedUrl.ts'

/**
 * Returns an invitation link, or null if the link does not lead to this merchant's site. Friends of the player type a
 * password at the linked site, so a link to another site would be dangerous. Loopback hosts may use http and any port.
 *
 * @param page The web origin of this page.
 */
export function validateInvitationLink(
  link: string,
  { hosts }: Pick<PublicMerchant, 'hosts'>,
  page = location.origin,
): string | null {
  const serviceOrigins = [page, ...hosts.flatMap((host) => [`https://${host}`, `http://${host}:*`])]
  return parseAllowedUrl('service', link, { gameOrigins: [], serviceOrigins }, page) && link
}
