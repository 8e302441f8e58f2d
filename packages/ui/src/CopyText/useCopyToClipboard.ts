import { useState } from 'react'

/**
 * Returns the function `copy`, which copies the text to the clipboard, and its outcome `done`: true after the text was
 * copied, false after the browser refused, null if `copy` was not called for this text yet.
 */
export function useCopyToClipboard(text: string): {
  readonly done: boolean | null
  readonly copy: () => Promise<void>
} {
  const [state, setState] = useState<{ readonly text: string; readonly done: boolean } | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState({ text, done: true })
    } catch {
      setState({ text, done: false })
    }
  }
  return { done: state?.text === text ? state.done : null, copy }
}
