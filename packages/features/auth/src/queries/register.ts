import type { ValueOf } from '@lobby/api'
import { register as registerOperation } from '@lobby/api/operations/account'
import { moduleIdByCall } from '@lobby/merchant'
import type { RunEnvironment } from '@lobby/platform/environment'
import type { RegistrationField } from '@lobby/platform/validation'
import { encryptRequest, type EncryptionContext } from './encryptRequest.ts'

export interface Registration {
  /** The normalised values. A field that the form does not ask for is sent empty. */
  readonly values: { readonly [Name in RegistrationField]?: string | undefined }
  readonly countryDialingCode: string
  readonly captchaId: string
  /** The host name of the site. */
  readonly hostname: string
  readonly environment: RunEnvironment
  /** The age in years that the player has confirmed (AUTH-090). */
  readonly confirmedAge: 18 | 21
  /** The proof of a third party, for a verified number or an account there. */
  readonly firebase?: { readonly channel: 'sms' | 'google' | 'facebook'; readonly idToken: string } | undefined
}

/** Returns the payload with the specification's field names (AUTH-043 to AUTH-048). */
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
    // The third party has verified this code, so the platform does not get it.
    verificationCode: firebase ? '' : verificationCode,
    confirmedAge,
    ...(captcha !== '' && { captchaId }),
    ...(firebase && { firebaseChannel: firebase.channel, firebaseIdToken: firebase.idToken }),
  } as const
}

/**
 * Registers a member, and signs them in (CALL-008).
 * @param idempotencyKey - keep it until a final response: the same key never creates a second account
 * @throws ApiError `refused` with the platform's code; `data.field` names the field
 */
export async function register(
  registration: Registration,
  idempotencyKey: string,
  context: EncryptionContext,
): Promise<ValueOf<'register'>> {
  const { body, headers } = await encryptRequest(registrationPayload(registration), context)
  return context.api.call(registerOperation, {
    query: { moduleId: moduleIdByCall.register },
    body,
    headers,
    idempotencyKey,
  })
}
