/** What passes by at the edge of the screen. Nothing that a player must act on is told this way. */
export interface Notify {
  /** A short notice, 1.5 s unless `duration` (milliseconds) says otherwise. */
  readonly notice: (text: string, duration?: number) => void
  /** A toast: 3 s, or 8 s when long. */
  readonly toast: (text: string, length?: 'short' | 'long') => void
  /**
   * A loading notice until it is hidden by what it gives, and at the latest after `duration` milliseconds.
   */
  readonly loading: (text: string, duration: number) => () => void
}

/** The list of what passes by, as the design system keeps it. */
export interface ToastList {
  readonly show: (
    kind: 'notice' | 'toast' | 'loading',
    text: string,
    options?: { readonly duration?: number },
  ) => number
  readonly hide: (id: number) => void
}

/** Lets features notify without knowing who draws it. `durations` are the design system's, in milliseconds. */
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
