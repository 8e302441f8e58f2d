import { createTranslateText, type PlaceholderValues } from '@lobby/i18n'
import { createTestSiteWithMessages, loadProductMessages, type TestSiteOptions } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { createToastStore } from '@lobby/ui'
import '@lobby/ui/tokens.css'
import { expect } from 'vitest'
import type { Site } from '../boot.ts'
import { Shell } from '../shell/Shell.tsx'
import { SiteContext } from '../siteContext.ts'

const messages = await loadProductMessages('EN')

/** Looks up an English text by its message id, and replaces the text's placeholders by the values. */
export const lookUpEnglishText = createTranslateText('EN', messages) as (
  id: string,
  values?: PlaceholderValues,
) => string

/** Renders the whole app shell with the real screens at a path. A fake platform returns the test's responses. */
export async function renderShell(path: string, init: TestSiteOptions = {}) {
  const site = await createTestSiteWithMessages(init)
  const shell = (
    <SiteContext value={{ ...site, build: 'test', toasts: createToastStore(window) } as unknown as Site}>
      <Shell />
    </SiteContext>
  )
  const page = await renderScreen(shell, { path, address: '*', site })
  const { screen } = page
  return {
    ...page,
    header: screen.getByRole('banner'),
    bar: screen.getByRole('navigation', { name: lookUpEnglishText('nav.label') }),
    expectAt: async (where: string) => {
      await expect.poll(page.location).toBe(where)
    },
    /** Navigates as a link does: the previous page becomes a history entry. */
    goOn: async (where: string) => {
      await page.navigate(where)
      window.history.replaceState({ idx: 1 }, '')
    },
  }
}
