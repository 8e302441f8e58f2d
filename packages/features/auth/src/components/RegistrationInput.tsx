import { useText, type MessageId } from '@lobby/i18n'
import type { RegistrationFieldName, ValidationRules } from '@lobby/platform/validation'
import { PasswordField, TextField, type TextFieldProps } from '@lobby/ui'

export interface RegistrationInputProps extends Omit<TextFieldProps, 'label' | 'name'> {
  readonly name: TextRegistrationField
  readonly rules: ValidationRules
}

/**
 * The registration fields with a plain text input. The mobile number, its SMS code and the captcha have separate
 * components.
 */
export type TextRegistrationField = Exclude<RegistrationFieldName, 'mobileNum' | 'verificationCode' | 'captcha'>

type Look = Pick<TextFieldProps, 'autoComplete' | 'inputMode' | 'maxLength' | 'type'>

const inputProps: Readonly<Record<TextRegistrationField, Look>> = {
  username: { autoComplete: 'username', maxLength: 64 },
  password: { autoComplete: 'new-password', maxLength: 1024 },
  confirmPassword: { autoComplete: 'new-password', maxLength: 1024 },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric', maxLength: 64 },
  idNumber: { autoComplete: 'off', inputMode: 'numeric', maxLength: 32 },
  qqNum: { autoComplete: 'off', inputMode: 'numeric', maxLength: 64 },
  facebook: { autoComplete: 'off', maxLength: 128 },
  wechat: { autoComplete: 'off', maxLength: 64 },
  line: { autoComplete: 'off', maxLength: 64 },
  whatsapp: { autoComplete: 'off', inputMode: 'tel', maxLength: 64 },
  zalo: { autoComplete: 'off', inputMode: 'tel', maxLength: 64 },
  email: { autoComplete: 'email', inputMode: 'email', type: 'email', maxLength: 254 },
  nickname: { autoComplete: 'nickname', maxLength: 64 },
  payeeName: { autoComplete: 'name', maxLength: 128 },
  recommenderId: { autoComplete: 'off', maxLength: 64 },
  affiliateCode: { autoComplete: 'off', maxLength: 32 },
}
const hints: { readonly [Name in TextRegistrationField]?: MessageId } = {
  username: 'register.username.hint',
  password: 'register.password.hint',
  paymentPassword: 'register.paymentPassword.hint',
  idNumber: 'register.idNumber.hint',
  payeeName: 'register.payeeName.hint',
}
const passwordFields: ReadonlySet<TextRegistrationField> = new Set(['password', 'confirmPassword', 'paymentPassword'])
const textFields: ReadonlySet<TextRegistrationField> = new Set(['nickname', 'payeeName'])

/**
 * Renders one plain registration field with its label, hint, keyboard type and autofill token. The label of an optional
 * field says that it is optional.
 */
export function RegistrationInput({ name, rules, ...input }: RegistrationInputProps) {
  const t = useText()
  const { minLength, maxLength, test } = rules[name]
  // If the platform's rule has no pattern, the hint names only the length.
  const hint = name === 'password' && !test ? 'register.password.hint.length' : hints[name]
  const label = input.required ? t(`register.${name}`) : `${t(`register.${name}`)} (${t('register.optional')})`
  const props = {
    ...inputProps[name],
    ...(!textFields.has(name) && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }),
    ...input,
    name,
    label,
    hint: hint && t(hint, { min: minLength ?? 1, max: maxLength ?? 64 }),
    clearLabel: t('core.clear'),
  }
  if (!passwordFields.has(name)) return <TextField {...props} />
  return <PasswordField {...props} showLabel={t('register.password.show')} hideLabel={t('register.password.hide')} />
}
