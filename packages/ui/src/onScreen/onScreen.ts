const watched = new Map<Element, (seen: boolean) => void>()
let observer: IntersectionObserver | undefined

/** Tells when an element comes on screen and leaves it, through one observer for all; gives the way out. */
export function onScreen(element: Element, onChange: (seen: boolean) => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting)
  })
  watched.set(element, onChange)
  observer.observe(element)
  return () => {
    watched.delete(element)
    observer?.unobserve(element)
  }
}
