import type { Page } from '@playwright/test'

interface Shift {
  readonly value: number
  /** Describes each element that moved, with its old and new position. */
  readonly moved: readonly string[]
}

/**
 * Records the layout shifts of each document that opens from now on.
 * @returns A function that returns the layout shifts of the document so far, and the sum of their scores, as the
 *   browser computes them.
 */
export async function recordLayoutShifts(
  page: Page,
): Promise<() => Promise<{ readonly sum: number; readonly shifts: readonly Shift[] }>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    interface Source {
      readonly node: Node | null
      readonly previousRect: DOMRectReadOnly
      readonly currentRect: DOMRectReadOnly
    }
    const formatRect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const describe = ({ node, previousRect, currentRect }: Source) =>
      `${node instanceof Element ? `<${node.localName} class="${node.className}">` : (node?.nodeName ?? 'something')} ` +
      `${formatRect(previousRect)} -> ${formatRect(currentRect)}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Source[] })[])
        shifts.push({ value: entry.value, moved: entry.sources.map(describe) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts }
  }
}
