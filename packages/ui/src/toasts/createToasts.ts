/** How long what passes by itself stands, in milliseconds. */
export const toastDurations = { notice: 1500, short: 3000, long: 8000 } as const

/** `notice` is short and in the middle, `toast` is at the top, `loading` stays until it is hidden. */
export type ToastKind = 'notice' | 'toast' | 'loading'

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  readonly tone: 'info' | 'win' | 'warn' | 'loss'
  /** Milliseconds from its first frame; none for one that stays until it is hidden. */
  readonly duration?: number | undefined
}

export interface ToastOptions {
  readonly tone?: Toast['tone']
  /** Milliseconds from its first frame; by default 1,500 for a notice, 3,000 for a toast, until hidden for `loading`. */
  readonly duration?: number
}

export interface Toasts {
  /** Shows a text and gives the id to hide it with. A new notice or loading takes the place of the one before. */
  readonly show: (kind: ToastKind, text: string, options?: ToastOptions) => number
  /** Starts the time of one that is in sight: the code that draws the first one may take longer to come than it lasts. */
  readonly start: (id: number) => void
  /** Hides one; an id that is gone already is no fault. */
  readonly hide: (id: number) => void
  /** For `useSyncExternalStore`, as `get` is; gives the way to stop. */
  readonly subscribe: (onChange: () => void) => () => void
  readonly get: () => readonly Toast[]
}

/** The clock's part; the browser's own functions unless given. */
export interface ToastClock<Timer> {
  readonly setTimeout: (run: () => void, milliseconds: number) => Timer
  readonly clearTimeout: (timer: Timer) => void
}

const durationOf = { notice: toastDurations.notice, toast: toastDurations.short, loading: undefined } as const

/** The list of what passes by at the edge of the screen. Knows no React; `Toaster` draws it. */
export function createToasts<Timer>({ setTimeout, clearTimeout }: ToastClock<Timer>): Toasts {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const timers = new Map<number, Timer>()
  const listeners = new Set<() => void>()
  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const forget = (id: number) => {
    const timer = timers.get(id)
    if (timer !== undefined) clearTimeout(timer)
    timers.delete(id)
  }
  const hide = (id: number) => {
    forget(id)
    if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id))
  }
  return {
    show(kind, text, { tone = 'info', duration = durationOf[kind] } = {}) {
      const id = ++lastId
      const stays = (toast: Toast) => kind === 'toast' || toast.kind !== kind
      for (const toast of toasts) if (!stays(toast)) forget(toast.id)
      set([...toasts.filter(stays), { id, kind, text, tone, duration }])
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
