import { useEffect, useRef, type RefObject } from 'react'

export interface Autoplay {
  readonly frame: RefObject<HTMLElement | null>
  /** Milliseconds; 0 is off. */
  readonly interval: number
  /** Any change of it starts the wait anew. */
  readonly step: number
  readonly onDue: () => void
}

/** Calls `onDue` when the interval has passed undisturbed: page visible, frame on screen, no pointer or focus on it, motion welcome. */
export function useAutoplay({ frame, interval, step, onDue }: Autoplay): void {
  const due = useRef(onDue)
  useEffect(() => {
    due.current = onDue
  })

  useEffect(() => {
    const element = frame.current
    if (!element || interval <= 0) return
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    // After a tap, a touch screen keeps the hover where the finger was.
    const hovered = () => matchMedia('(hover: hover)').matches && element.matches(':hover')
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    let onScreen = true
    const wait = () => {
      clearTimeout(timer)
      const held = pressed || !onScreen || document.hidden || motion.matches || element.matches(':focus-within') || hovered()
      if (!held)
        timer = setTimeout(() => {
          due.current()
          wait()
        }, interval)
    }
    const on = (target: EventTarget, types: readonly string[], listener: (event: Event) => void) => {
      for (const type of types) target.addEventListener(type, listener, { signal: stop.signal, passive: true })
    }
    on(element, ['pointerdown'], () => {
      pressed = true
      wait()
    })
    on(window, ['pointerup', 'pointercancel', 'touchend', 'touchcancel'], () => {
      if (pressed) {
        pressed = false
        wait()
      }
    })
    // A finger that scrolls cancels its pointer at once: the touch events tell when it is really gone.
    on(element, ['touchstart'], () => {
      pressed = true
      wait()
    })
    // The focus and the hover have changed only after the event.
    on(element, ['focusin', 'focusout', 'pointerenter', 'pointerleave'], () => {
      queueMicrotask(wait)
    })
    on(document, ['visibilitychange'], wait)
    on(motion, ['change'], wait)
    const sight = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? true
      wait()
    })
    sight.observe(element)
    wait()
    return () => {
      clearTimeout(timer)
      stop.abort()
      sight.disconnect()
    }
  }, [frame, interval, step])
}
