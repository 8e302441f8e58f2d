import type { Session } from '@lobby/platform/session'
import type { HomeAnnouncements } from '../queries/home.ts'

export type Popup = HomeAnnouncements['popup'][number]

/**
 * Returns the pages of the announcement popup for the player (specification part 1, section 4; C34): execution B for
 * guests, A for members, and F instead for members at their first sign-in.
 * @param wasMember - true when a session has ended on this page. Guest pages ask to register, and this guest already
 *   has an account.
 */
export function selectPopups(
  popups: readonly Popup[],
  session: Pick<Session, 'firstTimeLogin'> | null,
  wasMember: boolean,
): readonly Popup[] {
  const of = (execution: Popup['execution']) => popups.filter((popup) => popup.execution === execution)
  if (session === null) return wasMember ? [] : of('B')
  return of(session.firstTimeLogin ? 'F' : 'A')
}
