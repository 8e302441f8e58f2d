import { isTrial, parseMemberType } from '../session/index.ts'

/**
 * Returns whether the site shows a member links to the withdrawal page (C41 in docs/decisions/001). Returns false for a
 * trial account, and if the platform forbids withdrawals.
 *
 * @param type The member type of the session.
 * @param info The member info from the platform; undefined until it is loaded.
 */
export function isWithdrawalAllowed(type: unknown, info: { readonly withdrawAllowed?: boolean } | undefined): boolean {
  return !isTrial(parseMemberType(type)) && info?.withdrawAllowed !== false
}
