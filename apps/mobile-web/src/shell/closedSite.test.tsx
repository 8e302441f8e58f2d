import { createRefusalResponse, type PlatformResponse } from '@lobby/platform/testing'
import { expect, test, vi } from 'vitest'
import { navigateWithinApp, openApp, signIn, lookUpText, type OpenedApp } from '../testing/openApp.tsx'
import { availablePlatformResponses, createStartUpResponseFixture } from '../testing/siteFixtures.ts'

const status = 'GET /wps/system/status'
const startup = 'GET /wps/system/startup'
const games = 'GET /wps/game/popular'
const login = 'POST /wps/member/login'

const closedStatus = {
  info: 'Back soon',
  location: 'BR',
  maintenance: true,
  regionRestriction: false,
  endsAt: null,
  serverTime: Date.now(),
}
const createStatus = (more: object = {}): PlatformResponse => ({ value: { ...closedStatus, ...more } })
const inMaintenance: PlatformResponse = () => createRefusalResponse('system.maintenance', 'x', 503)
/** The responses of a platform that is in maintenance from the first call on. */
const closed = { [startup]: createStartUpResponseFixture({ maintenance: true }), [status]: createStatus() }

const maintenance = ({ screen }: OpenedApp) =>
  screen.getByRole('heading', { name: lookUpText('closed.maintenance.title') })

/** Starts or ends the maintenance of the platform. */
function setMaintenance({ answer }: OpenedApp, closes: boolean): void {
  answer(startup, createStartUpResponseFixture({ maintenance: closes }))
  answer(status, createStatus({ maintenance: closes }))
}

test.each(['/m/home', '/m/nowhere', '/m/maintenance'])(
  'shows the maintenance page at the path %s without a change of the URL',
  { tags: ['SHELL-122', 'CALL-102'] },
  async (path) => {
    const app = await openApp(path, { answers: closed })
    await expect.element(maintenance(app)).toBeVisible()
    await app.expectAt(path)
    expect(app.guest.query()).toBeNull()
  },
)

test('shows home when the player presses retry after the end of a maintenance', async () => {
  const app = await openApp('/m/home', { answers: closed })
  await expect.element(maintenance(app)).toBeVisible()
  setMaintenance(app, false)
  await app.screen.getByRole('button', { name: lookUpText('core.retry') }).click()
  await expect.element(app.screen.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  await expect.element(maintenance(app)).not.toBeInTheDocument()
})

test('refetches the games of home when a maintenance ends', async () => {
  const app = await openApp('/m/home', { answers: { [games]: inMaintenance, [status]: createStatus() } })
  await expect.element(maintenance(app)).toBeVisible()
  app.answer(games, availablePlatformResponses[games] ?? inMaintenance)
  setMaintenance(app, false)
  await app.screen.getByRole('button', { name: lookUpText('core.retry') }).click()
  await expect.element(app.screen.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
})

test(
  'reports on /m/maintenance that the maintenance is over, and leads to home, when the platform is open',
  { tags: ['SHELL-023'] },
  async () => {
    const { screen, expectAt } = await openApp('/m/maintenance', {
      answers: { [status]: createStatus({ maintenance: false }) },
    })
    await expect.element(screen.getByRole('heading', { name: lookUpText('closed.over.title') })).toBeVisible()
    await screen.getByRole('button', { name: lookUpText('closed.toHome') }).click()
    await expectAt('/m/home')
  },
)

test('shows the expected end of a maintenance, and "any moment" when the expected end has passed', async () => {
  const endsAt = new Date(Date.now() + 25 * 60_000).toISOString()
  const app = await openApp('/m/home', {
    answers: { [startup]: createStartUpResponseFixture({ maintenance: true }), [status]: createStatus({ endsAt }) },
  })
  const at = new Intl.DateTimeFormat(document.documentElement.lang, { hour: 'numeric', minute: '2-digit' }).format(
    new Date(endsAt),
  )
  await expect.element(app.screen.getByRole('definition')).toHaveTextContent(at)
  app.answer(status, createStatus({ endsAt, serverTime: Date.now() + 26 * 60_000 }))
  await app.screen.getByRole('button', { name: lookUpText('core.retry') }).click()
  await expect.element(app.screen.getByText(lookUpText('closed.maintenance.anyMoment'))).toBeVisible()
})

test(
  'shows the maintenance page at the next API call, and does not lose a form’s input, when a maintenance begins',
  { tags: ['CALL-054', 'A11'] },
  async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const app = await openApp('/m/login', { answers: { [login]: inMaintenance, [status]: createStatus() } })
    await signIn(app, 'ana')
    await expect.element(maintenance(app)).toBeVisible()
    await app.expectAt('/m/login')
    const asked = () => app.calls.filter((call) => call === status).length
    await expect.poll(() => app.site.queries.isFetching()).toBe(0)
    const before = asked()
    expect(before).toBeGreaterThan(0)
    vi.advanceTimersByTime(30_000)
    await expect.poll(asked).toBe(before + 1)
    await expect.poll(() => app.site.queries.isFetching()).toBe(0)
    expect(maintenance(app).query()).not.toBeNull()
    setMaintenance(app, false)
    vi.advanceTimersByTime(30_000)
    await expect.element(maintenance(app)).not.toBeInTheDocument()
    await expect
      .element(app.screen.getByRole('textbox', { name: lookUpText('auth.username.label') }))
      .toHaveValue('ana')
    await expect
      .element(app.screen.getByLabelText(lookUpText('auth.password.label'), { exact: true }))
      .toHaveValue('Lobby2026')
    expect(app.reloads).toEqual([])
  },
)

test(
  'control: does not show the maintenance page when a 503 response does not report a maintenance',
  { tags: ['A11-control'] },
  async () => {
    const app = await openApp('/m/login', {
      answers: { [login]: () => createRefusalResponse('system.error', 'x', 503), [status]: createStatus() },
    })
    await signIn(app, 'ana')
    await expect.element(app.screen.getByText(lookUpText('error.server'))).toBeVisible()
    expect(maintenance(app).query()).toBeNull()
    expect(app.calls).not.toContain(status)
  },
)

test('hides an open dialog during a maintenance, and does not sign the member out', { tags: ['A11'] }, async () => {
  const app = await openApp('/m/home', { member: 'ana' })
  await app.chip.click()
  const dialog = app.screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  app.answer('GET /wps/wallets/balance', inMaintenance)
  setMaintenance(app, true)
  await dialog.getByRole('button', { name: lookUpText('core.balance.refresh') }).click()
  await expect.element(maintenance(app)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  app.answer('GET /wps/wallets/balance', { value: { sumBalance: 12.5, currencySymbol: 'R$' } })
  setMaintenance(app, false)
  await app.screen.getByRole('button', { name: lookUpText('core.retry') }).click()
  await expect.element(maintenance(app)).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: lookUpText('core.signOut') })).toBeVisible()
  await dialog.getByRole('button', { name: lookUpText('core.close') }).click()
  await expect.element(app.chip).toHaveAccessibleName(/12/)
})

