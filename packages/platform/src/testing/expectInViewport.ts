import { expect } from 'vitest'

interface Found {
  readonly element: () => HTMLElement | SVGElement
}

/** Waits until the whole height of an element is inside the window. It ignores fractions of a pixel. */
export async function expectInViewport(found: Found): Promise<void> {
  const hidden = () => {
    const { top, bottom } = found.element().getBoundingClientRect()
    return Math.max(0, Math.floor(-top), Math.floor(bottom - window.innerHeight))
  }
  await expect.element(found.element()).toBeVisible()
  await expect.poll(hidden, { message: 'pixels of the element that are out of sight' }).toBe(0)
}

/**
 * Scrolls until an element touches the lower edge of the window, and clicks it. A locator's click would scroll the page
 * again.
 */
export function clickAtViewportBottom(found: Found): void {
  const element = found.element() as HTMLElement
  element.scrollIntoView({ block: 'end', behavior: 'instant' })
  window.scrollBy({ top: element.getBoundingClientRect().bottom - window.innerHeight, behavior: 'instant' })
  element.click()
}
