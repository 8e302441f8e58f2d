const listeners = new Map<Element, (seen: boolean) => void>()
let observer: IntersectionObserver | undefined

/**
 * Calls `onChange` with true when an element enters the screen and with false when it leaves. All observed elements
 * share one IntersectionObserver.
 *
 * @returns a function that stops the observation
 */
export function observeVisibility(element: Element, onChange: (seen: boolean) => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
  })
  listeners.set(element, onChange)
  observer.observe(element)
  return () => {
    listeners.delete(element)
    observer?.unobserve(element)
  }
}
