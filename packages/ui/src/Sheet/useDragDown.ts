import { useRef, type PointerEvent } from 'react'

/** Pixels a millisecond above which a short flick closes. */
const FLICK = 0.5
/** Part of the panel's height beyond which a slow drag closes. */
const FAR = 0.35

/** Lets a panel be dragged down by what carries these handlers; calls `onClose` when it is let go far enough down or flicked. */
export function useDragDown(panel: HTMLElement | null, onClose: () => void) {
  const start = useRef<{ y: number; time: number } | null>(null)
  const rest = () => {
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
      const way = event.clientY - start.current.y
      const speed = way / Math.max(1, event.timeStamp - start.current.time)
      if (way > panel.offsetHeight * FAR || (way > 24 && speed > FLICK)) {
        start.current = null
        panel.removeAttribute('data-dragging')
        onClose()
        // It leaves from where the finger let go of it; what was not closed comes back.
        requestAnimationFrame(() => panel.hasAttribute('data-open') && rest())
      } else rest()
    },
    onPointerCancel: rest,
  }
}
