import type { Page } from '@playwright/test'
import { expect, test } from '../journey/steps.ts'
import type { LobbyFixture } from '../lobby.ts'
import {
  findRegistrationField,
  fillRegistrationFields,
  registrationValuesFixture,
  acceptTermsAndSubmitRegistration,
} from '../registration.ts'
import { simulateReturnToPage, findSignInLink } from '../session.ts'

const main = (page: Page) => page.getByRole('main')
const row = (page: Page, label: string) => main(page).getByRole('listitem').filter({ hasText: label })

/** Reads the latest verification code that the sandbox sent to an e-mail address or a phone number. */
async function readCode(lobby: LobbyFixture, to: string): Promise<string> {
  const messages = (await (await lobby.callSandbox(`/messages?to=${to}`, undefined, 'GET')).json()) as {
    readonly text: string
  }[]
  return /#(\d+)/.exec(messages[0]?.text ?? '')?.[1] ?? ''
}

test(
  'accepts a large withdrawal when the required documents are approved',
  { tag: ['@SHELL-040', '@MEMB-007'] },
  async ({ page, lobby, text, player, open }) => {
    const dialog = page.getByRole('dialog')
    const amount = page.getByRole('textbox', { name: text('wallet.amount') })
    await lobby.callSandbox('/money', { documents: { outcome: 'APPROVED', seconds: 4 } })
    await open('/m/withdraw', 'vip')
    await player.step('asks for a large withdrawal', async () => {
      await player.fill(amount, '2500')
      // The daily limit without documents is 2,000 minus the amount that the member has withdrawn since midnight.
      const [before = '', after = ''] = text('withdraw.reason.documents', { amount: '|' }).split('|')
      await expect(
        main(page)
          .getByText(new RegExp(`^${before}R\\$\\s(?:1\\.875|2\\.000),00${after}`))
          .first(),
      ).toBeVisible()
    })
    await player.step('opens the security centre', async () => {
      await player.tap(page.getByRole('link', { name: text('withdraw.documents.send') }).first())
      await expect(page).toHaveURL(/\/m\/securityCenter(\/documents)?$/)
    })
    await open('/m/securityCenter')
    await expect(page).toHaveTitle(new RegExp(`^${text('security.title')}`))
    await expect(main(page).getByRole('meter')).toHaveAttribute('aria-valuenow', '3')
    await player.step('fills in the details', async () => {
      await player.tap(main(page).getByRole('link', { name: text('security.set.documents') }))
      await player.fill(main(page).getByRole('textbox', { name: text('security.fullName') }), 'Vera Lima')
      await player.fill(main(page).getByRole('textbox', { name: text('security.documentNumber') }), '529.982.247-25')
      await main(page).getByLabel(text('security.birthDate')).fill('1990-02-28')
      await player.tap(main(page).getByRole('button', { name: text('security.step.next') }))
      await expect(main(page).getByRole('heading', { name: text('security.step.document.title') })).toBeVisible()
    })
    // Each picture has a different width, because the platform does not accept the same picture twice for one document.
    const addPicture = async (label: string, width: number) => {
      const group = main(page).getByRole('group', { name: new RegExp(`^${label}`) })
      const buffer = await page.screenshot({ clip: { x: 0, y: 0, width, height: 60 } })
      await group.locator('input[type=file]').setInputFiles({ name: `${label}.png`, mimeType: 'image/png', buffer })
      await expect(group.getByText(`: ${text('security.picture.state.sent')}`)).toBeAttached()
    }
    await player.step('adds the pictures of the document', async () => {
      await addPicture(text('security.picture.front'), 80)
      await addPicture(text('security.picture.back'), 90)
    })
    await player.step('adds a picture of the member', async () => {
      await player.tap(main(page).getByRole('button', { name: text('security.step.next') }))
      await addPicture(text('security.step.selfie'), 100)
    })
    await player.step('sends the documents', async () => {
      await player.tap(main(page).getByRole('button', { name: text('security.set.documents') }))
      await expect(main(page).getByRole('heading', { name: text('security.status.REVIEW') })).toBeVisible()
    })
    await player.step('sees the approved documents', async () => {
      await expect(async () => {
        await simulateReturnToPage(page)
        await expect(main(page).getByRole('heading', { name: text('security.status.APPROVED') })).toBeVisible({
          timeout: 1000,
        })
      }).toPass()
    })
    await player.step('goes back to the security centre', async () => {
      await player.tap(main(page).getByRole('link', { name: text('security.back') }))
      await expect(main(page).getByRole('meter')).toHaveAttribute('aria-valuenow', '4')
    })
    for (const [label, path] of [
      ['security.mobile', '/m/securityCenter/phone'],
      ['security.accounts', '/m/securityCenter/accounts'],
    ] as const) {
      await player.step(`looks at ${path}`, async () => {
        await player.tap(row(page, text(label)).getByRole('link'))
        await expect(page).toHaveURL(new RegExp(`${path}$`))
      })
      await player.step('goes back', async () => {
        await page.goBack()
        await expect(page).toHaveURL(/\/m\/securityCenter$/)
      })
    }
    await open('/m/withdraw')
    await player.step('asks for the withdrawal again', async () => {
      await player.fill(amount, '2500')
      await player.tap(page.locator('main form [type=submit]'))
      await expect(dialog.getByLabel(text('withdraw.password')).first()).toBeVisible()
    })
    await player.step('confirms the withdrawal', async () => {
      await dialog.getByLabel(text('withdraw.password')).first().fill('246810')
      await player.tap(dialog.getByRole('button', { name: text('withdraw.confirm.submit') }))
      await expect(page).toHaveURL(/\/m\/withdraw\?id=W\d{10}$/)
    })
  },
)

