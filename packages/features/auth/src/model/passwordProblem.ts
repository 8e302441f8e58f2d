import type { MessageId, TextValues } from '@lobby/i18n'
import type { Rule, VerifyMessage } from '@lobby/platform/validation'

type Field = 'mobileNum' | 'verificationCode' | 'password'
type Texts = Readonly<Record<VerifyMessage['kind'], MessageId>>

const texts: Readonly<Record<Field, Texts>> = {
  mobileNum: { required: 'mobile.number.missing', length: 'mobile.number.length', format: 'mobile.number.format', mismatch: 'mobile.number.format' },
  verificationCode: { required: 'mobile.code.missing', length: 'mobile.code.format', format: 'mobile.code.format', mismatch: 'mobile.code.format' },
  password: {
    required: 'account.newPassword.missing',
    length: 'account.newPassword.length',
    format: 'account.newPassword.format',
    mismatch: 'account.newPassword.format',
  },
}

/** What is said of a field of a new password that does not pass: the text's id and the rule's limits. */
export const passwordProblem = (field: Field, kind: VerifyMessage['kind'], { minLength, maxLength }: Rule): [MessageId, TextValues] => [
  texts[field][kind],
  { min: minLength ?? 1, max: maxLength ?? 64 },
]
