import type { ValueOf } from '@lobby/api'
import { register as registerOperation } from '@lobby/api/operations/account'
import { moduleOfCall } from '@lobby/merchant'
import type { RunEnvironment } from '@lobby/platform/environment'
import type { RegistrationField } from '@lobby/platform/validation'
import { seal, type SecretContext } from './seal.ts'

export interface Registration {
  /** What was typed, normalised; a field that was not asked for is sent empty. */
  readonly values: { readonly [Name in RegistrationField]?: string | undefined }
  readonly countryDialingCode: string
  readonly captchaId: string
  /** The host name of the site. */
  readonly hostname: string
  readonly environment: RunEnvironment
  /** Years that the player has confirmed to have reached (AUTH-090). */
  readonly confirmedAge: 18 | 21
  /** Of a number that the third-party sign-in verified, or of an account there. */
  readonly firebase?: { readonly channel: 'sms' | 'google' | 'facebook'; readonly idToken: string } | undefined
}

/** The payload in the specification's words (AUTH-043 to AUTH-048). */
function registrationPayload({
  values,
  countryDialingCode,
  captchaId,
  hostname,
  environment,
  confirmedAge,
  firebase,
}: Registration) {
  const {
    username = '',
    password = '',
    confirmPassword = '',
    affiliateCode = '',
    paymentPassword = '',
    recommenderId = '',
  } = values
  const {
    nickname = '',
    payeeName = '',
    email = '',
    mobileNum = '',
    idNumber = '',
    qqNum = '',
    facebook = '',
    wechat = '',
  } = values
  const { line = '', whatsapp = '', zalo = '', captcha = '', verificationCode = '' } = values
  return {
    countryDialingCode,
    registerUrl: hostname,
    registerMethod: environment,
    username,
    password,
    confirmPassword,
    affiliateCode,
    paymentPassword,
    recommenderId,
    nickname,
    payeeName,
    email,
    mobileNum,
    idNumber,
    qqNum,
    facebook,
    wechat,
    line,
    whatsapp,
    zalo,
    captcha,
    type: 0,
    domain: hostname,
    // A code that the third party has looked at is no business of the platform's.
    verificationCode: firebase ? '' : verificationCode,
    confirmedAge,
    ...(captcha !== '' && { captchaId }),
    ...(firebase && { firebaseChannel: firebase.channel, firebaseIdToken: firebase.idToken }),
  } as const
}

/**
 * Registers a member, who is signed in by it (CALL-008).
 * @param idempotencyKey - kept until a final answer: the same key never makes a second account
 * @throws ApiError `refused` with the platform's code, and in `data.field` the field that it is about
 */
export async function register(
  registration: Registration,
  idempotencyKey: string,
  context: SecretContext,
): Promise<ValueOf<'register'>> {
  const { body, headers } = await seal(registrationPayload(registration), context)
  return context.api.call(registerOperation, {
    query: { moduleId: moduleOfCall.register },
    body,
    headers,
    idempotencyKey,
  })
}
