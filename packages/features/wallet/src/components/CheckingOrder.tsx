import { useText } from '@lobby/i18n'
import { useMinor, useOutcome, type KeptOrder } from '@lobby/platform/money'
import { useScrollToTop } from '@lobby/platform/navigation'
import { Button, Card, Spinner } from '@lobby/ui'
import { useEffect, useRef } from 'react'
import styles from './CheckingOrder.module.css'

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
  const title = useRef<HTMLHeadingElement>(null)
  useScrollToTop()
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Card tone="hero">
      <div className={styles.checking} role="status">
        <Spinner />
        <h2 ref={title} className={styles.title} tabIndex={-1}>
          {t('wallet.checking.title', { amount: write(order.amountMinor) })}
        </h2>
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
