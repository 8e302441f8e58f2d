import { isTrial, parseMemberType } from '../session/index.ts'

/**
 * Returns whether the site shows links to the withdrawal page to a member (C41): not to a trial account, and not if the
 * platform forbids it. The platform still validates every withdrawal itself.
 *
 * @param type The member type of the session.
 * @param info The member as the platform describes them; undefined until that is loaded.
 */
export function isWithdrawalAllowed(type: unknown, info: { readonly withdrawAllowed?: boolean } | undefined): boolean {
  return !isTrial(parseMemberType(type)) && info?.withdrawAllowed !== false
}
