import type { Page } from '@playwright/test'
import { scrollUntilElementsExist } from '../scrollUntilElementsExist.ts'
import type { ViewOpeningContext } from './createViewOpener.ts'

/** Returns a locator for the games of a game list or of a tab on home. */
const findGames = (page: Page) => page.getByRole('tabpanel').getByRole('article')

/** Opens home, and waits for the games or vendors of its first tab. */
export async function openHomeAndWaitForGames({ go, page, text }: ViewOpeningContext): Promise<void> {
  await go('/m/home')
  await page.getByRole('tabpanel').getByRole('button').first().waitFor()
  await page.getByText(`${text('home.ticker.label')}:`).waitFor({ state: 'attached' })
}

/** Opens home, and chooses a tab of its games. */
export const openHomeGamesTab = (id: string) => async (visit: ViewOpeningContext) => {
  await openHomeAndWaitForGames(visit)
  await visit.page.getByRole('tab', { name: visit.text(id) }).click()
  await visit.page
    .getByRole('tabpanel', { name: visit.text(id) })
    .getByRole('button')
    .first()
    .waitFor()
  await visit.page.getByRole('tablist').evaluate((tabs) => window.scrollTo(0, tabs.getBoundingClientRect().top - 80))
}

/** Opens home, and scrolls until its last widgets are loaded. */
export async function openHomeAndScrollToEnd(visit: ViewOpeningContext): Promise<void> {
  await openHomeAndWaitForGames(visit)
  const matches = visit.page.getByRole('heading', { name: visit.text('home.matches.title') })
  const draws = visit.page.getByRole('timer')
  // Wait for the matches and the draws, because the last widget of a merchant's home shows either matches or draws.
  await scrollUntilElementsExist(visit.page, matches, draws)
  await matches.evaluate((title) => title.scrollIntoView())
  await visit.page.evaluate(() => window.scrollBy(0, -80))
}

/** Opens home, and then its service bar. */
export async function openServiceBar(visit: ViewOpeningContext): Promise<void> {
  await openHomeAndWaitForGames(visit)
  await visit.page.getByRole('button', { name: visit.text('explore.side.open') }).click()
  await visit.page.getByRole('complementary').getByRole('link').nth(4).waitFor()
}

/** Opens home, and scrolls to the menu of games with its filter. */
export async function openHomeAndScrollToGameMenu(visit: ViewOpeningContext): Promise<void> {
  await openHomeAndWaitForGames(visit)
  const filter = visit.page.getByRole('button', { name: visit.text('explore.show') })
  await scrollUntilElementsExist(visit.page, filter)
  await filter.scrollIntoViewIfNeeded()
}

/** Opens home, and then the dialog of a hot match. */
export async function openHotMatchDialog(visit: ViewOpeningContext): Promise<void> {
  await openHomeAndWaitForGames(visit)
  const card = visit.page
    .getByRole('group', { name: visit.text('home.matches.title') })
    .getByRole('article')
    .first()
  await scrollUntilElementsExist(visit.page, card)
  await card
    .getByRole('button')
    .first()
    .click({ position: { x: 12, y: 12 } })
  await visit.page.getByRole('dialog').waitFor()
}

/** Opens home, and then the language popup by the button in the footer. */
export async function openLanguagePopup(visit: ViewOpeningContext): Promise<void> {
  await openHomeAndWaitForGames(visit)
  await visit.page
    .getByRole('contentinfo')
    .getByRole('button', { name: visit.text('core.language.label') })
    .click()
  await visit.page.getByRole('dialog').getByRole('option').first().waitFor()
}

/** Opens the list of games with a query string, and waits for its first page. */
export const openGameList = (query: string) => async (visit: ViewOpeningContext) => {
  await visit.go(`/m/gameList?${query}`)
  await findGames(visit.page).first().waitFor()
}

/** Opens the list of games, and scrolls to its end. */
export const openGameListAndScrollToEnd = (query: string, id: string) => async (visit: ViewOpeningContext) => {
  await openGameList(query)(visit)
  const end = visit.page.getByText(visit.text(id))
  await visit.page.waitForFunction(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    return document.querySelector('[role=tabpanel]')?.lastElementChild?.matches(':has(p, button)')
  })
  await end.waitFor()
  await end.scrollIntoViewIfNeeded()
}

/**
 * Opens a path, and waits for the text with the message id `id`. Looks only in `main`, because the header may have the
 * text before the screen is loaded.
 */
export const openPathAndWaitForText = (path: string, id: string) => async (visit: ViewOpeningContext) => {
  await visit.go(path)
  await visit.page.getByRole('main').getByText(visit.text(id)).first().waitFor()
}

/** Opens a path whose screen shows text by the platform's editors, and waits for a heading of this text. */
export const openPathAndWaitForHeading = (path: string) => async (visit: ViewOpeningContext) => {
  await visit.go(path)
  await visit.page.getByRole('main').getByRole('heading').nth(1).waitFor()
}

/** Fills and submits the login form of the page. */
export async function submitLogin({ page, text }: ViewOpeningContext, who = 'vip', password = 'wrong'): Promise<void> {
  await page.getByRole('textbox', { name: text('auth.username.label') }).fill(who)
  await page.getByLabel(text('auth.password.label'), { exact: true }).fill(password)
  await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
}

/** Opens home and then the account sheet, and waits for the balance. */
export async function openAccountSheet(visit: ViewOpeningContext): Promise<void> {
  await openHomeAndWaitForGames(visit)
  await visit.page.getByRole('banner').getByRole('button').first().click()
  await visit.page
    .getByRole('dialog')
    .getByRole('button', { name: visit.text('core.signOut') })
    .waitFor()
  await visit.page
    .getByRole('dialog')
    .getByText(/\d,\d\d|\d\.\d\d/)
    .waitFor()
}

/** Opens home, then the account sheet, and then the dialog that asks whether to sign out. */
export async function openSignOutDialog(visit: ViewOpeningContext): Promise<void> {
  await openAccountSheet(visit)
  await visit.page.getByRole('button', { name: visit.text('core.signOut') }).click()
  await visit.page.getByRole('alertdialog').waitFor()
}

/** Opens home and starts a game as a guest, so that the login dialog opens. */
export async function openLoginDialog(visit: ViewOpeningContext): Promise<void> {
  await openHomeAndWaitForGames(visit)
  await visit.page.getByRole('tabpanel').getByRole('button').first().click()
  await visit.page.getByRole('textbox', { name: visit.text('auth.username.label') }).waitFor()
}
