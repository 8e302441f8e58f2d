import type { MessageId, TextValues } from '@lobby/i18n'
import { longest, type Rule, type VerifyMessage } from '@lobby/platform/validation'

type Field = 'mobileNum' | 'verificationCode' | 'password'
type Texts = Readonly<Record<'missing' | 'length' | 'format', MessageId>>

const texts: Readonly<Record<Field, Texts>> = {
  mobileNum: { missing: 'mobile.number.missing', length: 'mobile.number.length', format: 'mobile.number.format' },
  verificationCode: { missing: 'mobile.code.missing', length: 'mobile.code.format', format: 'mobile.code.format' },
  password: { missing: 'account.newPassword.missing', length: 'account.newPassword.length', format: 'account.newPassword.format' },
}

/** What is said of a field of a new password that does not pass: the text's id and the rule's limits. */
export function passwordProblem(field: Field, kind: VerifyMessage['kind'], { minLength, maxLength }: Rule): [MessageId, TextValues] {
  const { missing, length, format } = texts[field]
  const id = kind === 'required' ? missing : kind === 'length' ? length : format
  return [id, { min: minLength ?? 1, max: maxLength ?? longest[field] }]
}
