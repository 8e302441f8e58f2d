import type { RegistrationField, VerifyMessage } from '@lobby/platform/validation'
import { Refused } from './refused.ts'

type Code = Refused['code']

const codes: { readonly [Name in RegistrationField]?: Code } = {
  username: 'account.username.invalid',
  password: 'account.password.invalid',
  paymentPassword: 'account.password.invalid',
  confirmPassword: 'account.confirmation.mismatch',
  email: 'account.email.invalid',
  mobileNum: 'account.mobile.invalid',
  nickname: 'account.name.invalid',
  payeeName: 'account.name.invalid',
  captcha: 'login.captcha.wrong',
  verificationCode: 'sms.code.wrong',
  affiliateCode: 'affiliate.unknown',
  recommenderId: 'affiliate.link.invalid',
}

/** The refusal of a field that does not pass the shared verification. */
export function refusalOf(field: RegistrationField, kind: VerifyMessage['kind']): Refused {
  const missing = field === 'captcha' ? 'login.captcha.required' : 'account.field.missing'
  return new Refused(kind === 'required' ? missing : (codes[field] ?? 'account.field.invalid'), { field })
}
