/**
 * Shows short messages over the screen. The messages disappear after a time, so do not use them for something
 * that the player must react to.
 */
export interface Notifier {
  /** Shows a short notice for `duration` milliseconds. Defaults to 1.5 s. */
  readonly notice: (text: string, duration?: number) => void
  /** Shows a toast for 3 s, or 8 s if `length` is `long`. */
  readonly toast: (text: string, length?: 'short' | 'long') => void
  /** Shows a loading message for at most `duration` milliseconds. Returns a function that hides the message earlier. */
  readonly loading: (text: string, duration: number) => () => void
}

/** The part of the design system's toast list that `createNotifier` uses. */
export interface ToastList {
  readonly show: (
    kind: 'notice' | 'toast' | 'loading',
    text: string,
    options?: { readonly duration?: number },
  ) => number
  readonly hide: (id: number) => void
}

/**
 * Creates the functions of `Notify`, which show their messages in the design system's toast list. `durations` are in
 * milliseconds.
 */
export function createNotifier(
  list: ToastList,
  durations: { readonly short: number; readonly long: number },
): Notifier {
  return {
    notice: (text, duration) => void list.show('notice', text, duration === undefined ? {} : { duration }),
    toast: (text, length = 'short') => void list.show('toast', text, { duration: durations[length] }),
    loading: (text, duration) => {
      const id = list.show('loading', text, { duration })
      return () => list.hide(id)
    },
  }
}
