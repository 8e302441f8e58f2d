/** The parts of `window` that a reload uses. */
export type ReloadWindow = Pick<Window, 'history'> & {
  readonly location: Pick<Location, 'href' | 'reload'>
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>
}

/**
 * Reloads the page if the server responds. Otherwise does not reload, because the current page is better than the
 * browser's error page.
 *
 * @returns True if the page reloads.
 */
export async function reloadIfServerResponds(page: ReloadWindow = window): Promise<boolean> {
  const asDocument = { method: 'HEAD', cache: 'no-store', headers: { Accept: 'text/html' } } as const
  const answers = await page.fetch(page.location.href, asDocument).then(
    ({ ok }) => ok,
    () => false,
  )
  if (answers) page.location.reload()
  return answers
}

/**
 * Reloads the page when a chunk failed to load, for example after a deployment. To prevent an endless loop, reloads at
 * most one time for each history entry: a mark in the entry's state survives the reload, even if storage is blocked.
 *
 * @returns True if the page reloads.
 */
export async function reloadAfterChunkFailure(page: ReloadWindow = window): Promise<boolean> {
  const { history } = page
  const state = history.state as { readonly reloaded?: boolean } | null
  if (state?.reloaded) return false
  history.replaceState({ ...state, reloaded: true }, '')
  return reloadIfServerResponds(page)
}
