import { pressTimes } from './pressTimes.ts'

/** What is pressed; what is styled under a finger is among it. */
const pressable = 'a[href], button, label, summary'
const resting = ':disabled, [aria-disabled="true"], [aria-busy="true"]'

/** Pixels that a finger may move and still mean a press. */
const SLACK = 10

/** Of a finger that rests: it bubbles, and whoever does something at it calls `preventDefault`, so that no click follows. */
export const LONG_PRESS = 'longpress'

interface Held {
  readonly element: Element
  readonly x: number
  readonly y: number
  readonly timers: readonly ReturnType<typeof setTimeout>[]
}

/**
 * Shows presses all over a page, by one listener: what is under a finger has `data-pressed`. The look waits for 130 ms, so that a list that
 * is scrolled does not flash, and stays for 100 ms; a tap shows it in the frame after it is let go. What a press does is the element's own `onClick`, which
 * nothing here delays. A finger that rests for 370 ms gives `LONG_PRESS` (specification part 2, section 9).
 *
 * @returns the way to stop
 */
export function watchPresses(page: Document): () => void {
  const stop = new AbortController()
  const leaving = new Map<Element, () => void>()
  let held: Held | null = null
  let wasLong = false

  const show = (element: Element) => element.setAttribute('data-pressed', '')
  const release = () => {
    for (const timer of held?.timers ?? []) clearTimeout(timer)
    held = null
  }
  const cancel = () => {
    held?.element.removeAttribute('data-pressed')
    release()
  }
  const leave = (element: Element) => {
    leaving.get(element)?.()
    // With the frame of what the press does: the browser looks at a tap between the two, and would lay out and paint the page once more.
    const frame = requestAnimationFrame(() => show(element))
    const timer = setTimeout(() => {
      cancelAnimationFrame(frame)
      element.removeAttribute('data-pressed')
      leaving.delete(element)
    }, pressTimes.out)
    leaving.set(element, () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    })
  }
  const on = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    page.addEventListener(type, listener, { capture: true, signal: stop.signal })

  on('pointerdown', ({ target, isPrimary, button, clientX: x, clientY: y }) => {
    cancel()
    wasLong = false
    const element = target instanceof Element && isPrimary && button === 0 ? target.closest(pressable) : null
    if (!element || element.matches(resting)) return
    leaving.get(element)?.()
    const look = setTimeout(show, pressTimes.delay, element)
    const long = setTimeout(() => {
      wasLong = !element.dispatchEvent(new Event(LONG_PRESS, { bubbles: true, cancelable: true }))
    }, pressTimes.long)
    held = { element, x, y, timers: [look, long] }
  })
  on('pointermove', ({ clientX, clientY }) => {
    if (held && Math.hypot(clientX - held.x, clientY - held.y) > SLACK) cancel()
  })
  on('pointerup', () => {
    if (held) leave(held.element)
    release()
  })
  // The browser cancels a touch that has become a scroll.
  on('pointercancel', cancel)
  on('contextmenu', (event) => wasLong && event.preventDefault())
  on('click', (event) => {
    if (!wasLong) return
    wasLong = false
    event.preventDefault()
    event.stopPropagation()
  })
  return () => {
    stop.abort()
    cancel()
    for (const [element, keep] of leaving) {
      keep()
      element.removeAttribute('data-pressed')
    }
  }
}
