/** Returns what the keyboard has focused, if it stands below the end of a list. */
function focusedBelow(end: Element): Element | null {
  const focused = document.activeElement
  return focused?.matches(':focus-visible') && end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? focused : null
}

/** Whether an element that had moved down by so many pixels, or not at all, was in view before. */
function isInView(element: Element, movedDown = 0): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom - movedDown > 0 && top - movedDown < innerHeight
}

/** Whether what the keyboard has focused stands below the end of a list, in view: rows that are added would push it out of view. */
export function isFocusBelow(end: Element): boolean {
  const focused = focusedBelow(end)
  return focused !== null && isInView(focused)
}

/**
 * Keeps what the keyboard has focused below a list where it is on the screen when the list grows: a page of rows may arrive after the focus.
 *
 * @param end The element at the end of the list. The list is in the same parent.
 * @returns Stops it.
 */
export function holdFocusBelow(end: Element): () => void {
  const parent = end.parentElement
  if (!parent) return () => undefined
  let height = parent.getBoundingClientRect().height
  // It is told before the new height is painted.
  const observer = new ResizeObserver(() => {
    const grown = parent.getBoundingClientRect().height - height
    height += grown
    const focused = grown > 0 ? focusedBelow(end) : null
    // The browser may have scrolled already.
    if (focused && isInView(focused, grown) && focused.getBoundingClientRect().bottom > innerHeight) window.scrollBy(0, grown)
  })
  observer.observe(parent)
  return () => observer.disconnect()
}
