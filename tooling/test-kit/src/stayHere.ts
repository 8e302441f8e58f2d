import { onTestFinished } from 'vitest'

/** Notes where the page is told to go, and keeps it from going there. Until the test is over. */
export function stayHere(): readonly string[] {
  const left: string[] = []
  const over = new AbortController()
  onTestFinished(() => over.abort())
  const stay = (event: NavigateEvent) => {
    event.preventDefault()
    left.push(event.destination.url)
  }
  navigation.addEventListener('navigate', stay, { signal: over.signal })
  return left
}
