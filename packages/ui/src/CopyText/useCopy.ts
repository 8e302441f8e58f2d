import { useState } from 'react'

/**
 * Returns `copy`, which copies the text to the clipboard, and `done`: true after this text was copied, false if the
 * browser refused, null before the first call.
 */
export function useCopy(text: string): { readonly done: boolean | null; readonly copy: () => Promise<void> } {
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
