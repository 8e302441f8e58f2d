import { depth } from '@lobby/test-kit/depth'
import { expect, test } from '../lobby.ts'
import { field, fillFields, openRegistration, person, sendRegistration, takeCode } from '../registration.ts'
import { stored } from '../session.ts'

test('all three addresses show the registration', { tag: ['@SHELL-008', '@SHELL-009', '@SHELL-010'] }, async ({ page, lobby, text }) => {
  for (const path of ['/m/register', '/m/register.html', '/register.html']) {
    await page.goto(lobby.origin + path)
    await expect(page.getByRole('heading', { level: 1, name: text('register.title') })).toBeVisible()
  }
})

test('a name that is taken is said at its field; what was typed stays, and another one goes through', async ({ page, lobby, text }) => {
  const captchaId = await openRegistration(page, lobby, text, 'username')
  await fillFields(page, { username: 'agent', ...person })
  await field(page, 'captcha').fill(await lobby.captchaDigits(captchaId()))
  await sendRegistration(page, text)
  await expect(page.getByText(text('error.username.taken'))).toBeVisible()
  await expect(field(page, 'username')).toBeFocused()
  await expect(field(page, 'password')).toHaveValue(person.password)
  await expect(field(page, 'captcha')).toHaveValue('')
  await field(page, 'username').fill('agent2026')
  await expect.poll(() => lobby.captchaDigits(captchaId())).toMatch(/\d{6}/)
  await field(page, 'captcha').fill(await lobby.captchaDigits(captchaId()))
  await page.getByRole('button', { name: text('register.submit') }).click()
  await page.waitForURL(/\/m\/home$/)
})

test('offline nothing is sent and nothing that was typed is lost; with a network the same press goes through', { tag: ['@N3', '@N3-control'] }, async ({ page, lobby, text, watch, context }) => {
  watch.allowStatus(0)
  const captchaId = await openRegistration(page, lobby, text, 'username')
  await fillFields(page, { username: 'bia2027', ...person })
  const digits = await lobby.captchaDigits(captchaId())
  await field(page, 'captcha').fill(digits)
  const sent: number[] = []
  page.on('response', (response) => response.url().includes('account/register?') && sent.push(response.status()))
  await context.setOffline(true)
  await sendRegistration(page, text)
  await expect(page.getByRole('alert')).toContainText(text('error.network'))
  await expect(field(page, 'username')).toHaveValue('bia2027')
  await expect(field(page, 'captcha')).toHaveValue(digits)
  await context.setOffline(false)
  await page.getByRole('button', { name: text('register.submit') }).click()
  await page.waitForURL(/\/m\/home$/)
  expect(sent).toEqual([200])
})

test('an answer that was lost makes no second account: the same press again signs in', async ({ page, lobby, text, watch }) => {
  watch.allowStatus(0)
  // The platform has answered, the page never hears of it.
  await page.addInitScript(() => {
    const ask = window.fetch
    let lost = false
    window.fetch = async (input, init) => {
      const answer = await ask(input, init)
      if (lost || !answer.url.includes('account/register?')) return answer
      lost = true
      throw new TypeError('Failed to fetch')
    }
  })
  const captchaId = await openRegistration(page, lobby, text, 'username')
  await fillFields(page, { username: 'bia2028', ...person })
  await field(page, 'captcha').fill(await lobby.captchaDigits(captchaId()))
  const keys: (string | undefined)[] = []
  page.on('request', (request) => request.url().includes('account/register?') && keys.push(request.headers()['idempotency-key']))
  await sendRegistration(page, text)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: text('register.submit') }).click()
  await page.waitForURL(/\/m\/home$/)
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('a code of any address is in the form later, and survives a reload', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/home?af=AURORA10`)
  await expect.poll(() => stored(page, 'MC_AFFILIATE')).toContain('AURORA10')
  await openRegistration(page, lobby, text, 'username')
  await expect(field(page, 'affiliateCode')).toHaveValue('AURORA10')
  await field(page, 'username').fill('bia2029')
  await field(page, 'password').fill(person.password)
  await page.reload()
  await expect(field(page, 'username')).toHaveValue('bia2029')
  await expect(field(page, 'affiliateCode')).toHaveValue('AURORA10')
  await expect(field(page, 'password')).toHaveValue('')
})

// Trevo proves the number of whoever registers by username, too.
for (const merchant of depth(['aurora'], ['aurora', 'trevo']))
  test.describe(merchant, () => {
    test.use({ merchant })

    test('a canary password is found nowhere: no storage, address, log, error or answer', async ({ page, lobby, text, watch }) => {
      watch.allowStatus(0)
      const secret = 'qZ7canaryQ'
      const seen: string[] = []
      page.on('console', (message) => seen.push(message.text()))
      page.on('request', (request) => seen.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())))
      page.on('response', async (answer) => seen.push(/\/(?:wps|lgw)\//.test(answer.url()) ? await answer.text().catch(() => '') : ''))
      const storages = () =>
        page.evaluate(async () => {
          const kept = [localStorage, sessionStorage].flatMap((area) => Object.entries(area).flat().map(String))
          const databases = (await indexedDB.databases()).map(({ name }) => name)
          return [...kept, ...databases, history.state, document.cookie, location.href].map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
        })
      const found = async (needle: string) => {
        const forms = [needle, encodeURIComponent(needle), btoa(needle).replace(/=+$/, ''), Buffer.from(needle).toString('hex'), [...needle].reverse().join('')]
        const hay = [...seen, ...(await storages())]
        const decoded = hay.flatMap((text_) => text_.match(/[A-Za-z0-9+/]{12,}={0,2}/g) ?? []).map((word) => Buffer.from(word, 'base64').toString('latin1'))
        return [...hay, ...decoded].some((text_) => forms.some((form) => text_.includes(form)))
      }

      // Whoever registers: refused once, typed again after a reload, then through.
      const captchaId = await openRegistration(page, lobby, text, 'username')
      const mobile = (await field(page, 'verificationCode').count()) > 0
      const values = { ...person, password: secret, confirmPassword: secret, paymentPassword: '904817' }
      await fillFields(page, { username: 'ana', ...values })
      await sendRegistration(page, text)
      await expect(page.locator('form [aria-invalid]').first()).toBeVisible()
      await page.reload()
      await expect(field(page, 'username')).toHaveValue('ana')
      await fillFields(page, { username: 'bia2030', ...values })
      if (mobile) await takeCode(page, lobby, text, '31987651234')
      if ((await field(page, 'captcha').count()) > 0) await field(page, 'captcha').fill(await lobby.captchaDigits(captchaId()))
      // Control: what is no secret is found, in the draft of the form.
      expect(await found('bia2030')).toBe(true)
      expect([await found(secret), await found('904817')]).toEqual([false, false])
      await sendRegistration(page, text)
      await page.waitForURL(/\/m\/home$/)
      expect([await found(secret), await found('904817')]).toEqual([false, false])

      // Whoever signs in, and is remembered.
      await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
      await page.goto(`${lobby.origin}/m/login`)
      await page.getByRole('checkbox', { name: text('auth.remember') }).check()
      await page.locator('input[name="username"]').fill('bia2030')
      await page.locator('input[name="password"]').fill(secret)
      await page.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
      await page.waitForURL(/\/m\/home$/)
      await expect.poll(() => stored(page, 'MC_REMEMBER')).toContain('bia2030')
      expect(await found(secret)).toBe(false)
    })
  })
