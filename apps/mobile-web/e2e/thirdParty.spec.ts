import type { Page } from '@playwright/test'
import { test } from './emulator/test.ts'
import { expect, signIn, test as plain } from './lobby.ts'

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

plain('without a service there are no buttons, and nothing of Firebase is loaded', async ({ page, lobby, text }) => {
  const paths = watchPaths(page)
  await page.goto(`${lobby.origin}/m/home`)
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith('/emulator/'))
  await page.goto(`${lobby.origin}/m/login`)
  expect((await asked).status()).toBe(204)
  await signIn(page, text, 'ana')
  await page.waitForURL(/\/m\/home$/)
  expect(paths.filter((path) => chunk.test(path))).toEqual([])
})
