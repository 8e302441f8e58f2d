import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/query'
import { useMinor } from '@lobby/platform/money'
import { Facts, Money, PasswordField, SubmitButton } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useState, type ReactNode } from 'react'
import styles from './ConfirmHandOut.module.css'

export interface ConfirmHandOutProps {
  readonly parts: readonly { readonly account: string; readonly amountMinor: number }[]
  /** Of all, in minor units. */
  readonly sumMinor: number
  /** What the balance is after it. */
  readonly staysMinor: number
  readonly busy: boolean
  /** Why the last sending failed; null for none. */
  readonly error: unknown
  /** What there is to say beside what belongs to the password. */
  readonly notice: ReactNode
  readonly onConfirm: (paymentPassword: string) => void
  readonly onClose: () => void
}

/** The last look before money goes to the team, from where it does not come back by itself; confirmed by the payment password. */
export function ConfirmHandOut({
  parts,
  sumMinor,
  staysMinor,
  busy,
  error,
  notice,
  onConfirm,
  onClose,
}: ConfirmHandOutProps) {
  const t = useText()
  const write = useMinor()
  const [paymentPassword, setPaymentPassword] = useState('')
  const [told, setTold] = useState(false)
  const ofPassword = error instanceof ApiError && error.data?.field === 'paymentPassword'
  const missing = told && paymentPassword === ''
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
          setTold(true)
          if (paymentPassword !== '') onConfirm(paymentPassword)
        }}>
        <p className={styles.sum}>
          <Money size="hero" text={write(sumMinor)} />
          <span>{t('downline.send.people', { count: parts.length })}</span>
        </p>
        <div className={styles.parts}>
          <Facts of={parts.map(({ account, amountMinor }) => ({ name: account, value: write(amountMinor) }))} />
        </div>
        <Facts of={[{ name: t('downline.send.stays'), value: write(staysMinor), strong: true }]} />
        <p className={styles.text}>{t('downline.confirm.final')}</p>
        <PasswordField
          label={t('withdraw.password')}
          hint={t('withdraw.password.hint')}
          showLabel={t('withdraw.password.show')}
          hideLabel={t('withdraw.password.hide')}
          error={missing ? t('withdraw.required') : ofPassword ? t(refusalText(error)) : undefined}
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
