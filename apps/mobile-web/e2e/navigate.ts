import type { Page } from '@playwright/test'

/** Goes to a path of the site inside the page, as a link does: no document is loaded. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: (history.state as { idx: number }).idx + 1, key: to, usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
