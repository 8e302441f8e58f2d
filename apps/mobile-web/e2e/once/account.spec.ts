import { depth } from '@lobby/test-kit/depth'
import type { Page } from '@playwright/test'
import { expect, signIn, signInFirst, test, type Lobby } from '../lobby.ts'
import { chip, stored } from '../session.ts'

const own = 'Lobby2026'
const fresh = 'Lobby2027'

interface Message {
  readonly channel: 'sms' | 'mail'
  readonly subject: string
  readonly text: string
}

/** The newest message to somebody, as the sandbox's development endpoint has it. */
async function newest(lobby: Lobby, merchant: string, to: string): Promise<Message> {
  const query = new URLSearchParams({ to, merchant })
  let found: Message | undefined
  await expect
    .poll(async () => {
      ;[found] = (await (await lobby.tell(`/messages?${query}`, undefined, 'GET')).json()) as Message[]
      return found
    })
    .toBeDefined()
  return found as Message
}

const field = (page: Page, text: (id: string) => string, id: string) => page.getByLabel(text(id), { exact: true })

/** Fills what the change of a password asks for, and sends it. */
async function change(page: Page, text: (id: string) => string, password: string, old?: string): Promise<void> {
  if (old !== undefined) await field(page, text, 'account.oldPassword').fill(old)
  await field(page, text, 'account.newPassword').fill(password)
  await field(page, text, 'account.confirm').fill(password)
  await page.getByRole('button', { name: text('account.change.submit'), exact: true }).click()
}

/** Chooses recovery by e-mail, where both ways are offered. */
async function byEmail(page: Page, text: (id: string) => string): Promise<void> {
  await expect(page.getByRole('heading', { name: text('account.forgot.title') })).toBeVisible()
  if ((await page.getByRole('radio').count()) > 0) await page.getByRole('radio', { name: text('account.forgot.way.email') }).click()
}

// Trevo recovers by e-mail alone.
for (const brand of depth(['aurora'], ['aurora', 'trevo']))
  test.describe(brand, () => {
    test.use({ merchant: brand })

    test('a mail brings a temporary password, which is to be changed first; then the own one lets in', async ({ page, lobby, text, merchant }) => {
      await page.goto(`${lobby.origin}/m/login`)
      await page.getByRole('link', { name: text('auth.forgot') }).click()
      await byEmail(page, text)
      await field(page, text, 'account.username').fill('agent')
      await field(page, text, 'account.email').fill(' agent@example.com ')
      await page.getByRole('button', { name: text('account.forgot.submit') }).click()
      await expect(page.getByText(text('account.forgot.sent'))).toBeVisible()
      await expect(page).toHaveURL(/\/m\/login$/)

      const mail = await newest(lobby, merchant, 'agent@example.com')
      const temporary = /^[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}$/m.exec(mail.text)?.[0] ?? ''
      expect([mail.channel, temporary]).toEqual(['mail', expect.stringMatching(/.{14}/)])
      await signIn(page, text, 'agent', temporary)
      await expect(page).toHaveURL(/\/m\/changePsw$/)
      await expect(page.getByText(text('account.change.temporary'))).toBeVisible()
      await expect(field(page, text, 'account.oldPassword')).toBeHidden()
      await change(page, text, fresh)
      await expect(page.getByText(text('account.change.saved'))).toBeVisible()
      await expect(page).toHaveURL(/\/m\/home$/)

      await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
      await page.goto(`${lobby.origin}/m/login`)
      await signIn(page, text, 'agent', own)
      await expect(page.getByText(text('auth.login.failed'))).toBeVisible()
      await signIn(page, text, 'agent', fresh)
      await expect(page).toHaveURL(/\/m\/home$/)
    })
  })

test('an SMS brings a code, with which a new password is set; its owner is signed in', async ({ page, lobby, text, merchant }) => {
  await page.goto(`${lobby.origin}/m/forget`)
  const code = field(page, text, 'mobile.code')
  await expect(code).toBeDisabled()
  await field(page, text, 'mobile.number').fill('11987650001')
  await page.getByRole('button', { name: text('mobile.code.send') }).click()
  await expect(page.getByText(text('mobile.code.sent'))).toBeVisible()
  const sms = await newest(lobby, merchant, '11987650001')
  const digits = /#(\d{6})$/.exec(sms.text)?.[1] ?? ''
  expect([sms.channel, digits]).toEqual(['sms', expect.stringMatching(/^\d{6}$/)])

  const submit = page.getByRole('button', { name: text('account.set.submit') })
  await code.fill(digits)
  await field(page, text, 'account.newPassword').fill(own)
  await submit.click()
  await expect(page.getByText(text('error.password.same'))).toBeVisible()
  await expect(field(page, text, 'account.newPassword')).toHaveValue('')
  await expect(code).toHaveValue(digits)

  await field(page, text, 'account.newPassword').fill(fresh)
  await submit.click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByText(text('account.set.done'))).toBeVisible()
  await expect(chip(page)).toContainText(/\d/)
  expect(JSON.parse((await stored(page, 'MC_SESSION_INFO')) ?? '{}')).toMatchObject({ userName: 'ana' })
})

