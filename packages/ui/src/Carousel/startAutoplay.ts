export interface CarouselAutoplay {
  /** Restarts the interval. */
  readonly restart: () => void
  readonly stop: () => void
}

/**
 * Calls `onDue` after each interval. Stops while the page is hidden, the frame is off screen, a pointer or the focus is
 * on the frame, or the player prefers reduced motion. Starts a new interval when none of these applies any more.
 *
 * @param interval in milliseconds
 */
export function startAutoplay(frame: HTMLElement, interval: number, onDue: () => void): CarouselAutoplay {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  // On touch screens the last tapped element stays hovered, so hovering counts only on devices with a mouse or another
  // pointer that can hover.
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
  // When a finger scrolls, the browser immediately cancels its pointer events. Only the touch events report when the
  // finger leaves the screen.
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
