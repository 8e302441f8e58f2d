/** Scrolls a row sideways until the child stands in its middle. Never moves the page, and works from right to left as well. */
export function centreChild(scroller: HTMLElement, index: number): void {
  const child = scroller.children[index]
  if (!child) return
  const row = scroller.getBoundingClientRect()
  const box = child.getBoundingClientRect()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const way = box.left + box.width / 2 - row.left - row.width / 2
  // Not scrollBy: that one may stop at each snap point on its way.
  scroller.scrollTo({ left: scroller.scrollLeft + way, behavior: still ? 'instant' : 'smooth' })
}
