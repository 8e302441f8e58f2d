import type { RegistrationField } from './fields.ts'
import type { AskedField } from './registrationFields.ts'

const vouchedFields: Readonly<Record<'sms' | 'social', readonly RegistrationField[]>> = {
  sms: ['verificationCode'],
  social: ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode'],
}

/**
 * Removes the fields that a third party has already verified: the SMS code, or everything that a sign-in with a social
 * account covers.
 */
export const withoutVouched = (fields: readonly AskedField[], by: 'sms' | 'social'): readonly AskedField[] =>
  fields.filter(({ name }) => !vouchedFields[by].includes(name))
