/** How long the password counts as known after the sign-in (C18). */
const PASSWORD_LIFETIME_MS = 15 * 60_000

interface Known {
  readonly user: string
  /** The name that the member typed: the username or the mobile number. */
  readonly login: string
  readonly password: string | null
  readonly until: number
  readonly temporary: boolean
}

let kept: Known | null = null

const findKnown = (user: string): Known | null => (kept?.user === user ? kept : null)

/**
 * Remembers the password of the sign-in in this page's memory only: it is never stored, and sent only when the member
 * changes the password. That form then does not ask for the old one (specification part 1, section 2; C18).
 * `temporary` is the change-password flag of the in-memory state (AUTH-140).
 */
export const passwordInMemory = {
  /**
   * Remembers the password of a sign-in.
   * @param temporary - the password came by mail, and the member must change it
   */
  keep: (user: string, password: string, now: number, { login = user, temporary = false } = {}): void => {
    kept = { user, login, password, until: now + PASSWORD_LIFETIME_MS, temporary }
  },
  /**
   * Remembers a new password after a change. It expires when the old one would have; if none was known, its lifetime
   * starts now.
   */
  replace: (user: string, password: string, now: number): void => {
    const before = findKnown(user)
    const until = before && before.password !== null && now < before.until ? before.until : now + PASSWORD_LIFETIME_MS
    kept = { user, login: before?.login ?? user, password, until, temporary: false }
  },
  /** Returns a member's password, or null if it has expired or belongs to another member. */
  of: (user: string, now: number): string | null => {
    const known = findKnown(user)
    if (!known || known.password === null) return null
    if (now < known.until) return known.password
    kept = { ...known, password: null }
    return null
  },
  /** Returns the name that a member signed in with on this page, for example a mobile number. */
  loginOf: (user: string): string => findKnown(user)?.login ?? user,
  /** Returns true if a member signed in with a temporary password and has not changed it yet. */
  isTemporary: (user: string): boolean => findKnown(user)?.temporary ?? false,
  /** Forgets a password that the platform rejected. The member then types it. */
  drop: (): void => {
    kept &&= { ...kept, password: null }
  },
  forget: (): void => {
    kept = null
  },
}
