import { useEffect, useRef, useState, type RefObject } from 'react'
import { observeVisibility } from '../observeVisibility/observeVisibility.ts'

/** The speed of the text, which is about as fast as people read. */
const SPEED_PX_PER_S = 44
/** The pause before the text moves, so that its beginning can be read. */
const START_DELAY_MS = 1600

export interface MarqueeElements {
  /** The visible box, in which the text moves. */
  readonly box: RefObject<HTMLElement | null>
  /** The moving element inside the box. */
  readonly track: RefObject<HTMLElement | null>
  /** The first copy of the text. Its padding at the end is the gap before the second copy. */
  readonly copy: RefObject<HTMLElement | null>
}

/**
 * Moves the track endlessly while the text is wider than the box. All sizes come from a ResizeObserver, because reading
 * them from elements would force a layout. The track pauses while it is pressed, hovered, focused or off screen, and
 * while the page is hidden. It never moves if the player prefers reduced motion.
 *
 * @returns True if the text is wider than the box and moves. The caller must then render a second copy after the first.
 */
export function useMarquee({ box, track, copy }: MarqueeElements): boolean {
  const sizes = useRef({ box: 0, text: 0 })
  const [distance, setDistance] = useState(0)

  useEffect(() => {
    const [outer, inner] = [box.current, copy.current]
    if (!outer || !inner) return
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    let copyWidth = 0
    const updateDistance = () =>
      setDistance(!motion.matches && sizes.current.text > sizes.current.box ? Math.round(copyWidth) : 0)
    const sizeObserver = new ResizeObserver((entries) => {
      for (const { target, contentRect, borderBoxSize } of entries) {
        if (target === outer) sizes.current.box = contentRect.width
        else {
          sizes.current.text = contentRect.width
          copyWidth = borderBoxSize[0]?.inlineSize ?? contentRect.width
        }
      }
      updateDistance()
    })
    sizeObserver.observe(outer)
    sizeObserver.observe(inner)
    motion.addEventListener('change', updateDistance)
    return () => {
      sizeObserver.disconnect()
      motion.removeEventListener('change', updateDistance)
    }
  }, [box, copy])

  useEffect(() => {
    const [outer, moved] = [box.current, track.current]
    if (!outer || !moved || distance === 0) return
    const end = getComputedStyle(outer).direction === 'rtl' ? distance : -distance
    const animation = moved.animate([{ translate: '0' }, { translate: `${end}px` }], {
      duration: (distance / SPEED_PX_PER_S) * 1000,
      delay: START_DELAY_MS,
      iterations: Infinity,
    })
    const root = outer.closest<HTMLElement>('[data-marquee]') ?? outer
    const teardown = new AbortController()
    let isPressed = false
    let isOnScreen = true
    const updatePlayState = () => {
      const isHovered = matchMedia('(hover: hover)').matches && root.matches(':hover')
      if (isPressed || !isOnScreen || document.hidden || isHovered || root.matches(':focus-within')) animation.pause()
      else animation.play()
    }
    const on = (target: EventTarget, types: readonly string[], pressed?: boolean) => {
      const listener = () => {
        isPressed = pressed ?? isPressed
        queueMicrotask(updatePlayState)
      }
      for (const type of types) target.addEventListener(type, listener, { signal: teardown.signal, passive: true })
    }
    on(root, ['pointerdown'], true)
    on(window, ['pointerup', 'pointercancel'], false)
    on(root, ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    on(document, ['visibilitychange'])
    const unwatch = observeVisibility(outer, (now) => {
      isOnScreen = now
      updatePlayState()
    })
    updatePlayState()
    return () => {
      teardown.abort()
      unwatch()
      animation.cancel()
    }
  }, [box, track, distance])

  return distance > 0
}
