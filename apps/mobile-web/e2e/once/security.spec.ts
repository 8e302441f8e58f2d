import type { Page } from '@playwright/test'
import { expect, signIn, signInFirst, test, type Lobby } from '../lobby.ts'
import { field, fillFields, openRegistration, person, sendRegistration } from '../registration.ts'
import { comeBack, guest } from '../session.ts'
import type { Text } from '../textIn.ts'

const main = (page: Page) => page.getByRole('main')
const row = (page: Page, label: string) => main(page).getByRole('listitem').filter({ hasText: label })

/** The code that was sent last to an address. */
async function codeOf(lobby: Lobby, to: string): Promise<string> {
  const messages = (await (await lobby.tell(`/messages?to=${to}`, undefined, 'GET')).json()) as { readonly text: string }[]
  return /#(\d+)/.exec(messages[0]?.text ?? '')?.[1] ?? ''
}

/** Adds a picture that no other one is like. */
async function addPicture(page: Page, text: Text, label: string, width: number): Promise<void> {
  const group = main(page).getByRole('group', { name: new RegExp(`^${label}`) })
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width, height: 60 } })
  await group.locator('input[type=file]').setInputFiles({ name: `${label}.png`, mimeType: 'image/png', buffer })
  await expect(group.getByText(`: ${text('security.picture.state.sent')}`)).toBeAttached()
}

/** Asks for a withdrawal of so much; gives the page's form. */
async function askFor(page: Page, lobby: Lobby, text: Text, amount: string): Promise<void> {
  await page.goto(`${lobby.origin}/m/withdraw`)
  await page.getByRole('textbox', { name: text('wallet.amount') }).fill(amount)
}

test('a large withdrawal waits for documents, which are sent and approved; then it goes out', { tag: ['@SHELL-040', '@MEMB-007'] }, async ({ page, lobby, text }) => {
  await lobby.tell('/money', { documents: { outcome: 'APPROVED', seconds: 4 } })
  await signInFirst(page, lobby, 'vip')
  await askFor(page, lobby, text, '2500')
  await expect(main(page).getByText(text('withdraw.reason.documents', { amount: 'R$ 2.000,00' })).first()).toBeVisible()

  await page.goto(`${lobby.origin}/m/mine`)
  await main(page).getByRole('link', { name: text('mine.security') }).click()
  await expect(page).toHaveURL(/\/m\/securityCenter$/)
  await expect(page).toHaveTitle(new RegExp(`^${text('security.title')}`))
  await expect(main(page).getByRole('meter')).toHaveAttribute('aria-valuenow', '3')
  await main(page).getByRole('link', { name: text('security.set.documents') }).click()

  await main(page).getByRole('textbox', { name: text('security.fullName') }).fill('Vera Lima')
  await main(page).getByRole('textbox', { name: text('security.documentNumber') }).fill('529.982.247-25')
  await main(page).getByLabel(text('security.birthDate')).fill('1990-02-28')
  await main(page).getByRole('button', { name: text('security.step.next') }).click()
  await addPicture(page, text, text('security.picture.front'), 80)
  await addPicture(page, text, text('security.picture.back'), 90)
  await main(page).getByRole('button', { name: text('security.step.next') }).click()
  await addPicture(page, text, text('security.step.selfie'), 100)
  await main(page).getByRole('button', { name: text('security.set.documents') }).click()
  await expect(main(page).getByRole('heading', { name: text('security.status.REVIEW') })).toBeVisible()
  await expect(async () => {
    await comeBack(page)
    await expect(main(page).getByRole('heading', { name: text('security.status.APPROVED') })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await main(page).getByRole('link', { name: text('security.back') }).click()
  await expect(main(page).getByRole('meter')).toHaveAttribute('aria-valuenow', '4')

  await askFor(page, lobby, text, '2500')
  await page.getByRole('textbox', { name: text('wallet.amount') }).press('Enter')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(text('withdraw.password')).first().fill('246810')
  await sheet.getByRole('button', { name: text('withdraw.confirm.submit') }).click()
  await expect(page).toHaveURL(/\/m\/withdraw\?id=W\d{10}$/)
})

test('who registers has an account: with an e-mail and a payment password of its own, and it is signed out elsewhere', { tag: ['@MEMB-001'] }, async ({ page, lobby, text, browser, watch }) => {
  watch.allowStatus(401)
  const captchaId = await openRegistration(page, lobby, text, 'username')
  await fillFields(page, { username: 'bia2026', ...person })
  await field(page, 'captcha').fill(await lobby.captchaDigits(captchaId()))
  await sendRegistration(page, text)
  await page.waitForURL(/\/m\/home$/)
  await page.goto(`${lobby.origin}/m/securityCenter`)
  await expect(main(page).getByRole('meter')).toHaveAttribute('aria-valuenow', '0')
  await row(page, text('security.email')).getByRole('link').click()
  await main(page).getByRole('textbox', { name: text('account.email'), exact: true }).fill('bia.lima@example.com')
  await main(page).getByRole('button', { name: text('mobile.code.send') }).click()
  const again = new RegExp(text('mobile.code.again', { seconds: String.raw`1\d\d` }))
  await expect(main(page).getByRole('button', { name: again })).toBeVisible()
  await page.reload()
  await expect(main(page).getByRole('button', { name: again })).toBeVisible()
  await main(page).getByRole('textbox', { name: text('security.code.email') }).fill(await codeOf(lobby, 'bia.lima@example.com'))
  await main(page).getByLabel(text('security.loginPassword'), { exact: true }).fill(person.password)
  await main(page).getByRole('button', { name: text('security.bind.submit') }).click()
  await expect(row(page, 'bi•••@example.com')).toBeVisible()

  await row(page, text('security.paymentPassword')).getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(text('withdraw.password.new')).first().fill('482915')
  await sheet.getByLabel(text('withdraw.password.repeat')).first().fill('482915')
  await sheet.getByLabel(text('withdraw.password.login')).first().fill(person.password)
  await sheet.getByRole('button', { name: text('withdraw.password.save') }).click()
  await expect(row(page, text('security.paymentPassword'))).toContainText(text('security.isSet'))
  await expect(main(page).getByRole('meter')).toHaveAttribute('aria-valuenow', '2')

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.addInitScript(() => localStorage.setItem('MC_LANG', 'PT'))
  await elsewhere.goto(`${lobby.origin}/m/login`)
  await signIn(elsewhere, text, 'bia2026', person.password)
  await elsewhere.waitForURL(/\/m\/home$/)
  await page.goto(`${lobby.origin}/m/securityCenter/sessions`)
  await expect(main(page).getByText(text('security.sessions.this'))).toBeVisible()
  await main(page).getByRole('button', { name: text('security.sessions.endOthers') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text('security.sessions.end') }).click()
  await expect(main(page).getByText(text('security.sessions.alone'))).toBeVisible()
  await elsewhere.goto(`${lobby.origin}/m/home`)
  await expect(guest(elsewhere, text)).toBeVisible()
  await page.reload()
  await expect(main(page).getByText(text('security.sessions.alone'))).toBeVisible()
  await elsewhere.context().close()
})
