import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { FactList, Money } from '@lobby/ui'
import { useFormFields } from '../model/useFormFields.ts'
import type { PayoutAccount } from '../queries/withdrawals.ts'
import { PaymentPasswordField } from './PaymentPasswordField.tsx'
import { SheetForm } from './SheetForm.tsx'
import styles from './SheetForm.module.css'

export interface WithdrawalConfirmationProps {
  readonly account: PayoutAccount
  readonly amountMinor: number
  readonly feeMinor: number
  readonly busy: boolean
  /** The error of the last attempt, or null. */
  readonly error: unknown
  readonly onConfirm: (paymentPassword: string) => void
  readonly onClose: () => void
}

const empty = { paymentPassword: '' }

/**
 * Shows the amount of a withdrawal, the payout account and the amount after the fee. Asks for the payment password to
 * confirm the withdrawal.
 */
export function WithdrawalConfirmation({
  account,
  amountMinor,
  feeMinor,
  busy,
  error,
  onConfirm,
  onClose,
}: WithdrawalConfirmationProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { field, validate, values, notice } = useFormFields(empty, error)
  return (
    <SheetForm
      title={t('withdraw.confirm')}
      submitLabel={t('withdraw.confirm.submit')}
      busy={busy}
      staysOpenWhileBusy
      notice={notice}
      onSubmit={() => validate(['paymentPassword']) && onConfirm(values.paymentPassword)}
      onClose={onClose}>
      <p className={styles.sum}>
        <span>{t('withdraw.arrives')}</span>
        <Money size="hero" text={formatMinor(amountMinor - feeMinor)} />
      </p>
      <FactList
        items={[
          {
            name: t('withdraw.confirm.to'),
            value: `${account.bankName ?? t('withdraw.account.PIX')} ${account.label}`,
          },
          { name: t('withdraw.holder'), value: account.holder },
          { name: t('wallet.amount'), value: formatMinor(amountMinor) },
          { name: t('wallet.fee'), value: feeMinor > 0 ? formatMinor(feeMinor) : t('wallet.fee.none') },
        ]}
      />
      <PaymentPasswordField label={t('withdraw.password')} {...field('paymentPassword')} />
    </SheetForm>
  )
}
