import { useCallback, useEffect, useRef } from 'react'

/** Pixels beyond which a finger has drawn the page back itself. */
const SWIPE = 100

/**
 * Gives what tells whether the page was left by a swipe back, once a swipe: history moved, and the finger that is or was last on the screen
 * had gone more than 100 px away from where a line begins. The system has animated that already.
 */
export function useSwipedBack(): () => boolean {
  const swiped = useRef(false)
  useEffect(() => {
    let start: { x: number; y: number } | null = null
    let far = false
    const onStart = ({ touches: [touch] }: TouchEvent) => {
      start = touch ? { x: touch.clientX, y: touch.clientY } : null
      far = false
      swiped.current = false
    }
    const onMove = ({ touches: [touch] }: TouchEvent) => {
      if (!touch || !start) return
      const onward = getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1
      const way = (touch.clientX - start.x) * onward
      far = way > SWIPE && way > Math.abs(touch.clientY - start.y)
    }
    const onPop = () => {
      // One swipe may move history twice: Back passes over what an overlay left.
      swiped.current ||= far
      far = false
    }
    const passive = { passive: true }
    addEventListener('touchstart', onStart, passive)
    addEventListener('touchmove', onMove, passive)
    // Heard before the router's, which shows the page.
    addEventListener('popstate', onPop, { capture: true })
    return () => {
      removeEventListener('touchstart', onStart)
      removeEventListener('touchmove', onMove)
      removeEventListener('popstate', onPop, { capture: true })
    }
  }, [])
  return useCallback(() => {
    const was = swiped.current
    swiped.current = false
    return was
  }, [])
}
