import { onTestFinished } from 'vitest'

/**
 * Watches a button from now on. Returns a function that gives the first number of seconds the button shows. Polling
 * advances a fake clock, so later numbers may be lower.
 */
export function watchWaitSeconds(container: Element): () => number | undefined {
  let first: number | undefined
  const observer = new MutationObserver(() => {
    const seconds = /(?:Resend|Try again) in (\d+) s/.exec(container.textContent)?.[1]
    if (seconds !== undefined) first ??= Number(seconds)
  })
  observer.observe(container, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return () => first
}
