import { isDeepRun } from '@lobby/test-kit/depth'
import type { Page } from '@playwright/test'
import { mockEmulatorExternalFiles } from '../emulator/mockEmulatorExternalFiles.ts'
import { test as withEmulator } from '../emulator/test.ts'
import { expect, signIn, test, type LobbyFixture } from '../lobby.ts'
import { findRegistrationField, fillRegistrationFields } from '../registration.ts'
import { findAccountButton, signOut, readLocalStorageItem } from '../session.ts'
import type { MessageLookup } from '../createMessageLookup.ts'

const providers = [
  { name: 'Google', email: 'bia@example.com' },
  { name: 'Facebook', email: 'davi@example.org' },
] as const

const findButton = (page: Page, text: MessageLookup, name: string) =>
  page.getByRole('button', { name: text('social.with', { name }) })

/** Opens the sign-in, and presses the button of a provider such as Google. Returns the window that the button opens. */
async function openWindow(page: Page, lobby: LobbyFixture, text: MessageLookup, name: string): Promise<Page> {
  await page.goto(`${lobby.origin}/m/login`)
  const opened = page.waitForEvent('popup')
  await findButton(page, text, name).click()
  return opened
}

/** Signs in with a new account in the emulator's window. */
async function signInWithNewAccount(window: Page, email: string): Promise<void> {
  await window.locator('#add-account-button').click()
  await window.locator('#email-input').fill(email)
  await window.locator('#sign-in').click()
}

const readUserName = async (page: Page) =>
  (JSON.parse((await readLocalStorageItem(page, 'MC_SESSION_INFO')) ?? '{}') as { userName?: string }).userName

// `socialLogin.test.tsx` and `socialRegistration.test.tsx` test the third-party sign-in with a mock of Firebase. Only
// the deep run uses Firebase's SDK and its Auth emulator, because the installation of the emulator takes longer than
// the tests.
const deepTest = isDeepRun ? withEmulator : withEmulator.skip

test.describe('third-party sign-in in a window', () => {
  if (isDeepRun) withEmulator.beforeEach(({ context }) => mockEmulatorExternalFiles(context))

  for (const { name, email } of providers) {
    deepTest(
      `registers a guest with an account of ${name}, and signs in with it afterwards`,
      async ({ page, lobby, text }) => {
        const window = await openWindow(page, lobby, text, name)
        const closed = window.waitForEvent('close')
        await signInWithNewAccount(window, email)
        await closed
        await expect(page).toHaveURL(/\/m\/register$/)
        await expect(page.getByText(text('social.joining.as', { name, email }))).toBeVisible()
        for (const asked of ['username', 'password', 'confirmPassword'])
          await expect(findRegistrationField(page, asked)).toHaveCount(0)
        expect(await readLocalStorageItem(page, 'MC_SESSION_INFO')).toBeNull()

        await fillRegistrationFields(page, {
          paymentPassword: '482915',
          payeeName: 'Beatriz Lima',
          idNumber: '529.982.247-25',
        })
        if ((await findRegistrationField(page, 'captcha').count()) > 0) {
          const captchaId = await page.evaluate(() =>
            performance
              .getEntriesByType('resource')
              .map(({ name: url }) => new URL(url))
              .findLast(({ pathname }) => pathname.endsWith('captcha/get'))
              ?.searchParams.get('captchaId'),
          )
          await findRegistrationField(page, 'captcha').fill(await lobby.readCaptchaDigits(captchaId ?? ''))
        }
        await page.locator('input[name="age"]').check()
        await page.locator('input[name="agree"]').check()
        await page.getByRole('button', { name: text('register.submit') }).click()
        await page.waitForURL(/\/m\/home$/)
        await expect(findAccountButton(page)).toContainText(/\d/)
        const member = await readUserName(page)
        expect(member).toMatch(/\w/)

        await signOut(page, text)
        const again = await openWindow(page, lobby, text, name)
        await again.locator('.js-reuse-account', { hasText: email }).click()
        await page.waitForURL(/\/m\/home$/)
        await expect(findAccountButton(page)).toContainText(/\d/)
        expect(await readUserName(page)).toBe(member)
      },
    )
  }
})

const FIREBASE_CHUNK = /\/assets\/createFirebaseSignIn-[^/]+\.js$/

/** Records the paths that a page requests. */
function watchPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

deepTest(
  'signs a member in with a code that Firebase sends and verifies, without a code of the platform',
  async ({ page, lobby, text, emulator, watch }) => {
    // The emulator answers 400 to the wrong code, and 501 to the request for reCAPTCHA settings, which it does not
    // support.
    watch.allowStatus(400, 501)
    const paths = watchPaths(page)
    await page.goto(`${lobby.origin}/m/login`)
    await page.getByRole('radio', { name: text('mobile.method.mobile') }).check({ force: true })
    await page.getByRole('textbox', { name: text('mobile.number') }).fill('11987650001')
    await page.getByRole('button', { name: text('mobile.code.send') }).click()
    await expect(page.getByText(text('mobile.code.in_sms_send'))).toBeVisible()
    await page.getByLabel(text('mobile.code'), { exact: true }).fill('000000')
    await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
    await expect(page.getByText(text('error.captcha'))).toBeVisible()
    expect(paths).not.toContain('/wps/member/login')
    await page.getByLabel(text('mobile.code'), { exact: true }).fill(await emulator.readSmsCode('+5511987650001'))
    await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
    await page.waitForURL(/\/m\/home$/)
    expect(paths).toContain('/wps/member/login')
    expect(paths).not.toContain('/wps/account/getCode')
    // Check that Firebase stores no session in `localStorage` or IndexedDB.
    const kept = await page.evaluate(async () => JSON.stringify([{ ...localStorage }, await indexedDB.databases()]))
    expect(kept).not.toMatch(/firebase:|firebaseLocalStorageDb/)
  },
)

test(
  'hides the buttons for third-party sign-in when Firebase’s script is blocked; control: shows them when it loads',
  { tag: ['@U10', '@U10-control'] },
  async ({ page, lobby, text, watch }) => {
    watch.allowStatus(0)
    // Respond in place of the emulator, because the site offers Firebase only if the emulator responds.
    await page.route('**/emulator/v1/projects/*/config', (route) => route.fulfill({ json: {} }))
    await page.goto(`${lobby.origin}/m/login`)
    for (const { name } of providers) await expect(findButton(page, text, name)).toBeVisible()
    await page.route(FIREBASE_CHUNK, (route) => route.abort())
    const blocked = page.waitForEvent('requestfailed', (request) => FIREBASE_CHUNK.test(request.url()))
    await page.reload()
    await blocked
    await expect(page.getByText(text('social.or'))).toHaveCount(0)
    await signIn(page, text, 'ana')
    await page.waitForURL(/\/m\/home$/)
  },
)
