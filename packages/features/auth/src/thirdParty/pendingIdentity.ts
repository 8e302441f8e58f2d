import type { SocialIdentity } from './ThirdPartySignIn.ts'

/** The maximum age of a third party's id token that the site still uses. */
const TOKEN_LIFETIME_MS = 55 * 60_000

let pending: { readonly identity: SocialIdentity; readonly until: number } | null = null

/**
 * Passes a third-party identity from the sign-in to the registration if the platform does not know the identity yet.
 * The identity stays in memory only.
 */
export const pendingIdentity = {
  keep: (identity: SocialIdentity, now: number): void => {
    pending = { identity, until: now + TOKEN_LIFETIME_MS }
  },
  look: (now: number): SocialIdentity | null => (pending && pending.until > now ? pending.identity : null),
  forget: (): void => {
    pending = null
  },
}
