import { useText } from '@lobby/i18n'
import { useMoneyFormat, useMoneyOrderOutcome, type UnresolvedMoneyOrder } from '@lobby/platform/money'
import { useScrollToTop } from '@lobby/platform/navigation'
import { PendingOutcomeCard } from '@lobby/ui'

export interface LostMoneyOrderCheckProps {
  readonly order: UnresolvedMoneyOrder
  /** Called one time with the outcome: the order number, or undefined if the platform did not execute the order. */
  readonly onOutcome: (id: string | undefined) => void
}

/**
 * Shows a money order whose response was lost. Polls the outcome by the order's idempotency key. Does not resend the
 * order.
 */
export function LostMoneyOrderCheck({ order, onOutcome }: LostMoneyOrderCheckProps) {
  const t = useText()
  const formatMinor = useMoneyFormat()
  const { hasFailed, isFetching, refetch } = useMoneyOrderOutcome(order, onOutcome)
  useScrollToTop()
  return (
    <PendingOutcomeCard
      title={t('wallet.checking.title', { amount: formatMinor(order.amountMinor) })}
      text={t(hasFailed ? 'wallet.checking.offline' : 'wallet.checking.text')}
      action={hasFailed && { label: t('wallet.checking.now'), busy: isFetching, onPress: refetch }}
    />
  )
}
