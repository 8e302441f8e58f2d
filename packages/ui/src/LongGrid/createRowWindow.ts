import type { RowWindow } from './rowsToDraw.ts'

/** Rows that are drawn beyond the screen, on the side to which the page is scrolled; below it the last one comes tile by tile. */
const ahead = 2
const aheadBelow = 4 / 3
/** Enough for a tall phone until a row is measured. */
const unmeasured: RowWindow = { columns: 3, stride: 0, first: 0, last: 5, part: 3, focused: -1 }

const same = (one: RowWindow, other: RowWindow) =>
  (Object.keys(one) as (keyof RowWindow)[]).every((field) => one[field] === other[field])

/**
 * Follows which rows of a grid are near the screen while the page is scrolled. All rows are as high as the first one that is drawn.
 * The grid's height is written here, at once and not with the next rendering: whoever comes back to a place far down is scrolled to it
 * as soon as the grid stands.
 */
export function createRowWindow() {
  const listeners = new Set<() => void>()
  let grid: HTMLElement | null = null
  let shown = unmeasured
  let count = 0
  let gap = 0
  let scrolledTo = 0
  let down = true

  const show = (next: RowWindow) => {
    if (same(next, shown)) return
    shown = next
    for (const listener of listeners) listener()
  }

  function look() {
    const item = grid?.firstElementChild
    if (!grid || !item || shown.stride === 0) return
    // Larger text, or a font that has come, makes every row higher.
    if (Math.abs(item.getBoundingClientRect().height + gap - shown.stride) > 0.5) return measure()
    if (window.scrollY !== scrolledTo) down = window.scrollY > scrolledTo
    scrolledTo = window.scrollY
    const above = -grid.getBoundingClientRect().top
    const first = Math.max(0, Math.floor(above / shown.stride))
    const end = Math.max(0, (above + window.innerHeight) / shown.stride + (down ? aheadBelow : 0))
    const last = Math.floor(end)
    show({
      ...shown,
      first: Math.max(0, first - (down ? 0 : ahead)),
      last,
      part: down ? Math.floor((end - last) * shown.columns) + 1 : shown.columns,
    })
  }

  function measure() {
    const item = grid?.firstElementChild
    if (!grid || !item) return
    const style = getComputedStyle(grid)
    const columns = style.gridTemplateColumns.split(' ').length
    gap = Number.parseFloat(style.rowGap) || 0
    const stride = item.getBoundingClientRect().height + gap
    if (stride <= gap) return
    const above = -grid.getBoundingClientRect().top
    const before = shown
    shown = { ...shown, columns, stride }
    grid.style.minBlockSize = `${Math.ceil(count / columns) * stride - gap}px`
    // Turned to another side, a phone shows the games that it showed before.
    if (before.stride > 0 && above > 0 && (before.columns !== columns || before.stride !== stride)) {
      const rows = above / before.stride
      window.scrollBy(0, ((Math.floor(rows) * before.columns) / columns + (rows % 1)) * stride - above)
    }
    look()
    if (!same(before, shown)) for (const listener of listeners) listener()
  }

  const focus = (event: FocusEvent) => {
    const next = event.type === 'focusin' ? event.target : event.relatedTarget
    const item = next instanceof Element && grid?.contains(next) ? next.closest('[aria-posinset]') : null
    show({ ...shown, focused: item ? Number(item.getAttribute('aria-posinset')) - 1 : -1 })
  }

  return {
    get: (): RowWindow => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The ref of the grid. */
    attach: (element: HTMLElement | null) => {
      if (!element) return
      grid = element
      // In the next frame: a height that is written here would be reported as a loop.
      const sizes = new ResizeObserver(() => requestAnimationFrame(measure))
      sizes.observe(element)
      const over = new AbortController()
      const { signal } = over
      window.addEventListener('scroll', look, { passive: true, signal })
      window.addEventListener('resize', look, { passive: true, signal })
      element.addEventListener('focusin', focus, { signal })
      element.addEventListener('focusout', focus, { signal })
      return () => {
        over.abort()
        sizes.disconnect()
        grid = null
      }
    },
    /** Takes note of how many items there are, once they are drawn. */
    fit: (items: number) => {
      count = items
      measure()
    },
  }
}
