import { useLoadMore } from '@lobby/platform/lazy'
import { useQueryFailureProps } from '@lobby/platform/query'
import { EmptyState, ErrorState, List, ListRow, Money, StatusTag, RowsSkeleton } from '@lobby/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useContractQueryParameters } from '../model/useContractQueryParameters.ts'
import { useContractFormat } from '../model/useContractFormat.ts'
import { contractPaymentsQuery, type ContractKind, type ContractPaymentRow } from '../queries/contracts.ts'
import styles from './ContractPaymentList.module.css'

/**
 * Lists the payments that the member receives from contracts of one kind, page by page, newest first. Shows the sum
 * that is paid and the sum that is still owed.
 */
export function ContractPaymentList({ kind }: { readonly kind: ContractKind }) {
  const { t, money } = useContractFormat()
  const failure = useQueryFailureProps()
  const query = useInfiniteQuery(contractPaymentsQuery(useContractQueryParameters(), kind))
  const { data, error, hasNextPage, isFetching } = query
  const end = useLoadMore({ isReady: hasNextPage && !isFetching && !error, onMore: () => void query.fetchNextPage() })
  const [first] = data?.pages ?? []
  const payments = [
    ...new Map(
      (data?.pages ?? []).flatMap(({ content }) => content.map((payment) => [payment.paymentId, payment] as const)),
    ).values(),
  ]
  const failed = error && (
    <ErrorState
      compact
      title={t('contracts.payments.failed')}
      {...failure(query, () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()))}
    />
  )
  return (
    <section className={styles.payments} aria-labelledby="contract-payments">
      <h2 id="contract-payments">{t('contracts.payments')}</h2>
      {first && payments.length > 0 && (
        <dl className={styles.sums}>
          <div>
            <dt>{t('contracts.sum.paid')}</dt>
            <dd>
              <Money size="l" text={money(first.sumPaidMinor)} />
            </dd>
          </div>
          {first.sumOwedMinor > 0 && (
            <div>
              <dt>{t('contracts.sum.owed')}</dt>
              <dd>
                <Money size="l" text={money(first.sumOwedMinor)} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {!first && !failed && <RowsSkeleton rows={3} leading="words" lines={2} />}
      {first && payments.length === 0 && (
        <EmptyState drawing={null} title={t('contracts.payments.none')} text={t('contracts.payments.none.text')} />
      )}
      {payments.length > 0 && (
        <List>
          {payments.map((payment) => (
            <Row key={payment.paymentId} payment={payment} />
          ))}
        </List>
      )}
      <div ref={end}>{failed || (hasNextPage && <RowsSkeleton rows={1} leading="words" lines={2} />)}</div>
    </section>
  )
}

function Row({
  payment: { from, to, volumeMinor, rateBasisPoints, amountMinor, status },
}: {
  readonly payment: ContractPaymentRow
}) {
  const { t, money, percent, span } = useContractFormat()
  const paid = status === 'PAID'
  return (
    <ListRow
      label={span(from, to)}
      hint={t('contracts.payment', { rate: percent(rateBasisPoints), volume: money(volumeMinor) })}
      value={
        <span className={styles.amount}>
          <Money text={paid ? `+${money(amountMinor)}` : money(amountMinor)} {...(paid && { tone: 'win' })} />
          {!paid && <StatusTag text={t('contracts.payment.owed')} tone="warn" />}
        </span>
      }
    />
  )
}
