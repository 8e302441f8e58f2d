import { useLanguageFormat, useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, orderRoutes } from '@lobby/platform/navigation'
import { useMoneyFormat } from '@lobby/platform/money'
import { Money, Picture } from '@lobby/ui'
import type { Order } from '../queries/orders.ts'
import { OrderDrawResult } from './OrderDrawResult.tsx'
import styles from './OrderCard.module.css'
import { OrderStatus } from './OrderStatus.tsx'

export interface OrderCardProps {
  readonly order: Order
  /** The time of the response that contained the order, as a value of `performance.now()`. */
  readonly receivedAt: number
}

/**
 * Shows an order in the list of orders: the lottery, the status, the stake and the payout. The whole card links to the
 * page of the order.
 */
export function OrderCard({ order, receivedAt }: OrderCardProps) {
  const t = useText()
  const hosts = useImageHosts()
  const { date } = useLanguageFormat()
  const formatMinor = useMoneyFormat()
  const { timeZone } = useMerchant()
  const { orderId, remark, numero, mobileIconUrl, status, stakeMinor, payoutMinor, betCount, placedAt } = order
  const placed = date(placedAt, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone })
  return (
    <article className={styles.card} data-status={status}>
      <span className={styles.icon}>
        <Picture path={mobileIconUrl} hosts={hosts} alt="" name={remark} width={96} height={96} />
      </span>
      <Link className={styles.words} to={orderRoutes.order(orderId)}>
        <span className={styles.top}>
          <span className={styles.name}>{remark}</span>
          <OrderStatus status={status} />
        </span>
        <span className={styles.line}>{t('orders.draw', { numero })}</span>
        <span className={styles.line}>{t('orders.placed', { when: placed, count: betCount })}</span>
      </Link>
      <div className={styles.foot}>
        <OrderDrawResult order={order} receivedAt={receivedAt} />
        <span className={styles.money}>
          <span className={styles.line}>{t('orders.stake')}</span>
          <Money text={formatMinor(stakeMinor)} {...(status === 'CANCELLED' && { tone: 'muted' as const })} />
          {payoutMinor > 0 && (
            <>
              <span className={styles.line}>{t('orders.payout')}</span>
              <strong>
                <Money text={`+${formatMinor(payoutMinor)}`} tone="win" />
              </strong>
            </>
          )}
        </span>
      </div>
    </article>
  )
}
