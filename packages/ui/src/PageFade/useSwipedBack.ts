import { useCallback, useEffect, useRef } from 'react'

/** Pixels beyond which a finger has drawn the page back itself. */
const SWIPE = 100

/**
 * Returns a function that tells, once a swipe, whether the finger that is or was last on the screen went more than 100 px away from where a
 * line begins. It hears touches only, not `popstate`: the router hears that too, and whose listener on the window runs first depends on
 * which was added first.
 */
export function useSwipedBack(): () => boolean {
  const swiped = useRef(false)
  useEffect(() => {
    let start: { x: number; y: number } | null = null
    const onStart = ({ touches: [touch] }: TouchEvent) => {
      start = touch ? { x: touch.clientX, y: touch.clientY } : null
      swiped.current = false
    }
    const onMove = ({ touches: [touch] }: TouchEvent) => {
      if (!touch || !start) return
      const onward = getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1
      const way = (touch.clientX - start.x) * onward
      swiped.current = way > SWIPE && way > Math.abs(touch.clientY - start.y)
    }
    const passive = { passive: true }
    addEventListener('touchstart', onStart, passive)
    addEventListener('touchmove', onMove, passive)
    return () => {
      removeEventListener('touchstart', onStart)
      removeEventListener('touchmove', onMove)
    }
  }, [])
  return useCallback(() => {
    const was = swiped.current
    swiped.current = false
    return was
  }, [])
}
