export interface CarouselAutoplay {
  /** Restarts the interval. */
  readonly restart: () => void
  readonly stop: () => void
}

/**
 * Calls `onDue` after each interval. The interval restarts when the page is hidden, the frame is off screen, a pointer
 * or the focus is on it, or the player prefers reduced motion, and runs again when that ends.
 *
 * @param interval in milliseconds
 */
export function startAutoplay(frame: HTMLElement, interval: number, onDue: () => void): CarouselAutoplay {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  // Touch screens keep the hover state at the last tap, so only devices with a real pointer count.
  const isHovered = () => matchMedia('(hover: hover)').matches && frame.matches(':hover')
  const teardown = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pressed = false
  let onScreen = true
  const restart = () => {
    clearTimeout(timer)
    const isPaused =
      pressed || !onScreen || document.hidden || motion.matches || frame.matches(':focus-within') || isHovered()
    if (!isPaused && !teardown.signal.aborted)
      timer = setTimeout(() => {
        onDue()
        restart()
      }, interval)
  }
  const on = (target: EventTarget, types: readonly string[], listener: () => void) => {
    for (const type of types) target.addEventListener(type, listener, { signal: teardown.signal, passive: true })
  }
  const setPressed = (isPressed: boolean) => () => {
    if (pressed === isPressed) return
    pressed = isPressed
    restart()
  }
  // A scrolling finger cancels its pointer events at once. Only the touch events say when the finger leaves the screen.
  on(frame, ['pointerdown', 'touchstart'], setPressed(true))
  on(window, ['pointerup', 'pointercancel', 'touchend', 'touchcancel'], setPressed(false))
  // `:focus-within` and `:hover` change only after the event, hence the microtask.
  on(frame, ['focusin', 'focusout', 'pointerenter', 'pointerleave'], () => queueMicrotask(restart))
  on(document, ['visibilitychange'], restart)
  on(motion, ['change'], restart)
  const visibilityObserver = new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? true
    restart()
  })
  visibilityObserver.observe(frame)
  restart()
  return {
    restart,
    stop: () => {
      clearTimeout(timer)
      teardown.abort()
      visibilityObserver.disconnect()
    },
  }
}
