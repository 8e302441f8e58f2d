import type { Client } from '@lobby/api'
import { verification } from '@lobby/api/operations/account'
import { moduleOfCall } from '@lobby/merchant'

/**
 * Whether the digits of a captcha are right, asked before anything secret is sent (CALL-014). One that is right stays good once.
 * @throws ApiError when the platform does not answer
 */
export const isCaptchaRight = (api: Client, captchaId: string, digits: string): Promise<boolean> =>
  api.call(verification, { query: { moduleId: moduleOfCall.verification, captchaId, captcha: digits } })
