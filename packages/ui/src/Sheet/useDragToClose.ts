import { useRef, type PointerEvent } from 'react'

/** The speed above which a short flick closes the panel. */
const MIN_FLICK_PX_PER_MS = 0.5
/** The minimum distance of a flick. */
const MIN_FLICK_PX = 24
/** The share of the panel's height beyond which a slow drag closes it. */
const MIN_DRAG_SHARE = 0.35

/**
 * Returns pointer handlers for an element by which a panel can be dragged down. Calls `onClose` after a long drag or a
 * fast flick.
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
        // Keeps the drag offset so that the closing animation starts there. Resets it if the parent did not close the
        // panel.
        requestAnimationFrame(() => panel.hasAttribute('data-open') && reset())
      } else reset()
    },
    onPointerCancel: reset,
  }
}