test(
  'hides the sign-in at every path in a restricted region, and shows the site when the restriction ends',
  { tags: ['SHELL-123', 'A12', 'A12-control'] },
  async () => {
    const app = await openApp('/m/home', {
      answers: { [startup]: createStartUpResponseFixture({ regionRestriction: true }) },
    })
    const region = app.screen.getByRole('heading', { name: lookUpText('closed.region.title') })
    for (const path of ['/m/home', '/m/register', '/m/login']) {
      navigateWithinApp(path)
      await expect.element(region).toBeVisible()
      await app.expectAt(path)
      expect([maintenance(app).query(), app.guest.query()]).toEqual([null, null])
      expect(app.screen.getByRole('textbox').elements()).toHaveLength(0)
    }
    expect(app.requests.filter((request) => request.method !== 'GET')).toEqual([])
    // Control: without the restriction, the same path offers the sign-in.
    app.answer(startup, createStartUpResponseFixture())
    await app.screen.getByRole('button', { name: lookUpText('closed.region.again') }).click()
    await expect.element(app.screen.getByRole('textbox').first()).toBeVisible()
    await expect.element(region).not.toBeInTheDocument()
  },
)

test(
  'shows the location and the platform’s message, or that the region is not restricted, at the path /m/restricted',
  { tags: ['SHELL-125', 'CALL-102'] },
  async () => {
    const info = 'Not offered in your region.'
    const app = await openApp('/m/restricted', {
      answers: { [startup]: createStartUpResponseFixture({ regionRestriction: true, location: 'AR', info }) },
    })
    await expect.element(app.screen.getByRole('main').getByText(info)).toBeVisible()
    await expect.element(app.screen.getByRole('definition')).toHaveTextContent('Argentina')
    await app.screen.unmount()
    const { screen } = await openApp('/m/restricted')
    await expect.element(screen.getByRole('heading', { name: lookUpText('closed.region.open.title') })).toBeVisible()
    await expect.element(screen.getByRole('definition')).toHaveTextContent('Brazil')
  },
)

test('shows the maintenance page and the platform’s message in the language that is chosen on that page', async () => {
  const inLanguage: PlatformResponse = (request) => {
    const info = request.headers.get('Accept-Language') === 'PT' ? 'Estamos atualizando' : 'We are updating'
    return Response.json({ success: true, value: { ...closedStatus, info } })
  }
  const app = await openApp('/m/home', {
    language: 'PT',
    answers: { [startup]: createStartUpResponseFixture({ maintenance: true }), [status]: inLanguage },
  })
  await expect.element(app.screen.getByText('Estamos atualizando')).toBeVisible()
  await app.header.getByRole('button').click()
  await app.screen.getByRole('option', { name: 'English' }).click()
  await expect.element(maintenance(app)).toBeVisible()
  await expect.element(app.screen.getByText('We are updating')).toBeVisible()
})
