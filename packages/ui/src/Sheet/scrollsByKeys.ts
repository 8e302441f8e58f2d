const stops = 'a[href], button, input, select, textarea, [tabindex]'

/** A ref for what scrolls: keys can scroll it even where nothing in it can take the focus, since it is then a stop of Tab itself. */
export function scrollsByKeys(body: HTMLElement | null) {
  if (!body) return
  const seen = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight && !body.querySelector(stops)) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  })
  for (const element of [body, ...body.children]) seen.observe(element)
  return () => seen.disconnect()
}
