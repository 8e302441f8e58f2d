import { ApiError } from '@lobby/api'
import { useText } from '@lobby/i18n'
import { getRefusalMessageId, useQueryFailureProps } from '@lobby/platform/query'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, orderRoutes, readLotteryOrderId } from '@lobby/platform/navigation'
import { MembersOnly } from '@lobby/platform/session'
import { getButtonClass, ErrorState, Page } from '@lobby/ui'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { OrderBets } from '../components/OrderBets.tsx'
import { OrderListSkeleton } from '../components/OrderListSkeleton.tsx'
import { OrderSummary } from '../components/OrderSummary.tsx'
import { useLotteryOrder } from '../model/useLotteryOrders.ts'
import styles from './OrderScreen.module.css'

/**
 * Renders `/m/lottery/order`: one lottery order of a member with its bets, its draw and the result. The member can
 * cancel bets while the draw is on sale (LOTT-043).
 */
export function OrderScreen() {
  const [query] = useSearchParams()
  const orderId = readLotteryOrderId(query)
  return (
    <MembersOnly>
      <Frame>{orderId ? <Order key={orderId} orderId={orderId} /> : <NoOrder />}</Frame>
    </MembersOnly>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const { name } = useMerchant()
  return (
    <Page title={t('orders.page', { name })}>
      <h1 className="visually-hidden">{t('orders.one')}</h1>
      <div className={styles.order}>{children}</div>
    </Page>
  )
}

function Order({ orderId }: { readonly orderId: string }) {
  const t = useText()
  const failure = useQueryFailureProps()
  const orderQuery = useLotteryOrder(orderId)
  const { data, error } = orderQuery
  if (!data && error instanceof ApiError && error.code === 'lottery.order.unknown') return <NoOrder />
  const failed = error && (
    <ErrorState
      compact={data !== undefined}
      title={t(data ? 'orders.stale' : 'orders.one.failed')}
      {...failure(orderQuery)}
      text={t(getRefusalMessageId(error))}
    />
  )
  if (!data) return failed || <OrderListSkeleton />
  return (
    <>
      {failed}
      <OrderSummary order={data.order} receivedAt={data.receivedAt} />
      <OrderBets detail={data} />
      <Link className={getButtonClass({ tone: 'quiet', wide: true })} to={orderRoutes.orders()}>
        {t('orders.title')}
      </Link>
    </>
  )
}

function NoOrder() {
  const t = useText()
  const navigate = useNavigate()
  return (
    <ErrorState
      title={t('error.lottery.order')}
      text={t('orders.one.none')}
      actionLabel={t('orders.title')}
      onAction={() => void navigate(orderRoutes.orders(), { replace: true })}
    />
  )
}
