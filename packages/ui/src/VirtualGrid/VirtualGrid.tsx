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
import { createRowWindowTracker, UNMEASURED_GRID_PART } from './createRowWindowTracker.ts'
import styles from './VirtualGrid.module.css'

export interface VirtualGridProps<Item> {
  readonly items: readonly Item[]
  /** The total number of items, including the items that are not loaded yet. Undefined if the total is unknown. */
  readonly total?: number | undefined
  /**
   * Renders an item as an `article` with the attributes in `place`, for example as a `GameTile`. All items must have
   * the same height. The grid reuses the component of an item for another item, so state in this component must depend
   * on the item.
   */
  readonly children: (item: Item, place: GridItemAttributes) => ReactNode
  /** True if each row has one item, from edge to edge of the grid and without gaps. */
  readonly singleColumn?: boolean
  /**
   * The attributes of the element around the items, if its role is not `feed`: the role and the attributes that the
   * role needs.
   */
  readonly list?: Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'>
}

/**
 * The attributes for the `article` of an item: the position of the item in the list, the total number of items, and the
 * place of the article in the grid.
 */
export interface GridItemAttributes {
  readonly 'aria-setsize': number
  readonly 'aria-posinset': number
  readonly style: CSSProperties
}

/**
 * Renders the grid of `TileGrid` for any number of tiles. Only rows near the screen and the focused row are in the
 * document, but the page scrolls as if it contained all rows. A new row reuses the elements of a row that has left the
 * screen.
 */
export function VirtualGrid<Item>({
  items,
  total = -1,
  children,
  singleColumn = false,
  list = { role: 'feed' },
}: VirtualGridProps<Item>) {
  const [view, setView] = useState(UNMEASURED_GRID_PART)
  const [{ attach, setDrawnView, setItemCount, pace }] = useState(() =>
    createRowWindowTracker({
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
  /** The position of the item in the whole list, counted from 1. */
  readonly position: number
  readonly columns: number
  /** The distance of the item from the top of the grid, in pixels. */
  readonly top: number
  readonly draw: (item: unknown, place: GridItemAttributes) => ReactNode
}

/**
 * Renders one item. The component is memoised, so that a new row does not rerender the items that are already in the
 * document.
 */
const GridItem = memo(function GridItem({ item, size, position, columns, top, draw }: GridItemProps) {
  // Returns the same object while the place of the item does not change, so that an item component with `memo` does not
  // rerender.
  const place = useMemo(() => {
    const style = { insetBlockStart: top, '--column': (position - 1) % columns }
    return { 'aria-setsize': size, 'aria-posinset': position, style }
  }, [size, position, columns, top])
  return draw(item, place)
})
