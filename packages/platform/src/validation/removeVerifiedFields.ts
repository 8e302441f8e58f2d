import type { RegistrationFieldName } from './fields.ts'
import type { RegistrationFormField } from './getRegistrationFields.ts'

const vouchedFields: Readonly<Record<'sms' | 'social', readonly RegistrationFieldName[]>> = {
  sms: ['verificationCode'],
  social: ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode'],
}

/**
 * Removes the fields that a third party has already verified: the SMS code (`sms`), or the fields that a sign-in with a
 * social account replaces (`social`).
 */
export const removeVerifiedFields = (
  fields: readonly RegistrationFormField[],
  by: 'sms' | 'social',
): readonly RegistrationFormField[] => fields.filter(({ name }) => !vouchedFields[by].includes(name))
