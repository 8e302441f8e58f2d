import { createPace } from './createPace.ts'
import { giveSlots, rowsToDraw, type DrawnRow } from './rowsToDraw.ts'

/** What is drawn of a grid. */
export interface GridView {
  readonly columns: number
  /** Pixels from row to row; 0 until one is measured. */
  readonly stride: number
  readonly rows: readonly DrawnRow[]
}

export interface RowListener {
  /** A grid has been measured, from within the effect that does so. */
  readonly fitted: (view: GridView) => void
  /** Something in sight is missing: to be drawn before the next frame. */
  readonly now: (view: GridView) => void
  /** Something comes near: to be drawn when there is time. */
  readonly soon: (view: GridView) => void
}

/**
 * Rows that are drawn beyond the screen, on the side to which the page is scrolled, beside the one that is there for a screen between two rows.
 * A document has 250 elements for all: with one more it had 252.
 */
const ahead = 0
/** What a phone's first screen has of a list, until a row is measured. */
export const unmeasured: GridView = { columns: 3, stride: 0, rows: [0, 1, 2].map((row) => ({ row, slot: row })) }

const same = (one: GridView, other: GridView) =>
  one.columns === other.columns &&
  one.stride === other.stride &&
  one.rows.length === other.rows.length &&
  one.rows.every(({ row, slot }, index) => row === other.rows[index]?.row && slot === other.rows[index]?.slot)

/**
 * Follows which rows of a grid are near the screen while the page is scrolled. All rows are as high as the first one that is drawn.
 * The grid's height is written here, at once and not with the next rendering: whoever comes back to a place far down is scrolled to it
 * as soon as the grid stands.
 */
export function createRowWindow({ fitted, now, soon }: RowListener) {
  let grid: HTMLElement | null = null
  let sizes: ResizeObserver | null = null
  let sized: Element | null = null
  let drawn = unmeasured
  let told = unmeasured
  let { columns, stride } = unmeasured
  let count = 0
  let gap = 0
  let focused = -1
  const pace = createPace()
  let scrolledTo = 0
  let down = true

  const viewOf = (rows: readonly number[]): GridView => ({ columns, stride, rows: giveSlots(drawn.rows, rows) })

  /** The rows in sight, and those near it: as many at every place of a list, so that each that comes finds the elements of one that goes. */
  function rowsAround(): { readonly seen: readonly number[]; readonly near: readonly number[] } {
    const above = -(grid?.getBoundingClientRect().top ?? 0)
    const first = Math.max(0, Math.floor(above / stride))
    const last = Math.floor((above + window.innerHeight) / stride)
    const most = above < 0 ? last : first + Math.ceil(window.innerHeight / stride)
    const rows = { end: Math.ceil(count / columns) - 1, focused: focused < 0 ? -1 : Math.floor(focused / columns) }
    return {
      seen: rowsToDraw({ ...rows, first, last }),
      near: rowsToDraw(down ? { ...rows, first, last: most + ahead } : { ...rows, first: first - ahead, last: most }),
    }
  }

  /** The rows in sight in place of as many that are far; what else is drawn stays. */
  function urgentView(seen: readonly number[], near: readonly number[]): GridView {
    const others = drawn.rows.map(({ row }) => row).filter((row) => !seen.includes(row))
    const far = others.filter((row) => !near.includes(row))
    const come = seen.length + others.length - drawn.rows.length
    const rows = [...seen, ...others.filter((row) => near.includes(row)), ...far.slice(come)]
    return viewOf(rows.toSorted((one, other) => one - other))
  }

  function look() {
    if (!grid || stride === 0) return
    if (window.scrollY !== scrolledTo) down = window.scrollY > scrolledTo
    scrolledTo = window.scrollY
    const { seen, near } = rowsAround()
    const has = new Set(drawn.rows.map(({ row }) => row))
    if (drawn.stride !== stride || drawn.columns !== columns || seen.some((row) => !has.has(row))) {
      told = urgentView(seen, near)
      now(told)
    }
    const view = viewOf(near)
    if (same(view, told)) return
    told = view
    soon(view)
  }

  function measure() {
    if (!grid) return
    const before = { columns, stride }
    const item = grid.firstElementChild
    const height = item?.getBoundingClientRect().height ?? 0
    if (item && height > 0) {
      const style = getComputedStyle(grid)
      gap = Number.parseFloat(style.rowGap) || 0
      columns = style.gridTemplateColumns.split(' ').length
      stride = height + gap
      // Larger text, or a font that has come, makes every row higher. To observe it once more would be told as a change.
      if (item !== sized) sizes?.observe(item, { box: 'border-box' })
      sized = item
    }
    if (stride === 0) return
    grid.style.setProperty('--gap', `${gap}px`)
    grid.style.setProperty('--columns', `${columns}`)
    // In columns of another width, which it only now has, it is of another height.
    if (before.columns !== columns)
      stride = (grid.firstElementChild?.getBoundingClientRect().height ?? stride - gap) + gap
    grid.style.minBlockSize = `${Math.ceil(count / columns) * stride - gap}px`
    const above = -grid.getBoundingClientRect().top
    // Turned to another side, a phone shows the games that it showed before.
    if (before.stride > 0 && above > 0 && (before.columns !== columns || before.stride !== stride)) {
      const rows = above / before.stride
      window.scrollBy(0, ((Math.floor(rows) * before.columns) / columns + (rows % 1)) * stride - above)
    }
  }

  const focus = (event: FocusEvent) => {
    const next = event.type === 'focusin' ? event.target : event.relatedTarget
    const item = next instanceof Element && grid?.contains(next) ? next.closest('[aria-posinset]') : null
    focused = item ? Number(item.getAttribute('aria-posinset')) - 1 : -1
    // The focus may come from an effect, within which nothing can be drawn.
    queueMicrotask(look)
  }

  return {
    pace,
    /** The ref of the grid. */
    attach: (element: HTMLElement | null) => {
      if (!element) return
      grid = element
      // In the next frame: a height that is written here would be reported as a loop.
      const resized = () =>
        requestAnimationFrame(() => {
          measure()
          look()
        })
      sizes = new ResizeObserver(resized)
      sizes.observe(element)
      const over = new AbortController()
      const { signal } = over
      const scrolled = () => {
        pace.moved(window.scrollY)
        look()
      }
      window.addEventListener('scroll', scrolled, { passive: true, signal })
      window.addEventListener('resize', look, { passive: true, signal })
      element.addEventListener('focusin', focus, { signal })
      element.addEventListener('focusout', focus, { signal })
      return () => {
        over.abort()
        pace.stop()
        sizes?.disconnect()
        grid = null
      }
    },
    /** Takes note of what is in the document. */
    drew: (view: GridView) => {
      drawn = view
    },
    /** Takes note of how many items there are, once some are drawn: first comes what the screen shows of them, the rest after a frame. */
    fit: (items: number) => {
      count = items
      measure()
      if (stride === 0) return
      const { seen, near } = rowsAround()
      told = urgentView(seen, near)
      fitted(told)
      requestAnimationFrame(look)
    },
  }
}
