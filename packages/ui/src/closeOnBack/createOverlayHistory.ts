/**
 * Adds one history entry per open overlay, so that Back closes the topmost overlay and does not leave the page. The
 * entry is a copy of the history entry of the page, so that the router stays on the page.
 *
 * If an overlay is closed in another way than by Back, its entry remains in the history. The next overlay of the page
 * reuses that entry. If no overlay is open, Back skips that entry.
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
    // With `manual`, the browser does not scroll on Back to the position that the page had when the overlay opened.
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
        // Adds an entry again if an overlay has refused to close, for example because its action is running.
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
