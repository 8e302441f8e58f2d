import type { Page } from '@playwright/test'

interface Shift {
  readonly value: number
  /** What moved, from where to where. */
  readonly moved: readonly string[]
}

/**
 * Watches what moves by itself on each page that is opened from now on.
 * @returns gives the shifts of the page so far, and their sum as the browser rates it
 */
export async function watchShifts(
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
    const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const words = ({ node, previousRect, currentRect }: Source) =>
      `${node instanceof Element ? `<${node.localName} class="${node.className}">` : (node?.nodeName ?? 'something')} ${at(previousRect)} -> ${at(currentRect)}`
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Source[] })[])
        shifts.push({ value: entry.value, moved: entry.sources.map(words) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts }
  }
}
