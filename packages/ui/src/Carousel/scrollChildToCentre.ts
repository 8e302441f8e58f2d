/**
 * Scrolls a row sideways until the child with the given index is in the centre of the row. Never scrolls the page. Also
 * works if the text runs from right to left.
 */
export function scrollChildToCentre(scroller: HTMLElement, index: number): void {
  const child = scroller.children[index]
  if (!child) return
  const row = scroller.getBoundingClientRect()
  const box = child.getBoundingClientRect()
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const distance = box.left + box.width / 2 - row.left - row.width / 2
  // Uses `scrollTo`, because `scrollBy` may stop at a snap point before the child.
  scroller.scrollTo({ left: scroller.scrollLeft + distance, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
}
