import { useText } from '@lobby/i18n'
import { useMinor, useOutcome, type KeptOrder } from '@lobby/platform/money'
import { useScrollToTop } from '@lobby/platform/navigation'
import { Button, Card, Spinner } from '@lobby/ui'
import styles from './OrderChecking.module.css'

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
    <Card tone="hero">
      <div className={styles.checking} role="status">
        <Spinner />
        <h2 className={styles.title}>{t('wallet.checking.title', { amount: write(order.amountMinor) })}</h2>
        <p className={styles.text}>{t(failed ? 'wallet.checking.offline' : 'wallet.checking.text')}</p>
      </div>
      {failed && (
        <Button wide busy={busy} onClick={ask}>
          {t('wallet.checking.now')}
        </Button>
      )}
    </Card>
  )
}
