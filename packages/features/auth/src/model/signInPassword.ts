/** The time in milliseconds for which the page remembers the password after the sign-in (C18 in decision 001). */
const PASSWORD_LIFETIME_MS = 15 * 60_000

interface RememberedPassword {
  readonly user: string
  /** The name that the member typed at the sign-in: the username or the mobile number. */
  readonly login: string
  readonly password: string | null
  readonly until: number
  readonly temporary: boolean
}

let remembered: RememberedPassword | null = null

const findRemembered = (user: string): RememberedPassword | null => (remembered?.user === user ? remembered : null)

/**
 * Remembers the password of the sign-in in this page's memory only, for the form that changes the password
 * (specification part 1, section 2; C18 in decision 001).
 */
export const signInPasswordInMemory = {
  /**
   * Remembers the password of a sign-in.
   * @param temporary - true if the platform sent the password by e-mail, and the member must change it
   */
  keep: (user: string, password: string, now: number, { login = user, temporary = false } = {}): void => {
    remembered = { user, login, password, until: now + PASSWORD_LIFETIME_MS, temporary }
  },
  /**
   * Remembers a new password after a change. The new password expires when the old one would have expired. If there is
   * no old one, the new password gets the full lifetime.
   */
  replace: (user: string, password: string, now: number): void => {
    const before = findRemembered(user)
    const until = before && before.password !== null && now < before.until ? before.until : now + PASSWORD_LIFETIME_MS
    remembered = { user, login: before?.login ?? user, password, until, temporary: false }
  },
  /** Returns the remembered password of a member; null if it has expired or belongs to another member. */
  of: (user: string, now: number): string | null => {
    const known = findRemembered(user)
    if (!known || known.password === null) return null
    if (now < known.until) return known.password
    remembered = { ...known, password: null }
    return null
  },
  /** Returns the name that the member typed at the sign-in, for example a mobile number; by default the username. */
  loginOf: (user: string): string => findRemembered(user)?.login ?? user,
  /** Returns true if the member has signed in with a temporary password and has not changed this password yet. */
  isTemporary: (user: string): boolean => findRemembered(user)?.temporary ?? false,
  /** Forgets a password that the platform has rejected, so that the change-password form asks for the password. */
  drop: (): void => {
    remembered &&= { ...remembered, password: null }
  },
  forget: (): void => {
    remembered = null
  },
}
