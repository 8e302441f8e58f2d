import { useText } from '@lobby/i18n'
import { useMinor } from '@lobby/platform/money'
import { Facts, Money } from '@lobby/ui'
import { useFields } from '../model/useFields.ts'
import { PaymentPassword } from './PaymentPassword.tsx'
import { SheetForm } from './SheetForm.tsx'
import styles from './SheetForm.module.css'

export interface ConfirmTransferProps {
  readonly upline: string
  readonly amountMinor: number
  /** The balance after the transfer, in minor units. */
  readonly staysMinor: number
  readonly busy: boolean
  /** The error of the last attempt, or null. */
  readonly error: unknown
  readonly onConfirm: (paymentPassword: string) => void
  readonly onClose: () => void
}

const empty = { paymentPassword: '' }

/** Asks for the payment password before a transfer to the upline, because the member cannot take a transfer back. */
export function ConfirmTransfer({
  upline,
  amountMinor,
  staysMinor,
  busy,
  error,
  onConfirm,
  onClose,
}: ConfirmTransferProps) {
  const t = useText()
  const formatMinor = useMinor()
  const { field, filled, values, notice } = useFields(empty, error)
  return (
    <SheetForm
      title={t('security.transfer.confirm')}
      submitLabel={t('security.transfer.confirm.submit')}
      busy={busy}
      stays
      notice={notice}
      onSubmit={() => filled(['paymentPassword']) && onConfirm(values.paymentPassword)}
      onClose={onClose}>
      <p className={styles.sum}>
        <span>{t('security.transfer.to.name', { name: upline })}</span>
        <Money size="hero" text={formatMinor(amountMinor)} />
      </p>
      <Facts of={[{ name: t('security.transfer.stays'), value: formatMinor(staysMinor) }]} />
      <p className={styles.text}>{t('security.transfer.final')}</p>
      <PaymentPassword label={t('withdraw.password')} {...field('paymentPassword')} />
    </SheetForm>
  )
}
