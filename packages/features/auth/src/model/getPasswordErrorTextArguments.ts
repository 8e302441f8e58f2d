import type { MessageId, PlaceholderValues } from '@lobby/i18n'
import { MAX_FIELD_LENGTHS, type ValidationRule, type InvalidFieldReason } from '@lobby/platform/validation'

type Field = 'mobileNum' | 'verificationCode' | 'password'
type Texts = Readonly<Record<'missing' | 'short' | 'long' | 'format', MessageId>>

const texts: Readonly<Record<Field, Texts>> = {
  mobileNum: {
    missing: 'mobile.number.missing',
    short: 'mobile.number.length',
    long: 'mobile.number.long',
    format: 'mobile.number.format',
  },
  verificationCode: {
    missing: 'mobile.code.missing',
    short: 'mobile.code.format',
    long: 'mobile.code.format',
    format: 'mobile.code.format',
  },
  password: {
    missing: 'account.newPassword.missing',
    short: 'account.newPassword.length',
    long: 'account.newPassword.length',
    format: 'account.newPassword.format',
  },
}

/** Returns the message id and the parameters of the error text for an invalid password field. */
export function getPasswordErrorTextArguments(
  field: Field,
  kind: InvalidFieldReason['kind'],
  { minLength, maxLength }: ValidationRule,
): [MessageId, PlaceholderValues] {
  const own = texts[field]
  return [
    kind === 'required' ? own.missing : kind === 'mismatch' ? own.format : own[kind],
    { min: minLength ?? 1, max: maxLength ?? MAX_FIELD_LENGTHS[field] },
  ]
}
