import { useText } from '@lobby/i18n'
import { useMoneyFormat, useOutcome, type UnsettledOrder } from '@lobby/platform/money'
import { useScrollToTop } from '@lobby/platform/navigation'
import { CheckingCard } from '@lobby/ui'

export interface OrderCheckingProps {
  readonly order: UnsettledOrder
  /**
   * Called once the outcome is known: with the order's number and its amount in minor units, or with null if nothing
   * was executed.
   */
  readonly onOutcome: (done: { readonly id: string; readonly amountMinor: number } | null) => void
}

/**
 * Checks an order whose response was lost: asks for its outcome by its key until the platform answers. Never sends the
 * order again.
 */
export function OrderChecking({ order, onOutcome }: OrderCheckingProps) {
  const t = useText()
  useScrollToTop()
  const write = useMoneyFormat()
  const { hasFailed, isFetching, refetch } = useOutcome(order, (id, { amountMinor = order.amountMinor }) =>
    onOutcome(id === undefined ? null : { id, amountMinor }),
  )
  return (
    <CheckingCard
      title={t('wallet.checking.title', { amount: write(order.amountMinor) })}
      text={t(hasFailed ? 'wallet.checking.offline' : 'wallet.checking.text')}
      action={hasFailed && { label: t('wallet.checking.now'), busy: isFetching, onPress: refetch }}
    />
  )
}
