import { useRef, type PointerEvent } from 'react'

/** The minimum speed of a flick, that is, of a short and fast drag that closes the panel. */
const MIN_FLICK_PX_PER_MS = 0.5
/** The minimum distance of a flick. */
const MIN_FLICK_PX = 24
/** The minimum distance of a slow drag that closes the panel, as a share of the height of the panel. */
const MIN_DRAG_SHARE = 0.35

/**
 * Returns the pointer handlers for the element by which the player drags a panel down. Calls `onClose` after a long
 * drag or a fast flick.
 */
export function useDragToClose(panel: HTMLElement | null, onClose: () => void) {
  const start = useRef<{ y: number; time: number } | null>(null)
  const reset = () => {
    start.current = null
    panel?.removeAttribute('data-dragging')
    panel?.style.removeProperty('--drag')
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return
      start.current = { y: event.clientY, time: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
      panel?.setAttribute('data-dragging', '')
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) panel?.style.setProperty('--drag', `${Math.max(0, event.clientY - start.current.y)}px`)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current || !panel) return
      const distance = event.clientY - start.current.y
      const speed = distance / Math.max(1, event.timeStamp - start.current.time)
      const isFlick = distance > MIN_FLICK_PX && speed > MIN_FLICK_PX_PER_MS
      if (distance > panel.offsetHeight * MIN_DRAG_SHARE || isFlick) {
        start.current = null
        panel.removeAttribute('data-dragging')
        onClose()
        // Does not reset the position of the panel yet, so that the closing animation starts at this position. In the
        // next frame, resets the position if the parent has not closed the panel.
        requestAnimationFrame(() => panel.hasAttribute('data-open') && reset())
      } else reset()
    },
    onPointerCancel: reset,
  }
}
