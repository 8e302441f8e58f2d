import { onTestFinished } from 'vitest'

/** The seconds that a button first tells to wait, from now on. What polls moves a clock that is held: later ones may be fewer. */
export function watchWait(container: Element): () => number | undefined {
  let first: number | undefined
  const observer = new MutationObserver(() => {
    const seconds = /Again in (\d+) s/.exec(container.textContent)?.[1]
    if (seconds !== undefined) first ??= Number(seconds)
  })
  observer.observe(container, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return () => first
}
