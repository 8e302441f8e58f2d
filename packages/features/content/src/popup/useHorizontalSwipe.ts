import { useRef, type TouchEvent } from 'react'

/** The minimum horizontal distance of a swipe, in px. */
const MIN_SWIPE_PX = 48

/**
 * Returns touch handlers that detect a horizontal swipe. They call `onSwipe` with 1 for a swipe to the next page in
 * reading direction, and with -1 for a swipe to the previous page.
 */
export function useHorizontalSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onTouchStart: ({ touches, target }: TouchEvent<HTMLElement>) => {
      const touch = touches[0]
      start.current =
        touch && touches.length === 1 && !scrollsSideways(target) ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent<HTMLElement>) => {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      start.current = null
      if (Math.abs(x) < MIN_SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return
      onSwipe(x < 0 === (getComputedStyle(currentTarget).direction === 'ltr') ? 1 : -1)
    },
    onTouchCancel: () => {
      start.current = null
    },
  }
}

/**
 * Returns true if the touch begins in an element that scrolls horizontally, such as a wide table. That element then
 * handles the swipe.
 */
function scrollsSideways(target: EventTarget): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    if (element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX))
      return true
  return false
}
