import { Fragment, type ReactNode } from 'react'
import { cx } from '../cx/cx.ts'
import styles from './BottomBar.module.css'

export interface BottomBarItem {
  readonly id: string
  readonly label: string
  /** The icon of the item, as an `svg` element. */
  readonly icon: ReactNode
  /** True if the item is the main action of the bar. It is higher than the other items if the theme raises it. */
  readonly raised?: boolean
  readonly current?: boolean
}

export interface BottomBarProps<Item extends BottomBarItem> {
  readonly label: string
  /** The items of the bar, at most five. */
  readonly items: readonly Item[]
  /**
   * Renders the link or button of an item with the given class and content. Set `aria-current="page"` on the link of
   * the current item.
   */
  readonly renderItem: (item: Item, className: string, content: ReactNode) => ReactNode
}

/**
 * Renders the navigation at the bottom of the screen, 51 px high plus the inset of the home indicator. The bar is
 * hidden while a phone's keyboard is open. It consists of few elements, because it is on every page.
 */
export function BottomBar<Item extends BottomBarItem>({ label, items, renderItem }: BottomBarProps<Item>) {
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
