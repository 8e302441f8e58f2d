import type { RegistrationField } from './fields.ts'
import type { FormField } from './getRegistrationFields.ts'

const vouchedFields: Readonly<Record<'sms' | 'social', readonly RegistrationField[]>> = {
  sms: ['verificationCode'],
  social: ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode'],
}

/**
 * Removes the fields that a third party has already verified: the SMS code (`sms`), or the fields that a sign-in with a
 * social account replaces (`social`).
 */
export const removeVerifiedFields = (fields: readonly FormField[], by: 'sms' | 'social'): readonly FormField[] =>
  fields.filter(({ name }) => !vouchedFields[by].includes(name))
