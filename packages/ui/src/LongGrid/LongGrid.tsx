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
import { PaceContext } from '../Picture/pace.ts'
import { createRowWindow, unmeasured } from './createRowWindow.ts'
import styles from './LongGrid.module.css'

export interface LongGridProps<Item> {
  readonly items: readonly Item[]
  /** How many there are in all, those that are not here yet included; unless given it is not known. */
  readonly total?: number | undefined
  /**
   * Draws an item as an article that takes its place: a `GameTile` is one. All must be of one height. An article is used again for
   * another item: what it remembers it remembers of its item.
   */
  readonly children: (item: Item, place: ArticlePlace) => ReactNode
  /** One item a row, from edge to edge and without gaps. */
  readonly lines?: boolean
  /** Of the element around the items: its role, if it is no feed, with what belongs to that. */
  readonly list?: Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'>
}

/** Spread on the article of an item: which of how many it is, and where it stands. */
export interface ArticlePlace {
  readonly 'aria-setsize': number
  readonly 'aria-posinset': number
  readonly style: CSSProperties
}

/**
 * The grid of `TileGrid` for any number of tiles: only rows near the screen are in the document, and a row that comes is drawn in the
 * elements of one that goes, its pictures once it is scrolled slowly enough to see them. The page scrolls as if all were there; the focus
 * stays where it is and finds its neighbours; each tile says which of how many it is.
 */
export function LongGrid<Item>({
  items,
  total = -1,
  children,
  lines = false,
  list = { role: 'feed' },
}: LongGridProps<Item>) {
  const [view, setView] = useState(unmeasured)
  const [{ attach, drew, fit, pace }] = useState(() =>
    createRowWindow({
      fitted: setView,
      now: (next) => flushSync(() => setView(next)),
      soon: (next) => startTransition(() => setView(next)),
    }),
  )
  const { length } = items
  useLayoutEffect(() => drew(view), [drew, view])
  useLayoutEffect(() => fit(length), [fit, length])
  const { columns, stride } = view
  return (
    <PaceContext value={pace}>
      <div
        {...list}
        ref={attach}
        className={cx(grid.grid, styles.long)}
        data-lines={lines || undefined}
        data-placed={stride > 0 || undefined}>
        {view.rows.flatMap(({ row, slot }) =>
          items
            .slice(row * columns, (row + 1) * columns)
            .map((item, column) => (
              <Drawn
                key={slot * columns + column}
                item={item}
                size={total}
                position={row * columns + column + 1}
                columns={columns}
                top={row * stride}
                draw={children as DrawnProps['draw']}
              />
            )),
        )}
      </div>
    </PaceContext>
  )
}

interface DrawnProps {
  readonly item: unknown
  readonly size: number
  /** From 1. */
  readonly position: number
  readonly columns: number
  /** Pixels. */
  readonly top: number
  readonly draw: (item: unknown, place: ArticlePlace) => ReactNode
}

/** What is on the screen already is not drawn again when a row comes. */
const Drawn = memo(function Drawn({ item, size, position, columns, top, draw }: DrawnProps) {
  // The same for as long as it stands there: an article that is kept from being drawn again by `memo` is.
  const place = useMemo(() => {
    const style = { insetBlockStart: top, '--column': (position - 1) % columns }
    return { 'aria-setsize': size, 'aria-posinset': position, style }
  }, [size, position, columns, top])
  return draw(item, place)
})
