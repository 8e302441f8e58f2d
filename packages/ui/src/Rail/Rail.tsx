import { Children, useId, type ReactNode } from 'react'
import { TileSkeleton } from '../GameTile/TileSkeleton.tsx'
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx'
import styles from './Rail.module.css'

export interface RailProps extends Omit<SectionHeadProps, 'id'> {
  /**
   * The width of an item: `tile` shows a little over three items, `card` a little over one, `content` is as wide as the
   * item's content.
   */
  readonly items?: 'tile' | 'card' | 'content'
  /** True while the items are loading. Shows four placeholder tiles. */
  readonly loading?: boolean
  readonly children?: ReactNode
}

const placeholders = Array.from({ length: 4 }, (_, index) => <TileSkeleton key={index} />)

/** Renders a titled row that scrolls sideways. The last visible item is cut off, as a hint that there are more. */
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
