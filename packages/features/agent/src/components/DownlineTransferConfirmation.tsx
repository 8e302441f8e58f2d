import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { useMoneyFormat } from '@lobby/platform/money'
import { FactList, Money, PasswordField, SubmitButton } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useState, type ReactNode } from 'react'
import styles from './DownlineTransferConfirmation.module.css'

export interface DownlineTransferConfirmationProps {
  readonly parts: readonly { readonly account: string; readonly amountMinor: number }[]
  /** The sum of the amounts for all receivers, in minor units. */
  readonly sumMinor: number
  /** The balance after the transfer, in minor units. */
  readonly remainingMinor: number
  readonly busy: boolean
  /** The error of the last attempt, or null. */
  readonly error: unknown
  /** The error message, unless the error concerns the payment password. */
  readonly notice: ReactNode
  readonly onConfirm: (paymentPassword: string) => void
  readonly onClose: () => void
}

/** Asks for the payment password before money is transferred to team members, because nobody can undo the transfer. */
export function DownlineTransferConfirmation({
  parts,
  sumMinor,
  remainingMinor,
  busy,
  error,
  notice,
  onConfirm,
  onClose,
}: DownlineTransferConfirmationProps) {
  const t = useText()
  const write = useMoneyFormat()
  const [paymentPassword, setPaymentPassword] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const ofPassword = error instanceof ApiError && error.data?.field === 'paymentPassword'
  const missing = isSubmitted && paymentPassword === ''
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('downline.confirm.title')}
      closeLabel={t('core.close')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSubmitted(true)
          if (paymentPassword !== '') onConfirm(paymentPassword)
        }}>
        <p className={styles.sum}>
          <Money size="hero" text={write(sumMinor)} />
          <span>{t('downline.send.people', { count: parts.length })}</span>
        </p>
        <div className={styles.parts}>
          <FactList items={parts.map(({ account, amountMinor }) => ({ name: account, value: write(amountMinor) }))} />
        </div>
        <FactList items={[{ name: t('downline.send.stays'), value: write(remainingMinor), strong: true }]} />
        <p className={styles.text}>{t('downline.confirm.final')}</p>
        <PasswordField
          label={t('withdraw.password')}
          hint={t('withdraw.password.hint')}
          showLabel={t('withdraw.password.show')}
          hideLabel={t('withdraw.password.hide')}
          error={missing ? t('withdraw.required') : ofPassword ? t(getRefusalMessageId(error)) : undefined}
          digits={6}
          autoComplete="off"
          required
          value={paymentPassword}
          onChange={({ target }) => setPaymentPassword(target.value)}
        />
        {!ofPassword && notice}
        <SubmitButton busy={busy}>{t('downline.confirm.submit')}</SubmitButton>
      </form>
    </Sheet>
  )
}
