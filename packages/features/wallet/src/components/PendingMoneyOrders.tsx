import { Link } from '@lobby/platform/navigation'
import { List, ListRow, Money } from '@lobby/ui'
import type { ReactNode } from 'react'
import styles from './PendingMoneyOrders.module.css'

export interface PendingMoneyOrder {
  readonly id: string
  readonly kind: string
  readonly label: string
  readonly hint: string
  /** The formatted amount. */
  readonly amount: string
  /** The path of the order's page. */
  readonly to: string
}

export interface PendingMoneyOrdersProps {
  readonly title: string
  readonly orders: readonly PendingMoneyOrder[]
  /** Returns the icon for a kind of payment method. */
  readonly iconOf: (kind: string) => ReactNode
}

/** Lists pending deposits or withdrawals, each with a link to its page. Renders nothing for an empty list. */
export function PendingMoneyOrders({ title, orders, iconOf }: PendingMoneyOrdersProps) {
  if (orders.length === 0) return null
  return (
    <section className={styles.pending} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <List>
        {orders.map(({ id, kind, label, hint, amount, to }) => (
          <ListRow
            key={id}
            icon={iconOf(kind)}
            label={label}
            hint={hint}
            value={<Money text={amount} />}
            renderLink={(className, content) => (
              <Link className={className} to={to}>
                {content}
              </Link>
            )}
          />
        ))}
      </List>
    </section>
  )
}
