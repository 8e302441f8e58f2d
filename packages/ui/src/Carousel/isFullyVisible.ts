/**
 * Returns whether a child of a horizontal scroller is completely visible at the current scroll position. True for a
 * child that does not exist.
 */
export function isFullyVisible(scroller: HTMLElement, index: number): boolean {
  const child = scroller.children[index]
  if (!child) return true
  const row = scroller.getBoundingClientRect()
  const box = child.getBoundingClientRect()
  return box.left >= row.left && box.right <= row.right
}
