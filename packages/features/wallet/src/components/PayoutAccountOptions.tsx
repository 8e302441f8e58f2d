import { defaultPayoutAccount, removePayoutAccount } from '@lobby/api/operations/wallet'
import { useText } from '@lobby/i18n'
import { useMemberMutation } from '@lobby/platform/session'
import { Button, FormNotice, SubmitButton } from '@lobby/ui'
import { Sheet } from '@lobby/ui/overlays'
import { useFormFields } from '../model/useFormFields.ts'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'
import type { PayoutAccount, PayoutAccounts } from '../queries/withdrawals.ts'
import { PaymentPasswordField } from './PaymentPasswordField.tsx'
import styles from './SheetForm.module.css'

export interface PayoutAccountOptionsProps {
  readonly account: PayoutAccount
  /** Called with the updated list of payout accounts. */
  readonly onDone: (accounts: PayoutAccounts) => void
  readonly onClose: () => void
}

const empty = { paymentPassword: '' }

/**
 * Shows the options of a payout account: make it the default account, or remove it. A removal requires the payment
 * password.
 */
export function PayoutAccountOptions({
  account: { accountId, label, isDefault, usable },
  onDone,
  onClose,
}: PayoutAccountOptionsProps) {
  const t = useText()
  const { api } = useWalletQueryParameters()
  const prefer = useMemberMutation({
    mutationKey: ['defaultPayoutAccount'],
    call: (id: number) => api.call(defaultPayoutAccount, { body: { accountId: id } }),
    onDone,
  })
  const remove = useMemberMutation({
    mutationKey: ['removePayoutAccount'],
    call: (paymentPassword: string) => api.call(removePayoutAccount, { body: { accountId, paymentPassword } }),
    onDone,
  })
  const { field, validate, values, notice } = useFormFields(empty, remove.error ?? prefer.error)
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={label} closeLabel={t('core.close')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (validate(['paymentPassword'])) remove.send(values.paymentPassword)
        }}>
        {!isDefault && (
          <Button wide busy={prefer.isBusy} onClick={() => prefer.send(accountId)}>
            {t('withdraw.account.makeDefault')}
          </Button>
        )}
        {usable ? (
          <>
            <p className={styles.text}>{t('withdraw.account.remove.text')}</p>
            <PaymentPasswordField label={t('withdraw.password')} {...field('paymentPassword')} />
            <FormNotice>{notice}</FormNotice>
            <SubmitButton tone="danger" busy={remove.isBusy}>
              {t('withdraw.account.remove')}
            </SubmitButton>
          </>
        ) : (
          <>
            <p className={styles.text}>{t('withdraw.account.busy')}</p>
            <FormNotice>{notice}</FormNotice>
          </>
        )}
      </form>
    </Sheet>
  )
}
