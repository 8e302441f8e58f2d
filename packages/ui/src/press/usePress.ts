import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { pressTimes } from './pressTimes.ts'

/** Pixels that a finger may move and still mean a press. */
const SLACK = 10

/** Spread on the element that is pressed. */
export interface PressProps {
  readonly 'data-pressed': true | undefined
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onPointerLeave: () => void
  readonly onContextMenu: (event: MouseEvent) => void
  readonly onClickCapture: (event: MouseEvent) => void
}

/**
 * How a press looks under a finger; style `[data-pressed]`. The look waits, so that a list that is scrolled does not flash; a tap shows it
 * as it is let go. What the press does is the element's own `onClick`, which nothing here delays.
 *
 * @param onLongPress A finger that rests; the click after it is swallowed. Never the only way to what it does.
 */
export function usePress(onLongPress?: () => void): PressProps {
  const [pressed, setPressed] = useState(false)
  const timers = useRef<number[]>([])
  const start = useRef<{ x: number; y: number } | null>(null)
  const long = useRef(false)
  const stop = () => {
    for (const timer of timers.current) window.clearTimeout(timer)
    timers.current = []
    start.current = null
  }
  const after = (milliseconds: number, run: () => void) => timers.current.push(window.setTimeout(run, milliseconds))
  const cancel = () => {
    stop()
    setPressed(false)
  }
  useEffect(() => stop, [])

  return {
    'data-pressed': pressed || undefined,
    onPointerDown(event) {
      if (!event.isPrimary || event.button !== 0) return
      stop()
      long.current = false
      start.current = { x: event.clientX, y: event.clientY }
      after(pressTimes.delay, () => setPressed(true))
      if (onLongPress)
        after(pressTimes.long, () => {
          long.current = true
          onLongPress()
        })
    },
    onPointerMove({ clientX, clientY }) {
      if (start.current && Math.hypot(clientX - start.current.x, clientY - start.current.y) > SLACK) cancel()
    },
    onPointerUp() {
      if (!start.current) return
      stop()
      setPressed(true)
      after(pressTimes.out, () => setPressed(false))
    },
    // The browser cancels a touch that has become a scroll.
    onPointerCancel: cancel,
    onPointerLeave() {
      if (start.current) cancel()
    },
    onContextMenu(event) {
      if (onLongPress && start.current) event.preventDefault()
    },
    onClickCapture(event) {
      if (!long.current) return
      long.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
