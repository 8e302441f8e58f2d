import type { Session } from '@lobby/platform/session'

type Named = Pick<Session, 'userName'>

/** Returns a member's account name. Until the member info has loaded, returns the name used for the sign-in. */
export const getAccountName = (session: Named, info: { readonly account: string } | undefined): string =>
  info?.account || session.userName

/** Returns a member's display name: the nickname, or else the account name (specification part 2, section 2.3). */
export const getMemberName = (
  session: Named,
  info: { readonly nickname: string | null; readonly account: string } | undefined,
): string => info?.nickname || getAccountName(session, info)
