import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { LobbyFixture } from './lobby.ts'

type Text = (id: string) => string

/** Finds the sign-in link in the header, which only guests see. */
export const findSignInLink = (page: Page, text: Text) =>
  page.getByRole('banner').getByRole('link', { name: text('core.signIn') })

/** Finds the button with name and balance in the header, which only members see. */
export const findAccountButton = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button')
    .filter({ has: page.locator('span[title]') })

/** Returns the balance in the header, without the member's name. */
export const readHeaderBalance = async (page: Page) =>
  /R\$.*/.exec(await findAccountButton(page).innerText())?.[0] ?? ''

async function goHome(tab: Page, lobby: LobbyFixture): Promise<void> {
  await tab.goto(`${lobby.origin}/m/home`)
  await expect(tab.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
}

/** Opens home in another tab of the same browser. */
export async function openHomeInNewTab(context: BrowserContext, lobby: LobbyFixture): Promise<Page> {
  const tab = await context.newPage()
  await goHome(tab, lobby)
  return tab
}

/** Opens the account sheet and presses the sign-out button. Leaves the confirmation open. */
async function openSignOut(page: Page, text: Text): Promise<void> {
  await findAccountButton(page).click()
  await page.getByRole('button', { name: text('core.signOut') }).click()
  await expect(page.getByRole('alertdialog', { name: text('auth.signOut.title') })).toBeVisible()
}

export async function signOut(page: Page, text: Text): Promise<void> {
  await openSignOut(page, text)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('auth.signOut.confirm') })
    .click()
  await expect(findSignInLink(page, text)).toBeVisible()
}

export const readLocalStorageItem = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), name)

/** Returns the token of the page's session. */
export async function readSessionToken(page: Page): Promise<string> {
  return (JSON.parse((await readLocalStorageItem(page, 'MC_SESSION_INFO')) ?? '{}') as { token: string }).token
}

/** Returns a list that receives the session token of each call with an `Authorization` header. */
export function collectSentTokens(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const bearer = request.headers()['authorization']
    if (bearer) seen.push(bearer.replace('Bearer ', ''))
  })
  return seen
}

/** Simulates the player's return to the page by a `focus` event. */
export const simulateReturnToPage = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

/** Chooses a language in the popup that the footer opens. */
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
