import { depth } from '@lobby/test-kit/depth'
import type { Page } from '@playwright/test'
import { relayWindows } from '../emulator/relayWindows.ts'
import { test } from '../emulator/test.ts'
import { expect, signIn, type Lobby } from '../lobby.ts'
import { field, fillFields } from '../registration.ts'
import { chip, signOut, stored } from '../session.ts'
import type { Text } from '../textIn.ts'

const providers = [
  { name: 'Google', email: 'bia@example.com' },
  { name: 'Facebook', email: 'davi@example.org' },
] as const

const button = (page: Page, text: Text, name: string) => page.getByRole('button', { name: text('social.with', { name }) })

/** Opens the sign-in, and presses a third party's button. Gives the window that it opens. */
async function openWindow(page: Page, lobby: Lobby, text: Text, name: string): Promise<Page> {
  await page.goto(`${lobby.origin}/m/login`)
  const opened = page.waitForEvent('popup')
  await button(page, text, name).click()
  return opened
}

/** In the window of the emulator: somebody whom it does not know yet. */
async function enterAs(window: Page, email: string): Promise<void> {
  await window.locator('#add-account-button').click()
  await window.locator('#email-input').fill(email)
  await window.locator('#sign-in').click()
}

const user = async (page: Page) => (JSON.parse((await stored(page, 'MC_SESSION_INFO')) ?? '{}') as { userName?: string }).userName

test.describe('in a window', () => {
  test.beforeEach(({ context }) => relayWindows(context))

  // Both take the same way.
  for (const { name, email } of depth(providers.slice(0, 1), [...providers])) {
    test(`whom ${name} names registers with that account, and signs in with it from then on`, async ({ page, lobby, text }) => {
      const window = await openWindow(page, lobby, text, name)
      const closed = window.waitForEvent('close')
      await enterAs(window, email)
      await closed
      await expect(page).toHaveURL(/\/m\/register$/)
      await expect(page.getByText(text('social.joining.as', { name, email }))).toBeVisible()
      for (const asked of ['username', 'password', 'confirmPassword']) await expect(field(page, asked)).toHaveCount(0)
      expect(await stored(page, 'MC_SESSION_INFO')).toBeNull()

      await fillFields(page, { paymentPassword: '482915', payeeName: 'Beatriz Lima', idNumber: '529.982.247-25' })
      if ((await field(page, 'captcha').count()) > 0) {
        const captchaId = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name: url }) => new URL(url)).findLast(({ pathname }) => pathname.endsWith('captcha/get'))?.searchParams.get('captchaId'))
        await field(page, 'captcha').fill(await lobby.captchaDigits(captchaId ?? ''))
      }
      await page.locator('input[name="age"]').check()
      await page.locator('input[name="agree"]').check()
      await page.getByRole('button', { name: text('register.submit') }).click()
      await page.waitForURL(/\/m\/home$/)
      await expect(chip(page)).toContainText(/\d/)
      const member = await user(page)
      expect(member).toMatch(/\w/)

      await signOut(page, text)
      const again = await openWindow(page, lobby, text, name)
      await again.locator('.js-reuse-account', { hasText: email }).click()
      await page.waitForURL(/\/m\/home$/)
      await expect(chip(page)).toContainText(/\d/)
      expect(await user(page)).toBe(member)
    })
  }

  test('a window that its user closes is told, and the username signs in', { tag: ['@U9'] }, async ({ page, lobby, text }) => {
    await page.clock.install()
    const window = await openWindow(page, lobby, text, 'Google')
    await expect(button(page, text, 'Google')).toHaveAttribute('aria-busy', 'true')
    await window.close()
    // The SDK waits for what may still be on its way.
    await expect
      .poll(async () => {
        await page.clock.runFor(2000)
        return page.getByText(text('social.closed')).isVisible()
      })
      .toBe(true)
    await expect(button(page, text, 'Google')).not.toHaveAttribute('aria-busy')
    await signIn(page, text, 'ana')
    await page.waitForURL(/\/m\/home$/)
  })

  test('a window that the browser blocks is told, and the username signs in', { tag: ['@U9'] }, async ({ page, lobby, text }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto(`${lobby.origin}/m/login`)
    await button(page, text, 'Facebook').click()
    await expect(page.getByText(text('social.blocked'))).toBeVisible()
    await signIn(page, text, 'ana')
    await page.waitForURL(/\/m\/home$/)
  })
})

test.describe('inside of an app', { tag: ['@U9'] }, () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 Instagram 350.0' })

  test('there is the way to a real browser in place of the buttons, and the username signs in', async ({ page, lobby, text }) => {
    await page.goto(`${lobby.origin}/m/login`)
    await expect(page.getByText(text('social.inApp.named', { app: 'Instagram' }))).toBeVisible()
    await expect(page.getByRole('link', { name: text('social.inApp.open') })).toHaveAttribute('href', /^intent:\/\/aurora\./)
    for (const { name } of providers) await expect(button(page, text, name)).toHaveCount(0)
    await signIn(page, text, 'ana')
    await page.waitForURL(/\/m\/home$/)
  })
})

const chunk = /\/assets\/createFirebase-[^/]+\.js$/

/** The paths that a page asks for. */
function watchPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

test('a member signs in with a code that Firebase has sent and verified, and the platform sends none', async ({ page, lobby, text, emulator, watch }) => {
  // The wrong code; and what the emulator does not do: the settings of reCAPTCHA.
  watch.allowStatus(400, 501)
  const paths = watchPaths(page)
  await page.goto(`${lobby.origin}/m/login`)
  await page.getByRole('radio', { name: text('mobile.method.mobile') }).check({ force: true })
  await page.getByRole('textbox', { name: text('mobile.number') }).fill('11987650001')
  await page.getByRole('button', { name: text('mobile.code.send') }).click()
  await expect(page.getByText(text('mobile.code.sent'))).toBeVisible()
  await page.getByLabel(text('mobile.code'), { exact: true }).fill('000000')
  await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
  await expect(page.getByText(text('error.captcha'))).toBeVisible()
  expect(paths).not.toContain('/wps/member/login')
  await page.getByLabel(text('mobile.code'), { exact: true }).fill(await emulator.codeFor('+5511987650001'))
  await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
  await page.waitForURL(/\/m\/home$/)
  expect(paths).toContain('/wps/member/login')
  expect(paths).not.toContain('/wps/account/getCode')
  // Firebase keeps nobody signed in, in neither of the places where it would.
  const kept = await page.evaluate(async () => JSON.stringify([{ ...localStorage }, await indexedDB.databases()]))
  expect(kept).not.toMatch(/firebase:|firebaseLocalStorageDb/)
})

test('control: with the service there, its buttons stand on sign-in and registration', { tag: ['@U10-control'] }, async ({ page, lobby, text }) => {
  for (const path of ['/m/login', '/m/register']) {
    await page.goto(lobby.origin + path)
    for (const name of ['Google', 'Facebook']) {
      await expect(page.getByRole('button', { name: text('social.with', { name }) })).toBeVisible()
    }
  }
})

test('when Firebase is blocked its buttons are hidden, and the rest works', { tag: ['@U10'] }, async ({ page, lobby, text, watch }) => {
  watch.allowStatus(0)
  await page.route(chunk, (route) => route.abort())
  const blocked = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()))
  await page.goto(`${lobby.origin}/m/login`)
  await blocked
  await expect(page.getByText(text('social.or'))).toHaveCount(0)
  await signIn(page, text, 'ana')
  await page.waitForURL(/\/m\/home$/)
})
