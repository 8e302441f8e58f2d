import type { ReactNode } from 'react'
import { cx } from '../cx/cx.ts'
import styles from './BottomBar.module.css'

export interface BarItem {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  /** The one action of the bar; stands out of it where the theme raises it. */
  readonly raised?: boolean
  readonly current?: boolean
  /** How many wait there; `true` shows a dot. Say it in the item's label for those who do not see it. */
  readonly badge?: number | boolean
}

export interface BottomBarProps {
  readonly label: string
  /** At most five. */
  readonly items: readonly BarItem[]
  /** Makes the link or button of an item with the class and content given; the current one says so with `aria-current="page"`. */
  readonly renderItem: (item: BarItem, className: string, content: ReactNode) => ReactNode
}

const badgeText = (badge: BarItem['badge']) => (typeof badge === 'number' ? (badge > 99 ? '99+' : badge) : null)

/** The navigation at the thumb: 51 px and the home indicator's room. It gives way to the keyboard of a phone. */
export function BottomBar({ label, items, renderItem }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.row}>
        {items.map((item) => (
          <li key={item.id} className={styles.cell}>
            {renderItem(
              item,
              cx(styles.item, item.raised && styles.raised, item.current && styles.current),
              <>
                <span className={styles.icon} aria-hidden="true">
                  {item.icon}
                  {(item.badge === true || Number(item.badge) > 0) && <span className={styles.badge}>{badgeText(item.badge)}</span>}
                </span>
                <span className={styles.label}>{item.label}</span>
              </>,
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
