import { onTestFinished } from 'vitest'

/**
 * Blocks all navigation of the page until the test finishes.
 * @returns The URLs of the blocked navigations. Each blocked navigation adds its URL to the list.
 */
export function blockNavigation(): readonly string[] {
  const blockedUrls: string[] = []
  const testEnd = new AbortController()
  onTestFinished(() => testEnd.abort())
  const block = (event: NavigateEvent) => {
    event.preventDefault()
    blockedUrls.push(event.destination.url)
  }
  navigation.addEventListener('navigate', block, { signal: testEnd.signal })
  return blockedUrls
}
