import { useCallback, useEffect, useRef } from 'react'

/** A swipe that is longer than this distance makes the operating system go back. */
const MIN_SWIPE_PX = 100

/**
 * Returns a function that returns whether the last touch was a swipe back: more than 100 px, mostly horizontal, in the
 * reading direction. For each swipe, only the first call returns true.
 *
 * The hook does not listen to `popstate`, because the router listens to it too, and the router's listener could run
 * first.
 */
export function useSwipeBackDetector(): () => boolean {
  const swiped = useRef(false)
  useEffect(() => {
    let start: { x: number; y: number } | null = null
    const onStart = ({ touches: [touch] }: TouchEvent) => {
      start = touch ? { x: touch.clientX, y: touch.clientY } : null
      swiped.current = false
    }
    const onMove = ({ touches: [touch] }: TouchEvent) => {
      if (!touch || !start) return
      const direction = getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1
      const distance = (touch.clientX - start.x) * direction
      swiped.current = distance > MIN_SWIPE_PX && distance > Math.abs(touch.clientY - start.y)
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
    const wasSwiped = swiped.current
    swiped.current = false
    return wasSwiped
  }, [])
}
