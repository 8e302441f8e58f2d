import { useText } from '@lobby/i18n'
import { useMoneyFormat, useOutcome, type UnsettledOrder } from '@lobby/platform/money'
import { useScrollToTop } from '@lobby/platform/navigation'
import { CheckingCard } from '@lobby/ui'

export interface OrderOutcomeCheckProps {
  readonly order: UnsettledOrder
  /** Called once with the outcome: the order's number, or undefined when the platform did not carry it out. */
  readonly onOutcome: (id: string | undefined) => void
}

/**
 * Shows an order whose response was lost, and polls its outcome by its idempotency key until the platform knows it.
 * Does not send the order again.
 */
export function OrderOutcomeCheck({ order, onOutcome }: OrderOutcomeCheckProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { hasFailed, isFetching, refetch } = useOutcome(order, onOutcome)
  useScrollToTop()
  return (
    <CheckingCard
      title={t('wallet.checking.title', { amount: formatMinor(order.amountMinor) })}
      text={t(hasFailed ? 'wallet.checking.offline' : 'wallet.checking.text')}
      action={hasFailed && { label: t('wallet.checking.now'), busy: isFetching, onPress: refetch }}
    />
  )
}
