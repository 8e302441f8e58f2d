import { createSessionFixture, type PlatformResponse } from '@lobby/platform/testing'
import { waitForFrames } from '@lobby/test-kit/untilFrame'
import { expect, test } from 'vitest'
import { openApp, signIn, signOut, lookUpText, type OpenAppOptions } from '../testing/openApp.tsx'

const announcements = 'GET /wps/announcement/home'
const login = 'POST /wps/member/login'
const createPage = (id: number, title: string, execution: 'A' | 'B' | 'F', more: object = {}) => ({
  id,
  title,
  content: `<p>About ${title}</p>`,
  promotionType: null,
  execution,
  ...more,
})
const createAnnouncements = (...popup: readonly object[]) => ({
  value: { banners: [], player: [], popup, hot: [], promotion: [] },
})
const published = createAnnouncements(
  createPage(1, 'Invitation', 'B'),
  createPage(2, 'Members', 'A'),
  createPage(3, 'First time', 'F'),
)

/** Opens home, and waits until its games are shown. */
async function openHome(answer: PlatformResponse, { answers, ...init }: OpenAppOptions = {}) {
  const app = await openApp('/m/home', { ...init, answers: { [announcements]: answer, ...answers } })
  await expect.element(app.screen.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  return { ...app, popup: (name: string) => app.screen.getByRole('dialog', { name, exact: true }) }
}

/** Opens home. The list of announcements arrives only when the test calls `list`. */
async function openHomeBeforeList(init: OpenAppOptions = {}) {
  let list = () => undefined as void
  const held = new Promise<void>((resolve) => (list = resolve))
  const app = await openHome(() => held.then(() => Response.json({ success: true, ...published })), init)
  return { ...app, list }
}

/** Waits longer than the delay of the popup. */
const waitForPopup = () => waitForFrames(90)

test(
  'opens the popup for guests on home when the announcements have loaded',
  { tags: ['HOME-014', 'HOME-021', 'HOME-029'] },
  async () => {
    const { list, popup, screen } = await openHomeBeforeList()
    await waitForPopup()
    expect(screen.getByRole('dialog').query()).toBeNull()
    list()
    await expect.element(popup('Invitation')).toBeVisible()
    await expect.element(screen.getByText('About Invitation')).toBeVisible()
    expect(screen.getByText('About Members').query()).toBeNull()
  },
)

test(
  'does not reopen a popup that the player has closed with Back until the announcements change',
  { tags: ['HOME-025', 'HOME-026'] },
  async () => {
    const first = await openHome(createAnnouncements(createPage(1, 'One', 'B')))
    await expect.element(first.popup('One')).toBeVisible()
    history.back()
    await expect.element(first.popup('One')).not.toBeInTheDocument()
    await first.expectAt('/m/home')
    expect(JSON.parse(localStorage.getItem('SHELL_PU_B') ?? '')).toEqual({
      show: false,
      list: [{ title: 'One', content: '<p>About One</p>' }],
    })
    await first.screen.unmount()

    const second = await openHome(createAnnouncements(createPage(1, 'One', 'B')))
    await waitForPopup()
    expect(second.screen.getByRole('dialog').query()).toBeNull()
    await second.screen.unmount()

    const third = await openHome(createAnnouncements(createPage(2, 'Two', 'B')))
    await expect
      .element(third.popup('Two').getByRole('button', { name: lookUpText('notice.popup.done') }))
      .toBeVisible()
  },
)

test('opens the popup only after the login dialog is closed', async () => {
  const { list, popup, screen } = await openHomeBeforeList()
  await screen.getByRole('tabpanel').getByRole('button').first().click()
  const dialog = popup(lookUpText('auth.login.title'))
  await expect.element(dialog).toBeVisible()
  list()
  await waitForPopup()
  expect(screen.getByRole('dialog').elements()).toHaveLength(1)
  await dialog.getByRole('button', { name: lookUpText('core.close') }).click()
  await expect.element(popup('Invitation')).toBeVisible()
})

test(
  'opens the popup for new members after the first sign-in, and the popup for members after later sign-ins',
  { tags: ['HOME-005', 'HOME-012', 'HOME-027', 'HOME-028', 'HOME-029'] },
  async () => {
    const { token, type, userName } = createSessionFixture({ token: 'token-of-ana-0123' })
    const session = { token, userName, customerType: type }
    const app = await openHomeBeforeList({ answers: { [login]: { value: { ...session, firstTimeLogin: true } } } })
    await app.guest.click()
    await signIn(app, 'ana')
    await app.expectAt('/m/home')
    app.list()
    await expect.element(app.popup('First time')).toBeVisible()
    expect(app.screen.getByRole('button', { name: lookUpText('notice.popup.next') }).query()).toBeNull()
    await app
      .popup('First time')
      .getByRole('button', { name: lookUpText('core.close') })
      .click()
    await expect.element(app.screen.getByRole('dialog')).not.toBeInTheDocument()
    await signOut(app)
    app.answer(login, { value: { ...session, firstTimeLogin: false } })
    await expect.element(app.guest).toBeVisible()
    await waitForPopup()
    expect(app.screen.getByRole('dialog').query()).toBeNull()
    await app.guest.click()
    await signIn(app, 'ana')
    await expect.element(app.popup('Members')).toBeVisible()
    expect(app.screen.getByRole('button', { name: lookUpText('notice.popup.next') }).query()).toBeNull()
  },
)

test('opens no popup while a game launches', async () => {
  const answers = { 'GET /wps/game/launchGame': () => new Promise<Response>(() => undefined) }
  const { list, screen } = await openHomeBeforeList({ member: 'ana', answers })
  await screen.getByRole('tabpanel').getByRole('button').first().click()
  const launchingButton = () => document.querySelector('button[aria-busy=true]')
  await expect.poll(launchingButton).not.toBeNull()
  list()
  await waitForPopup()
  expect([launchingButton() === null, screen.getByRole('dialog').query()]).toEqual([false, null])
})

test(
  'leads from the button of a popup to its route, and does not open the popup again when the player goes back',
  { tags: ['HOME-020'] },
  async () => {
    const { popup, expectAt, screen } = await openHome(
      createAnnouncements(createPage(1, 'Invitation', 'B', { promotionType: '/m/register' })),
    )
    await popup('Invitation')
      .getByRole('button', { name: lookUpText('notice.action.register') })
      .click()
    await expectAt('/m/register')
    history.back()
    await expectAt('/m/home')
    await expect.element(screen.getByRole('tablist')).toBeVisible()
    await waitForPopup()
    expect(screen.getByRole('dialog').query()).toBeNull()
  },
)

test(
  'opens home and its popup when the device’s stored list of closed popups is corrupt',
  { tags: ['S6'] },
  async () => {
    for (const key of ['SHELL_PU_A', 'SHELL_PU_B']) localStorage.setItem(key, '{"show":false,"list":[null')
    const { popup } = await openHome(createAnnouncements(createPage(1, 'One', 'B')))
    await expect.element(popup('One')).toBeVisible()
  },
)

test(
  'leads from the ticker to the announcements, and back to home by the arrow in the header',
  { tags: ['SHELL-013', 'SHELL-081', 'SHELL-094', 'HOME-038'] },
  async () => {
    const notice = {
      id: 1,
      title: 'New game',
      content: '<p>x</p>',
      topic: 'news',
      publishedAt: '2026-11-20T09:00:00Z',
      pinned: false,
    }
    const answers = { 'GET /wps/announcement/notice': { value: { contentLobby: [notice] } } }
    const value = { banners: [], player: [{ id: 1, title: 'New game' }], popup: [], hot: [], promotion: [] }
    const { screen, header, expectAt } = await openHome({ value }, { answers })
    await screen.getByRole('link', { name: `${lookUpText('home.ticker.label')}: New game` }).click()
    await expectAt('/m/notice')
    await expect.element(screen.getByRole('main').getByRole('button', { name: /New game/ })).toBeVisible()
    await expect.element(header).toHaveTextContent(lookUpText('shell.title.notice'))
    await header.getByRole('button', { name: lookUpText('core.home') }).click()
    await expectAt('/m/home')
  },
)
