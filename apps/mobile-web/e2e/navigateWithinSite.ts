import type { Page } from '@playwright/test'

/** Navigates to a path of the site without loading a document, as a link of the site does. */
export const navigateWithinSite = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: (history.state as { idx: number }).idx + 1, key: to, usr: null }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
