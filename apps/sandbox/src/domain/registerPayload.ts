import type { AskedField, RegistrationField, Rules } from '@lobby/platform/validation'
import type { Identity } from './identity.ts'

/** `RegisterPayload` of the contract. */
export type RegisterPayload = Readonly<Record<RegistrationField, string>> & {
  readonly countryDialingCode: string
  readonly registerUrl: string
  readonly registerMethod: 'APP' | 'H5' | 'PWA' | 'WEBCLIP'
  readonly domain: string
  readonly captchaId?: string
  readonly firebaseChannel?: 'sms' | 'google' | 'facebook'
  readonly firebaseIdToken?: string
  readonly confirmedAge?: 18 | 21
  readonly merchant: string
  readonly timestamp: number
  readonly nonce: string
}

/** Normalised values of the fields that were asked for. */
export type Values = { readonly [Name in RegistrationField]?: string }

export interface Asked {
  readonly fields: readonly AskedField[]
  readonly rules: Rules
  /** Who a third party says that this is. */
  readonly identity?: Identity
}
