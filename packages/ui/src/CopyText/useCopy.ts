import { useState } from 'react'

/** Copies a text at a press, and knows what came of it for this text: copied, refused by the browser, or not asked for yet. */
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
