import type { Page } from '@playwright/test'
import { holdCalm } from '../holdCalm.ts'
import { expect, openHome, signInByForm, signInFirst, test, type Lobby } from '../lobby.ts'
import { signOut, stored } from '../session.ts'

const pageOf = (title: string, execution: 'A' | 'B' | 'F', more: object = {}) => ({ title, content: `<p>Sobre ${title}</p>`, promotionType: null, execution, ...more })
const publish = (lobby: Lobby, merchant: string, ...items: object[]) => lobby.tell('/content', { merchant, kind: 'popup', items })
const popup = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Until home is calm, what comes then is here, and the popup has waited its time. */
async function calmDown(page: Page): Promise<void> {
  for (const milliseconds of [4000, 2000, 2000]) {
    await page.clock.runFor(milliseconds)
    await page.waitForLoadState('networkidle')
  }
}

test('a guest’s popup opens over home once it is calm; nothing of it is loaded before', { tag: ['@HOME-014', '@HOME-029'] }, async ({ page, lobby, merchant }) => {
  await publish(lobby, merchant, pageOf('Convite', 'B'), pageOf('Sócios', 'A'), pageOf('Primeira vez', 'F'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const ofPopup = () => asked.filter((path) => /announcements-|Markup-|\/notice\b/.test(path))
  await page.clock.install()
  const endCalm = await holdCalm(page)
  await openHome(page, lobby)
  await page.waitForLoadState('networkidle')
  expect(ofPopup()).toEqual([])
  await endCalm()
  await calmDown(page)
  await expect(popup(page, 'Convite')).toBeVisible()
  await expect(page.getByText('Sobre Convite')).toBeVisible()
  await expect(page.getByText('Sobre Sócios')).toHaveCount(0)
  expect(ofPopup()).not.toEqual([])
})

test('closed by Back it stays away over a reload, home stays, and another list brings it again', { tag: ['@HOME-025', '@HOME-026'] }, async ({ page, lobby, text, merchant }) => {
  await publish(lobby, merchant, pageOf('Um', 'B'))
  await page.clock.install()
  await openHome(page, lobby)
  await calmDown(page)
  await expect(popup(page, 'Um')).toBeVisible()
  await page.goBack()
  await page.clock.runFor(1000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(JSON.parse((await stored(page, 'SHELL_PU_B')) ?? '')).toEqual({ show: false, list: [{ title: 'Um', content: '<p>Sobre Um</p>' }] })

  await openHome(page, lobby)
  await calmDown(page)
  await expect(page.getByRole('tablist')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await publish(lobby, merchant, pageOf('Dois', 'B'))
  await openHome(page, lobby)
  await calmDown(page)
  await expect(popup(page, 'Dois').getByRole('button', { name: text('notice.popup.done') })).toBeVisible()
})

test('it never opens over the login dialog: it waits until that is closed', async ({ page, lobby, text, merchant }) => {
  await publish(lobby, merchant, pageOf('Convite', 'B'), pageOf('Sócios', 'A'))
  await page.clock.install()
  await openHome(page, lobby)
  await page.getByRole('tabpanel').getByRole('button').first().click()
  const login = page.getByRole('dialog', { name: text('auth.login.title') })
  await expect(login).toBeVisible()
  await calmDown(page)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await login.getByRole('button', { name: text('core.close') }).click()
  await page.clock.runFor(1000)
  await expect(login).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(popup(page, 'Convite')).toBeVisible()
})

test('after a sign-in home shows the pages of members, at the first one those of F before them', { tag: ['@HOME-005', '@HOME-012', '@HOME-028'] }, async ({ page, lobby, text, merchant }) => {
  await publish(lobby, merchant, pageOf('Convite', 'B'), pageOf('Sócios', 'A'), pageOf('Primeira vez', 'F'))
  await page.clock.install()
  await signInByForm(page, lobby, text)
  await calmDown(page)
  await expect(popup(page, 'Primeira vez').getByText('1 de 2')).toBeVisible()
  await popup(page, 'Primeira vez').getByRole('button', { name: text('core.close') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await signOut(page, text)

  await signInByForm(page, lobby, text)
  await calmDown(page)
  await expect(popup(page, 'Sócios')).toBeVisible()
  await expect(page.getByRole('button', { name: text('notice.popup.next') })).toHaveCount(0)
})

test('it never opens over a launch that runs', async ({ page, lobby, text, merchant }) => {
  await publish(lobby, merchant, pageOf('Sócios', 'A'))
  await lobby.tell('/fault', { body: 'hang', operation: 'launchGame' })
  await signInFirst(page, lobby)
  await page.clock.install()
  await openHome(page, lobby)
  await page.getByRole('tab', { name: text('games.category.RNG') }).click()
  await page.getByRole('tabpanel', { name: text('games.category.RNG') }).getByRole('button').first().click()
  await expect(page.locator('button[aria-busy=true]')).toBeVisible()
  // The launch is given up after 10 s.
  await page.clock.runFor(8000)
  await expect(page.locator('button[aria-busy=true]')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a page’s action leads to its route, and Back from there to home without the popup', { tag: ['@HOME-020'] }, async ({ page, lobby, text, merchant }) => {
  await publish(lobby, merchant, pageOf('Convite', 'B', { promotionType: '/m/register' }))
  await page.clock.install()
  await openHome(page, lobby)
  await calmDown(page)
  await popup(page, 'Convite').getByRole('button', { name: text('notice.action.register') }).click()
  await expect(page).toHaveURL(/\/m\/register$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
  await calmDown(page)
  await expect(page.getByRole('tablist')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('whatever stands in its keys, home opens, and the popup with it', { tag: ['@S6'] }, async ({ page, lobby, merchant }) => {
  await publish(lobby, merchant, pageOf('Um', 'B'))
  await page.addInitScript(() => {
    for (const key of ['SHELL_PU_A', 'SHELL_PU_B']) localStorage.setItem(key, '{"show":false,"list":[null')
  })
  await page.clock.install()
  await openHome(page, lobby)
  await calmDown(page)
  await expect(popup(page, 'Um')).toBeVisible()
})

test('the ticker leads to the announcements, whose header says so and whose arrow leads home', { tag: ['@SHELL-013', '@SHELL-081', '@SHELL-094', '@HOME-038'] }, async ({ page, lobby, text }) => {
  await openHome(page, lobby)
  await page.getByRole('link', { name: new RegExp(`^${text('home.ticker.label')}:`) }).click()
  await expect(page).toHaveURL(/\/m\/notice$/)
  const list = page.getByRole('main').getByRole('button', { expanded: false })
  await expect(list.first()).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(text('shell.title.notice'))
  await page.getByRole('banner').getByRole('button', { name: text('core.home') }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})
