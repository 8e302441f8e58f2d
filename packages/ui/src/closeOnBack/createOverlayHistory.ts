/**
 * Adds one history entry per open overlay, so that Back closes the topmost overlay and does not leave the page. This
 * entry is a copy of the history entry of the page, plus the number of open overlays. So the router reads the same page
 * from it.
 *
 * If an overlay is closed in another way than by Back, its entry remains in the history. Removing the entry by
 * `history.back()` could interfere with an overlay that opens next. The next overlay of the page reuses the remaining
 * entry. If no overlay is open, Back skips the remaining entry.
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
    // The browser would otherwise scroll on Back to the position that the page had when the overlay opened. `manual` in
    // the history entry of the page prevents that.
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
        // Adds an entry again for an overlay that refuses to close, for example because its action is running.
        addEntry()
      })
    else if (current.page === previous.page && current.depth < previous.depth) history.back()
  })

  return {
    /**
     * Registers an open overlay. `close` is called to close the overlay on Back. Returns a function that the caller
     * must call after the overlay has closed in any way.
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
