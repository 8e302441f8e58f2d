import { createSessionFixture } from '@lobby/platform/testing'
import { afterEach, expect, test } from 'vitest'
import { openApp } from '../testing/openApp.tsx'
import { renderShell, lookUpEnglishText } from '../testing/renderShell.tsx'

const member = { session: createSessionFixture() }

afterEach(() => window.history.replaceState(null, ''))

test.each([['/m/home'], ['/'], ['/m'], ['/m/'], ['/m/index'], ['/m/index.html']])(
  'shows home at the path %s',
  { tags: ['SHELL-001', 'SHELL-002', 'SHELL-003', 'SHELL-004', 'SHELL-005', 'SHELL-006'] },
  async (path) => {
    const { screen, expectAt } = await renderShell(path)
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Acme' })).toBeInTheDocument()
    await expectAt(path)
  },
)

test.each([
  ['/m/login', 'auth.login.title'],
  ['/m/forget', 'account.forgot.title'],
  ['/m/changePsw', 'account.change.title'],
  ['/m/set', 'account.settings.title'],
  ['/m/useragreement', 'account.agreement.title'],
  ['/m/trail', 'account.trial.title'],
  ['/m/withdraw', 'withdraw.title'],
])(
  'shows the right screen at the path %s',
  { tags: ['SHELL-007', 'SHELL-011', 'SHELL-012', 'SHELL-015', 'SHELL-016', 'SHELL-017', 'SHELL-039'] },
  async (path, heading) => {
    const { screen, expectAt } = await renderShell(
      path,
      ['/m/changePsw', '/m/set', '/m/withdraw'].includes(path) ? member : {},
    )
    await expect.element(screen.getByRole('heading', { level: 1, name: lookUpEnglishText(heading) })).toBeVisible()
    await expectAt(path)
  },
)

test.each([['/m/changePsw'], ['/m/set']])(
  'redirects a guest from the page %s to home',
  { tags: ['SHELL-138', 'SHELL-012', 'SHELL-015'] },
  async (path) => {
    const { expectAt } = await renderShell(path)
    await expectAt('/m/home')
  },
)

test('shows the page about restricted regions at /m/restricted', { tags: ['SHELL-041'] }, async () => {
  const startUp = { info: '', location: 'BR', maintenance: false, regionRestriction: false, serverTime: Date.now() }
  const { screen, expectAt } = await renderShell('/m/restricted', {
    answers: { 'GET /wps/system/startup': { value: startUp } },
  })
  await expect
    .element(screen.getByRole('heading', { level: 1, name: lookUpEnglishText('closed.region.open.title') }))
    .toBeVisible()
  await expectAt('/m/restricted')
})

test('shows the not-found page when the path cannot be decoded', { tags: ['SHELL-042'] }, async () => {
  const app = await openApp('/m/%')
  await expect.element(app.screen.getByText(lookUpEnglishText('core.notFound.title'))).toBeVisible()
})

test(
  'shows the not-found page with header, bottom navigation and a link to home when the path is unknown',
  { tags: ['SHELL-042'] },
  async () => {
    const { screen, header, bar, expectAt } = await renderShell('/m/nowhere')
    await expect.element(screen.getByText(lookUpEnglishText('core.notFound.title'))).toBeVisible()
    await expect.element(header).toBeVisible()
    await expect.element(bar).toBeVisible()
    await screen.getByRole('button', { name: lookUpEnglishText('core.notFound.action') }).click()
    await expectAt('/m/home')
  },
)
