import { useText } from '@lobby/i18n'
import { Button, Card, Spinner } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { KeptOrder } from '../model/keptOrder.ts'
import { useMinor } from '../model/useMinor.ts'
import { useScope } from '../model/useScope.ts'
import { outcomeQuery } from '../queries/outcome.ts'
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
  const { api, session } = useScope()
  const { data, error, isFetching, refetch } = useQuery(outcomeQuery({ api, session, key: order.key }))
  const tell = useEffectEvent(onKnown)
  useEffect(() => {
    if (data) tell(data.found ? data.id : undefined)
  }, [data])
  return (
    <Card tone="hero">
      <div className={styles.checking} role="status">
        <Spinner />
        <h2 className={styles.title}>{t('wallet.checking.title', { amount: write(order.amountMinor) })}</h2>
        <p className={styles.text}>{t(error ? 'wallet.checking.offline' : 'wallet.checking.text')}</p>
      </div>
      {error && (
        <Button wide busy={isFetching} onClick={() => void refetch()}>
          {t('wallet.checking.now')}
        </Button>
      )}
    </Card>
  )
}
