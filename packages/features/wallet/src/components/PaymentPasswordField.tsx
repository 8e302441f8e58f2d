import { useText } from '@lobby/i18n'
import { PasswordField } from '@lobby/ui'
import type { FormFieldState } from '../model/useFormFields.ts'

export interface PaymentPasswordFieldProps extends FormFieldState {
  readonly label: string
  readonly hint?: string
}

/** Renders the field for the payment password of six digits. Hides the digits and opens the numeric keyboard. */
export function PaymentPasswordField({ label, hint, ...field }: PaymentPasswordFieldProps) {
  const t = useText()
  return (
    <PasswordField
      {...field}
      label={label}
      hint={hint ?? t('withdraw.password.hint')}
      showLabel={t('withdraw.password.show')}
      hideLabel={t('withdraw.password.hide')}
      digits={6}
      autoComplete="off"
      required
    />
  )
}
