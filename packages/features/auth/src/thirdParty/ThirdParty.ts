/** The providers of third-party accounts. The merchant's flags say which of them it offers. */
export type SocialProvider = 'google' | 'facebook'

/** The identity that a third party returned. Its token is a secret of this visit: keep it in memory only. */
export interface SocialIdentity {
  readonly provider: SocialProvider
  readonly idToken: string
  readonly email: string | null
}

/** A third-party sign-in, independent of the vendor. All methods throw `ThirdPartyProblem`. */
export interface ThirdParty {
  /** Opens the third party's sign-in window. Call it directly in a press handler, or the browser blocks the window. */
  signIn(provider: SocialProvider, languageTag: string): Promise<SocialIdentity>
  /**
   * Sends a code by SMS.
   * @param phone - with plus and dialling code
   * @returns the ticket that the code belongs to
   */
  sendCode(phone: string, languageTag: string): Promise<string>
  /** Verifies a code and returns the id token. Verifying a right code again returns the same token. */
  verifyCode(ticket: string, code: string): Promise<string>
}

/** The uses of the service. `windows` needs more of the SDK than `codes`. */
export type ThirdPartyUse = 'windows' | 'codes'

export type ThirdPartyProblemKind = 'closed' | 'blocked' | 'network' | 'code' | 'limit' | 'unsupported' | 'refused'

/** Why a third-party sign-in failed. */
export class ThirdPartyProblem extends Error {
  override readonly name = 'ThirdPartyProblem'
  readonly kind: ThirdPartyProblemKind

  constructor(kind: ThirdPartyProblemKind, cause: unknown) {
    super(`Third-party sign-in: ${kind}`, { cause })
    this.kind = kind
  }
}
