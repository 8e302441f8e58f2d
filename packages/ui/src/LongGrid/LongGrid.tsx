import { memo, useLayoutEffect, useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react'
import { cx } from '../cx/cx.ts'
import grid from '../GameTile/TileGrid.module.css'
import { createRowWindow } from './createRowWindow.ts'
import styles from './LongGrid.module.css'
import { rowsToDraw } from './rowsToDraw.ts'

export interface LongGridProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string | number
  /** How many there are in all, those that are not here yet included; unless given it is not known. */
  readonly total?: number | undefined
  /** Draws an item as an article that takes its place: a `GameTile` is one. All must be of one height. */
  readonly children: (item: Item, place: ArticlePlace) => ReactNode
}

/** Spread on the article of an item: which of how many it is, and the room that it leaves above. */
export interface ArticlePlace {
  readonly 'aria-setsize': number
  readonly 'aria-posinset': number
  readonly style?: CSSProperties
}

/**
 * The grid of `TileGrid` for any number of tiles: only rows near the screen are in the document. The others keep their room, so that
 * the page scrolls as if all were there; the focus stays where it is and finds its neighbours; each tile says which of how many it is.
 */
export function LongGrid<Item>({ items, keyOf, total = -1, children }: LongGridProps<Item>) {
  const [{ attach, get, subscribe, fit }] = useState(createRowWindow)
  const near = useSyncExternalStore(subscribe, get, get)
  useLayoutEffect(() => fit(items.length), [fit, items.length])
  const { columns } = near
  return (
    <div ref={attach} className={cx(grid.grid, styles.long)} role="feed">
      {rowsToDraw(near, items.length).flatMap(({ row, skipped, tiles }) =>
        items.slice(row * columns, row * columns + tiles).map((item, column) => (
          <Drawn
            key={keyOf(item)}
            item={item}
            size={total}
            position={row * columns + column + 1}
            skipped={skipped}
            draw={children as DrawnProps['draw']}
          />
        )),
      )}
    </div>
  )
}

interface DrawnProps {
  readonly item: unknown
  readonly size: number
  readonly position: number
  /** Pixels. */
  readonly skipped: number
  readonly draw: (item: unknown, place: ArticlePlace) => ReactNode
}

/** What is on the screen already is not drawn again when a row comes. */
const Drawn = memo(function Drawn({ item, size, position, skipped, draw }: DrawnProps) {
  return draw(item, { 'aria-setsize': size, 'aria-posinset': position, ...(skipped > 0 && { style: { marginBlockStart: skipped } }) })
})
