import type { Session } from '@lobby/platform/session'

/** What a member is called: the nickname, else the account (specification part 2, section 2.3); what was signed in with, until that is known. */
export function nameOf(session: Pick<Session, 'userName'>, info: { readonly nickname: string | null; readonly account: string } | undefined): string {
  return info?.nickname || info?.account || session.userName
}
