import type { Session } from '@lobby/platform/session'
import type { HomeAnnouncements } from '../queries/home.ts'

export type Popup = HomeAnnouncements['popup'][number]

/**
 * Returns the pages of the announcement popup that are for the player (specification part 1, section 4; C34): guests see those of execution B,
 * members those of A, at their first sign-in those of F instead.
 *
 * @param wasMember A session has ended on this page. The pages of guests ask to register, and this guest has an account.
 */
export function popupsFor(
  popups: readonly Popup[],
  session: Pick<Session, 'firstTimeLogin'> | null,
  wasMember: boolean,
): readonly Popup[] {
  const of = (execution: Popup['execution']) => popups.filter((popup) => popup.execution === execution)
  if (session === null) return wasMember ? [] : of('B')
  return of(session.firstTimeLogin ? 'F' : 'A')
}
