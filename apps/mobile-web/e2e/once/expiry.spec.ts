import type { Route } from '@playwright/test'
import { expect, signIn, signInFirst, test } from '../lobby.ts'
import { chip, comeBack, revoke, stored, tokenOf } from '../session.ts'

test('three calls refused at once are one sign-out and one message', { tag: ['@A9'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(401)
  await signInFirst(page, lobby)
  await expect(chip(page)).toContainText(/\d/)
  const waiting: Route[] = []
  await page.route(/\/wps\//, async (route) => {
    if (route.request().headers()['authorization'] === undefined) return route.fallback()
    waiting.push(route)
  })
  await page.addInitScript((sentence) => {
    const messages: string[] = []
    Object.assign(window, { messages })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.textContent?.includes(sentence)) messages.push(node.nodeName)
    }).observe(document, { subtree: true, childList: true })
  }, text('error.unauthorized'))
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  await chip(page).click()
  await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(3)
  const logouts: string[] = []
  page.on('request', (request) => request.url().includes('logout') && logouts.push(request.url()))
  await Promise.all(waiting.map((route) => route.fulfill({ status: 401, json: { success: false, errorCode: 'session.unknown', message: 'x' } })))
  // A list's header has no way in: the member is gone from it.
  await expect(chip(page)).toHaveCount(0)
  await expect(page.getByText(text('error.unauthorized'))).toHaveCount(1)
  expect(await stored(page, 'MC_SESSION_INFO')).toBeNull()
  expect(logouts).toEqual([])
  expect(await page.evaluate(() => (window as unknown as { messages: string[] }).messages.length)).toBe(1)
})

const next = 'Lobby2027'

test('a session that ends while a form is filled brings the login dialog over it; what was typed stays, and what was not taken is offered again', { tag: ['@U4'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(401)
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/changePsw`)
  const field = (id: string) => page.getByLabel(text(id), { exact: true })
  await field('account.oldPassword').fill('Lobby2026')
  await field('account.newPassword').fill(next)
  await field('account.confirm').fill(next)
  await revoke(page)
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('changePassword') && calls.push(request.headers()['authorization'] ?? ''))
  const refused = page.waitForResponse(/changePassword/)
  await page.getByRole('button', { name: text('account.change.submit') }).click()
  expect((await refused).status()).toBe(401)

  const dialog = page.getByRole('dialog', { name: text('auth.login.title') })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(text('error.unauthorized'))).toBeVisible()
  await expect(page.getByText(text('error.unauthorized'))).toHaveCount(1)
  await signIn(dialog, text, 'ana')
  await expect(dialog).toBeHidden()
  for (const id of ['account.newPassword', 'account.confirm']) await expect(field(id)).toHaveValue(next)
  await expect(page.getByText(text('account.again.text'))).toBeVisible()
  expect(calls).toHaveLength(1)

  await page.getByRole('button', { name: text('account.again.send') }).click()
  await expect(page.getByText(text('account.change.saved'))).toBeVisible()
  expect(calls).toHaveLength(2)
  expect(calls[1]).toBe(`Bearer ${await tokenOf(page)}`)
})

test('another member who signs in over the form finds it empty, and is offered nothing of it', { tag: ['@U4'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(401)
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/changePsw`)
  const password = page.getByLabel(text('account.newPassword'), { exact: true })
  await password.fill(next)
  await revoke(page)
  await comeBack(page)
  await expect(page.getByRole('dialog', { name: text('auth.login.title') })).toBeVisible()
  await signIn(page.getByRole('dialog'), text, 'vip')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(password).toHaveValue('')
  await expect(page.getByLabel(text('account.username'), { exact: true })).toHaveValue('vip')
  await expect(page.getByText(text('account.again.text'))).toBeHidden()
})

test('a password that was changed elsewhere ends the session here, and asks for the new one', { tag: ['@T7'] }, async ({ page, lobby, text, watch, browser, language }) => {
  watch.allowStatus(401)
  const elsewhere = await browser.newContext({ viewport: { width: 360, height: 800 } })
  await elsewhere.addInitScript((code) => localStorage.setItem('MC_LANG', code), language)
  const other = await elsewhere.newPage()
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/changePsw`)
  await expect(page.getByLabel(text('account.newPassword'), { exact: true })).toBeVisible()
  await signInFirst(other, lobby)
  await other.goto(`${lobby.origin}/m/changePsw`)
  for (const [id, value] of [
    ['account.oldPassword', 'Lobby2026'],
    ['account.newPassword', next],
    ['account.confirm', next],
  ] as const)
    await other.getByLabel(text(id), { exact: true }).fill(value)
  await other.getByRole('button', { name: text('account.change.submit') }).click()
  await expect(other.getByText(text('account.change.saved'))).toBeVisible()

  await comeBack(page)
  const dialog = page.getByRole('dialog', { name: text('auth.login.title') })
  await expect(dialog).toBeVisible()
  await signIn(dialog, text, 'ana')
  await expect(dialog.getByText(text('auth.login.failed'))).toBeVisible()
  await signIn(dialog, text, 'ana', next)
  await expect(dialog).toBeHidden()
  await expect(chip(page)).toContainText(/\d/)
  await expect(chip(other)).toBeVisible()
  await elsewhere.close()
})

test('settings that lost their session lead to the login screen (C17)', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/set`)
  const entry = page.getByRole('button', { name: text('account.change.title') })
  await expect(entry).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await entry.click()
  await expect(page).toHaveURL(/\/m\/login/)
  await expect(page.getByRole('textbox', { name: text('auth.username.label') })).toHaveCount(1)
})
