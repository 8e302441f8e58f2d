import { PRESS_TIMES_MS } from './pressTimes.ts'

/** The elements that can be pressed. Style sheets may use the attribute `data-pressed` only on these elements. */
const PRESSABLE_SELECTOR = 'a[href], button, label, summary'
const INACTIVE_SELECTOR = ':disabled, [aria-disabled="true"], [aria-busy="true"]'

/** The maximum distance that the finger may move during a press. A longer movement is not a press. */
const MAX_MOVE_PX = 10

/**
 * The event type of a long press. The event bubbles. A listener that handles it calls `preventDefault`, so that no
 * click follows.
 */
export const LONG_PRESS_EVENT = 'longpress'

interface ActivePress {
  readonly element: Element
  readonly x: number
  readonly y: number
  readonly timers: readonly ReturnType<typeof setTimeout>[]
}

/**
 * Sets `data-pressed` on the element under the finger, for the whole page (specification part 2, section 9).
 *
 * - The attribute is set 130 ms after the touch, so that a list does not flash when the player scrolls it. It is
 *   removed 100 ms after the release. If a tap is shorter than 130 ms, the attribute is set in the frame after the
 *   release.
 * - A press of 370 ms dispatches `LONG_PRESS_EVENT`.
 * - The element's `onClick` is not delayed.
 *
 * @returns A function that stops watching and removes the attribute.
 */
export function watchPresses(page: Document): () => void {
  const stop = new AbortController()
  const leaving = new Map<Element, () => void>()
  let activePress: ActivePress | null = null
  let wasLongPress = false

  const show = (element: Element) => element.setAttribute('data-pressed', '')
  const release = () => {
    for (const timer of activePress?.timers ?? []) clearTimeout(timer)
    activePress = null
  }
  const cancel = () => {
    activePress?.element.removeAttribute('data-pressed')
    release()
  }
  const scheduleHide = (element: Element) => {
    leaving.get(element)?.()
    // Sets the attribute in the frame that also paints the result of the click. If it were set earlier, the browser
    // would need a second layout and paint.
    const frame = requestAnimationFrame(() => show(element))
    const timer = setTimeout(() => {
      cancelAnimationFrame(frame)
      element.removeAttribute('data-pressed')
      leaving.delete(element)
    }, PRESS_TIMES_MS.out)
    leaving.set(element, () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    })
  }
  const on = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    page.addEventListener(type, listener, { capture: true, signal: stop.signal })

  on('pointerdown', ({ target, isPrimary, button, clientX: x, clientY: y }) => {
    cancel()
    wasLongPress = false
    const element = target instanceof Element && isPrimary && button === 0 ? target.closest(PRESSABLE_SELECTOR) : null
    if (!element || element.matches(INACTIVE_SELECTOR)) return
    leaving.get(element)?.()
    const showTimer = setTimeout(show, PRESS_TIMES_MS.delay, element)
    const longPressTimer = setTimeout(() => {
      wasLongPress = !element.dispatchEvent(new Event(LONG_PRESS_EVENT, { bubbles: true, cancelable: true }))
    }, PRESS_TIMES_MS.long)
    activePress = { element, x, y, timers: [showTimer, longPressTimer] }
  })
  on('pointermove', ({ clientX, clientY }) => {
    if (activePress && Math.hypot(clientX - activePress.x, clientY - activePress.y) > MAX_MOVE_PX) cancel()
  })
  on('pointerup', () => {
    if (activePress) scheduleHide(activePress.element)
    release()
  })
  // The browser fires `pointercancel` when the finger starts to scroll the page.
  on('pointercancel', cancel)
  on('contextmenu', (event) => wasLongPress && event.preventDefault())
  on('click', (event) => {
    if (!wasLongPress) return
    wasLongPress = false
    event.preventDefault()
    event.stopPropagation()
  })
  return () => {
    stop.abort()
    cancel()
    for (const [element, cancelHide] of leaving) {
      cancelHide()
      element.removeAttribute('data-pressed')
    }
  }
}
