/** The third parties whose accounts players can use. The merchant's flags decide which ones the site offers. */
export type SocialProvider = 'google' | 'facebook'

/** The identity that a third party has confirmed. Keep the identity in memory only, because its token is a secret. */
export interface SocialIdentity {
  readonly provider: SocialProvider
  readonly idToken: string
  readonly email: string | null
}

/** The interface of a third-party sign-in, independent of its vendor. All methods throw `ThirdPartySignInError`. */
export interface ThirdPartySignIn {
  /**
   * Opens the third party's sign-in window. Call it directly in a press handler; otherwise the browser blocks the
   * window.
   */
  signIn(provider: SocialProvider, languageTag: string): Promise<SocialIdentity>
  /**
   * Sends an SMS code.
   * @param phone - the number with a plus sign and the dialling code
   * @returns the ticket, which identifies the code for `verifyCode`
   */
  sendCode(phone: string, languageTag: string): Promise<string>
  /** Verifies an SMS code and returns the id token. Another call with the same correct code returns the same token. */
  verifyCode(ticket: string, code: string): Promise<string>
}

/** The part of the SDK to load: `windows` for sign-in windows, or `codes` for SMS codes, which is smaller. */
export type ThirdPartySignInUse = 'windows' | 'codes'

export type ThirdPartySignInErrorKind = 'closed' | 'blocked' | 'network' | 'code' | 'limit' | 'unsupported' | 'refused'

/** The error of a failed third-party sign-in. */
export class ThirdPartySignInError extends Error {
  override readonly name = 'ThirdPartySignInError'
  readonly kind: ThirdPartySignInErrorKind

  constructor(kind: ThirdPartySignInErrorKind, cause: unknown) {
    super(`Third-party sign-in: ${kind}`, { cause })
    this.kind = kind
  }
}
