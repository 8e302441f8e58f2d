import type { Client } from '@lobby/api'
import { verification } from '@lobby/api/operations/account'
import { moduleIdByCall } from '@lobby/merchant'

/**
 * Returns true if the digits of a captcha are correct (CALL-014). Must be called before a password is sent. A verified
 * captcha stays valid for one further call.
 * @throws ApiError if the platform does not respond
 */
export const verifyCaptcha = (api: Client, captchaId: string, digits: string): Promise<boolean> =>
  api.call(verification, { query: { moduleId: moduleIdByCall.verification, captchaId, captcha: digits } })
