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

// `retries.test.ts` reads every kind of header, `useFailure.test.tsx` has the control.
test('shows on the button how long to wait when a busy platform asks for it, and signs in afterwards', { tag: ['@A8'] }, async ({ page, lobby, text, watch }) => {
  const seconds = 90
  watch.allowStatus(429)
  await page.clock.install()
  await page.goto(`${lobby.origin}/m/login`)
  const calls = watchLogins(page)
  await page.route(/member\/login/, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': String(seconds) }, body: 'busy' }), { times: 1 })
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

test.describe('a page for members', { tag: ['@U11'] }, () => {
  test('is refused to a session with a broken type and to one of a trial account', async ({ page, lobby, text }) => {
    await signInFirst(page, lobby)
    const session = JSON.parse((await stored(page, 'MC_SESSION_INFO')) ?? '{}') as object
    for (const [type, taken] of [[4, 'refused'], ['4', 'guest']] as const) {
      await page.evaluate((value) => localStorage.setItem('MC_SESSION_INFO', value), JSON.stringify({ ...session, type }))
      // The message passes by: it is waited for from before it comes.
      const told = taken === 'guest' ? guest(page, text).waitFor() : page.getByText(text('shell.realAccount')).waitFor()
      await Promise.all([told, page.goto(`${lobby.origin}/m/changePsw`)])
      await expect(page).toHaveURL(/\/m\/home$/)
      await expect(page.getByLabel(text('account.newPassword'), { exact: true })).toHaveCount(0)
    }
  })

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
