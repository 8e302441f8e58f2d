import {
  memo,
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../cx/cx.ts'
import grid from '../GameTile/TileGrid.module.css'
import { ScrollPaceContext } from '../Picture/scrollPace.ts'
import { createRowWindow, UNMEASURED_VIEW } from './createRowWindow.ts'
import styles from './VirtualGrid.module.css'

export interface VirtualGridProps<Item> {
  readonly items: readonly Item[]
  /** The total number of items, including those that are not loaded yet. Without it the total is unknown. */
  readonly total?: number | undefined
  /**
   * Renders an item as an `article` that spreads `place`, for example a `GameTile`. All items must have the same
   * height. The grid reuses an article for another item, so an article that keeps state must keep it per item.
   */
  readonly children: (item: Item, place: ArticleAttributes) => ReactNode
  /** Shows one item per row, from edge to edge and without gaps. */
  readonly singleColumn?: boolean
  /** Attributes of the element around the items: a role other than `feed`, and the attributes that this role needs. */
  readonly list?: Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'>
}

/** The attributes for the article of an item: its position, the total number, and where it is drawn. */
export interface ArticleAttributes {
  readonly 'aria-setsize': number
  readonly 'aria-posinset': number
  readonly style: CSSProperties
}

/**
 * Renders the grid of `TileGrid` for any number of tiles. Only rows near the screen are in the document. A new row
 * reuses the elements of a row that left, and loads its pictures as soon as the page scrolls slowly enough to see them.
 * The page scrolls as if all rows were there. The focused row and its neighbours stay in the document, and each tile
 * has its position and the total for screen readers.
 */
export function VirtualGrid<Item>({
  items,
  total = -1,
  children,
  singleColumn = false,
  list = { role: 'feed' },
}: VirtualGridProps<Item>) {
  const [view, setView] = useState(UNMEASURED_VIEW)
  const [{ attach, setDrawnView, setItemCount, pace }] = useState(() =>
    createRowWindow({
      onMeasure: setView,
      renderNow: (next) => flushSync(() => setView(next)),
      renderSoon: (next) => startTransition(() => setView(next)),
    }),
  )
  const { length } = items
  useLayoutEffect(() => setDrawnView(view), [setDrawnView, view])
  useLayoutEffect(() => setItemCount(length), [setItemCount, length])
  const { columns, stride } = view
  return (
    <ScrollPaceContext value={pace}>
      <div
        {...list}
        ref={attach}
        className={cx(grid.grid, styles.long)}
        data-lines={singleColumn || undefined}
        data-placed={stride > 0 || undefined}>
        {view.rows.flatMap(({ row, slot }) =>
          items
            .slice(row * columns, (row + 1) * columns)
            .map((item, column) => (
              <GridItem
                key={slot * columns + column}
                item={item}
                size={total}
                position={row * columns + column + 1}
                columns={columns}
                top={row * stride}
                draw={children as GridItemProps['draw']}
              />
            )),
        )}
      </div>
    </ScrollPaceContext>
  )
}

interface GridItemProps {
  readonly item: unknown
  readonly size: number
  /** The item's position in the whole list. Counts from 1. */
  readonly position: number
  readonly columns: number
  /** The distance from the grid's top, in pixels. */
  readonly top: number
  readonly draw: (item: unknown, place: ArticleAttributes) => ReactNode
}

/** Renders one item. Memoised, so that a new row does not rerender the items that are already on the screen. */
const GridItem = memo(function GridItem({ item, size, position, columns, top, draw }: GridItemProps) {
  // Keeps the same object while the item stays in place, so that an article which uses `memo` does not rerender.
  const place = useMemo(() => {
    const style = { insetBlockStart: top, '--column': (position - 1) % columns }
    return { 'aria-setsize': size, 'aria-posinset': position, style }
  }, [size, position, columns, top])
  return draw(item, place)
})
