export interface CarouselAutoplay {
  /** Starts the current interval from its beginning, for example because the player has moved the slides. */
  readonly restart: () => void
  readonly stop: () => void
}

/**
 * Calls `onDue` after each interval. Autoplay pauses while the page is hidden, while the frame is off screen, while a
 * pointer or the focus is on the frame, and while the player prefers reduced motion. After a pause a new interval
 * begins.
 *
 * @param interval in milliseconds
 */
export function startAutoplay(frame: HTMLElement, interval: number, onDue: () => void): CarouselAutoplay {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  // On a touch screen, the element of the last tap stays in the state `:hover`. So the hover state counts only on
  // devices with a mouse or similar pointer.
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
  // When a finger scrolls, the browser fires `pointercancel` while the finger is still down. Only touch events show
  // when the finger leaves the screen.
  on(frame, ['pointerdown', 'touchstart'], setPressed(true))
  on(window, ['pointerup', 'pointercancel', 'touchend', 'touchcancel'], setPressed(false))
  // Calls `restart` in a microtask, because `:focus-within` and `:hover` change only after the event.
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
