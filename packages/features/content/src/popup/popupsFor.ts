import type { Session } from '@lobby/platform/session'
import type { HomeAnnouncements } from '../queries/home.ts'

export type Popup = HomeAnnouncements['popup'][number]

/**
 * The pages of the announcement popup that are for whoever looks (specification part 1, section 4; C34): guests see those of execution B,
 * members those of A, and at their first sign-in those of F before them.
 */
export function popupsFor(popups: readonly Popup[], session: Pick<Session, 'firstTimeLogin'> | null): readonly Popup[] {
  const of = (execution: Popup['execution']) => popups.filter((popup) => popup.execution === execution)
  if (session === null) return of('B')
  return session.firstTimeLogin ? [...of('F'), ...of('A')] : of('A')
}
