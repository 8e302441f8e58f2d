import type { ResponseValueOf } from '@lobby/api'
import { register as registerOperation } from '@lobby/api/operations/account'
import { moduleIdByCall } from '@lobby/merchant'
import type { RunEnvironment } from '@lobby/platform/environment'
import type { RegistrationFieldName } from '@lobby/platform/validation'
import { encryptRequest, type RequestEncryptionContext } from './encryptRequest.ts'

export interface RegistrationData {
  /** The normalised values by field. A missing field is sent as an empty string. */
  readonly values: { readonly [Name in RegistrationFieldName]?: string | undefined }
  readonly countryDialingCode: string
  readonly captchaId: string
  /** The host name of the site. */
  readonly hostname: string
  readonly environment: RunEnvironment
  /** The minimum age in years that the player has confirmed (AUTH-090). */
  readonly confirmedAge: 18 | 21
  /** The third party's id token, which proves a verified number or a third-party account. */
  readonly firebase?: { readonly channel: 'sms' | 'google' | 'facebook'; readonly idToken: string } | undefined
}

/** Returns the payload of a registration with the field names of the specification (AUTH-043 to AUTH-048). */
function registrationPayload({
  values,
  countryDialingCode,
  captchaId,
  hostname,
  environment,
  confirmedAge,
  firebase,
}: RegistrationData) {
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
    // The third party has already verified this code, so it is not sent to the platform.
    verificationCode: firebase ? '' : verificationCode,
    confirmedAge,
    ...(captcha !== '' && { captchaId }),
    ...(firebase && { firebaseChannel: firebase.channel, firebaseIdToken: firebase.idToken }),
  } as const
}

/**
 * Registers a member and returns the new session (CALL-008).
 * @param idempotencyKey - the caller must use the same key until a final response arrives, because the platform creates
 *   one account per key
 * @throws ApiError of the kind `refused` with the platform's error code; `data.field` names the refused field
 */
export async function sendRegistration(
  registration: RegistrationData,
  idempotencyKey: string,
  context: RequestEncryptionContext,
): Promise<ResponseValueOf<'register'>> {
  const { body, headers } = await encryptRequest(registrationPayload(registration), context)
  return context.api.call(registerOperation, {
    query: { moduleId: moduleIdByCall.register },
    body,
    headers,
    idempotencyKey,
  })
}
