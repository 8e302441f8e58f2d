import { ApiError } from '@lobby/api'
import { getLanguageTag, useLanguage } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import { useStorage } from '@lobby/platform/storage'
import { requestSmsVerificationCode, type SmsCodeCaptcha } from '../queries/smsCode.ts'
import { ThirdPartySignInError, type ThirdPartySignInErrorKind } from './ThirdPartySignIn.ts'
import { useThirdPartySignInLoader } from './useThirdPartySignInLoader.ts'

/**
 * The storage entry of the last code that a third party sent on this visit: the recipient, and the id for verifying the
 * code.
 */
interface CodeTicket {
  readonly to: string
  readonly id: string
}

/** Returns the stored ticket, or null if the value is malformed. */
function readTicket(value: unknown): CodeTicket | null {
  if (typeof value !== 'object' || value === null) return null
  const { to, id } = value as { readonly to?: unknown; readonly id?: unknown }
  return typeof to === 'string' && typeof id === 'string' ? { to, id } : null
}

/** A mobile number without its dialling code, and the dialling code. Both consist of digits. */
export interface SmsCodeMobileNumber {
  readonly mobileNo: string
  readonly countryDialingCode: string
}

export interface SmsCodeService {
  /**
   * Sends an SMS code: through the third party if the merchant has configured one, otherwise through the platform
   * (AUTH-218).
   * @param captcha - the typed captcha, if the platform requires one
   * @returns the validity of the code in minutes, if the platform sends it
   * @throws ApiError
   */
  readonly send: (to: SmsCodeMobileNumber, captcha?: SmsCodeCaptcha) => Promise<number | undefined>
  /**
   * Verifies an SMS code that a third party sent (AUTH-219).
   * @returns the third party's id token; null if the platform sent the code and will verify it
   * @throws ApiError with the code `sms.code.wrong` and the field `verificationCode` if the code is wrong
   */
  readonly verify: (to: SmsCodeMobileNumber, code: string) => Promise<string | null>
}

/**
 * Sends and verifies the SMS codes of sign-in and registration. If the third party's service fails to load, the
 * platform sends the codes.
 */
export function useSmsCodeService(): SmsCodeService {
  const api = useApi()
  const storage = useStorage()
  const load = useThirdPartySignInLoader()
  const { language } = useLanguage()
  const { firebase } = useMerchant()
  const phoneOf = ({ mobileNo, countryDialingCode }: SmsCodeMobileNumber) => `+${countryDialingCode}${mobileNo}`
  const service = async () => (firebase ? load(firebase, 'codes') : null)

  return {
    send: async (to, captcha) => {
      const thirdParty = await service()
      if (!thirdParty) {
        storage.remove('codeTicket')
        return requestSmsVerificationCode(api, to, captcha)
      }
      const id = await withApiErrors('sendSmsCode', thirdParty.sendCode(phoneOf(to), getLanguageTag(language)))
      storage.set('codeTicket', { to: phoneOf(to), id })
      return undefined
    },
    verify: async (to, code) => {
      const ticket = readTicket(storage.get('codeTicket'))
      if (ticket?.to !== phoneOf(to)) return null
      const thirdParty = await service()
      if (!thirdParty) throw new ApiError('network', { operation: 'verification' })
      return withApiErrors('verification', thirdParty.verifyCode(ticket.id, code))
    },
  }
}

async function withApiErrors<T>(operation: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof ThirdPartySignInError ? asApiError(error.kind, operation, error) : error
  }
}

/**
 * Converts the problem of a third party to the error that a platform call would have. Forms then handle both in the
 * same way.
 */
function asApiError(kind: ThirdPartySignInErrorKind, operation: string, cause: unknown): ApiError {
  if (kind === 'network') return new ApiError('network', { operation, cause })
  if (kind === 'limit') return new ApiError('status', { operation, status: 429, cause })
  if (kind !== 'code') return new ApiError('refused', { operation, cause })
  return new ApiError('refused', { operation, code: 'sms.code.wrong', data: { field: 'verificationCode' }, cause })
}
