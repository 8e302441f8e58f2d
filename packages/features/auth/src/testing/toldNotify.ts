import type { Notify } from '@lobby/platform/notify'

/** Notices as a test reads them: `kind text milliseconds`, and `hidden text` once a loading one is taken away. */
export function toldNotify(): { readonly told: readonly string[]; readonly notify: Notify } {
  const told: string[] = []
  return {
    told,
    notify: {
      notice: (text, duration) => void told.push(`notice ${text} ${duration ?? 'as usual'}`),
      toast: (text) => void told.push(`toast ${text}`),
      loading: (text, duration) => {
        told.push(`loading ${text} ${duration}`)
        return () => void told.push(`hidden ${text}`)
      },
    },
  }
}
