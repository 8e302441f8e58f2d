import { memo, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
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
  /** Draws an item. All must be of one height: a `GameTile` and its skeleton are. */
  readonly children: (item: Item) => ReactNode
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
    <ul ref={attach} className={cx(grid.grid, styles.long)}>
      {rowsToDraw(near, items.length).flatMap(({ row, skipped }) =>
        items.slice(row * columns, (row + 1) * columns).map((item, column) => (
          <li
            key={keyOf(item)}
            aria-setsize={total}
            aria-posinset={row * columns + column + 1}
            style={skipped > 0 ? { marginBlockStart: skipped } : undefined}
          >
            <Drawn item={item} draw={children as (item: unknown) => ReactNode} />
          </li>
        )),
      )}
    </ul>
  )
}

/** What is on the screen already is not drawn again when a row comes. */
const Drawn = memo(function Drawn({ item, draw }: { readonly item: unknown; readonly draw: (item: unknown) => ReactNode }) {
  return draw(item)
})
