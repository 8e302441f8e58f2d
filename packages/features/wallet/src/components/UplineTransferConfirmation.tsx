import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { FactList, Money } from '@lobby/ui'
import { useFormFields } from '../model/useFormFields.ts'
import { PaymentPasswordField } from './PaymentPasswordField.tsx'
import { SheetForm } from './SheetForm.tsx'
import styles from './SheetForm.module.css'

export interface UplineTransferConfirmationProps {
  readonly upline: string
  readonly amountMinor: number
  /** The balance after the transfer, in minor units. */
  readonly balanceAfterMinor: number
  readonly busy: boolean
  /** The error of the last attempt, or null. */
  readonly error: unknown
  readonly onConfirm: (paymentPassword: string) => void
  readonly onClose: () => void
}

const empty = { paymentPassword: '' }

/** Asks for the payment password before a transfer to the upline, because the member cannot undo the transfer. */
export function UplineTransferConfirmation({
  upline,
  amountMinor,
  balanceAfterMinor,
  busy,
  error,
  onConfirm,
  onClose,
}: UplineTransferConfirmationProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { field, validate, values, notice } = useFormFields(empty, error)
  return (
    <SheetForm
      title={t('security.transfer.confirm')}
      submitLabel={t('security.transfer.confirm.submit')}
      busy={busy}
      staysOpenWhileBusy
      notice={notice}
      onSubmit={() => validate(['paymentPassword']) && onConfirm(values.paymentPassword)}
      onClose={onClose}>
      <p className={styles.sum}>
        <span>{t('security.transfer.to.name', { name: upline })}</span>
        <Money size="hero" text={formatMinor(amountMinor)} />
      </p>
      <FactList items={[{ name: t('security.transfer.stays'), value: formatMinor(balanceAfterMinor) }]} />
      <p className={styles.text}>{t('security.transfer.final')}</p>
      <PaymentPasswordField label={t('withdraw.password')} {...field('paymentPassword')} />
    </SheetForm>
  )
}
