import { setPaymentPassword } from '@lobby/api/operations/wallet'
import { useText } from '@lobby/i18n'
import { useMemberMutation } from '@lobby/platform/session'
import { PasswordField } from '@lobby/ui'
import { useFormFields } from '../model/useFormFields.ts'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'
import { PaymentPasswordField } from './PaymentPasswordField.tsx'
import { SheetForm } from './SheetForm.tsx'
import styles from './SheetForm.module.css'

export interface SetPaymentPasswordFormProps {
  readonly onDone: () => void
  readonly onClose: () => void
}

const names = ['loginPassword', 'newPassword', 'confirmNewPassword'] as const
const empty = { loginPassword: '', newPassword: '', confirmNewPassword: '' }

/**
 * Renders the form that sets the first payment password. Without a payment password, a member can neither withdraw nor
 * transfer money.
 */
export function SetPaymentPasswordForm({ onDone, onClose }: SetPaymentPasswordFormProps) {
  const t = useText()
  const { api } = useWalletQueryParameters()
  const { send, isBusy, error } = useMemberMutation({
    mutationKey: ['setPaymentPassword'],
    call: (body: typeof empty) => api.call(setPaymentPassword, { body }),
    onDone,
  })
  const { field, validate, values, notice } = useFormFields(empty, error)
  return (
    <SheetForm
      title={t('withdraw.password.set')}
      submitLabel={t('withdraw.password.save')}
      busy={isBusy}
      notice={notice}
      onSubmit={() => validate(names) && send(values)}
      onClose={onClose}>
      <p className={styles.text}>{t('withdraw.password.set.text')}</p>
      <PaymentPasswordField label={t('withdraw.password.new')} {...field('newPassword')} />
      <PaymentPasswordField label={t('withdraw.password.repeat')} {...field('confirmNewPassword')} />
      <PasswordField
        label={t('withdraw.password.login')}
        showLabel={t('withdraw.password.show')}
        hideLabel={t('withdraw.password.hide')}
        autoComplete="current-password"
        required
        {...field('loginPassword')}
      />
    </SheetForm>
  )
}
