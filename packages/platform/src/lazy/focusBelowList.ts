/** Returns the element with the keyboard focus if it comes after the end of a list, otherwise null. */
function focusedBelow(end: Element): Element | null {
  const focused = document.activeElement
  return focused?.matches(':focus-visible') && end.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
    ? focused
    : null
}

/** Returns whether an element is in view, or was in view before it moved down by `movedDown` pixels. */
function isInView(element: Element, movedDown = 0): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom - movedDown > 0 && top - movedDown < innerHeight
}

/**
 * Returns whether the element with the keyboard focus is below a list and in view, so that new rows would push it out
 * of view.
 */
export function isFocusBelowList(end: Element): boolean {
  const focused = focusedBelow(end)
  return focused !== null && isInView(focused)
}

/**
 * Keeps the element with the keyboard focus in view when the list above this element grows.
 *
 * @param end The element at the end of the list, in the same parent as the list.
 * @returns A function that stops this.
 */
export function keepFocusedElementInView(end: Element): () => void {
  const parent = end.parentElement
  if (!parent) return () => undefined
  let height = parent.getBoundingClientRect().height
  // A ResizeObserver runs before the browser paints the new height.
  const observer = new ResizeObserver(() => {
    const grown = parent.getBoundingClientRect().height - height
    height += grown
    const focused = grown > 0 ? focusedBelow(end) : null
    // Does not scroll if the browser's scroll anchoring has already kept the element on the screen.
    if (focused && isInView(focused, grown) && focused.getBoundingClientRect().bottom > innerHeight)
      window.scrollBy(0, grown)
  })
  observer.observe(parent)
  return () => observer.disconnect()
}
