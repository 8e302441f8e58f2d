import { useText } from '@lobby/i18n'
import { Button, Card, Countdown, Money, Spinner } from '@lobby/ui'
import { lazy, Suspense, useState } from 'react'
import { useMinor } from '../model/useMinor.ts'
import { useScope } from '../model/useScope.ts'
import { depositQuery, type DepositDetail } from '../queries/deposits.ts'
import { useQueryClient } from '@tanstack/react-query'
import styles from './DepositWaiting.module.css'
import { PayInstructions } from './PayInstructions.tsx'

const CancelDeposit = lazy(() => import('./CancelDeposit.tsx').then((module) => ({ default: module.CancelDeposit })))

/** A deposit that waits: how much, how long it is waited for, and how to pay it. */
export function DepositWaiting({ detail }: { readonly detail: DepositDetail }) {
  const t = useText()
  const write = useMinor()
  const scope = useScope()
  const queries = useQueryClient()
  const [asks, setAsks] = useState(false)
  const { deposit, receivedAt } = detail
  const { depositId } = deposit
  const again = () => void queries.invalidateQueries({ queryKey: depositQuery({ ...scope, depositId }).queryKey })
  return (
    <>
      <Card tone="hero">
        <div className={styles.head}>
          <p className={styles.sum}>
            <span className={styles.muted}>{t('deposit.pay.amount')}</span>
            <Money size="hero" text={write(deposit.amountMinor)} />
          </p>
          <p className={styles.left}>
            <span className={styles.muted}>{t('deposit.pay.left')}</span>
            <Countdown
              size="m"
              remainTime={deposit.remainTime}
              lotteryTime={[0, 0]}
              isSale
              receivedAt={receivedAt}
              label={t('deposit.pay.left')}
              onOver={again}
            />
          </p>
        </div>
        <PayInstructions detail={detail} />
        <p className={styles.waiting} role="status">
          <Spinner />
          {t('deposit.pay.waiting')}
        </p>
      </Card>
      {deposit.cancellable && (
        <Button tone="quiet" wide onClick={() => setAsks(true)}>
          {t('deposit.cancel')}
        </Button>
      )}
      {asks && (
        <Suspense fallback={null}>
          <CancelDeposit depositId={depositId} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  )
}
