import { rejectWithConnectionError, type PlatformResponse } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { openApp, signIn, signOut, lookUpText } from '../testing/openApp.tsx'
import { simulateLostConnection } from '../testing/simulateLostConnection.ts'

const route = 'DELETE /wps/member/logout'
const failed: PlatformResponse = () =>
  Response.json({ success: false, errorCode: 'system.error', message: 'x' }, { status: 500 })

test('removes the member’s stored data, but not the language, and shows home when the member signs out', async () => {
  const app = await openApp('/m/gameList?gameType=RNG', { member: 'ana' })
  await expect.element(app.chip).toBeVisible()
  sessionStorage.setItem('draft', 'x')
  localStorage.setItem('MC_CACHE_bankList', '{}')
  localStorage.setItem('MC_CACHE_memberInfo', '{}')
  await signOut(app)
  await expect.element(app.screen.getByText(lookUpText('auth.signedOut'))).toBeVisible()
  await app.expectAt('/m/home')
  const names = ['MC_SESSION_INFO', 'MC_CACHE_bankList', 'MC_CACHE_memberInfo', 'MC_AUTO_LOGIN', 'MC_LANG']
  expect([sessionStorage.getItem('draft'), ...names.map((name) => localStorage.getItem(name))]).toEqual([
    null,
    null,
    null,
    null,
    '0',
    'EN',
  ])
})

test.each<[string, PlatformResponse]>([
  ['cannot be reached', rejectWithConnectionError],
  ['answers with 500', failed],
])(
  'shows the sign-in link when the platform %s at a sign-out, and repeats the sign-out call at a press of retry',
  { tags: ['U5'] },
  async (_, answer) => {
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => (release = resolve))
    const answers = {
      [route]: (request: Request) =>
        held.then(() => (typeof answer === 'function' ? answer(request) : Response.error())),
    }
    const app = await openApp('/m/home', { member: 'ana', answers })
    await signOut(app)
    await expect.element(app.screen.getByText(lookUpText('core.in_please_wait'))).toBeVisible()
    expect(localStorage.getItem('MC_SESSION_INFO')).not.toBeNull()
    release()
    const dialog = app.screen.getByRole('alertdialog', { name: lookUpText('auth.signOut.unreached.title') })
    await expect.element(dialog).toBeVisible()
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull()
    app.answer(route, { value: true })
    await dialog.getByRole('button', { name: lookUpText('core.retry') }).click()
    await expect.element(app.screen.getByText(lookUpText('auth.signedOut'))).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(app.guest).toBeVisible()
    const logouts = app.calls.filter((call) => call.startsWith(route))
    expect(logouts).toEqual(Array.from({ length: 2 }, () => `${route}?token=token-of-ana-0123`))
  },
)

test('repeats a failed sign-out call when the connection returns', { tags: ['U5'] }, async () => {
  const app = await openApp('/m/home', { member: 'ana', answers: { [route]: rejectWithConnectionError } })
  await expect.element(app.chip).toBeVisible()
  const connection = simulateLostConnection()
  await signOut(app)
  await expect
    .element(app.screen.getByRole('alertdialog', { name: lookUpText('auth.signOut.unreached.title') }))
    .toBeVisible()
  app.answer(route, { value: true })
  connection.back()
  await expect.element(app.screen.getByText(lookUpText('auth.signedOut'))).toBeVisible()
  expect(app.calls.filter((call) => call.startsWith(route))).toHaveLength(2)
})

test('control: makes the sign-out call one time when the platform responds', { tags: ['U5-control'] }, async () => {
  const app = await openApp('/m/home', { member: 'ana' })
  await signOut(app)
  await expect.element(app.screen.getByText(lookUpText('auth.signedOut'))).toBeVisible()
  expect(app.calls.filter((call) => call.startsWith(route))).toHaveLength(1)
  expect(app.screen.getByRole('alertdialog').query()).toBeNull()
})

test('never shows the balance of the previous member when another member signs in', { tags: ['S8'] }, async () => {
  const app = await openApp('/m/home', { member: 'vip' })
  await expect.element(app.chip).toHaveAccessibleName(/900/)
  await signOut(app)
  await app.guest.click()
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  app.answer('GET /wps/wallets/balance', async () => {
    await held
    return Response.json({ success: true, value: { sumBalance: 12.5, currencySymbol: 'R$' } })
  })
  const shown = new Set<string>()
  const watcher = new MutationObserver(() => shown.add(document.querySelector('header')?.textContent ?? ''))
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  await signIn(app, 'ana')
  await expect.element(app.chip).toHaveAccessibleName(/--/)
  release()
  await expect.element(app.chip).toHaveAccessibleName(/12/)
  watcher.disconnect()
  expect([...shown].join('|')).toContain('--')
  expect([...shown].join('|')).not.toContain('900')
})

test('shows the previous page as a guest sees it when the player presses Back after a sign-out', async () => {
  const app = await openApp('/m/gameList?gameType=RNG', { member: 'ana' })
  await signOut(app)
  await app.expectAt('/m/home')
  await expect.element(app.screen.getByText(lookUpText('auth.signedOut'))).toBeVisible()
  history.back()
  await app.expectAt('/m/gameList?gameType=RNG')
  await expect.element(app.screen.getByRole('searchbox')).toBeVisible()
  expect(app.chip.query()).toBeNull()
})
