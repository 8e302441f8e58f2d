import { balance } from '@lobby/api/operations/firstLoad'
import { createRefusalResponse, type PlatformResponse } from '@lobby/platform/testing'
import { expect, onTestFinished, test } from 'vitest'
import { simulatePageFocus, openApp, signIn, lookUpText, type OpenedApp } from '../testing/openApp.tsx'

const change = 'PUT /wps/account/changePassword/v2'
const next = 'Lobby2027'
const refused: PlatformResponse = () => createRefusalResponse('session.unknown', 'x', 401)

test(
  'ends the session and shows one message when three calls are refused as unauthorized at the same time',
  { tags: ['A9'] },
  async () => {
    const app = await openApp('/m/home', { member: 'ana' })
    await expect.element(app.chip).toHaveAccessibleName(/12/)
    const waiting: (() => void)[] = []
    const hold: PlatformResponse = () =>
      new Promise((resolve) => waiting.push(() => resolve(createRefusalResponse('session.unknown', 'x', 401))))
    for (const route of ['GET /wps/wallets/balance', 'GET /wps/member/info', 'GET /wps/message/unreadCount'])
      app.answer(route, hold)
    const messages: string[] = []
    const watcher = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      messages.push(
        ...added
          .filter((node) => node.textContent?.includes(lookUpText('error.unauthorized')))
          .map((node) => node.nodeName),
      )
    })
    watcher.observe(document.body, { subtree: true, childList: true })
    onTestFinished(() => watcher.disconnect())
    void app.site.queries.refetchQueries({ type: 'active' })
    await expect.poll(() => waiting.length).toBe(3)
    for (const answer of waiting) answer()
    await expect.element(app.guest).toBeVisible()
    await expect.element(app.screen.getByText(lookUpText('error.unauthorized'))).toBeVisible()
    expect(messages).toHaveLength(1)
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull()
    expect(app.calls.filter((call) => call.includes('logout'))).toEqual([])
  },
)

/**
 * Refuses a member's call as unauthorized, optionally during a sign-out. Returns whether the page then shows that the
 * session has expired.
 */
async function refuseBalance(signingOut: boolean): Promise<boolean> {
  let finishSignOut: () => void = () => undefined
  const logout: PlatformResponse = () =>
    new Promise((resolve) => (finishSignOut = () => resolve(Response.json({ success: true, value: true }))))
  const app = await openApp('/m/set', { member: 'ana', answers: { 'DELETE /wps/member/logout': logout } })
  const signOut = app.screen.getByRole('button', { name: lookUpText('core.signOut') })
  await expect.element(signOut).toBeVisible()
  if (signingOut) {
    await signOut.click()
    await app.screen
      .getByRole('alertdialog')
      .getByRole('button', { name: lookUpText('auth.signOut.confirm') })
      .click()
    await expect.poll(() => app.calls.filter((call) => call.includes('logout'))).toHaveLength(1)
  }
  app.answer('GET /wps/wallets/balance', refused)
  await app.site.api.call(balance).catch(() => undefined)
  finishSignOut()
  const message = signingOut ? 'auth.signedOut' : 'error.unauthorized'
  await expect.element(app.screen.getByText(lookUpText(message))).toBeVisible()
  return app.screen.getByText(lookUpText('error.unauthorized')).query() !== null
}

test(
  'shows no message about an expired session when a call is refused as unauthorized during a sign-out',
  { tags: ['B123'] },
  async () => {
    expect(await refuseBalance(true)).toBe(false)
  },
)

test(
  'control: shows the message about an expired session when a call is refused without a sign-out',
  { tags: ['B123-control'] },
  async () => {
    expect(await refuseBalance(false)).toBe(true)
  },
)

/**
 * Fills in the form that changes the password. The form has a field for the old password only if the player has not
 * typed it since the page was loaded.
 */
async function fillPasswords({ screen }: OpenedApp) {
  const field = (id: string) => screen.getByLabelText(lookUpText(id), { exact: true })
  await expect.element(field('account.newPassword')).toBeVisible()
  if (field('account.oldPassword').query()) await field('account.oldPassword').fill('Lobby2026')
  await field('account.newPassword').fill(next)
  await field('account.confirm').fill(next)
  return field
}

