import { useText } from '@lobby/i18n'
import { useMoneyFormat, useMoneyOrderOutcome, type UnresolvedMoneyOrder } from '@lobby/platform/money'
import { useScrollToTop } from '@lobby/platform/navigation'
import { PendingOutcomeCard } from '@lobby/ui'

export interface MoneyOrderOutcomeCheckProps {
  readonly order: UnresolvedMoneyOrder
  /**
   * Called as soon as the outcome is known: with the order number and the amount in minor units, or with null if the
   * platform did not execute the order.
   */
  readonly onOutcome: (done: { readonly id: string; readonly amountMinor: number } | null) => void
}

/**
 * Polls the outcome of a money order whose response was lost, by the order's idempotency key, until the platform
 * responds. Never resends the order.
 */
export function MoneyOrderOutcomeCheck({ order, onOutcome }: MoneyOrderOutcomeCheckProps) {
  const t = useText()
  useScrollToTop()
  const write = useMoneyFormat()
  const { hasFailed, isFetching, refetch } = useMoneyOrderOutcome(order, (id, { amountMinor = order.amountMinor }) =>
    onOutcome(id === undefined ? null : { id, amountMinor }),
  )
  return (
    <PendingOutcomeCard
      title={t('wallet.checking.title', { amount: write(order.amountMinor) })}
      text={t(hasFailed ? 'wallet.checking.offline' : 'wallet.checking.text')}
      action={hasFailed && { label: t('wallet.checking.now'), busy: isFetching, onPress: refetch }}
    />
  )
}
