import type { Session } from '@lobby/platform/session'

type Named = Pick<Session, 'userName'>

/**
 * Returns a member's account name. Until the member info has loaded, returns the name that the member typed at the
 * sign-in.
 */
export const getAccountName = (session: Named, info: { readonly account: string } | undefined): string =>
  info?.account || session.userName

/**
 * Returns a member's display name: the nickname, or the account name if there is no nickname (specification part 2,
 * section 2.3).
 */
export const getMemberName = (
  session: Named,
  info: { readonly nickname: string | null; readonly account: string } | undefined,
): string => info?.nickname || getAccountName(session, info)
