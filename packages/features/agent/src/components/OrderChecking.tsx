import { useText } from '@lobby/i18n'
import { useMinor, useOutcome, type KeptOrder } from '@lobby/platform/money'
import { useScrollToTop } from '@lobby/platform/navigation'
import { CheckingCard } from '@lobby/ui'

export interface OrderCheckingProps {
  readonly order: KeptOrder
  /** Told once what has become of it: its number and what it moved in minor units, or null where nothing was done. */
  readonly onKnown: (done: { readonly id: string; readonly amountMinor: number } | null) => void
}

/** An order whose answer was lost: what has become of it is asked for, by its key, until the platform says so. It is not sent again. */
export function OrderChecking({ order, onKnown }: OrderCheckingProps) {
  const t = useText()
  useScrollToTop()
  const write = useMinor()
  const { failed, busy, ask } = useOutcome(order, (id, { amountMinor = order.amountMinor }) =>
    onKnown(id === undefined ? null : { id, amountMinor }),
  )
  return (
    <CheckingCard
      title={t('wallet.checking.title', { amount: write(order.amountMinor) })}
      text={t(failed ? 'wallet.checking.offline' : 'wallet.checking.text')}
      press={failed && { label: t('wallet.checking.now'), busy, onPress: ask }}
    />
  )
}
