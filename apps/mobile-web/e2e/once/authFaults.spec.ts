import type { Page } from '@playwright/test'
import { expect, signIn, signInFirst, test } from '../lobby.ts'
import { chip, guest, stored } from '../session.ts'
import type { Text } from '../textIn.ts'

const button = (page: Page, text: Text) => page.getByRole('button', { name: text('auth.login.submit'), exact: true })
const password = (page: Page, text: Text) => page.getByLabel(text('auth.password.label'), { exact: true })
const captcha = (page: Page, text: Text) => page.getByLabel(text('auth.captcha.label'))

/** The ids of the captchas that are asked for from now on. */
function watchCaptchas(page: Page): string[] {
  const ids: string[] = []
  page.on('request', (request) => request.url().includes('captcha/get') && ids.push(new URL(request.url()).searchParams.get('captchaId') ?? ''))
  return ids
}

/** The calls that sign in, from now on. */
function watchLogins(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('member/login') && calls.push(request.url()))
  return calls
}

for (const { status, header, seconds } of [
  { status: 429, header: '90', seconds: 90 },
  { status: 503, header: '1e8', seconds: 300 },
]) {
  test(`where a busy platform (${status}, ${header}) asks to wait, the button says how long, and signs in afterwards`, { tag: ['@A8'] }, async ({ page, lobby, text, watch }) => {
    watch.allowStatus(status)
    await page.clock.install()
    await page.goto(`${lobby.origin}/m/login`)
    const calls = watchLogins(page)
    await page.route(/member\/login/, (route) => route.fulfill({ status, headers: { 'Retry-After': header }, body: 'busy' }), { times: 1 })
    await signIn(page, text, 'ana')
    const waiting = page.locator('button[type=submit][aria-disabled=true]')
    await expect(waiting).toHaveText(new RegExp(text('error.again', { seconds: String.raw`\d+` })))
    expect(Number(/\d+/.exec(await waiting.innerText())?.[0])).toBeGreaterThan(seconds - 60)
    await waiting.click({ force: true })
    await password(page, text).press('Enter')
    // The platform's clock goes on as the page's does: what is sealed is good for minutes.
    await lobby.tell('/clock', { advanceMs: seconds * 1000 })
    await page.clock.fastForward(seconds * 1000)
    await expect(button(page, text)).toBeVisible()
    expect(calls).toHaveLength(1)
    await button(page, text).click()
    await page.waitForURL(/\/m\/home$/)
    expect(calls).toHaveLength(2)
  })
}

test('control: one that does not ask for it is asked again at once', { tag: ['@A8-control'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(429)
  await page.goto(`${lobby.origin}/m/login`)
  await page.route(/member\/login/, (route) => route.fulfill({ status: 429, body: 'busy' }), { times: 1 })
  await signIn(page, text, 'ana')
  await expect(page.getByText(text('error.busy'))).toBeVisible()
  await button(page, text).click()
  await page.waitForURL(/\/m\/home$/)
})

test('after wrong passwords a captcha appears; the password stays, its own field is empty each time, and the right ones let in', { tag: ['@U1', '@U1-control'] }, async ({ page, lobby, text }) => {
  const ids = watchCaptchas(page)
  await page.goto(`${lobby.origin}/m/login`)
  // Control: the first failures ask for none.
  for (let tries = 1; tries <= 2; tries++) {
    await signIn(page, text, 'ana', `wrong-${tries}`)
    await expect(page.getByText(text('auth.login.failed'))).toBeVisible()
    await expect(captcha(page, text)).toHaveCount(0)
  }
  await signIn(page, text, 'ana', 'wrong-3')
  await expect(captcha(page, text)).toBeVisible()
  await expect(password(page, text)).toHaveValue('wrong-3')
  for (const tries of [4, 5]) {
    await expect(captcha(page, text)).toHaveValue('')
    await expect.poll(() => ids).toHaveLength(tries - 3)
    await captcha(page, text).fill(await lobby.captchaDigits(ids.at(-1) ?? ''))
    await password(page, text).fill(`wrong-${tries}`)
    await button(page, text).click()
    await expect.poll(() => ids).toHaveLength(tries - 2)
    await expect(captcha(page, text)).toHaveValue('')
    await expect(password(page, text)).toHaveValue(`wrong-${tries}`)
  }
  await captcha(page, text).fill(await lobby.captchaDigits(ids.at(-1) ?? ''))
  await password(page, text).fill('Lobby2026')
  await button(page, text).click()
  await page.waitForURL(/\/m\/home$/)
})

test('ten taps on sign-in are one request; after its answer a tap is another one', { tag: ['@U2', '@U2-control'] }, async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/login`)
  const calls = watchLogins(page)
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/member\/login/, async (route) => [await held, await route.continue()])
  await page.getByRole('textbox', { name: text('auth.username.label') }).fill('ana')
  await password(page, text).fill('wrong-1')
  const tap = (times: number) => button(page, text).evaluate((element, count) => Array.from({ length: count }, () => (element as HTMLElement).click()), times)
  await tap(10)
  await expect(button(page, text)).toHaveAttribute('aria-busy', 'true')
  await tap(10)
  release()
  await expect(page.getByText(text('auth.login.failed'))).toBeVisible()
  expect(calls).toHaveLength(1)
  await tap(1)
  await expect.poll(() => calls).toHaveLength(2)
})

test('what a browser fills in without a word to the page signs in', { tag: ['@U13'] }, async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/login`)
  await expect(button(page, text)).toBeEnabled()
  await page.evaluate(() => {
    for (const [name, value] of [['username', 'ana'], ['password', 'Lobby2026']] as const) {
      const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      // Past React, which would hear of the property.
      if (input) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    }
  })
  await button(page, text).click()
  await page.waitForURL(/\/m\/home$/)
})

