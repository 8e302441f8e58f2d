/** How long after the sign-in the password still counts as known (C18). */
const life = 15 * 60_000

let kept: { readonly user: string; readonly password: string; readonly until: number } | null = null

/**
 * The password of this sign-in, in this page's memory alone: neither stored nor sent anywhere by itself. With it, changing the password
 * does not ask for the old one (specification part 1, section 2; C18).
 */
export const passwordInMemory = {
  keep: (user: string, password: string, now: number): void => {
    kept = { user, password, until: now + life }
  },
  /** The password of a member, null once it is too old or somebody else's. */
  of: (user: string, now: number): string | null => {
    if (kept && (kept.user !== user || now >= kept.until)) kept = null
    return kept?.password ?? null
  },
  forget: (): void => {
    kept = null
  },
}
