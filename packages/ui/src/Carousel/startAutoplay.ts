export interface Autoplay {
  /** Starts the wait anew. */
  readonly restart: () => void
  readonly stop: () => void
}

/** Calls `onDue` whenever the interval has passed undisturbed: page visible, frame on screen, no pointer or focus on it, motion welcome. */
export function startAutoplay(frame: HTMLElement, interval: number, onDue: () => void): Autoplay {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  // After a tap, a touch screen keeps the hover where the finger was.
  const hovered = () => matchMedia('(hover: hover)').matches && frame.matches(':hover')
  const left = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pressed = false
  let onScreen = true
  const wait = () => {
    clearTimeout(timer)
    const held =
      pressed || !onScreen || document.hidden || motion.matches || frame.matches(':focus-within') || hovered()
    if (!held && !left.signal.aborted)
      timer = setTimeout(() => {
        onDue()
        wait()
      }, interval)
  }
  const on = (target: EventTarget, types: readonly string[], listener: () => void) => {
    for (const type of types) target.addEventListener(type, listener, { signal: left.signal, passive: true })
  }
  const press = (now: boolean) => () => {
    if (pressed === now) return
    pressed = now
    wait()
  }
  // A finger that scrolls cancels its pointer at once: the touch events tell when it is really gone.
  on(frame, ['pointerdown', 'touchstart'], press(true))
  on(window, ['pointerup', 'pointercancel', 'touchend', 'touchcancel'], press(false))
  // The focus and the hover have changed only after the event.
  on(frame, ['focusin', 'focusout', 'pointerenter', 'pointerleave'], () => queueMicrotask(wait))
  on(document, ['visibilitychange'], wait)
  on(motion, ['change'], wait)
  const sight = new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? true
    wait()
  })
  sight.observe(frame)
  wait()
  return {
    restart: wait,
    stop: () => {
      clearTimeout(timer)
      left.abort()
      sight.disconnect()
    },
  }
}