test(
  'opens the sign-in over a filled form when the session expires, and sends the form again at a press',
  { tags: ['U4'] },
  async () => {
    const app = await openApp('/m/changePsw', { member: 'ana', answers: { [change]: refused } })
    const field = await fillPasswords(app)
    await app.screen.getByRole('button', { name: lookUpText('account.change.submit') }).click()
    const dialog = app.screen.getByRole('dialog', { name: lookUpText('auth.login.title') })
    await expect.element(dialog.getByText(lookUpText('error.unauthorized'))).toBeVisible()
    expect(app.screen.getByText(lookUpText('error.unauthorized')).elements()).toHaveLength(1)
    await signIn({ screen: dialog }, 'ana')
    await expect.element(dialog).not.toBeInTheDocument()
    for (const id of ['account.newPassword', 'account.confirm']) await expect.element(field(id)).toHaveValue(next)
    await expect.element(app.screen.getByText(lookUpText('account.again.text'))).toBeVisible()
    const sent = () => app.requests.filter((request) => request.url.endsWith('/changePassword/v2'))
    expect(sent()).toHaveLength(1)
    app.answer(change, { value: true })
    await app.screen.getByRole('button', { name: lookUpText('account.again.send') }).click()
    await expect.element(app.screen.getByText(lookUpText('account.change.saved'))).toBeVisible()
    expect(sent().map((request) => request.headers.get('Authorization'))).toEqual(
      Array.from({ length: 2 }, () => 'Bearer token-of-ana-0123'),
    )
  },
)

test('clears the open form when a different member signs in', { tags: ['U4'] }, async () => {
  const app = await openApp('/m/changePsw', { member: 'ana' })
  const field = await fillPasswords(app)
  await expect.poll(() => app.site.queries.isFetching()).toBe(0)
  app.answer('GET /wps/wallets/balance', (request) =>
    request.headers.get('Authorization')?.includes('-ana-')
      ? createRefusalResponse('session.unknown', 'x', 401)
      : Response.json({ success: true, value: { sumBalance: 34, currencySymbol: 'R$' } }),
  )
  simulatePageFocus()
  const dialog = app.screen.getByRole('dialog', { name: lookUpText('auth.login.title') })
  await expect.element(dialog).toBeVisible()
  await signIn({ screen: dialog }, 'vip')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(field('account.newPassword')).toHaveValue('')
  await expect.element(app.screen.getByLabelText(lookUpText('account.username'), { exact: true })).toHaveValue('vip')
  expect(app.screen.getByText(lookUpText('account.again.text')).query()).toBeNull()
})

test('accepts only the new password when the password was changed on another device', { tags: ['T7'] }, async () => {
  const app = await openApp('/m/changePsw', { member: 'ana' })
  await expect.element(app.screen.getByLabelText(lookUpText('account.newPassword'), { exact: true })).toBeVisible()
  const login = 'POST /wps/member/login'
  await expect.poll(() => app.site.queries.isFetching()).toBe(0)
  app.answer('GET /wps/wallets/balance', refused)
  app.answer(login, () => createRefusalResponse('login.failed'))
  simulatePageFocus()
  const dialog = app.screen.getByRole('dialog', { name: lookUpText('auth.login.title') })
  await expect.element(dialog).toBeVisible()
  await signIn({ screen: dialog }, 'ana')
  await expect.element(dialog.getByText(lookUpText('auth.login.in_incorrect_password'))).toBeVisible()
  app.answer(login, { value: { token: 'token-of-ana-0124', userName: 'ana', customerType: 1, firstTimeLogin: false } })
  app.answer('GET /wps/wallets/balance', { value: { sumBalance: 34, currencySymbol: 'R$' } })
  await signIn({ screen: dialog }, 'ana', next)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(app.chip).toHaveAccessibleName(/34/)
})

test('asks the player to sign in at a game launch when the platform does not know the stored session', async () => {
  const app = await openApp('/m/home', { member: 'ana', answers: { 'GET /wps/wallets/balance': refused } })
  await expect.element(app.guest).toBeVisible()
  await app.screen.getByRole('tabpanel').getByRole('button').first().click()
  await expect.element(app.screen.getByRole('dialog', { name: lookUpText('auth.login.title') })).toBeVisible()
})
