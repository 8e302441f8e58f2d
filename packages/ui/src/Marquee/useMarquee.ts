import { useEffect, useRef, useState, type RefObject } from 'react'
import { onScreen } from '../onScreen/onScreen.ts'

/** Pixels a second: as fast as one reads. */
const SPEED = 44
/** Milliseconds that the start stands to be read. */
const REST = 1600

export interface MarqueeParts {
  /** What is seen. */
  readonly box: RefObject<HTMLElement | null>
  /** What moves. */
  readonly track: RefObject<HTMLElement | null>
  /** The text once; its padding at the end is the gap to the next round. */
  readonly copy: RefObject<HTMLElement | null>
}

/**
 * Moves the track by one copy, for ever, while the text is longer than the box. Sizes come from the observer that measures anyway, so nothing
 * is laid out for it. It stands while pressed, hovered, focused, hidden or off screen, and always where less motion is wanted.
 *
 * @returns Whether the text is longer than the box and moves: a second copy follows the first one then.
 */
export function useMarquee({ box, track, copy }: MarqueeParts): boolean {
  const sizes = useRef({ box: 0, text: 0 })
  const [way, setWay] = useState(0)

  useEffect(() => {
    const [outer, inner] = [box.current, copy.current]
    if (!outer || !inner) return
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    let round = 0
    const decide = () => setWay(!motion.matches && sizes.current.text > sizes.current.box ? Math.round(round) : 0)
    const measure = new ResizeObserver((entries) => {
      for (const { target, contentRect, borderBoxSize } of entries) {
        if (target === outer) sizes.current.box = contentRect.width
        else {
          sizes.current.text = contentRect.width
          round = borderBoxSize[0]?.inlineSize ?? contentRect.width
        }
      }
      decide()
    })
    measure.observe(outer)
    measure.observe(inner)
    motion.addEventListener('change', decide)
    return () => {
      measure.disconnect()
      motion.removeEventListener('change', decide)
    }
  }, [box, copy])

  useEffect(() => {
    const [outer, moved] = [box.current, track.current]
    if (!outer || !moved || way === 0) return
    const end = getComputedStyle(outer).direction === 'rtl' ? way : -way
    const run = moved.animate([{ translate: '0' }, { translate: `${end}px` }], {
      duration: (way / SPEED) * 1000,
      delay: REST,
      iterations: Infinity,
    })
    const press = outer.closest<HTMLElement>('[data-marquee]') ?? outer
    const stop = new AbortController()
    let held = false
    let seen = true
    const mind = () => {
      const hovered = matchMedia('(hover: hover)').matches && press.matches(':hover')
      if (held || !seen || document.hidden || hovered || press.matches(':focus-within')) run.pause()
      else run.play()
    }
    const on = (target: EventTarget, types: readonly string[], isHeld?: boolean) => {
      const listener = () => {
        held = isHeld ?? held
        queueMicrotask(mind)
      }
      for (const type of types) target.addEventListener(type, listener, { signal: stop.signal, passive: true })
    }
    on(press, ['pointerdown'], true)
    on(window, ['pointerup', 'pointercancel'], false)
    on(press, ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    on(document, ['visibilitychange'])
    const unwatch = onScreen(outer, (now) => {
      seen = now
      mind()
    })
    mind()
    return () => {
      stop.abort()
      unwatch()
      run.cancel()
    }
  }, [box, track, way])

  return way > 0
}
