import { expect } from 'vitest'

interface Found {
  readonly element: () => HTMLElement | SVGElement
}

/** Waits until all of an element is within the height of the window, but for parts of a pixel. */
export async function expectInSight(found: Found): Promise<void> {
  const hidden = () => {
    const { top, bottom } = found.element().getBoundingClientRect()
    return Math.max(0, Math.floor(-top), Math.floor(bottom - window.innerHeight))
  }
  await expect.element(found.element()).toBeVisible()
  await expect.poll(hidden, { message: 'pixels of the element that are out of sight' }).toBe(0)
}

/** Scrolls until an element is the last thing above the lower edge of the window, and presses it without the scrolling of a locator's click. */
export function pressAtFoot(found: Found): void {
  const element = found.element() as HTMLElement
  element.scrollIntoView({ block: 'end', behavior: 'instant' })
  window.scrollBy({ top: element.getBoundingClientRect().bottom - window.innerHeight, behavior: 'instant' })
  element.click()
}
