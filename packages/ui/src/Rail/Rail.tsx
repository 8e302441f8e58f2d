import { Children, useId, type ReactNode } from 'react'
import { TileSkeleton } from '../GameTile/TileSkeleton.tsx'
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx'
import styles from './Rail.module.css'

export interface RailProps extends Omit<SectionHeadProps, 'id'> {
  /**
   * The width of an item. With `tile` a little over three items are visible, with `card` a little over one item. With
   * `content` each item is as wide as its content.
   */
  readonly items?: 'tile' | 'card' | 'content'
  /** True while the items are loading. The rail shows four placeholder tiles then. */
  readonly loading?: boolean
  readonly children?: ReactNode
}

const placeholders = Array.from({ length: 4 }, (_, index) => <TileSkeleton key={index} />)

/**
 * Renders a titled row of items that scrolls sideways. The last visible item is cut off, which shows that there are
 * more items.
 */
export function Rail({ items = 'tile', loading = false, children, ...head }: RailProps) {
  const id = useId()
  return (
    <section className={styles.rail} aria-labelledby={id} aria-busy={loading || undefined}>
      <SectionHead id={id} {...head} />
      <ul className={styles.scroller} data-items={items}>
        {Children.map<ReactNode, ReactNode>(loading ? placeholders : children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  )
}
