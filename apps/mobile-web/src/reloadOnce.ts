/** What of a window a reload takes. */
export type Reloading = Pick<Window, 'history'> & {
  readonly location: Pick<Location, 'href' | 'reload'>
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>
}

/**
 * Loads the page anew, at its address, if the site answers: else the page that stands is better than none.
 *
 * @returns whether the page is about to go
 */
export async function reload(page: Reloading = window): Promise<boolean> {
  const asDocument = { method: 'HEAD', cache: 'no-store', headers: { Accept: 'text/html' } } as const
  const answers = await page.fetch(page.location.href, asDocument).then(
    ({ ok }) => ok,
    () => false,
  )
  if (answers) page.location.reload()
  return answers
}

/**
 * Loads the page anew for a part of it that did not come, after a deployment for instance: once for each place of the history, which
 * outlives the reload even where nothing can be stored. So a part that never comes is no loop.
 *
 * @returns whether the page is about to go
 */
export async function reloadOnce(page: Reloading = window): Promise<boolean> {
  const { history } = page
  const state = history.state as { readonly reloaded?: boolean } | null
  if (state?.reloaded) return false
  history.replaceState({ ...state, reloaded: true }, '')
  return reload(page)
}
