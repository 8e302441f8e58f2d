import { useText } from '@lobby/i18n'
import { useLoadMore } from '@lobby/platform/lazy'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, orderRoutes, parseLotteryOrdersFilters, type LotteryOrdersFilters } from '@lobby/platform/navigation'
import { useQueryFailureProps } from '@lobby/platform/query'
import { MembersOnly } from '@lobby/platform/session'
import { Button, getButtonClass, EmptyState, ErrorState, Page, Spinner } from '@lobby/ui'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { OrderCard } from '../components/OrderCard.tsx'
import { OrderListSkeleton } from '../components/OrderListSkeleton.tsx'
import { OrdersFilter } from '../components/OrdersFilter.tsx'
import { OrderTotals } from '../components/OrderTotals.tsx'
import { useLotteryOrders } from '../model/useLotteryOrders.ts'
import type { OrderPage } from '../queries/orders.ts'
import styles from './OrdersScreen.module.css'

/**
 * Renders `/m/lottery/orders`: a member's lottery orders page by page, filtered by status and days (LOTT-043). Open
 * orders update when the platform settles them.
 */
export function OrdersScreen() {
  const [query] = useSearchParams()
  return (
    <MembersOnly>
      <Frame>
        <Orders address={parseLotteryOrdersFilters(query)} />
      </Frame>
    </MembersOnly>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const { name } = useMerchant()
  return (
    <Page title={t('orders.page', { name })}>
      <h1 className={styles.inset}>{t('orders.title')}</h1>
      {children}
    </Page>
  )
}

/** Merges the pages. Removes duplicates: an order may have moved to another page between two requests. */
const mergeOrders = (pages: readonly OrderPage[]) => [
  ...new Map(
    pages.flatMap(({ content, receivedAt }) => content.map((order) => [order.orderId, { order, receivedAt }] as const)),
  ).values(),
]

function Orders({ address }: { readonly address: LotteryOrdersFilters }) {
  const t = useText()
  const navigate = useNavigate()
  const failure = useQueryFailureProps()
  const list = useLotteryOrders(address)
  const { data, error, hasNextPage, isFetching, isPlaceholderData: isOld } = list
  const end = useLoadMore({ isReady: hasNextPage && !isFetching && !error, onMore: () => void list.fetchNextPage() })
  const show = (change: Partial<LotteryOrdersFilters>) => {
    window.scrollTo(0, 0)
    void navigate(orderRoutes.orders({ ...address, ...change }), { replace: true })
  }
  const first = data?.pages[0]
  const orders = data ? mergeOrders(data.pages) : []
  const failed = error && (
    <ErrorState
      compact={data !== undefined}
      title={t(data ? 'orders.stale' : 'orders.failed')}
      {...failure(list, () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch()))}
    />
  )
  return (
    <>
      <OrdersFilter address={address} onChange={show} />
      <div className={styles.inset} aria-busy={isOld || undefined}>
        {!data && (failed || <OrderListSkeleton />)}
        {first && (
          <div className={styles.list} data-old={isOld || undefined}>
            {orders.length > 0 && <OrderTotals {...first} />}
            {orders.length === 0 && !failed && (
              <NoOrders address={address} onShowAll={() => show({ status: 'ALL', from: '', to: '' })} />
            )}
            <ul className={styles.list}>
              {orders.map(({ order, receivedAt }) => (
                <li key={order.orderId}>
                  <OrderCard order={order} receivedAt={receivedAt} />
                </li>
              ))}
            </ul>
            <div ref={end} className={styles.end}>
              {failed ||
                (hasNextPage ? <Spinner label={t('orders.more')} /> : orders.length > 0 && <p>{t('orders.end')}</p>)}
            </div>
          </div>
        )}
      </div>
    </>
  )
}

function NoOrders({
  address: { status, from },
  onShowAll,
}: {
  readonly address: LotteryOrdersFilters
  readonly onShowAll: () => void
}) {
  const t = useText()
  if (status === 'ALL' && from === '') {
    const toLotteries = (
      <Link className={getButtonClass({ tone: 'brand' })} to={orderRoutes.moreLottery()}>
        {t('orders.none.choose')}
      </Link>
    )
    return <EmptyState title={t('orders.none')} text={t('orders.none.text')} action={toLotteries} />
  }
  return (
    <EmptyState
      title={t('orders.none.filtered')}
      action={
        <Button tone="plain" onClick={onShowAll}>
          {t('orders.showAll')}
        </Button>
      }
    />
  )
}
