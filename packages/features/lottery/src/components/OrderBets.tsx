import { useFormat, useText } from '@lobby/i18n'
import { refusalText } from '@lobby/platform/query'
import { useMinor } from '@lobby/platform/money'
import { Button, countdownStart, InlineNotice, List, Money } from '@lobby/ui'
import { lazy, Suspense, useState } from 'react'
import { lockTimeOf, useOver } from '../model/saleTime.ts'
import { useCancelling } from '../model/useCancelling.ts'
import type { OrderDetail } from '../queries/orders.ts'
import styles from './OrderBets.module.css'
import { OrderStatus } from './OrderStatus.tsx'

const CancelDialog = lazy(() => import('./CancelDialog.tsx').then((module) => ({ default: module.CancelDialog })))

/**
 * The bets of an order with their outcomes. While the draw is on sale the player can cancel one bet or all. Also
 * checks the page's own clock, so that it offers no cancellation that the platform would refuse.
 */
export function OrderBets({ detail: { order, subOrders, receivedAt } }: { readonly detail: OrderDetail }) {
  const t = useText()
  const { number } = useFormat()
  const write = useMinor()
  const { orderId, cancellable, remainTime, lockTime = 0 } = order
  const { send, busy, error, again, refundMinor } = useCancelling(orderId)
  const [asked, setAsked] = useState<readonly number[] | null>(null)
  // When the platform sends no remaining time, keep offering the cancellation and let the platform decide.
  const closed = useOver(
    remainTime === undefined ? Infinity : receivedAt + countdownStart(lockTimeOf({ remainTime, lockTime }), [0, 0]),
  )
  const open = cancellable && !closed ? subOrders.filter(({ status }) => status === 'OPEN') : []
  const chosen = open.filter(({ subOrderId }) => asked?.includes(subOrderId))
  // The draw has closed or settled every bet in the confirmation, so nothing can be cancelled: close it.
  if (asked && chosen.length === 0) setAsked(null)

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
                {t('orders.bet', { stake: write(bet.stakeMinor), odds: `×${number(bet.odds)}` })}
              </span>
            </div>
            <div className={styles.end}>
              <OrderStatus status={bet.status} />
              {bet.payoutMinor > 0 && <Money text={`+${write(bet.payoutMinor)}`} tone="win" />}
              {open.includes(bet) && open.length > 1 && (
                <Button
                  size="s"
                  tone="quiet"
                  disabled={busy}
                  aria-label={t('orders.cancel.one', { bet: `${bet.playName}: ${bet.selectionName}` })}
                  onClick={() => setAsked([bet.subOrderId])}>
                  {t('orders.cancel')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </List>
      {open.length > 0 && (
        <Button wide busy={busy} onClick={() => setAsked(open.map(({ subOrderId }) => subOrderId))}>
          {t(open.length > 1 ? 'orders.cancel.all' : 'orders.cancel.confirm')}
        </Button>
      )}
      {error !== null && (
        <InlineNotice tone="loss" inSight="within">
          {t(refusalText(error))}
        </InlineNotice>
      )}
      {again && (
        <InlineNotice
          tone="warn"
          inSight="within"
          action={
            <Button size="s" onClick={again}>
              {t('orders.cancel.confirm')}
            </Button>
          }>
          {t('orders.cancel.again')}
        </InlineNotice>
      )}
      {refundMinor !== null && (
        <InlineNotice tone="win" inSight="within">
          {t('orders.cancel.done', { amount: write(refundMinor) })}
        </InlineNotice>
      )}
      {chosen.length > 0 && (
        <Suspense fallback={null}>
          <CancelDialog
            bets={chosen}
            onClose={() => setAsked(null)}
            onConfirm={() => {
              setAsked(null)
              send(chosen.length === open.length ? {} : { subOrderIds: chosen.map(({ subOrderId }) => subOrderId) })
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
