import type { Session } from '@lobby/platform/session'
import type { HomeAnnouncements } from '../queries/home.ts'

export type PopupPage = HomeAnnouncements['popup'][number]

/**
 * Returns the pages of the announcement popup for the player (specification part 1, section 4; C34 in decision 001).
 * Guests get the pages of execution B. Members get the pages of execution A, or of F at their first sign-in.
 * @param wasMember - true if a session has ended since the page load. The player then gets no pages, because guest
 *   pages invite to register, and this player already has an account.
 */
export function selectPopupPages(
  popups: readonly PopupPage[],
  session: Pick<Session, 'firstTimeLogin'> | null,
  wasMember: boolean,
): readonly PopupPage[] {
  const of = (execution: PopupPage['execution']) => popups.filter((popup) => popup.execution === execution)
  if (session === null) return wasMember ? [] : of('B')
  return of(session.firstTimeLogin ? 'F' : 'A')
}
