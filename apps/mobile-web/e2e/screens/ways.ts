import type { Page } from '@playwright/test'
import { scrollUntil } from '../scrollUntil.ts'
import type { Visit } from './visit.ts'

/** The games of a list or of a tab of home. */
const games = (page: Page) => page.getByRole('tabpanel').getByRole('article')

/** Home, with the games or vendors of its first tab. */
export async function atHome({ go, page, text }: Visit): Promise<void> {
  await go('/m/home')
  await page.getByRole('tabpanel').getByRole('button').first().waitFor()
  await page.getByText(`${text('home.ticker.label')}:`).waitFor({ state: 'attached' })
}

/** Home, with a tab of its games chosen. */
export const atHomeTab = (id: string) => async (visit: Visit) => {
  await atHome(visit)
  await visit.page.getByRole('tab', { name: visit.text(id) }).click()
  await visit.page
    .getByRole('tabpanel', { name: visit.text(id) })
    .getByRole('button')
    .first()
    .waitFor()
  await visit.page.getByRole('tablist').evaluate((tabs) => window.scrollTo(0, tabs.getBoundingClientRect().top - 80))
}

/** Home, its last widgets in sight. */
export async function atHomesEnd(visit: Visit): Promise<void> {
  await atHome(visit)
  const matches = visit.page.getByRole('heading', { name: visit.text('home.matches.title') })
  const draws = visit.page.getByRole('timer')
  // Which of the two is the last is the merchant's choice.
  await scrollUntil(visit.page, matches, draws)
  await matches.evaluate((title) => title.scrollIntoView())
  await visit.page.evaluate(() => window.scrollBy(0, -80))
}

/** Home's service bar, unfolded. */
export async function atServiceBar(visit: Visit): Promise<void> {
  await atHome(visit)
  await visit.page.getByRole('button', { name: visit.text('explore.side.open') }).click()
  await visit.page.getByRole('complementary').getByRole('link').nth(4).waitFor()
}

/** Home's menu of games, with its filter. */
export async function atGameMenu(visit: Visit): Promise<void> {
  await atHome(visit)
  const filter = visit.page.getByRole('button', { name: visit.text('explore.show') })
  await scrollUntil(visit.page, filter)
  await filter.scrollIntoViewIfNeeded()
}

/** A hot match by itself, over home. */
export async function atHotMatch(visit: Visit): Promise<void> {
  await atHome(visit)
  const card = visit.page
    .getByRole('group', { name: visit.text('home.matches.title') })
    .getByRole('article')
    .first()
  await scrollUntil(visit.page, card)
  await card
    .getByRole('button')
    .first()
    .click({ position: { x: 12, y: 12 } })
  await visit.page.getByRole('dialog').waitFor()
}

/** The language popup, at the foot of the page. */
export async function atLanguages(visit: Visit): Promise<void> {
  await atHome(visit)
  await visit.page
    .getByRole('contentinfo')
    .getByRole('button', { name: visit.text('core.language.label') })
    .click()
  await visit.page.getByRole('dialog').getByRole('option').first().waitFor()
}

/** The list of games at an address, with its first page. */
export const atList = (query: string) => async (visit: Visit) => {
  await visit.go(`/m/gameList?${query}`)
  await games(visit.page).first().waitFor()
}

/** A list, whose end is in sight. */
export const atListsEnd = (query: string, id: string) => async (visit: Visit) => {
  await atList(query)(visit)
  const end = visit.page.getByText(visit.text(id))
  await visit.page.waitForFunction(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    return document.querySelector('[role=tabpanel]')?.lastElementChild?.matches(':has(p, button)')
  })
  await end.waitFor()
  await end.scrollIntoViewIfNeeded()
}

/** A path, with a text of its screen: the header has it before the screen is here. */
export const at = (path: string, id: string) => async (visit: Visit) => {
  await visit.go(path)
  await visit.page.getByRole('main').getByText(visit.text(id)).first().waitFor()
}

/** A path whose screen has a text of the platform's, with headings of its own. */
export const atText = (path: string) => async (visit: Visit) => {
  await visit.go(path)
  await visit.page.getByRole('main').getByRole('heading').nth(1).waitFor()
}

/** The login form of the page, filled and sent. */
export async function sendLogin({ page, text }: Visit, who = 'vip', password = 'wrong'): Promise<void> {
  await page.getByRole('textbox', { name: text('auth.username.label') }).fill(who)
  await page.getByLabel(text('auth.password.label'), { exact: true }).fill(password)
  await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
}

/** The account sheet over home. */
export async function atAccount(visit: Visit): Promise<void> {
  await atHome(visit)
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

/** The dialog that asks whether to sign out. */
export async function atSignOut(visit: Visit): Promise<void> {
  await atAccount(visit)
  await visit.page.getByRole('button', { name: visit.text('core.signOut') }).click()
  await visit.page.getByRole('alertdialog').waitFor()
}

/** The login dialog over home, asked for by a game. */
export async function atLoginDialog(visit: Visit): Promise<void> {
  await atHome(visit)
  await visit.page.getByRole('tabpanel').getByRole('button').first().click()
  await visit.page.getByRole('textbox', { name: visit.text('auth.username.label') }).waitFor()
}
