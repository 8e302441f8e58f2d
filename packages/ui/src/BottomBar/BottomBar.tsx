import { Fragment, type ReactNode } from 'react'
import { cx } from '../cx/cx.ts'
import styles from './BottomBar.module.css'

export interface BarItem {
  readonly id: string
  readonly label: string
  /** An `svg`. */
  readonly icon: ReactNode
  /** The one action of the bar; stands out of it where the theme raises it. */
  readonly raised?: boolean
  readonly current?: boolean
}

export interface BottomBarProps<Item extends BarItem> {
  readonly label: string
  /** At most five. */
  readonly items: readonly Item[]
  /** Makes the link or button of an item with the class and content given; the current one says so with `aria-current="page"`. */
  readonly renderItem: (item: Item, className: string, content: ReactNode) => ReactNode
}

/** The navigation at the thumb: 51 px and the home indicator's room. It gives way to the keyboard of a phone. Of few elements: it is on every page. */
export function BottomBar<Item extends BarItem>({ label, items, renderItem }: BottomBarProps<Item>) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <div className={styles.row}>
        {items.map((item) => (
          <Fragment key={item.id}>
            {renderItem(
              item,
              cx(styles.item, item.raised && styles.raised, item.current && styles.current),
              <>
                {item.icon}
                <span className={styles.label}>{item.label}</span>
              </>,
            )}
          </Fragment>
        ))}
      </div>
    </nav>
  )
}
