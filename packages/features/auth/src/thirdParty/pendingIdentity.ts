import type { SocialIdentity } from './ThirdParty.ts'

/** Longer than this a token does not count. */
const life = 55 * 60_000

let pending: { readonly identity: SocialIdentity; readonly until: number } | null = null

/** Whom a third party has named and the platform does not know yet, on the way from sign-in to registration: in memory alone. */
export const pendingIdentity = {
  keep: (identity: SocialIdentity, now: number): void => {
    pending = { identity, until: now + life }
  },
  look: (now: number): SocialIdentity | null => (pending && pending.until > now ? pending.identity : null),
  forget: (): void => {
    pending = null
  },
}
