import { Children, useId, type ReactNode } from 'react'
import { TileSkeleton } from '../GameTile/TileSkeleton.tsx'
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx'
import styles from './Rail.module.css'

export interface RailProps extends Omit<SectionHeadProps, 'id'> {
  /** How wide an item is: a tile (three and a bit are seen), a card (one and a bit), or as wide as its content. */
  readonly items?: 'tile' | 'card' | 'content'
  /** The tiles are not here yet: four stand in for them. */
  readonly awaited?: boolean
  readonly children?: ReactNode
}

const placeholders = Array.from({ length: 4 }, (_, index) => <TileSkeleton key={index} />)

/** A titled row that scrolls sideways and runs off the end edge, so that one sees there is more. */
export function Rail({ items = 'tile', awaited = false, children, ...head }: RailProps) {
  const id = useId()
  return (
    <section className={styles.rail} aria-labelledby={id} aria-busy={awaited || undefined}>
      <SectionHead id={id} {...head} />
      <ul className={styles.scroller} data-items={items}>
        {Children.map<ReactNode, ReactNode>(awaited ? placeholders : children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  )
}
