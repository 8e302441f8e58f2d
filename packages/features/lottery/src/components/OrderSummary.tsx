import { useLanguageFormat, useText } from '@lobby/i18n'
import { useImageHosts } from '@lobby/platform/media'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, GATEWAY_IDS, orderRoutes } from '@lobby/platform/navigation'
import { useMoneyFormat } from '@lobby/platform/money'
import {
  LotteryBalls,
  getButtonClass,
  Card,
  Countdown,
  computeInitialCountdownMs,
  FactList,
  Money,
  Picture,
} from '@lobby/ui'
import { parseWinningDigits } from '../model/parseWinningDigits.ts'
import { getTimeUntilSalesCloseMs, useHasDeadlinePassed } from '../model/saleTime.ts'
import type { Order } from '../queries/orders.ts'
import { OrderStatus } from './OrderStatus.tsx'
import styles from './OrderSummary.module.css'

export interface OrderSummaryProps {
  readonly order: Order
  /** The time of the response that contained the order, as a value of `performance.now()`. */
  readonly receivedAt: number
}

/** Shows the lottery, the status and the amounts of an order. */
export function OrderSummary({ order, receivedAt }: OrderSummaryProps) {
  const t = useText()
  const hosts = useImageHosts()
  const { date } = useLanguageFormat()
  const formatMinor = useMoneyFormat()
  const { timeZone } = useMerchant()
  const {
    orderId,
    code,
    remark,
    numero,
    mobileIconUrl,
    status,
    stakeMinor,
    refundMinor,
    payoutMinor,
    placedAt,
    winningTime,
    winningNumber,
    gateway,
  } = order
  const when = (at: string) =>
    date(at, { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZone })
  return (
    <Card tone="hero">
      <div className={styles.head}>
        <span className={styles.icon}>
          <Picture path={mobileIconUrl} hosts={hosts} alt="" name={remark} width={96} height={96} />
        </span>
        <div className={styles.names}>
          <div className={styles.top}>
            <h2 className={styles.name}>{remark}</h2>
            <OrderStatus status={status} />
          </div>
          <p className={styles.muted}>{t('orders.draw', { numero })}</p>
        </div>
      </div>
      {status === 'WON' && (
        <p className={styles.won} role="status">
          <span>{t('orders.won')}</span>
          <Money size="hero" tone="win" text={`+${formatMinor(payoutMinor)}`} />
        </p>
      )}
      {winningNumber !== undefined && (
        <div className={styles.drawn}>
          <span className={styles.muted}>{t('orders.drawn')}</span>
          <LotteryBalls balls={parseWinningDigits(winningNumber)} label={t('orders.drawn')} />
        </div>
      )}
      {status === 'OPEN' && <Awaited order={order} receivedAt={receivedAt} />}
      <FactList
        items={[
          { name: t('orders.stake'), value: <Money text={formatMinor(stakeMinor)} /> },
          refundMinor > 0 && { name: t('orders.refund'), value: <Money text={formatMinor(refundMinor)} /> },
          { name: t('orders.drawAt'), value: when(winningTime) },
          { name: t('orders.placedAt'), value: when(placedAt) },
          gateway === GATEWAY_IDS.MOBILE && { name: t('orders.gateway'), value: t('orders.gateway.MOBILE') },
          gateway === GATEWAY_IDS.WEB && { name: t('orders.gateway'), value: t('orders.gateway.WEB') },
          { name: t('orders.number'), value: orderId },
        ]}
      />
      <Link
        className={getButtonClass({ tone: status === 'OPEN' ? 'plain' : 'brand', wide: true })}
        to={orderRoutes.start(code)}>
        {t('orders.again')}
      </Link>
    </Card>
  )
}

/** Shows the time until sales close, then the time until the draw, and finally that the result is pending. */
function Awaited({ order: { remainTime = 0, lockTime = 0, cancellable }, receivedAt }: OrderSummaryProps) {
  const t = useText()
  const onSale = computeInitialCountdownMs(getTimeUntilSalesCloseMs({ remainTime, lockTime }), [0, 0])
  const locked = useHasDeadlinePassed(receivedAt + onSale) || !cancellable
  const drawn = useHasDeadlinePassed(receivedAt + remainTime)
  const label = t(locked ? 'orders.drawIn' : 'orders.saleEnds')
  return (
    <div className={styles.awaited} role="group" aria-label={label}>
      <span className={styles.muted}>{drawn ? t('orders.settling') : label}</span>
      {!drawn && (
        <Countdown
          size="l"
          remainTime={locked ? remainTime : onSale}
          lotteryTime={[0, 0]}
          isSale
          receivedAt={receivedAt}
          label={label}
        />
      )}
    </div>
  )
}
