/** Whether the child of a row that scrolls sideways stands in it whole, as the row is scrolled now; a child that is not there does. */
export function standsWhole(scroller: HTMLElement, index: number): boolean {
  const child = scroller.children[index]
  if (!child) return true
  const row = scroller.getBoundingClientRect()
  const box = child.getBoundingClientRect()
  return box.left >= row.left && box.right <= row.right
}
