import { rejectWithConnectionError, createRefusalResponse, type PlatformResponse } from '@lobby/platform/testing'
import { expect, test, vi } from 'vitest'
import { openApp, signIn, lookUpText, type OpenedApp } from '../testing/openApp.tsx'
import { availablePlatformResponses } from '../testing/siteFixtures.ts'

const popular = 'GET /wps/game/popular'
const login = 'POST /wps/member/login'
const launch = 'GET /wps/game/launchGame'
const failed: PlatformResponse = () =>
  Response.json({ success: false, errorCode: 'system.error', message: 'x' }, { status: 500 })
const html: PlatformResponse = () =>
  new Response('<!doctype html><title>Hotel</title>Welcome, guest', { headers: { 'content-type': 'text/html' } })
/** The response of the site's server when the platform behind it cannot be reached. */
const unreachable: PlatformResponse = () =>
  createRefusalResponse('system.unreachable', 'The platform does not answer.', 502)
const half: PlatformResponse = () => new Response('{"success":true,"value":[{"gam')

const firstGame = ({ screen }: OpenedApp) => screen.getByRole('tabpanel').getByRole('button').first()
/** Finds the error that replaces the popular games, because other widgets of home show errors too. */
const gamesFailure = ({ screen }: OpenedApp) =>
  screen.getByRole('alert').filter({ hasText: lookUpText('games.popular.failed') })
/** Restores the normal response of a route. */
const restore = (app: OpenedApp, route: string) =>
  app.answer(route, availablePlatformResponses[route] ?? rejectWithConnectionError)

test.each<[string, PlatformResponse, string]>([
  ['answers with a page instead of data', html, 'error.unreadable'],
  ['answers with a truncated body', half, 'error.unreadable'],
  ['answers with 400', () => createRefusalResponse('system.error', 'x', 400), 'error.server'],
])(
  'shows an error instead of home’s games when the platform %s, and the games after a press of retry',
  async (_, answer, message) => {
    const app = await openApp('/m/home', { answers: { [popular]: answer } })
    await expect.element(gamesFailure(app).getByText(lookUpText(message))).toBeVisible()
    restore(app, popular)
    await gamesFailure(app)
      .getByRole('button', { name: lookUpText('core.retry') })
      .click()
    await expect.element(firstGame(app)).toBeVisible()
  },
)

test.each<[string, PlatformResponse, string]>([
  ['no call gets a response', rejectWithConnectionError, 'error.network'],
  ['the server answers every call with 502', unreachable, 'error.server'],
])(
  'shows header, footer and an error instead of home’s games when %s, and the games after a press of retry',
  async (_, answer, message) => {
    const app = await openApp('/m/home', {
      answers: Object.fromEntries(Object.keys(availablePlatformResponses).map((route) => [route, answer])),
    })
    await expect.element(gamesFailure(app).getByText(lookUpText(message)), { timeout: 8000 }).toBeVisible()
    await expect.element(app.header).toBeVisible()
    await expect.element(app.footer).toBeVisible()
    for (const route of Object.keys(availablePlatformResponses)) restore(app, route)
    await gamesFailure(app)
      .getByRole('button', { name: lookUpText('core.retry') })
      .click()
    await expect.element(firstGame(app)).toBeVisible()
  },
)

const parts = [
  ...Object.keys(availablePlatformResponses),
  'GET /wps/announcement/banner',
  'GET /wps/announcement/notice',
  'GET /wps/announcement/hotMatch',
  'GET /lgw/lottery/list',
]

/**
 * Opens home, answers every call with the given response, and waits five seconds. Returns how often the most frequent
 * call was made.
 */
async function countCalls(answer: PlatformResponse): Promise<number> {
  const app = await openApp('/m/home', { answers: Object.fromEntries(parts.map((route) => [route, answer])) })
  await expect.element(gamesFailure(app), { timeout: 8000 }).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 5000))
  return Math.max(...[...Map.groupBy(app.calls, (call) => call).values()].map(({ length }) => length))
}

test('repeats each call of home at most two times when the platform fails', { tags: ['B15'] }, async () => {
  expect(await countCalls(failed)).toBe(3)
})

test(
  'makes each call of home one time when the response allows a retry only after two minutes',
  { tags: ['B15'] },
  async () => {
    const busy: PlatformResponse = () =>
      Response.json(
        { success: false, errorCode: 'system.failure', message: 'x' },
        { status: 503, headers: { 'Retry-After': '120' } },
      )
    expect(await countCalls(busy)).toBe(1)
  },
)

test('shows an error, and does not clear the form, when a sign-in has no response after fifteen seconds', async () => {
  const app = await openApp('/m/login', { answers: { [login]: () => new Promise(() => undefined) } })
  await expect.element(app.screen.getByRole('textbox', { name: lookUpText('auth.username.label') })).toBeVisible()
  await expect.poll(() => app.site.queries.isFetching()).toBe(0)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await signIn(app, 'ana')
  await expect.poll(() => app.calls).toContain(login)
  await vi.advanceTimersByTimeAsync(14_000)
  await expect
    .element(app.screen.getByRole('button', { name: lookUpText('auth.login.submit') }))
    .toHaveAttribute('aria-busy', 'true')
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  await expect.element(app.screen.getByText(lookUpText('error.timeout'))).toBeVisible()
  await expect.element(app.screen.getByRole('textbox', { name: lookUpText('auth.username.label') })).toHaveValue('ana')
  await expect
    .element(app.screen.getByLabelText(lookUpText('auth.password.label'), { exact: true }))
    .toHaveValue('Lobby2026')
})

test('does not clear the login form when a sign-in has no connection or fails, and signs in at a later press', async () => {
  const app = await openApp('/m/login', { answers: { [login]: rejectWithConnectionError } })
  const submit = app.screen.getByRole('button', { name: lookUpText('auth.login.submit'), exact: true })
  const expectFailed = async (message: string) => {
    await expect.element(app.screen.getByText(lookUpText(message))).toBeVisible()
    await expect
      .element(app.screen.getByRole('textbox', { name: lookUpText('auth.username.label') }))
      .toHaveValue('ana')
    await expect
      .element(app.screen.getByLabelText(lookUpText('auth.password.label'), { exact: true }))
      .toHaveValue('Lobby2026')
  }
  await signIn(app, 'ana')
  await expectFailed('error.network')
  app.answer(login, failed)
  await submit.click()
  await expectFailed('error.server')
  restore(app, login)
  await submit.click()
  await app.expectAt('/m/home')
  await expect.element(app.chip).toBeVisible()
})

test('opens the login dialog over home when all API calls fail', async () => {
  const app = await openApp('/m/home')
  await expect.element(firstGame(app)).toBeVisible()
  for (const route of Object.keys(availablePlatformResponses)) app.answer(route, failed)
  await firstGame(app).click()
  await expect.element(app.screen.getByRole('dialog', { name: lookUpText('auth.login.title') })).toBeVisible()
})

test('shows an error next to the games when a game launch fails, and launches the game at the next press', async () => {
  const app = await openApp('/m/home', {
    member: 'ana',
    answers: { [launch]: () => createRefusalResponse('system.error', 'x', 400) },
  })
  await firstGame(app).click()
  await expect.element(app.screen.getByRole('tabpanel').getByText(lookUpText('error.server'))).toBeVisible()
  const asked = () => app.calls.filter((call) => call.startsWith(launch)).length
  const before = asked()
  app.answer(launch, () => new Promise(() => undefined))
  await firstGame(app).click()
  await expect.poll(asked).toBe(before + 1)
  await expect.element(firstGame(app)).toHaveAttribute('aria-busy', 'true')
})
