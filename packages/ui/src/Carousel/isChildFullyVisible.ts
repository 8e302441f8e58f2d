/**
 * Returns whether the child with the given index is completely visible at the scroller's current position. Returns true
 * if there is no such child.
 */
export function isChildFullyVisible(scroller: HTMLElement, index: number): boolean {
  const child = scroller.children[index]
  if (!child) return true
  const row = scroller.getBoundingClientRect()
  const box = child.getBoundingClientRect()
  return box.left >= row.left && box.right <= row.right
}
