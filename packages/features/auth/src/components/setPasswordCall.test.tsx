import { refusalResponse } from '@lobby/platform/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { passwordInMemory } from '../model/passwordInMemory.ts'
import {
  anaMobile,
  renderSetPasswordWithCode,
  readOnlyRequestBody,
  getSmsCodeField,
  fillSetPassword,
  setPasswordMember,
  getPasswordField,
  setPasswordRoutes,
  submitSetPassword,
} from '../testing/renderSetPassword.tsx'

beforeEach(passwordInMemory.forget)

describe('SetPasswordForm: the call', () => {
  test('sends the new password, the mobile number and the SMS code', { tags: ['CALL-043'] }, async () => {
    const form = await renderSetPasswordWithCode()
    await submitSetPassword(form)
    expect(await readOnlyRequestBody(form, setPasswordRoutes.set)).toEqual({
      newPassword: 'fresh-22',
      mobileNum: anaMobile,
      verificationCode: '482913',
    })
  })

  test('sends the new password by PUT', { tags: ['CALL-044'] }, async () => {
    const form = await renderSetPasswordWithCode()
    await submitSetPassword(form)
    await expect.poll(() => form.site.fetch.asked).toContain(setPasswordRoutes.set)
  })

  test('sends one request when the form for a new password is submitted ten times', { tags: ['U2'] }, async () => {
    const form = await renderSetPasswordWithCode({ [setPasswordRoutes.set]: () => new Promise(() => undefined) })
    await fillSetPassword(form)
    const element = form.screen.container.querySelector('form')!
    for (let press = 0; press < 10; press++) element.requestSubmit()
    await expect.poll(() => form.requests(setPasswordRoutes.set)).toHaveLength(1)
    await new Promise(requestAnimationFrame)
    expect(form.requests(setPasswordRoutes.set)).toHaveLength(1)
  })
})

describe('SetPasswordForm: a success', () => {
  test(
    'signs in with the mobile number and the new password after the password is set',
    { tags: ['AUTH-193'] },
    async () => {
      const form = await renderSetPasswordWithCode()
      await submitSetPassword(form)
      await expect.poll(() => form.onSignedIn.mock.calls).toHaveLength(1)
      expect(await form.open(form.requests(setPasswordRoutes.login)[0]!)).toMatchObject({
        type: 'username',
        username: anaMobile,
        password: 'fresh-22',
      })
      expect(form.site.session.get()).toMatchObject({ token: setPasswordMember.token, userName: 'ana' })
      expect(form.timeline.at(-1)).toBe('notice: New password set')
    },
  )

  test('remembers the new password in memory under the member’s username', async () => {
    const form = await renderSetPasswordWithCode()
    await submitSetPassword(form)
    await expect.poll(() => passwordInMemory.of('ana', Date.now())).toBe('fresh-22')
    expect(passwordInMemory.loginOf('ana')).toBe(anaMobile)
  })

  test('calls onSet when the password is set, but the automatic sign-in fails', async () => {
    const form = await renderSetPasswordWithCode({
      [setPasswordRoutes.login]: () => refusalResponse('login.captcha.required'),
    })
    await submitSetPassword(form)
    await expect.poll(() => form.onSet.mock.calls).toHaveLength(1)
    expect([form.onSignedIn.mock.calls, form.site.session.get()]).toEqual([[], null])
  })
})

describe('SetPasswordForm: a failure', () => {
  test(
    'empties the password and keeps the SMS code when the new password equals the old one',
    { tags: ['AUTH-194'] },
    async () => {
      const form = await renderSetPasswordWithCode({
        [setPasswordRoutes.set]: () => refusalResponse('modify.new.old.same'),
      })
      await submitSetPassword(form)
      await expect.element(getPasswordField(form)).toHaveValue('')
      await expect.element(getPasswordField(form)).toHaveFocus()
      await expect.element(getSmsCodeField(form)).toHaveValue('482913')
      await expect
        .element(form.screen.getByRole('alert'))
        .toHaveTextContent('The new password and the old password cannot be the same')
    },
  )

  test.each([
    ['the code is wrong', () => refusalResponse('sms.code.wrong'), 'Verification code error'],
    [
      'the platform fails',
      () => new Response('', { status: 500 }),
      'Something went wrong on our side. Try again in a moment.',
    ],
  ])('empties the SMS code and keeps the password when %s', { tags: ['AUTH-195', 'U12'] }, async (_, answer, text) => {
    const form = await renderSetPasswordWithCode({ [setPasswordRoutes.set]: answer })
    const before = form.timeline.length
    await submitSetPassword(form)
    await expect.element(getSmsCodeField(form)).toHaveValue('')
    await expect.element(getSmsCodeField(form)).toHaveFocus()
    await expect.element(getPasswordField(form)).toHaveValue('fresh-22')
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent(text)
    expect(form.timeline.slice(before)).toEqual([])
  })
})
