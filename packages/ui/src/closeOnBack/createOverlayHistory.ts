/**
 * Adds one history entry per open overlay, so that Back closes the topmost overlay and keeps the page. An entry is a
 * copy of the page's entry with the overlay's depth added, so that a router sees the same page in it.
 *
 * An overlay that is closed in another way than by Back leaves its entry in the history: going back at once could
 * interfere with an overlay that opens next. The next overlay of the page reuses the entry, and Back skips it if no
 * overlay is open.
 */
export function createOverlayHistory(window: Window) {
  const { history } = window
  const openOverlays: (() => void)[] = []
  const read = () => {
    const state = history.state as { key?: unknown; overlays?: unknown } | null
    return { page: state?.key, depth: typeof state?.overlays === 'number' ? state.overlays : 0 }
  }
  let current = read()
  let scrollRestoration = history.scrollRestoration

  const addEntry = () => {
    current = read()
    if (current.depth >= openOverlays.length) return
    // With `manual` in the page's entry, Back closes the overlay without scrolling to the position that the page had
    // when it opened.
    scrollRestoration = history.scrollRestoration
    history.scrollRestoration = 'manual'
    history.pushState({ ...(history.state as object | null), overlays: current.depth + 1 }, '')
    history.scrollRestoration = scrollRestoration
    current = read()
  }

  window.addEventListener('popstate', () => {
    const previous = current
    current = read()
    const closing = openOverlays.slice(current.depth).reverse()
    for (const close of closing) close()
    if (closing.length > 0)
      window.setTimeout(() => {
        history.scrollRestoration = scrollRestoration
        // An overlay that refused to close, for example while it is busy, needs an entry again.
        addEntry()
      })
    else if (current.page === previous.page && current.depth < previous.depth) history.back()
  })

  return {
    /**
     * Registers an open overlay. `close` closes it. Returns a function to call when it has closed, for whatever reason.
     */
    addOverlay(close: () => void): () => void {
      openOverlays.push(close)
      addEntry()
      return () => {
        openOverlays.splice(openOverlays.indexOf(close), 1)
      }
    },
  }
}
