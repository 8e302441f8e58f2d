import { useLanguageFormat, useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { useMoneyFormat } from '@lobby/platform/money'
import { Button, computeInitialCountdownMs, InlineNotice, List, Money } from '@lobby/ui'
import { lazy, Suspense, useState } from 'react'
import { getTimeUntilSalesCloseMs, useHasDeadlinePassed } from '../model/saleTime.ts'
import { useCancelBets } from '../model/useCancelBets.ts'
import type { OrderDetail } from '../queries/orders.ts'
import styles from './OrderBets.module.css'
import { OrderStatus } from './OrderStatus.tsx'

const CancelBetsDialog = lazy(() =>
  import('./CancelBetsDialog.tsx').then((module) => ({ default: module.CancelBetsDialog })),
)

/**
 * Lists the bets of an order with their outcomes. While the draw is on sale, the player can cancel one bet or all bets.
 */
export function OrderBets({ detail: { order, subOrders, receivedAt } }: { readonly detail: OrderDetail }) {
  const t = useText()
  const { number } = useLanguageFormat()
  const formatMinor = useMoneyFormat()
  const { orderId, cancellable, remainTime, lockTime = 0 } = order
  const { send, isBusy, error, sendAgain, refundMinor } = useCancelBets(orderId)
  const [selectedIds, setSelectedIds] = useState<readonly number[] | null>(null)
  // If the response contains no remaining time, offer the cancellation. The platform can still refuse it.
  const closed = useHasDeadlinePassed(
    remainTime === undefined
      ? Infinity
      : receivedAt + computeInitialCountdownMs(getTimeUntilSalesCloseMs({ remainTime, lockTime }), [0, 0]),
  )
  const openBets = cancellable && !closed ? subOrders.filter(({ status }) => status === 'OPEN') : []
  const selectedBets = openBets.filter(({ subOrderId }) => selectedIds?.includes(subOrderId))
  // Close the confirmation dialog if none of the selected bets can be cancelled any more.
  if (selectedIds && selectedBets.length === 0) setSelectedIds(null)

  return (
    <section className={styles.bets} aria-labelledby={`${orderId}-bets`}>
      <h2 id={`${orderId}-bets`} className={styles.title}>
        {t('orders.bets')}
      </h2>
      <List>
        {subOrders.map((bet) => (
          <li key={bet.subOrderId} className={styles.bet} data-status={bet.status}>
            <div className={styles.words}>
              <span className={styles.play}>{bet.playName}</span>
              <strong className={styles.selection}>{bet.selectionName}</strong>
              <span className={styles.muted}>
                {t('orders.bet', { stake: formatMinor(bet.stakeMinor), odds: number(bet.odds) })}
              </span>
            </div>
            <div className={styles.end}>
              <OrderStatus status={bet.status} />
              {bet.payoutMinor > 0 && <Money text={`+${formatMinor(bet.payoutMinor)}`} tone="win" />}
              {openBets.includes(bet) && openBets.length > 1 && (
                <Button
                  size="s"
                  tone="quiet"
                  disabled={isBusy}
                  aria-label={t('orders.cancel.one', { bet: `${bet.playName}: ${bet.selectionName}` })}
                  onClick={() => setSelectedIds([bet.subOrderId])}>
                  {t('orders.cancel')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </List>
      {openBets.length > 0 && (
        <Button wide busy={isBusy} onClick={() => setSelectedIds(openBets.map(({ subOrderId }) => subOrderId))}>
          {t(openBets.length > 1 ? 'orders.cancel.all' : 'orders.cancel.confirm')}
        </Button>
      )}
      {error !== null && (
        <InlineNotice tone="loss" sticky="within">
          {t(getRefusalMessageId(error))}
        </InlineNotice>
      )}
      {sendAgain && (
        <InlineNotice
          tone="warn"
          sticky="within"
          action={
            <Button size="s" onClick={sendAgain}>
              {t('orders.cancel.confirm')}
            </Button>
          }>
          {t('orders.cancel.again')}
        </InlineNotice>
      )}
      {refundMinor !== null && (
        <InlineNotice tone="win" sticky="within">
          {t('orders.cancel.done', { amount: formatMinor(refundMinor) })}
        </InlineNotice>
      )}
      {selectedBets.length > 0 && (
        <Suspense fallback={null}>
          <CancelBetsDialog
            bets={selectedBets}
            onClose={() => setSelectedIds(null)}
            onConfirm={() => {
              setSelectedIds(null)
              send(
                selectedBets.length === openBets.length
                  ? {}
                  : { subOrderIds: selectedBets.map(({ subOrderId }) => subOrderId) },
              )
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
