/** Two taps within this time are one double tap. Slow fingers need up to half a second. */
const DOUBLE_TAP_MS = 500
/** The two taps of a double tap are at most this far from each other, in CSS pixels. */
const DOUBLE_TAP_PX = 24

/**
 * Prevents that the second tap of a double tap presses what is below an overlay. Without this, a double tap on
 * "confirm" could close the overlay with its first tap, and follow a link of the page with its second tap.
 * @returns A function to call when the overlay closes.
 */
export function ignoreSecondTap(): () => void {
  let last: MouseEvent | undefined
  const remember = (event: MouseEvent) => (last = event)
  window.addEventListener('click', remember, true)
  return () => {
    window.removeEventListener('click', remember, true)
    const first = last
    // A click without a pointer, for example by the keyboard, has no count.
    if (first === undefined || first.detail === 0) return
    const remaining = first.timeStamp + DOUBLE_TAP_MS - performance.now()
    if (remaining <= 0) return
    const ignore = (event: MouseEvent) => {
      const isNear =
        Math.abs(event.clientX - first.clientX) <= DOUBLE_TAP_PX &&
        Math.abs(event.clientY - first.clientY) <= DOUBLE_TAP_PX
      if (event.detail === 0 || !isNear) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('click', ignore, true)
    setTimeout(() => window.removeEventListener('click', ignore, true), remaining)
  }
}
