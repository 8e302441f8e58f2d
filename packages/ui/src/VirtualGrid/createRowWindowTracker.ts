import { createScrollPaceTracker } from './createScrollPaceTracker.ts'
import { assignRowKeys, getRowsToRender, type RenderedRow } from './getRowsToRender.ts'

/** The part of a grid that is rendered in the document. */
export interface RenderedGridPart {
  readonly columns: number
  /** The distance from the top of a row to the top of the next row, in pixels. 0 before a row is measured. */
  readonly stride: number
  readonly rows: readonly RenderedRow[]
}

export interface RowWindowListener {
  /**
   * Called after the number of items has changed, with the rows to render. `setItemCount` makes this call inside an
   * effect of React.
   */
  readonly onMeasure: (view: RenderedGridPart) => void
  /** Called when a visible row is not in the document. The given view must be rendered before the next frame. */
  readonly renderNow: (view: RenderedGridPart) => void
  /** Called when other rows are near the screen. The given view can be rendered later, when the browser is idle. */
  readonly renderSoon: (view: RenderedGridPart) => void
}

/**
 * The number of additional rows to render beyond the screen in the scroll direction. With one additional row, a page
 * had 252 elements, and 250 are allowed.
 */
const EXTRA_ROWS = 0
/** The view before a row is measured: the rows that are visible on a phone before scrolling. */
export const UNMEASURED_GRID_PART: RenderedGridPart = {
  columns: 3,
  stride: 0,
  rows: [0, 1, 2].map((row) => ({ row, slot: row })),
}

const isSameView = (one: RenderedGridPart, other: RenderedGridPart) =>
  one.columns === other.columns &&
  one.stride === other.stride &&
  one.rows.length === other.rows.length &&
  one.rows.every(({ row, slot }, index) => row === other.rows[index]?.row && slot === other.rows[index]?.slot)

/**
 * Computes which rows of a grid are near the screen while the page scrolls. All rows must be as high as the first row.
 *
 * Writes the height of the grid to its element immediately, because the router restores the scroll position of a page
 * as soon as the grid is mounted.
 */