test(
  'lets a new member add an e-mail address and a payment password, and sign out on other devices',
  { tag: ['@MEMB-001'] },
  async ({ page, lobby, text, browser, watch, player, open }) => {
    watch.allowStatus(401)
    const dialog = page.getByRole('dialog')
    let captchaId = ''
    page.on('request', (request) => {
      if (/captcha\/get/.test(request.url())) captchaId = new URL(request.url()).searchParams.get('captchaId') ?? ''
    })
    await open('/m/login')
    await player.step('opens the registration', async () => {
      await player.tap(page.getByRole('link', { name: text('auth.register') }))
      await expect(page.getByRole('button', { name: text('register.submit') })).toBeVisible()
      await player.tap(page.getByRole('radio', { name: text('register.method.username') }))
      await expect(findRegistrationField(page, 'username')).toBeVisible()
    })
    await player.step(
      'fills in the form',
      async () => {
        await fillRegistrationFields(page, { username: 'bia2026', ...registrationValuesFixture })
        await findRegistrationField(page, 'captcha').fill(await lobby.readCaptchaDigits(captchaId))
      },
      { scrolls: true },
    )
    await player.step(
      'registers',
      async () => {
        await acceptTermsAndSubmitRegistration(page, text)
        await page.waitForURL(/\/m\/home$/)
      },
      { scrolls: true },
    )
    await open('/m/securityCenter')
    await expect(main(page).getByRole('meter')).toHaveAttribute('aria-valuenow', '0')
    await player.step('asks for a code by e-mail', async () => {
      await player.tap(row(page, text('security.email')).getByRole('link'))
      await expect(page).toHaveURL(/\/m\/securityCenter\/email$/)
      await player.fill(
        main(page).getByRole('textbox', { name: text('account.email'), exact: true }),
        'bia.lima@example.com',
      )
      await player.tap(main(page).getByRole('button', { name: text('mobile.code.send') }))
      await expect(
        main(page).getByRole('button', { name: new RegExp(text('mobile.code.again', { seconds: String.raw`1\d\d` })) }),
      ).toBeVisible()
    })
    await player.step('adds the e-mail', async () => {
      await player.fill(
        main(page).getByRole('textbox', { name: text('security.code.email') }),
        await readCode(lobby, 'bia.lima@example.com'),
      )
      await player.fill(
        main(page).getByLabel(text('security.loginPassword'), { exact: true }),
        registrationValuesFixture.password,
      )
      await player.tap(main(page).getByRole('button', { name: text('security.bind.submit') }))
      await expect(row(page, 'bi•••@example.com')).toBeVisible()
    })
    await player.step('changes the payment password', async () => {
      await player.tap(row(page, text('security.paymentPassword')).getByRole('button'))
      await dialog.getByLabel(text('withdraw.password.new')).first().fill('482915')
      await dialog.getByLabel(text('withdraw.password.repeat')).first().fill('482915')
      await dialog.getByLabel(text('withdraw.password.login')).first().fill(registrationValuesFixture.password)
      await player.tap(dialog.getByRole('button', { name: text('withdraw.password.save') }))
      await expect(row(page, text('security.paymentPassword'))).toContainText(text('security.isSet'))
      await expect(main(page).getByRole('meter')).toHaveAttribute('aria-valuenow', '2')
    })
    const otherDevice = await (await browser.newContext()).newPage()
    await otherDevice.addInitScript(() => localStorage.setItem('MC_LANG', 'PT'))
    await otherDevice.goto(`${lobby.origin}/m/login`)
    await otherDevice.getByRole('textbox', { name: text('auth.username.label') }).fill('bia2026')
    await otherDevice.getByLabel(text('auth.password.label'), { exact: true }).fill(registrationValuesFixture.password)
    await otherDevice.getByRole('button', { name: text('auth.login.submit'), exact: true }).click()
    await otherDevice.waitForURL(/\/m\/home$/)
    await player.step('signs out everywhere else', async () => {
      await player.tap(row(page, text('security.sessions')).getByRole('link'))
      await expect(main(page).getByText(text('security.sessions.this'))).toBeVisible()
      await player.tap(main(page).getByRole('button', { name: text('security.sessions.endOthers') }))
      await player.tap(page.getByRole('alertdialog').getByRole('button', { name: text('security.sessions.end') }))
      await expect(main(page).getByText(text('security.sessions.alone'))).toBeVisible()
    })
    await otherDevice.goto(`${lobby.origin}/m/home`)
    await expect(findSignInLink(otherDevice, text)).toBeVisible()
    await otherDevice.context().close()
  },
)
