import type { Response } from '@playwright/test'
import { expect, test } from '../journey/steps.ts'
import { findAccountButton, signOut, readLocalStorageItem } from '../session.ts'

test(
  'lets a member sign in with a captcha, recover the password by SMS, and change the password',
  { tag: ['@U1', '@U1-control'] },
  async ({ page, lobby, text, merchant, player, open }) => {
    const dialog = page.getByRole('dialog', { name: text('auth.login.title') })
    const captcha = page.getByLabel(text('auth.captcha.label'))
    const name = page.getByRole('textbox', { name: text('auth.username.label') })
    const password = page.getByLabel(text('auth.password.label'), { exact: true })
    const submit = page.getByRole('button', { name: text('auth.login.submit'), exact: true })
    await open('/m/home')
    await player.step('starts a game as a guest', async () => {
      await player.tap(page.getByRole('tabpanel').getByRole('button').first())
      await expect(dialog).toBeVisible()
    })
    await player.step('closes the login dialog by Back', async () => {
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/m\/home$/)
    })
    await player.step('opens the login', async () => {
      await player.tap(page.getByRole('banner').getByRole('link', { name: text('core.signIn') }))
      await expect(page).toHaveURL(/\/m\/login/)
      await expect(submit).toBeVisible()
    })
    // Control: no captcha appears after the first two failures.
    for (const wrong of ['wrong-1', 'wrong-2']) {
      await player.step(
        `tries the password ${wrong}`,
        async () => {
          await player.fill(name, 'ana')
          await player.fill(password, wrong)
          const answered = page.waitForResponse(/member\/login/)
          await player.tap(submit)
          await answered
          await expect(page.getByText(text('auth.login.in_incorrect_password'))).toBeVisible()
          await expect(captcha).toBeHidden()
        },
        { scrolls: true },
      )
    }
    const idOf = (picture: Response) => new URL(picture.url()).searchParams.get('captchaId') ?? ''
    const picture = page.waitForResponse(/captcha\/get/)
    await player.step(
      'fails once more, and sees the captcha',
      async () => {
        await player.fill(password, 'wrong-3')
        await player.tap(submit)
        await expect(captcha).toBeVisible()
        await expect(name).toHaveValue('ana')
        await expect(password).toHaveValue('wrong-3')
        await expect(captcha).toHaveValue('')
      },
      { scrolls: true },
    )
    await player.step(
      'signs in with its digits',
      async () => {
        await player.fill(captcha, await lobby.readCaptchaDigits(idOf(await picture)))
        await player.fill(password, 'Lobby2026')
        await player.tap(page.getByRole('checkbox', { name: text('auth.remember') }))
        await player.tap(submit)
        await page.waitForURL(/\/m\/home$/)
      },
      { scrolls: true },
    )
    await expect.poll(() => readLocalStorageItem(page, 'MC_REMEMBER')).not.toBeNull()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Lobby2026')
    await signOut(page, text)
    expect(await readLocalStorageItem(page, 'MC_SESSION_INFO')).toBeNull()
    await player.step('finds the login in the form', async () => {
      await player.tap(page.getByRole('banner').getByRole('link', { name: text('core.signIn') }))
      await expect(name).toHaveValue('ana')
      await expect(password).toHaveValue('Lobby2026')
    })
    await player.step('clears the box', async () => {
      await player.tap(page.getByRole('checkbox', { name: text('auth.remember') }))
    })
    expect([
      await readLocalStorageItem(page, 'MC_REMEMBER'),
      await readLocalStorageItem(page, 'MC_REMEMBER_SALT'),
    ]).toEqual([null, null])

    const field = (id: string) => page.getByLabel(text(id), { exact: true })
    await player.step('opens the recovery', async () => {
      await player.tap(page.getByRole('link', { name: text('auth.forgot') }))
      await expect(page.getByRole('heading', { name: text('account.forgot.title') })).toBeVisible()
    })
    await player.step('asks for a code', async () => {
      await player.fill(field('mobile.number'), '11987650001')
      await player.tap(page.getByRole('button', { name: text('mobile.code.send') }))
      await expect(page.getByText(text('mobile.code.in_sms_send'))).toBeVisible()
    })
    const messages = (await (
      await lobby.callSandbox(`/messages?to=11987650001&merchant=${merchant}`, undefined, 'GET')
    ).json()) as { readonly text: string }[]
    await player.step('sets a new password', async () => {
      await player.fill(field('mobile.code'), /#(\d{6})$/.exec(messages[0]?.text ?? '')?.[1] ?? '')
      await player.fill(field('account.newPassword'), 'Lobby2027')
      await player.tap(page.getByRole('button', { name: text('account.set.submit') }))
      await expect(page).toHaveURL(/\/m\/home$/)
    })
    expect(JSON.parse((await readLocalStorageItem(page, 'MC_SESSION_INFO')) ?? '{}')).toMatchObject({ userName: 'ana' })
    await player.step('opens the account', async () => {
      await player.tap(findAccountButton(page))
      await expect(page.getByRole('dialog')).toBeVisible()
    })
    await player.step('opens the settings', async () => {
      await player.tap(page.getByRole('dialog').getByRole('button', { name: text('core.account.settings') }))
      await expect(page).toHaveURL(/\/m\/set$/)
    })
    await player.step('opens the change of the password', async () => {
      await player.tap(
        page
          .getByRole('button', { name: text('account.change.title') })
          .or(page.getByRole('link', { name: text('account.change.title') })),
      )
      await expect(page).toHaveURL(/\/m\/changePsw$/)
    })
    await player.step('changes the password without typing the old one, which this page knows', async () => {
      await expect(field('account.oldPassword')).toBeHidden()
      await player.fill(field('account.newPassword'), 'Lobby2028')
      await player.fill(field('account.confirm'), 'Lobby2028')
      await player.tap(page.getByRole('button', { name: text('account.change.submit'), exact: true }))
      await expect(page.getByText(text('account.change.saved'))).toBeVisible()
      await expect(page).toHaveURL(/\/m\/home$/)
      await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
    })
  },
)