test('a captcha that is no picture has another one fetched at a tap', { tag: ['@A16', '@A16-control'] }, async ({ page, lobby, text }) => {
  const ids = watchCaptchas(page)
  await page.route(/captcha\/get/, (route) => route.fulfill({ json: { success: true, value: 'bm90IGEgcGljdHVyZQ==' } }), { times: 1 })
  await page.goto(`${lobby.origin}/m/login`)
  await signIn(page, text, 'locked')
  const again = page.getByRole('button', { name: text('auth.captcha.again') })
  await expect(again).toBeVisible()
  await again.click()
  // One that is a picture is drawn.
  const picture = page.getByRole('button', { name: text('auth.captcha.refresh') }).locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1)
  await expect(again).toHaveCount(0)
  expect(new Set(ids).size).toBe(2)
})

test('a sign-in whose answer has no token is a failure and stores nothing; the next one counts', { tag: ['@A19'] }, async ({ page, lobby, text }) => {
  const value = { userName: 'ana', customerType: 0, firstTimeLogin: false }
  await page.route(/member\/login/, (route) => route.fulfill({ json: { success: true, value } }), { times: 1 })
  await page.goto(`${lobby.origin}/m/login`)
  await signIn(page, text, 'ana')
  await expect(page.getByText(text('error.unreadable'))).toBeVisible()
  expect(await stored(page, 'MC_SESSION_INFO')).toBeNull()
  // Control.
  await button(page, text).click()
  await page.waitForURL(/\/m\/home$/)
  expect(await stored(page, 'MC_SESSION_INFO')).toContain('"token"')
})

test.describe('a page for members', { tag: ['@U11'] }, () => {
  /** What of the stored session is changed, and who the page then takes its visitor for. */
  const changes = [
    ['the type as a text', { type: '4' }, 'guest'],
    ['no type', { type: undefined }, 'guest'],
    ['a type of null', { type: null }, 'guest'],
    ['the type of a trial account', { type: 4 }, 'refused'],
    ['a type that nobody has', { type: 1000 }, 'refused'],
    ['a type of minus nothing', { type: -1 }, 'refused'],
  ] as const

  for (const [name, change, taken] of changes) {
    test(`is refused to a session with ${name}`, async ({ page, lobby, text }) => {
      await signInFirst(page, lobby)
      const session = JSON.parse((await stored(page, 'MC_SESSION_INFO')) ?? '{}') as object
      await page.evaluate((value) => localStorage.setItem('MC_SESSION_INFO', value), JSON.stringify({ ...session, ...change }))
      // What passes by is waited for from before it comes.
      const told = taken === 'guest' ? guest(page, text).waitFor() : page.getByText(text('shell.realAccount')).waitFor()
      await Promise.all([told, page.goto(`${lobby.origin}/m/changePsw`)])
      await expect(page).toHaveURL(/\/m\/home$/)
      await expect(page.getByLabel(text('account.newPassword'), { exact: true })).toHaveCount(0)
    })
  }

  test('control: is there for the session as it was stored', { tag: ['@U11-control'] }, async ({ page, lobby, text }) => {
    await signInFirst(page, lobby)
    await page.goto(`${lobby.origin}/m/changePsw`)
    await expect(page.getByLabel(text('account.newPassword'), { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/m\/changePsw$/)
  })

  test('is refused to a trial account, by the page and by the platform', async ({ page, lobby, text }) => {
    await page.goto(`${lobby.origin}/m/trail`)
    await page.getByRole('main').getByRole('button', { name: text('auth.trial') }).click()
    await expect(page.getByRole('banner').getByText(text('core.trial'))).toBeVisible()
    await Promise.all([page.getByText(text('shell.realAccount')).waitFor(), page.goto(`${lobby.origin}/m/changePsw`)])
    await expect(page).toHaveURL(/\/m\/home$/)
    const answer = await page.evaluate(async () => {
      const { token, merchantCode } = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}') as Record<string, string>
      const body = JSON.stringify({ oldPassword: 'Lobby2026', newPassword: 'Lobby2027', confirmNewPassword: 'Lobby2027' })
      const headers = { 'content-type': 'application/json', Authorization: `Bearer ${token}`, Merchant: merchantCode ?? '' }
      return (await fetch('/wps/account/changePassword/v2', { method: 'PUT', headers, body })).json() as Promise<{ success: boolean; errorCode?: string }>
    })
    expect(answer).toMatchObject({ success: false, errorCode: 'account.forbidden' })
    await expect(chip(page)).toBeVisible()
  })
})
