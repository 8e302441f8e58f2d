import type { Client } from '@lobby/api'
import { sendResetCode } from '@lobby/api/operations/sendResetCode'
import { moduleOfCall, type PublicMerchant } from '@lobby/merchant'
import { defaultDialingCode } from '@lobby/platform/validation'
import { askForCode } from './smsCode.ts'

/** Whose password is forgotten. */
export interface ResetRecipient {
  /** Without its dialling code. */
  readonly mobileNum: string
  /** Digits. */
  readonly countryDialingCode: string
}

/**
 * Has the code of a forgotten password sent, by the call that the merchant's platform has for it (C14): the common one, or the one for
 * resets alone (CALL-021). A number of the default country goes by itself, any other with its dialling code (CALL-016, CALL-107).
 * @returns minutes that it is good for, where the platform says it
 */
export async function askForResetCode(api: Client, module: PublicMerchant['resetCode'], { mobileNum, countryDialingCode }: ResetRecipient): Promise<number | undefined> {
  const body = { mobileNum, ...(countryDialingCode !== defaultDialingCode && { countryDialingCode }) }
  if (module !== 'PWRESETSMS3') return askForCode(api, body)
  return (await api.call(sendResetCode, { query: { moduleId: moduleOfCall.sendResetCode }, body })).expiredMinutes
}
