import type { RegistrationField } from './fields.ts'
import type { AskedField } from './registrationFields.ts'

const vouched: Readonly<Record<'sms' | 'social', readonly RegistrationField[]>> = {
  sms: ['verificationCode'],
  social: ['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode'],
}

/** The fields that are still asked for when a third party vouches: for a number, or for somebody with an account there. */
export const withoutVouched = (fields: readonly AskedField[], by: 'sms' | 'social'): readonly AskedField[] =>
  fields.filter(({ name }) => !vouched[by].includes(name))
