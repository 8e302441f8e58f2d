import { chooseByTestDepth } from '@lobby/test-kit/depth'
import type { Page } from '@playwright/test'
import { expect, signIn, test, type LobbyFixture } from '../lobby.ts'
import { findSignInLink, signOut } from '../session.ts'

const OLD_PASSWORD = 'Lobby2026'
const NEW_PASSWORD = 'Canary-7h3x'

interface Message {
  readonly channel: 'sms' | 'mail'
  readonly subject: string
  readonly text: string
}

/** Returns the newest message that the sandbox sent to an e-mail address, from its development endpoint. */
async function readNewestMessage(lobby: LobbyFixture, merchant: string, to: string): Promise<Message> {
  const query = new URLSearchParams({ to, merchant })
  let found: Message | undefined
  await expect
    .poll(async () => {
      ;[found] = (await (await lobby.callSandbox(`/messages?${query}`, undefined, 'GET')).json()) as Message[]
      return found
    })
    .toBeDefined()
  return found as Message
}

const field = (page: Page, text: (id: string) => string, id: string) => page.getByLabel(text(id), { exact: true })

/** Chooses the recovery by e-mail if the merchant also offers the recovery by SMS. */
async function chooseEmail(page: Page, text: (id: string) => string): Promise<void> {
  await expect(page.getByRole('heading', { name: text('account.forgot.title') })).toBeVisible()
  if ((await page.getByRole('radio').count()) > 0)
    await page.getByRole('radio', { name: text('account.forgot.way.email') }).click()
}

// Component tests in `packages/features/auth` test each form. `signInAndRecovery.spec.ts` tests the recovery by SMS.
// Trevo offers only the recovery by e-mail.
for (const brand of chooseByTestDepth(['aurora'], ['aurora', 'trevo']))
  test.describe(brand, () => {
    test.use({ merchant: brand })

    test('lets a member replace a forgotten password by e-mail, and does not write the new password to the browser’s storage', async ({
      page,
      lobby,
      text,
      merchant,
    }) => {
      const addresses: string[] = []
      page.on('request', (request) => addresses.push(request.url()))
      await page.goto(`${lobby.origin}/m/login`)
      await page.getByRole('link', { name: text('auth.forgot') }).click()
      await chooseEmail(page, text)
      await field(page, text, 'account.username').fill('agent')
      await field(page, text, 'account.email').fill(' agent@example.com ')
      await page.getByRole('button', { name: text('account.forgot.submit') }).click()
      await expect(page.getByText(text('account.forgot.sent'))).toBeVisible()
      await expect(page).toHaveURL(/\/m\/login$/)

      const mail = await readNewestMessage(lobby, merchant, 'agent@example.com')
      const temporary = /^[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}$/m.exec(mail.text)?.[0] ?? ''
      expect([mail.channel, temporary]).toEqual(['mail', expect.stringMatching(/.{14}/)])
      await signIn(page, text, 'agent', temporary)
      await expect(page).toHaveURL(/\/m\/changePsw$/)
      await expect(page.getByText(text('account.change.temporary'))).toBeVisible()
      await expect(field(page, text, 'account.oldPassword')).toBeHidden()
      await field(page, text, 'account.newPassword').fill(NEW_PASSWORD)
      await field(page, text, 'account.confirm').fill(NEW_PASSWORD)
      await page.getByRole('button', { name: text('account.change.submit'), exact: true }).click()
      await expect(page.getByText(text('account.change.saved'))).toBeVisible()
      await expect(page).toHaveURL(/\/m\/home$/)
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      for (const form of [NEW_PASSWORD, btoa(NEW_PASSWORD), encodeURIComponent(NEW_PASSWORD)]) {
        expect(kept).not.toContain(form)
        expect(addresses.filter((address) => address.includes(form))).toEqual([])
      }

      await signOut(page, text)
      await findSignInLink(page, text).click()
      await signIn(page, text, 'agent', OLD_PASSWORD)
      await expect(page.getByText(text('auth.login.in_incorrect_password'))).toBeVisible()
      await signIn(page, text, 'agent', NEW_PASSWORD)
      await expect(page).toHaveURL(/\/m\/home$/)
    })
  })
