import { expect, signIn, test } from '../lobby.ts'
import { field, smsCode, takeCode } from '../registration.ts'
import { chip } from '../session.ts'

const anasNumber = '11987650001'

for (const merchant of ['aurora', 'kite'])
  test.describe(merchant, () => {
    test.use({ merchant })

    test('a member signs in by mobile number and code', async ({ page, lobby, text }) => {
      await page.goto(`${lobby.origin}/m/login`)
      await page.getByRole('radio', { name: text('mobile.method.mobile') }).check({ force: true })
      await takeCode(page, lobby, text, anasNumber)
      await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
      await page.waitForURL(/\/m\/home$/)
      await expect(chip(page)).toContainText(/\d/)
    })
  })

test('a wrong code is said at its field, and the right one still counts', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/login`)
  await page.getByRole('radio', { name: text('mobile.method.mobile') }).check({ force: true })
  await takeCode(page, lobby, text, anasNumber)
  const right = await smsCode(lobby, anasNumber)
  await field(page, 'verificationCode').fill(right === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
  await expect(page.getByText(text('error.captcha'))).toBeVisible()
  await expect(field(page, 'verificationCode')).toBeFocused()
  await field(page, 'verificationCode').fill(right)
  await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
  await page.waitForURL(/\/m\/home$/)
})

test('an account whose type is no member’s is refused as such', { tag: ['@AUTH-150'] }, async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/login`)
  await signIn(page, text, 'staff')
  await expect(page.getByText(text('error.member.only'))).toBeVisible()
  await expect(page).toHaveURL(/\/m\/login$/)
})

test('a link opens the customer service that is configured', { tag: ['@AUTH-101'] }, async ({ page, lobby, text }) => {
  const service = page.waitForRequest(/serviceResources|service/)
  await page.goto(`${lobby.origin}/m/login`)
  await page.getByRole('button', { name: text('core.service') }).click()
  await service
  await page.waitForURL((url) => !url.pathname.startsWith('/m/'))
})

test('a guest may log in: in the sheet over home, from where registration is one tap away', { tag: ['@AUTH-144'] }, async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/home`)
  await page.getByRole('tabpanel').getByRole('button').first().click()
  const sheet = page.getByRole('dialog', { name: text('auth.login.title') })
  await expect(sheet.getByLabel(text('auth.password.label'), { exact: true })).toBeVisible()
  await sheet.getByRole('link', { name: text('auth.register') }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('register.title') })).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('Enter signs in once', { tag: ['@I5'] }, async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/login`)
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('member/login') && calls.push(request.url()))
  await page.locator('input[name="username"]').fill('ana')
  await page.getByLabel(text('auth.password.label'), { exact: true }).fill('Lobby2026')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/m\/home$/)
  expect(calls).toHaveLength(1)
})

test('shows no buttons of third parties and loads nothing of Firebase where there is no service', async ({ page, lobby, text }) => {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.goto(`${lobby.origin}/m/home`)
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith('/emulator/'))
  await page.goto(`${lobby.origin}/m/login`)
  expect((await asked).status()).toBe(204)
  await signIn(page, text, 'ana')
  await page.waitForURL(/\/m\/home$/)
  expect(paths.filter((path) => /\/assets\/createFirebase-[^/]+\.js$/.test(path))).toEqual([])
})
