/** The display times of temporary messages, in milliseconds. */
export const TOAST_DURATIONS_MS = { notice: 1500, short: 3000, long: 8000 } as const

/** `notice` is short and in the centre of the screen, `toast` is at the top, `loading` stays until it is hidden. */
export type ToastKind = 'notice' | 'toast' | 'loading'

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  readonly tone: 'info' | 'win' | 'warn' | 'loss'
  /** The display time in milliseconds from the first frame. Undefined for a toast that stays until it is hidden. */
  readonly duration?: number | undefined
}

export interface ToastOptions {
  readonly tone?: Toast['tone']
  /**
   * The display time in milliseconds from the first frame. Defaults to 1500 for a notice, 3000 for a toast, and no
   * limit for `loading`.
   */
  readonly duration?: number
}

export interface Toasts {
  /** Shows a text and returns its id. A new notice or loading message replaces the previous one. */
  readonly show: (kind: ToastKind, text: string, options?: ToastOptions) => number
  /**
   * Starts the display time of a visible toast. `show` does not start it, because the code that renders toasts may take
   * longer to load than the toast is displayed.
   */
  readonly start: (id: number) => void
  /** Hides a toast. Ignores an id that is already hidden. */
  readonly hide: (id: number) => void
  /** Adds a listener and returns a function that removes it. Use it with `get` in `useSyncExternalStore`. */
  readonly subscribe: (onChange: () => void) => () => void
  readonly get: () => readonly Toast[]
}

/** The timer functions of the browser. Tests pass their own. */
export interface ToastClock<Timer> {
  readonly setTimeout: (run: () => void, milliseconds: number) => Timer
  readonly clearTimeout: (timer: Timer) => void
}

const DEFAULT_DURATIONS_MS = {
  notice: TOAST_DURATIONS_MS.notice,
  toast: TOAST_DURATIONS_MS.short,
  loading: undefined,
} as const

/** Creates the store of temporary messages. It does not depend on React; `Toaster` renders it. */
export function createToasts<Timer>({ setTimeout, clearTimeout }: ToastClock<Timer>): Toasts {
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
