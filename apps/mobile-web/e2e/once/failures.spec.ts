import { expect, openHome, signIn, test, type Lobby } from '../lobby.ts'
import type { Page } from '@playwright/test'

type Text = (id: string) => string

const calls = /\/wps\//

/** Ways in which the platform can fail, in an order in which each message differs from the one before. */
const failures = [
  { name: 'answers a page instead of data', fault: { body: 'html' }, message: 'error.unreadable' },
  { name: 'answers 500', fault: { status: 500 }, message: 'error.server' },
  { name: 'answers half a body', fault: { body: 'truncated' }, message: 'error.unreadable' },
] as const

async function gamesFailed(page: Page, text: Text, message: string) {
  await expect(page.getByText(text('games.popular.failed')).first()).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(text(message)).first()).toBeVisible()
}

async function mend(page: Page, lobby: Lobby, text: Text) {
  await lobby.tell('/fault', undefined, 'DELETE')
  await page.getByRole('button', { name: text('core.retry') }).first().click()
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
}

test('says on home what failed for each kind of broken answer, and shows the games at the retry that succeeds', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(500)
  for (const [turn, { name, fault, message }] of failures.entries()) {
    await lobby.tell('/fault', undefined, 'DELETE')
    await lobby.tell('/fault', { ...fault, operation: 'popularGames' })
    const answered = page.waitForResponse(/game\/popular/)
    if (turn === 0) await page.goto(`${lobby.origin}/m/home`)
    else await page.getByRole('button', { name: text('core.retry') }).first().click()
    await answered
    await test.step(name, () => gamesFailed(page, text, message))
  }
  await mend(page, lobby, text)
})

test('home says that nothing came when nothing answers, keeps its shell, and mends at a press', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(0)
  await page.route(calls, (route) => route.abort('connectionrefused'))
  await page.goto(`${lobby.origin}/m/home`)
  await gamesFailed(page, text, 'error.network')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unroute(calls)
  await mend(page, lobby, text)
})

test('a slow platform delays home and fails nothing', async ({ page, lobby }) => {
  await lobby.tell('/fault', { delayMs: 2500, operation: 'popularGames' })
  await openHome(page, lobby)
})

test('a call that hangs ends in time, with the way on', async ({ page, lobby, text }) => {
  test.slow()
  await page.clock.install()
  await page.goto(`${lobby.origin}/m/login`)
  await page.route(/member\/login/, () => undefined)
  await signIn(page, text, 'ana')
  await expect(page.getByRole('button', { name: text('auth.login.submit') })).toHaveAttribute('aria-busy', 'true')
  await page.waitForTimeout(500)
  await page.clock.runFor(16_000)
  await expect(page.getByText(text('error.timeout'))).toBeVisible()
  await expect(page.getByRole('textbox', { name: text('auth.username.label') })).toHaveValue('ana')
  await expect(page.getByLabel(text('auth.password.label'), { exact: true })).toHaveValue('Lobby2026')
})

test('keeps what was typed when the platform is off or fails at sign-in, and signs in at a later press', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(0, 500)
  await page.goto(`${lobby.origin}/m/login`)
  await page.route(/member\/login/, (route) => route.abort('connectionrefused'))
  await signIn(page, text, 'ana')
  const submit = page.getByRole('button', { name: text('auth.login.submit') })
  const expectFailed = async (message: string) => {
    await expect(page.getByText(text(message))).toBeVisible()
    await expect(page.getByRole('textbox', { name: text('auth.username.label') })).toHaveValue('ana')
    await expect(page.getByLabel(text('auth.password.label'), { exact: true })).toHaveValue('Lobby2026')
  }
  await expectFailed('error.network')
  await page.unroute(/member\/login/)
  await page.route(/member\/login/, (route) => route.fulfill({ status: 500, json: { success: false, errorCode: 'system.error', message: 'x' } }))
  await submit.click()
  await expectFailed('error.server')
  await page.unroute(/member\/login/)
  await submit.click()
  await page.waitForURL(/\/m\/home$/)
})

test('a session that ended makes a guest of the page, and a launch asks to sign in again', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(401)
  await page.goto(`${lobby.origin}/m/login`)
  await signIn(page, text, 'ana')
  await page.waitForURL(/\/m\/home$/)
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('MC_SESSION_INFO')!) as Record<string, unknown>
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...session, token: '0'.repeat(32) }))
  })
  await page.reload()
  await expect(page.getByRole('link', { name: text('core.signIn') })).toBeVisible()
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: text('auth.login.title') })).toBeVisible()
})

test('a launch that fails says so beside the games, and the next one works', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(500)
  await page.goto(`${lobby.origin}/m/login`)
  await signIn(page, text, 'ana')
  await page.waitForURL(/\/m\/home$/)
  await lobby.tell('/fault', { status: 500, operation: 'launchGame', times: 1 })
  const first = page.getByRole('tabpanel').getByRole('button').first()
  await first.click()
  await expect(page.getByText(text('error.server'))).toBeVisible()
  await first.click()
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
})

test('maintenance takes the place of the site while it lasts', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(503)
  await lobby.tell('/maintenance', { on: true })
  await page.goto(`${lobby.origin}/m/home`)
  await expect(page.getByText(text('closed.maintenance.title'))).toBeVisible()
  await lobby.tell('/maintenance', { on: false })
  await page.getByRole('button', { name: text('core.retry') }).click()
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
})

test('a page served under another host refuses to run', { tag: ['@M5'] }, async ({ page, lobby, watch, merchant }) => {
  watch.allowStatus(502)
  const anywhere = await lobby.serveAlone(merchant)
  await page.goto(`http://stranger.localhost:${anywhere.port}/m/home`)
  await expect(page.getByRole('heading', { name: 'This address is not ours' })).toBeVisible()
  await expect(page.getByText('Este endereço não é nosso')).toBeVisible()
  await anywhere.close()
})

test('a dictionary that does not come leaves a plain page with the way on', async ({ page, lobby, watch }) => {
  watch.allowStatus(0)
  await page.route(/\/i18n\//, (route) => route.abort('connectionrefused'))
  await page.goto(`${lobby.origin}/m/home`)
  await expect(page.getByRole('heading', { name: 'The site did not load' })).toBeVisible()
  await page.unroute(/\/i18n\//)
  await page.getByRole('button').click()
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
})

test('a part of the site that is not there is asked for twice at most, says so, and is asked for again at a press', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(0)
  let asked = 0
  await page.route(/\/assets\/LoginSheet.*\.js/, (route) => {
    asked++
    return route.abort('connectionrefused')
  })
  await openHome(page, lobby)
  await page.getByRole('tabpanel').getByRole('button').first().click()
  const failed = page.getByRole('alertdialog', { name: text('error.network') })
  await expect(failed).toBeVisible()
  const before = asked
  expect(before).toBeLessThanOrEqual(2)
  await page.unroute(/\/assets\/LoginSheet.*\.js/)
  await failed.getByRole('button', { name: text('core.retry') }).click()
  await expect(page.getByRole('dialog', { name: text('auth.login.title') })).toBeVisible()
  expect(asked).toBe(before)
})

test('offline, what was tapped says so where it would rise, and comes by itself when the connection is back', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(0)
  await openHome(page, lobby)
  await page.context().setOffline(true)
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await expect(page.getByRole('alertdialog', { name: text('error.network') })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('dialog', { name: text('auth.login.title') })).toBeVisible()
})
