import { useText } from '@lobby/i18n'
import { useMinor, useOutcome, type KeptOrder } from '@lobby/platform/money'
import { useScrollToTop } from '@lobby/platform/navigation'
import { CheckingCard } from '@lobby/ui'

export interface CheckingOrderProps {
  readonly order: KeptOrder
  /** Told once what has become of it: the number of what was done, or undefined where nothing was. */
  readonly onKnown: (id: string | undefined) => void
}

/** An order whose answer was lost: what has become of it is asked for, by its key, until the platform says so. It is not sent again. */
export function CheckingOrder({ order, onKnown }: CheckingOrderProps) {
  const t = useText()
  const write = useMinor()
  const { failed, busy, ask } = useOutcome(order, onKnown)
  useScrollToTop()
  return (
    <CheckingCard
      title={t('wallet.checking.title', { amount: write(order.amountMinor) })}
      text={t(failed ? 'wallet.checking.offline' : 'wallet.checking.text')}
      press={failed && { label: t('wallet.checking.now'), busy, onPress: ask }}
    />
  )
}
