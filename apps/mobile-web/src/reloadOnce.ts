/** The parts of `window` that a reload uses. */
export type ReloadWindow = Pick<Window, 'history'> & {
  readonly location: Pick<Location, 'href' | 'reload'>
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>
}

/**
 * Reloads the page if the site answers. Otherwise keeps it, because the current page is better than an error page of the browser.
 *
 * @returns Whether the page reloads.
 */
export async function reloadIfReachable(page: ReloadWindow = window): Promise<boolean> {
  const asDocument = { method: 'HEAD', cache: 'no-store', headers: { Accept: 'text/html' } } as const
  const answers = await page.fetch(page.location.href, asDocument).then(
    ({ ok }) => ok,
    () => false,
  )
  if (answers) page.location.reload()
  return answers
}

/**
 * Reloads the page after a part of it failed to load, for example after a deployment. Reloads once per history entry: the mark in the entry's state
 * survives the reload, even if storage is blocked. Therefore a part that never loads causes no endless loop.
 *
 * @returns Whether the page reloads.
 */
export async function reloadOnce(page: ReloadWindow = window): Promise<boolean> {
  const { history } = page
  const state = history.state as { readonly reloaded?: boolean } | null
  if (state?.reloaded) return false
  history.replaceState({ ...state, reloaded: true }, '')
  return reloadIfReachable(page)
}