test('the countdown of a code goes on after a reload', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/forget`)
  await field(page, text, 'mobile.number').fill('11987650001')
  await page.getByRole('button', { name: text('mobile.code.send') }).click()
  await expect(page.getByText(text('mobile.code.sent'))).toBeVisible()
  await page.reload()
  await field(page, text, 'mobile.number').fill('11987650001')
  await expect(page.getByRole('button', { name: text('mobile.code.send') })).toBeHidden()
  await expect(field(page, text, 'mobile.code')).toBeEnabled()
})

test('right after the sign-in the old password is known; what is remembered is the new one', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/login`)
  await page.getByText(text('auth.remember')).click()
  await signIn(page, text, 'vip')
  await page.waitForURL(/\/m\/home$/)
  await chip(page).click()
  await page.getByRole('dialog').getByRole('button', { name: text('core.account.settings') }).click()
  await expect(page).toHaveURL(/\/m\/set$/)
  await page.getByRole('button', { name: text('account.change.title') }).click()
  await expect(page).toHaveURL(/\/m\/changePsw$/)
  await expect(field(page, text, 'account.newPassword')).toBeVisible()
  await expect(field(page, text, 'account.oldPassword')).toBeHidden()

  await change(page, text, own)
  const same = page.getByRole('alertdialog')
  await expect(same.getByText(text('error.password.same'))).toBeVisible()
  await same.getByRole('button', { name: text('account.same.confirm') }).click()
  await change(page, text, fresh)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(chip(page)).toContainText(/\d/)

  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await page.goto(`${lobby.origin}/m/login`)
  await expect(page.getByLabel(text('auth.password.label'), { exact: true })).toHaveValue(fresh)
})

test('a page that is closed as soon as the password is changed leaves the new one', { tag: ['@U8'] }, async ({ page, lobby, text, context }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/changePsw`)
  const changed = page.waitForResponse(/changePassword/)
  await change(page, text, fresh, own)
  expect((await (await changed).json()) as object).toMatchObject({ success: true })
  await page.close()

  const next = await context.newPage()
  await next.goto(`${lobby.origin}/m/home`)
  await expect(chip(next)).toContainText(/\d/)
  await next.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await next.goto(`${lobby.origin}/m/login`)
  await signIn(next, text, 'ana', own)
  await expect(next.getByText(text('auth.login.failed'))).toBeVisible()
  await signIn(next, text, 'ana', fresh)
  await expect(next).toHaveURL(/\/m\/home$/)
})

test('a password that was typed is nowhere in the browser’s storage, nor in an address', async ({ page, lobby, text }) => {
  const canary = 'Canary-7h3x'
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/changePsw`)
  await change(page, text, canary, own)
  await expect(page).toHaveURL(/\/m\/home$/)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const form of [canary, btoa(canary), encodeURIComponent(canary)]) {
    expect(kept).not.toContain(form)
    expect(addresses.filter((address) => address.includes(form))).toEqual([])
  }
})

test('settings: version, language, agreement, and the way out', async ({ page, lobby, text, language }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/set`)
  const build = await page.evaluate(() => (JSON.parse(document.querySelector('#site')?.textContent ?? '{}') as { build: string }).build)
  await expect(page.getByRole('main').getByText(build, { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: text('core.language.label') }).click()
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: text('account.agreement.title') }).click()
  await expect(page).toHaveURL(/\/m\/useragreement$/)
  // As its editors call it.
  await expect(page.getByRole('heading', { level: 1, name: language === 'PT' ? 'Termos de uso' : 'Terms of use' })).toBeVisible()
  await expect(page.getByText(/^(Version|Versão) \S/)).toBeVisible()
  await page.goto(`${lobby.origin}/m/set`)
  await page.getByRole('main').getByRole('button', { name: text('core.signOut') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text('auth.signOut.confirm') }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  for (const path of ['/m/set', '/m/changePsw']) {
    await page.goto(lobby.origin + path)
    await expect(page).toHaveURL(/\/m\/home$/)
  }
})

test('/m/trail: a trial account plays, and is refused a change of a password that it does not have', async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/trail`)
  await page.getByRole('main').getByRole('button', { name: text('auth.trial') }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByRole('banner').getByText(text('core.trial'))).toBeVisible()
  await page.goto(`${lobby.origin}/m/set`)
  await page.getByRole('button', { name: text('account.change.title') }).click()
  await expect(page.getByText(text('shell.realAccount'))).toBeVisible()
  await expect(page).toHaveURL(/\/m\/set$/)
  await page.goto(`${lobby.origin}/m/changePsw`)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByText(text('shell.realAccount'))).toBeVisible()
})
