import { onTestFinished } from 'vitest'

/**
 * Watches the buttons in a container from now on. The returned function returns the first number of seconds that a
 * button has shown.
 */
export function watchFirstShownWaitSeconds(container: Element): () => number | undefined {
  let first: number | undefined
  const observer = new MutationObserver(() => {
    const seconds = /(?:Resend|Try again) in (\d+) s/.exec(container.textContent)?.[1]
    if (seconds !== undefined) first ??= Number(seconds)
  })
  observer.observe(container, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return () => first
}
