import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { Lobby } from './lobby.ts'

type Text = (id: string) => string

/** What a page's header offers a guest. */
export const guest = (page: Page, text: Text) =>
  page.getByRole('banner').getByRole('link', { name: text('core.signIn') })

/** The header's name and balance, which only a member has. */
export const chip = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button')
    .filter({ has: page.locator('span[title]') })

/** What of it is the amount, without the member's name. */
export const amountOf = async (page: Page) => /R\$.*/.exec(await chip(page).innerText())?.[0] ?? ''

async function goHome(tab: Page, lobby: Lobby): Promise<void> {
  await tab.goto(`${lobby.origin}/m/home`)
  await expect(tab.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
}

/** Home in another tab of the same browser. */
export async function openTab(context: BrowserContext, lobby: Lobby): Promise<Page> {
  const tab = await context.newPage()
  await goHome(tab, lobby)
  return tab
}

/** Opens the account sheet and asks to sign out; the confirmation stands. */
async function askSignOut(page: Page, text: Text): Promise<void> {
  await chip(page).click()
  await page.getByRole('button', { name: text('core.signOut') }).click()
  await expect(page.getByRole('alertdialog', { name: text('auth.signOut.title') })).toBeVisible()
}

export async function signOut(page: Page, text: Text): Promise<void> {
  await askSignOut(page, text)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('auth.signOut.confirm') })
    .click()
  await expect(guest(page, text)).toBeVisible()
}

export const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name)

/** The token of the page's session. */
export async function tokenOf(page: Page): Promise<string> {
  return (JSON.parse((await stored(page, 'MC_SESSION_INFO')) ?? '{}') as { token: string }).token
}

/** Records the calls that carry a session, by their token, from now on. */
export function watchTokens(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const bearer = request.headers()['authorization']
    if (bearer) seen.push(bearer.replace('Bearer ', ''))
  })
  return seen
}

/** The page is in front again. */
export const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

/** Chooses a language in the popup of the footer. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^(Language|Idioma)/ })
    .click()
  await page
    .getByRole('dialog', { name: /^(Language|Idioma)$/ })
    .getByRole('option', { name })
    .click()
}
