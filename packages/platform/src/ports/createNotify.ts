/**
 * Shows short messages at the edge of the screen. They disappear after a time, so use none of them for something that
 * needs an action.
 */
export interface Notify {
  /** Shows a short notice for `duration` milliseconds. Defaults to 1.5 s. */
  readonly notice: (text: string, duration?: number) => void
  /** Shows a toast for 3 s, or 8 s if `length` is `long`. */
  readonly toast: (text: string, length?: 'short' | 'long') => void
  /** Shows a loading message for at most `duration` milliseconds. Returns a function that hides it earlier. */
  readonly loading: (text: string, duration: number) => () => void
}

/** The part of the design system's toast list that the port uses. */
export interface ToastList {
  readonly show: (
    kind: 'notice' | 'toast' | 'loading',
    text: string,
    options?: { readonly duration?: number },
  ) => number
  readonly hide: (id: number) => void
}

/** Connects the notification port to the design system's toast list. `durations` are in milliseconds. */
export function createNotify(list: ToastList, durations: { readonly short: number; readonly long: number }): Notify {
  return {
    notice: (text, duration) => void list.show('notice', text, duration === undefined ? {} : { duration }),
    toast: (text, length = 'short') => void list.show('toast', text, { duration: durations[length] }),
    loading: (text, duration) => {
      const id = list.show('loading', text, { duration })
      return () => list.hide(id)
    },
  }
}
