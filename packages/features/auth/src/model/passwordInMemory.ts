/** How long after the sign-in the password still counts as known (C18). */
const life = 15 * 60_000

interface Known {
  readonly user: string
  /** What was typed as the name: the name, or the mobile number. */
  readonly login: string
  readonly password: string | null
  readonly until: number
  readonly temporary: boolean
}

let kept: Known | null = null

const knownOf = (user: string): Known | null => (kept?.user === user ? kept : null)

/**
 * What this page knows from the sign-in, in its memory alone: neither stored nor sent anywhere by itself. With the password, changing it
 * does not ask for the old one (specification part 1, section 2; C18). Whether it is a temporary one is the change-password flag of the
 * in-memory state (AUTH-140).
 */
export const passwordInMemory = {
  /** After a sign-in. @param temporary - a mail has brought the password, and it is to be changed */
  keep: (user: string, password: string, now: number, { login = user, temporary = false } = {}): void => {
    kept = { user, login, password, until: now + life, temporary }
  },
  /** After a change: as long as the one before it would have counted, or anew where none did. */
  replace: (user: string, password: string, now: number): void => {
    const before = knownOf(user)
    const until = before && before.password !== null && now < before.until ? before.until : now + life
    kept = { user, login: before?.login ?? user, password, until, temporary: false }
  },
  /** The password of a member, null once it is too old or somebody else's. */
  of: (user: string, now: number): string | null => {
    const known = knownOf(user)
    if (!known || known.password === null) return null
    if (now < known.until) return known.password
    kept = { ...known, password: null }
    return null
  },
  /** What a member has signed in as on this page, for example a mobile number. */
  loginOf: (user: string): string => knownOf(user)?.login ?? user,
  /** Whether a member came in with a temporary password, and has not changed it yet. */
  isTemporary: (user: string): boolean => knownOf(user)?.temporary ?? false,
  /** It was wrong after all: it is to be typed. */
  drop: (): void => {
    kept &&= { ...kept, password: null }
  },
  forget: (): void => {
    kept = null
  },
}
