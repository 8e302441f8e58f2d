import type { Client } from '@lobby/api'
import { sendResetCode } from '@lobby/api/operations/sendResetCode'
import { moduleOfCall, type PublicMerchant } from '@lobby/merchant'
import { askForCode } from './smsCode.ts'

/**
 * Has the code of a forgotten password sent, by the call that the merchant's platform has for it (C14): the common one, or the one for
 * resets alone (CALL-021).
 * @returns minutes that it is good for, where the platform says it
 */
export const askForResetCode = async (api: Client, module: PublicMerchant['resetCode'], mobileNum: string): Promise<number | undefined> =>
  module === 'PWRESETSMS3'
    ? (await api.call(sendResetCode, { query: { moduleId: moduleOfCall.sendResetCode }, body: { mobileNum } })).expiredMinutes
    : askForCode(api, { mobileNum })
