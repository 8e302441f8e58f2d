/**
 * A ref: tells what else stands at the foot of the page how far up this element reaches, in pixels from its end, as `--foot` of the root;
 * nothing once it is gone.
 */
export function tellRoom(element: HTMLElement): () => void {
  const root = document.documentElement
  const tell = () =>
    root.style.setProperty('--foot', `${parseFloat(getComputedStyle(element).insetBlockEnd) + element.offsetHeight}px`)
  const observer = new ResizeObserver(tell)
  observer.observe(element)
  return () => {
    observer.disconnect()
    root.style.removeProperty('--foot')
  }
}
