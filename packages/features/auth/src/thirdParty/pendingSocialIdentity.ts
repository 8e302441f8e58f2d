import type { SocialIdentity } from './ThirdPartySignIn.ts'

/** The maximum age of an id token that the site sends to the platform. */
const TOKEN_LIFETIME_MS = 55 * 60_000

let pending: { readonly identity: SocialIdentity; readonly until: number } | null = null

/**
 * Stores a third-party identity that the platform does not know yet, so that the player can register with it after the
 * sign-in. The identity stays in memory only.
 */
export const pendingSocialIdentity = {
  keep: (identity: SocialIdentity, now: number): void => {
    pending = { identity, until: now + TOKEN_LIFETIME_MS }
  },
  look: (now: number): SocialIdentity | null => (pending && pending.until > now ? pending.identity : null),
  forget: (): void => {
    pending = null
  },
}
