/** The accounts that a player can sign in with; which of them a merchant offers is said by its flags. */
export type SocialProvider = 'google' | 'facebook'

/** Whom a third party has named. Its token is a secret of this visit: it stays in memory. */
export interface SocialIdentity {
  readonly provider: SocialProvider
  readonly idToken: string
  readonly email: string | null
}

/** What a third-party sign-in can do, whoever it is. Everything it throws is a `ThirdPartyProblem`. */
export interface ThirdParty {
  /** Lets the player sign in there, in a window of its own; to be called at a press, or a browser blocks the window. */
  signIn(provider: SocialProvider, languageTag: string): Promise<SocialIdentity>
  /**
   * Has a code sent by SMS.
   * @param phone - with plus and dialling code
   * @returns the ticket that the code belongs to
   */
  sendCode(phone: string, languageTag: string): Promise<string>
  /** Verifies a code; a right one, asked for again, gives the same id token. */
  verifyCode(ticket: string, code: string): Promise<string>
}

/** What it is loaded for: windows bring more along than codes. */
export type ThirdPartyUse = 'windows' | 'codes'

export type ThirdPartyProblemKind = 'closed' | 'blocked' | 'network' | 'code' | 'limit' | 'unsupported' | 'refused'

/** Why a third-party sign-in did not happen. */
export class ThirdPartyProblem extends Error {
  override readonly name = 'ThirdPartyProblem'
  readonly kind: ThirdPartyProblemKind

  constructor(kind: ThirdPartyProblemKind, cause: unknown) {
    super(`Third-party sign-in: ${kind}`, { cause })
    this.kind = kind
  }
}
