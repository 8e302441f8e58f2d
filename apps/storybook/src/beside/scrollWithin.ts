/** Brings an element to the middle of whatever it scrolls in, up to its own document: `scrollIntoView` would move the page around a frame too. */
export function scrollWithin(element: Element): void {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const root = at === document.documentElement
    if (!root && !/auto|scroll/.test(getComputedStyle(at).overflowY)) continue
    const inner = element.getBoundingClientRect()
    const outer = root ? { top: 0, height: window.innerHeight } : at.getBoundingClientRect()
    at.scrollBy({ top: inner.top + inner.height / 2 - outer.top - outer.height / 2 })
  }
}
