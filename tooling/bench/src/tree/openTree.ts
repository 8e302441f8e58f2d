import type { Browser, Page } from 'playwright-core'
import type { OpenPages } from '../apps/openPages.ts'
import { openPhone } from '../browser/openPhone.ts'

/** An element that is one member. */
export const memberRow = '[role=treeitem]'

/** How high the list has to be before it is scrolled, in px: what is scrolled, and a screen. */
const height = 22_000

/** Signs the demo's agent in. @returns what the site stores of the session */
export async function signInAgent(browser: Browser, { site }: OpenPages): Promise<string> {
  const { page, close } = await openPhone(browser)
  try {
    await page.goto(`${site}/m/login`)
    await page.locator('[autocomplete=username]').fill('agent')
    await page.locator('[autocomplete=current-password]').fill('Lobby2026')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/m\/home$/, { timeout: 90_000 })
    const kept = await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))
    if (kept === null) throw new Error('The agent of the demo could not be signed in.')
    return kept
  } finally {
    await close()
  }
}

/** Opens all of a large team in one list, as somebody has it who has scrolled down and come back to its top. */
export async function openTree(page: Page, { site }: OpenPages, session: string): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('MC_SESSION_INFO', kept), session)
  // Whoever has grown into the team is called so.
  await page.goto(`${site}/m/member/team?search=m0`)
  await page.waitForSelector(memberRow, { state: 'attached', timeout: 90_000 })
  await page.waitForFunction(
    (wanted) => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return document.documentElement.scrollHeight > wanted
    },
    height,
    { timeout: 180_000, polling: 100 },
  )
  await page.evaluate(() => window.scrollTo(0, 0))
}
