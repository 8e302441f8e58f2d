import { ApiError } from '@lobby/api'
import { tagOf, useLanguage } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import { useStorage } from '@lobby/platform/storage'
import { askForCode, type CodeCaptcha } from '../queries/smsCode.ts'
import { ThirdPartyProblem, type ThirdPartyProblemKind } from './ThirdParty.ts'
import { useThirdParty } from './useThirdParty.ts'

/** The last code that a third party has sent, for this visit: its number, and what the code is verified with. */
interface CodeTicket {
  readonly to: string
  readonly id: string
}

/** A stored ticket; null for anything else. */
function readTicket(value: unknown): CodeTicket | null {
  if (typeof value !== 'object' || value === null) return null
  const { to, id } = value as { readonly to?: unknown; readonly id?: unknown }
  return typeof to === 'string' && typeof id === 'string' ? { to, id } : null
}

/** A mobile number: digits, without and with its dialling code. */
export interface CodeNumber {
  readonly mobileNo: string
  readonly countryDialingCode: string
}

export interface CodeService {
  /**
   * Has a code sent: by the third party where the merchant has one, else by the platform's call (AUTH-218).
   * @param captcha - where the platform asked for one
   * @returns minutes that it is good for, where that is said
   * @throws ApiError
   */
  readonly send: (to: CodeNumber, captcha?: CodeCaptcha) => Promise<number | undefined>
  /**
   * Verifies a code where it was sent (AUTH-219).
   * @returns the third party's id token; null where the platform sent the code, and looks at it itself
   * @throws ApiError `sms.code.wrong` about the field `verificationCode`
   */
  readonly prove: (to: CodeNumber, code: string) => Promise<string | null>
}

/** Codes by SMS for sign-in and registration, whoever sends them. A service that does not come leaves them to the platform. */
export function useCodeService(): CodeService {
  const api = useApi()
  const storage = useStorage()
  const load = useThirdParty()
  const { language } = useLanguage()
  const { firebase } = useMerchant()
  const phoneOf = ({ mobileNo, countryDialingCode }: CodeNumber) => `+${countryDialingCode}${mobileNo}`
  const service = async () => (firebase ? load(firebase, 'codes') : null)

  return {
    send: async (to, captcha) => {
      const third = await service()
      if (!third) {
        storage.remove('codeTicket')
        return askForCode(api, to, captcha)
      }
      const id = await telling('sendSmsCode', third.sendCode(phoneOf(to), tagOf(language)))
      storage.set('codeTicket', { to: phoneOf(to), id })
      return undefined
    },
    prove: async (to, code) => {
      const ticket = readTicket(storage.get('codeTicket'))
      if (ticket?.to !== phoneOf(to)) return null
      const third = await service()
      if (!third) throw new ApiError('network', { operation: 'verification' })
      return telling('verification', third.verifyCode(ticket.id, code))
    },
  }
}

async function telling<T>(operation: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof ThirdPartyProblem ? asApiError(error.kind, operation, error) : error
  }
}

/** The same kinds of failure as the platform's own calls have, so that a form tells them alike. */
function asApiError(kind: ThirdPartyProblemKind, operation: string, cause: unknown): ApiError {
  if (kind === 'network') return new ApiError('network', { operation, cause })
  if (kind === 'limit') return new ApiError('status', { operation, status: 429, cause })
  if (kind !== 'code') return new ApiError('refused', { operation, cause })
  return new ApiError('refused', { operation, code: 'sms.code.wrong', data: { field: 'verificationCode' }, cause })
}
