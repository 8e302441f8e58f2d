/**
 * One history entry an open overlay, so that Back closes the topmost one and keeps the page. An entry is a copy of the page's own with its
 * depth added, so that a router sees the same page in it.
 *
 * An overlay that closes by itself leaves its entry: going back at once would race with whatever opens next. The entry serves the next
 * overlay of the page, and Back passes over it.
 */
export function createOverlayHistory(window: Window) {
  const { history } = window
  const open: (() => void)[] = []
  const read = () => {
    const state = history.state as { key?: unknown; overlays?: unknown } | null
    return { page: state?.key, depth: typeof state?.overlays === 'number' ? state.overlays : 0 }
  }
  let here = read()
  let scrolling = history.scrollRestoration

  const cover = () => {
    here = read()
    if (here.depth >= open.length) return
    // Back must close the overlay where the page stands now, not scroll to where it stood when the overlay opened.
    scrolling = history.scrollRestoration
    history.scrollRestoration = 'manual'
    history.pushState({ ...(history.state as object | null), overlays: here.depth + 1 }, '')
    history.scrollRestoration = scrolling
    here = read()
  }

  window.addEventListener('popstate', () => {
    const before = here
    here = read()
    const uncovered = open.slice(here.depth).reverse()
    for (const close of uncovered) close()
    if (uncovered.length > 0)
      window.setTimeout(() => {
        history.scrollRestoration = scrolling
        // What would not close, for example while it is busy, needs an entry again.
        cover()
      })
    else if (here.page === before.page && here.depth < before.depth) history.back()
  })

  return {
    /** Takes note of an overlay that has opened, and how to close it. Gives what to call when it has closed, however that came. */
    opened(close: () => void): () => void {
      open.push(close)
      cover()
      return () => {
        open.splice(open.indexOf(close), 1)
      }
    },
  }
}