export function createRowWindowTracker({ onMeasure, renderNow, renderSoon }: RowWindowListener) {
  let grid: HTMLElement | null = null
  let sizeObserver: ResizeObserver | null = null
  let observedItem: Element | null = null
  let drawnView = UNMEASURED_GRID_PART
  let requestedView = UNMEASURED_GRID_PART
  let { columns, stride } = UNMEASURED_GRID_PART
  let count = 0
  let gap = 0
  let focusedIndex = -1
  const pace = createScrollPaceTracker()
  let lastScrollY = 0
  let isScrollingDown = true

  const createView = (rows: readonly number[]): RenderedGridPart => ({
    columns,
    stride,
    rows: assignRowKeys(drawnView.rows, rows),
  })

  /**
   * Returns the visible rows and the nearby rows. The number of nearby rows is the same at every scroll position, so
   * that each new row can reuse the elements of a row that is removed.
   */
  function findRows(): { readonly visible: readonly number[]; readonly near: readonly number[] } {
    const above = -(grid?.getBoundingClientRect().top ?? 0)
    const first = Math.max(0, Math.floor(above / stride))
    const last = Math.floor((above + window.innerHeight) / stride)
    const lastNear = above < 0 ? last : first + Math.ceil(window.innerHeight / stride)
    const rows = {
      end: Math.ceil(count / columns) - 1,
      focused: focusedIndex < 0 ? -1 : Math.floor(focusedIndex / columns),
    }
    return {
      visible: getRowsToRender({ ...rows, first, last }),
      near: getRowsToRender(
        isScrollingDown
          ? { ...rows, first, last: lastNear + EXTRA_ROWS }
          : { ...rows, first: first - EXTRA_ROWS, last: lastNear },
      ),
    }
  }

  /**
   * Creates a view with all visible rows. Visible rows that are new replace the same number of rows that are not near
   * the screen. All other rendered rows stay.
   */
  function createUrgentView(visible: readonly number[], near: readonly number[]): RenderedGridPart {
    const others = drawnView.rows.map(({ row }) => row).filter((row) => !visible.includes(row))
    const far = others.filter((row) => !near.includes(row))
    const addedCount = visible.length + others.length - drawnView.rows.length
    const rows = [...visible, ...others.filter((row) => near.includes(row)), ...far.slice(addedCount)]
    return createView(rows.toSorted((one, other) => one - other))
  }

  function updateView() {
    if (!grid || stride === 0) return
    if (window.scrollY !== lastScrollY) isScrollingDown = window.scrollY > lastScrollY
    lastScrollY = window.scrollY
    const { visible, near } = findRows()
    const drawnRows = new Set(drawnView.rows.map(({ row }) => row))
    if (drawnView.stride !== stride || drawnView.columns !== columns || visible.some((row) => !drawnRows.has(row))) {
      requestedView = createUrgentView(visible, near)
      renderNow(requestedView)
    }
    const view = createView(near)
    if (isSameView(view, requestedView)) return
    requestedView = view
    renderSoon(view)
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
      // Observes an item, because every row becomes higher when the text is enlarged or a font has loaded. Each item is
      // observed only one time, because each call of `observe` reports a change.
      if (item !== observedItem) sizeObserver?.observe(item, { box: 'border-box' })
      observedItem = item
    }
    if (stride === 0) return
    grid.style.setProperty('--gap', `${gap}px`)
    grid.style.setProperty('--columns', `${columns}`)
    // Measures again, because the new value of `--columns` has changed the width of the item and thereby its height.
    if (before.columns !== columns)
      stride = (grid.firstElementChild?.getBoundingClientRect().height ?? stride - gap) + gap
    grid.style.minBlockSize = `${Math.ceil(count / columns) * stride - gap}px`
    const above = -grid.getBoundingClientRect().top
    // After the phone is rotated, scrolls so that the same items stay visible.
    if (before.stride > 0 && above > 0 && (before.columns !== columns || before.stride !== stride)) {
      const rows = above / before.stride
      window.scrollBy(0, ((Math.floor(rows) * before.columns) / columns + (rows % 1)) * stride - above)
    }
  }

  const handleFocusChange = (event: FocusEvent) => {
    const next = event.type === 'focusin' ? event.target : event.relatedTarget
    const item = next instanceof Element && grid?.contains(next) ? next.closest('[aria-posinset]') : null
    focusedIndex = item ? Number(item.getAttribute('aria-posinset')) - 1 : -1
    // Updates in a microtask, because an effect may have moved the focus, and `flushSync` is not allowed inside an
    // effect.
    queueMicrotask(updateView)
  }

  return {
    pace,
    /** The callback ref for the grid's element. */
    attach: (element: HTMLElement | null) => {
      if (!element) return
      grid = element
      // Waits for the next frame, because writing a height inside the callback of the observer causes a "ResizeObserver
      // loop" error.
      const handleResize = () =>
        requestAnimationFrame(() => {
          measure()
          updateView()
        })
      sizeObserver = new ResizeObserver(handleResize)
      sizeObserver.observe(element)
      const teardown = new AbortController()
      const { signal } = teardown
      const handleScroll = () => {
        pace.reportPosition(window.scrollY)
        updateView()
      }
      window.addEventListener('scroll', handleScroll, { passive: true, signal })
      window.addEventListener('resize', updateView, { passive: true, signal })
      element.addEventListener('focusin', handleFocusChange, { signal })
      element.addEventListener('focusout', handleFocusChange, { signal })
      return () => {
        teardown.abort()
        pace.stop()
        sizeObserver?.disconnect()
        grid = null
      }
    },
    /** Records which view is in the document. Call it after each render. */
    setDrawnView: (view: RenderedGridPart) => {
      drawnView = view
    },
    /**
     * Sets the number of items. Call it when at least one item is rendered. Requests the visible rows immediately, and
     * the nearby rows in the next frame.
     */
    setItemCount: (items: number) => {
      count = items
      measure()
      if (stride === 0) return
      const { visible, near } = findRows()
      requestedView = createUrgentView(visible, near)
      onMeasure(requestedView)
      requestAnimationFrame(updateView)
    },
  }
}
