const FOCUSABLE_SELECTOR = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * A callback ref. Makes a scrolling element focusable while it contains no focusable element, so that the player can
 * scroll the element by keyboard.
 */
export function makeKeyboardScrollable(body: HTMLElement | null) {
  if (!body) return
  const observer = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight && !body.querySelector(FOCUSABLE_SELECTOR)) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  })
  for (const element of [body, ...body.children]) observer.observe(element)
  return () => observer.disconnect()
}
