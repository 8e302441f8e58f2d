import { useText } from '@lobby/i18n'
import { useMoneyFormat } from '@lobby/platform/money'
import { Card, Countdown, Money, Spinner } from '@lobby/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useWalletQueryParameters } from '../model/useWalletQueryParameters.ts'
import { depositQuery, type DepositDetail } from '../queries/deposits.ts'
import { CancelMoneyOrderButton } from './CancelMoneyOrderButton.tsx'
import styles from './PendingDepositView.module.css'
import { DepositPaymentInstructions } from './DepositPaymentInstructions.tsx'

/** Shows a pending deposit: the amount, the time left and the payment instructions. */
export function PendingDepositView({ detail }: { readonly detail: DepositDetail }) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const scope = useWalletQueryParameters()
  const queries = useQueryClient()
  const { deposit, receivedAt } = detail
  const { depositId, amountMinor, remainTime, cancellable } = deposit
  const refetchDeposit = () =>
    void queries.invalidateQueries({ queryKey: depositQuery({ ...scope, depositId }).queryKey })
  return (
    <>
      <Card tone="hero">
        <div className={styles.head}>
          <p className={styles.muted}>{t('deposit.pay.amount')}</p>
          <p className={styles.left}>
            <span className={styles.muted}>{t('deposit.pay.left')}</span>
            <Countdown
              size="s"
              remainTime={remainTime}
              lotteryTime={[0, 0]}
              isSale
              receivedAt={receivedAt}
              label={t('deposit.pay.left')}
              onEnd={refetchDeposit}
            />
          </p>
          <p className={styles.sum}>
            <Money size="hero" text={formatMinor(amountMinor)} />
          </p>
        </div>
        <DepositPaymentInstructions detail={detail} />
        <p className={styles.waiting} role="status">
          <Spinner />
          {t('deposit.pay.waiting')}
        </p>
      </Card>
      {cancellable && <CancelMoneyOrderButton kind="deposit" id={depositId} amountMinor={amountMinor} />}
    </>
  )
}
