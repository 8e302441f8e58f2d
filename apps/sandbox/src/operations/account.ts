import { Refused } from '../domain/refused.ts'
import type { Handler } from './call.ts'

const notYet = () => {
  throw new Refused('unavailable', 'system.unavailable')
}

/** Operations of the tag `account`. */
export const accountOperations = {
  register: notYet,
  registerSettings: notYet,
  registerValidation: notYet,
  verification: notYet,
  sendSmsCode: notYet,
  sendResetCode: notYet,
  affiliateCheck: notYet,
  changePassword: notYet,
  forgotPassword: notYet,
  setPasswordByPhone: notYet,
  countryList: notYet,
  userAgreement: notYet,
  registerAnnouncements: notYet,
} satisfies Readonly<Record<string, Handler<never>>>
