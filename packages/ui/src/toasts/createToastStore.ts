/** The display times of temporary messages, in milliseconds. */
export const TOAST_DURATIONS_MS = { notice: 1500, short: 3000, long: 8000 } as const

/**
 * The kind of a temporary message. A `notice` is short and in the centre of the screen. A `toast` is at the top. A
 * `loading` message stays until it is hidden.
 */
export type ToastKind = 'notice' | 'toast' | 'loading'

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  readonly tone: 'info' | 'win' | 'warn' | 'loss'
  /**
   * The display time in milliseconds, counted from the first frame that shows the message. Undefined for a message that
   * stays until it is hidden.
   */
  readonly duration?: number | undefined
}

export interface ToastOptions {
  readonly tone?: Toast['tone']
  /**
   * The display time in milliseconds, counted from the first frame that shows the message. By default 1500 for a
   * notice, 3000 for a toast, and unlimited for a loading message.
   */
  readonly duration?: number
}

export interface ToastStore {
  /**
   * Shows a text as a message and returns the id of the message. A new notice replaces the previous notice, and a new
   * loading message replaces the previous loading message.
   */
  readonly show: (kind: ToastKind, text: string, options?: ToastOptions) => number
  /**
   * Starts the display time of a message. Call it when the message is visible. `show` does not start the time, because
   * the code that renders messages may take longer to load than the display time.
   */
  readonly start: (id: number) => void
  /** Hides a message. Does nothing if the message is already hidden. */
  readonly hide: (id: number) => void
  /**
   * Adds a listener and returns a function that removes the listener. Pass `subscribe` and `get` to
   * `useSyncExternalStore`.
   */
  readonly subscribe: (onChange: () => void) => () => void
  readonly get: () => readonly Toast[]
}

/** The timer functions of the browser. Tests pass other functions. */
export interface ToastTimers<Timer> {
  readonly setTimeout: (run: () => void, milliseconds: number) => Timer
  readonly clearTimeout: (timer: Timer) => void
}

const DEFAULT_DURATIONS_MS = {
  notice: TOAST_DURATIONS_MS.notice,
  toast: TOAST_DURATIONS_MS.short,
  loading: undefined,
} as const

/** Creates the store of temporary messages. The store does not depend on React. `Toaster` renders its messages. */
export function createToastStore<Timer>({ setTimeout, clearTimeout }: ToastTimers<Timer>): ToastStore {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const timers = new Map<number, Timer>()
  const listeners = new Set<() => void>()
  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const clearTimer = (id: number) => {
    const timer = timers.get(id)
    if (timer !== undefined) clearTimeout(timer)
    timers.delete(id)
  }
  const hide = (id: number) => {
    clearTimer(id)
    if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id))
  }
  return {
    show(kind, text, { tone = 'info', duration = DEFAULT_DURATIONS_MS[kind] } = {}) {
      const id = ++lastId
      const isKept = (toast: Toast) => kind === 'toast' || toast.kind !== kind
      for (const toast of toasts) if (!isKept(toast)) clearTimer(toast.id)
      set([...toasts.filter(isKept), { id, kind, text, tone, duration }])
      return id
    },
    start(id) {
      const duration = toasts.find((toast) => toast.id === id)?.duration
      if (duration !== undefined && !timers.has(id))
        timers.set(
          id,
          setTimeout(() => hide(id), duration),
        )
    },
    hide,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    get: () => toasts,
  }
}
