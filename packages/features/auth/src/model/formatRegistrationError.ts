import type { MessageId, TranslateText } from '@lobby/i18n'
import {
  MAX_FIELD_LENGTHS,
  type RegistrationFieldName,
  type ValidationRule,
  type InvalidFieldReason,
} from '@lobby/platform/validation'

type Kind = InvalidFieldReason['kind']
type Texts = { readonly [Name in RegistrationFieldName]?: MessageId }

const missing: Texts = {
  mobileNum: 'mobile.number.missing',
  verificationCode: 'mobile.code.missing',
  captcha: 'register.captcha.in_vwrite_code',
}
const wrongForm: Texts = {
  username: 'register.format.username',
  password: 'register.format.password',
  idNumber: 'register.format.idNumber',
  email: 'register.format.email',
  mobileNum: 'mobile.number.format',
  verificationCode: 'mobile.code.format',
  paymentPassword: 'register.format.digits',
  captcha: 'register.format.digits',
  qqNum: 'register.format.digits',
  whatsapp: 'register.format.digits',
  zalo: 'register.format.digits',
}
const wrongLength: Texts = {
  mobileNum: 'mobile.number.length',
  verificationCode: 'mobile.code.format',
  idNumber: 'register.format.idNumber',
  email: 'register.format.email',
}
const tooLong: Texts = { ...wrongLength, mobileNum: 'mobile.number.long' }

/** Returns the error text for an invalid registration field, in the current language. */
export function formatRegistrationError(
  t: TranslateText,
  name: RegistrationFieldName,
  kind: Kind,
  { minLength, maxLength }: ValidationRule,
): string {
  const limits = { min: minLength ?? 1, max: maxLength ?? MAX_FIELD_LENGTHS[name] }
  if (kind === 'required') return t(missing[name] ?? 'register.required')
  if (kind === 'mismatch') return t('register.in_confirmation_correct')
  const own = (kind === 'format' ? wrongForm : kind === 'long' ? tooLong : wrongLength)[name]
  if (own) return t(own, limits)
  if (kind === 'format') return t('register.format')
  if (minLength === undefined) return t('register.length.most', limits)
  return maxLength === undefined ? t('register.length.least', limits) : t('register.length', limits)
}
