import type { Page } from '@playwright/test'

/** People of the sandbox who have something of everything. */
export type Member = 'vip' | 'agent' | 'ana'

/** Signs somebody in at a site's login, in whatever language it has, and waits for home. */
export async function signInAs(page: Page, origin: string, who: Member): Promise<void> {
  await page.goto(`${origin}/m/login`)
  await page.locator('[autocomplete=username]').fill(who)
  await page.locator('[autocomplete=current-password]').fill('Lobby2026')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/m\/home$/)
}
