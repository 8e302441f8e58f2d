import { changePaymentPassword } from '@lobby/api/operations/wallet'
import { useText } from '@lobby/i18n'
import { useMemberMutation } from '@lobby/platform/session'
import { useFormFields } from '../model/useFormFields.ts'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'
import { PaymentPasswordField } from './PaymentPasswordField.tsx'
import { SheetForm } from './SheetForm.tsx'
import styles from './SheetForm.module.css'

export interface ChangePaymentPasswordFormProps {
  readonly onDone: () => void
  readonly onClose: () => void
}

const names = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const
const empty = { oldPassword: '', newPassword: '', confirmNewPassword: '' }

/** Renders the form that changes the payment password. The form requires the old payment password. */
export function ChangePaymentPasswordForm({ onDone, onClose }: ChangePaymentPasswordFormProps) {
  const t = useText()
  const { api } = useWalletQueryParameters()
  const { send, isBusy, error } = useMemberMutation({
    mutationKey: ['changePaymentPassword'],
    call: (body: typeof empty) => api.call(changePaymentPassword, { body }),
    onDone,
  })
  const { field, validate, values, notice } = useFormFields(empty, error)
  return (
    <SheetForm
      title={t('withdraw.password.change')}
      submitLabel={t('withdraw.password.change.submit')}
      busy={isBusy}
      notice={notice}
      onSubmit={() => validate(names) && send(values)}
      onClose={onClose}>
      <p className={styles.text}>{t('withdraw.password.change.text')}</p>
      <PaymentPasswordField label={t('withdraw.password.old')} {...field('oldPassword')} />
      <PaymentPasswordField label={t('withdraw.password.new')} {...field('newPassword')} />
      <PaymentPasswordField label={t('withdraw.password.repeat')} {...field('confirmNewPassword')} />
    </SheetForm>
  )
}
