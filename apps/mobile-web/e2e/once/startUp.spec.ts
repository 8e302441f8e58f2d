import { expect, openHome, signIn, signInFirst, test } from '../lobby.ts'
import { guest } from '../session.ts'

const half = 30_000

test('in maintenance every address shows the page of /m/maintenance, and stays', { tag: ['@SHELL-122'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(503)
  await lobby.tell('/maintenance', { on: true })
  for (const path of ['/m/maintenance', '/m/home', '/m/nowhere']) {
    await page.goto(lobby.origin + path)
    await expect(page.getByRole('heading', { name: text('closed.maintenance.title') })).toBeVisible()
    await expect(page).toHaveURL(lobby.origin + path)
    await expect(guest(page, text)).toBeHidden()
  }
})

test('/m/maintenance is a page of its own: while the platform is open it says so, and leads home', { tag: ['@SHELL-023'] }, async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/maintenance`)
  await expect(page.getByRole('heading', { name: text('closed.over.title') })).toBeVisible()
  await page.getByRole('button', { name: text('closed.toHome') }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('it tells when the maintenance is expected to be over, and once that has passed that it may be any moment', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(503)
  await lobby.tell('/maintenance', { on: true, minutes: 25 })
  const asked = page.waitForResponse(/system\/status/)
  await page.goto(`${lobby.origin}/m/home`)
  const { endsAt } = ((await (await asked).json()) as { value: { endsAt: string } }).value
  const at = await page.evaluate((when) => new Intl.DateTimeFormat(document.documentElement.lang, { hour: 'numeric', minute: '2-digit' }).format(new Date(when)), endsAt)
  await expect(page.getByRole('definition')).toHaveText(at)
  await lobby.tell('/clock', { advanceMs: 26 * 60_000 })
  await page.getByRole('button', { name: text('core.retry') }).click()
  await expect(page.getByText(text('closed.maintenance.anyMoment'))).toBeVisible()
})

test('maintenance that begins under an open page shows at the next call, after asking the status, without a reload; what was typed is there when it ends', { tag: ['@CALL-054', '@A11'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(503)
  await page.clock.install()
  // What the login asks for by itself: no other call is to find the platform closed but the one that is pressed.
  const started = page.waitForResponse(/system\/startup/)
  const rules = page.waitForResponse(/account\/registerValidation/)
  await page.goto(`${lobby.origin}/m/login`)
  await started
  await page.getByRole('textbox', { name: text('auth.username.label') }).fill('ana')
  await page.getByLabel(text('auth.password.label'), { exact: true }).fill('Lobby2026')
  await rules
  const asked: string[] = []
  let loads = 0
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('load', () => loads++)
  await lobby.tell('/maintenance', { on: true })
  const told = page.waitForResponse((response) => response.status() === 503)
  await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
  expect(((await (await told).json()) as { errorCode: string }).errorCode).toBe('system.maintenance')
  await expect(page.getByRole('heading', { name: text('closed.maintenance.title') })).toBeVisible()
  expect(asked).toContain('/wps/system/status')
  await expect(page).toHaveURL(/\/m\/login$/)

  // Asked again by itself, every half minute; still closed, it stays. Its half minute may begin a moment after the page's.
  const answers = () => asked.filter((path) => path === '/wps/system/status').length
  const before = answers()
  await expect.poll(() => page.clock.runFor(half).then(answers)).toBeGreaterThan(before)
  await expect(page.getByRole('heading', { name: text('closed.maintenance.title') })).toBeVisible()
  await lobby.tell('/maintenance', { on: false })
  const name = page.getByRole('textbox', { name: text('auth.username.label') })
  await expect.poll(() => page.clock.runFor(half).then(() => name.isVisible())).toBe(true)
  await expect(name).toHaveValue('ana')
  await expect(page.getByLabel(text('auth.password.label'), { exact: true })).toHaveValue('Lobby2026')
  await expect(page.getByRole('heading', { name: text('closed.maintenance.title') })).toBeHidden()
  expect(loads).toBe(0)
})

test('control: a 503 that does not name maintenance closes nothing', { tag: ['@A11-control'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(503)
  await page.goto(`${lobby.origin}/m/login`)
  await lobby.tell('/fault', { status: 503, operation: 'login' })
  await signIn(page, text, 'ana')
  await expect(page.getByText(text('error.server'))).toBeVisible()
  await expect(page.getByRole('heading', { name: text('closed.maintenance.title') })).toBeHidden()
})

test('a member stays signed in through a maintenance, and a dialog over the page is gone with it', { tag: ['@A11'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(503)
  await openHome(page, lobby)
  await page.getByRole('tabpanel').getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: text('auth.login.title') })
  await expect(dialog).toBeVisible()
  await lobby.tell('/maintenance', { on: true })
  const told = page.waitForResponse(/system\/status/)
  await dialog.getByRole('button', { name: text('core.service') }).click()
  await expect(page.getByRole('heading', { name: text('closed.maintenance.title') })).toBeVisible()
  await expect(dialog).toBeHidden()
  await (await told).finished()
  await lobby.tell('/maintenance', { on: false })
  await page.getByRole('button', { name: text('core.retry') }).click()
  await expect(page.getByRole('heading', { name: text('closed.maintenance.title') })).toBeHidden()

  await signInFirst(page, lobby)
  await lobby.tell('/maintenance', { on: true })
  const asked = page.waitForResponse(/system\/status/)
  await page.reload()
  await (await asked).finished()
  await expect(page.getByRole('heading', { name: text('closed.maintenance.title') })).toBeVisible()
  await lobby.tell('/maintenance', { on: false })
  await page.getByRole('button', { name: text('core.retry') }).click()
  await expect(page.getByRole('banner').getByRole('button').last()).toContainText(/\d/)
})

test('in a restricted region every address shows a page of its own, without any way to sign in, and opens again', { tag: ['@SHELL-123', '@A12', '@A12-control'] }, async ({ page, lobby, text }) => {
  await lobby.tell('/region', { on: true })
  const calls: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()))
  for (const path of ['/m/home', '/m/login', '/m/register']) {
    await page.goto(lobby.origin + path)
    await expect(page.getByRole('heading', { name: text('closed.region.title') })).toBeVisible()
    await expect(page).toHaveURL(lobby.origin + path)
    await expect(page.getByRole('heading', { name: text('closed.maintenance.title') })).toBeHidden()
    await expect(guest(page, text)).toBeHidden()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  }
  expect(calls).toEqual([])
  await lobby.tell('/region', { on: false })
  await page.getByRole('button', { name: text('closed.region.again') }).click()
  // The control: without the restriction the same address asks for a sign-in.
  await expect(page.getByRole('textbox').first()).toBeVisible()
})

test('/m/restricted shows location and info of the start-up answer, and says so where nothing is restricted', { tag: ['@SHELL-125'] }, async ({ page, lobby, text }) => {
  await lobby.tell('/region', { on: true, location: 'AR' })
  const asked = page.waitForResponse(/system\/startup/)
  await page.goto(`${lobby.origin}/m/restricted`)
  const { info } = ((await (await asked).json()) as { value: { info: string } }).value
  await expect(page.getByRole('main').getByText(info)).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText('Argentina')
  await lobby.tell('/region', { on: false })
  await page.goto(`${lobby.origin}/m/restricted`)
  await expect(page.getByRole('heading', { name: text('closed.region.open.title') })).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText('Brasil')
})

test('the closed site can be read in the other language, what the platform says of it included', async ({ page, lobby, watch }) => {
  watch.allowStatus(503)
  await lobby.tell('/maintenance', { on: true })
  await page.goto(`${lobby.origin}/m/home`)
  await expect(page.getByText(/Estamos atualizando/)).toBeVisible()
  await page.getByRole('banner').getByRole('button').click()
  await page.getByRole('option', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Back in a moment' })).toBeVisible()
  await expect(page.getByText(/We are updating/)).toBeVisible()
})
