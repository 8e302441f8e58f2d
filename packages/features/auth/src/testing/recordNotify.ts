import type { Notify } from '@lobby/platform/notify'

/** Writes down what passes by at the edge of the screen, with how long it stands; `loaded` is the end of what was loading. */
export function recordNotify(): { readonly notify: Notify; readonly told: string[] } {
  const told: string[] = []
  const notify: Notify = {
    notice: (text, duration) => void told.push(`notice ${duration} ms: ${text}`),
    toast: (text) => void told.push(`toast: ${text}`),
    loading: (text, duration) => {
      told.push(`loading ${duration} ms: ${text}`)
      return () => void told.push('loaded')
    },
  }
  return { notify, told }
}
