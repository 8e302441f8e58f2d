import { createRefusalResponse } from '@lobby/platform/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { signInPasswordInMemory } from '../model/signInPassword.ts'
import {
  anaMobileNumber,
  renderSetPasswordFormWithCode,
  waitForSingleRequestBody,
  getSmsCodeField,
  fillSetPasswordForm,
  loginValueAfterSetPassword,
  getPasswordField,
  setPasswordEndpoints,
  submitSetPasswordForm,
} from '../testing/renderSetPasswordForm.tsx'

beforeEach(signInPasswordInMemory.forget)

describe('SetPasswordForm: the call', () => {
  test('sends the new password, the mobile number and the SMS code', { tags: ['CALL-043'] }, async () => {
    const form = await renderSetPasswordFormWithCode()
    await submitSetPasswordForm(form)
    expect(await waitForSingleRequestBody(form, setPasswordEndpoints.set)).toEqual({
      newPassword: 'fresh-22',
      mobileNum: anaMobileNumber,
      verificationCode: '482913',
    })
  })

  test('sends the new password by PUT', { tags: ['CALL-044'] }, async () => {
    const form = await renderSetPasswordFormWithCode()
    await submitSetPasswordForm(form)
    await expect.poll(() => form.site.fetch.asked).toContain(setPasswordEndpoints.set)
  })

  test('sends one request when the form for a new password is submitted ten times', { tags: ['U2'] }, async () => {
    const form = await renderSetPasswordFormWithCode({ [setPasswordEndpoints.set]: () => new Promise(() => undefined) })
    await fillSetPasswordForm(form)
    const element = form.screen.container.querySelector('form')!
    for (let press = 0; press < 10; press++) element.requestSubmit()
    await expect.poll(() => form.requests(setPasswordEndpoints.set)).toHaveLength(1)
    await new Promise(requestAnimationFrame)
    expect(form.requests(setPasswordEndpoints.set)).toHaveLength(1)
  })
})

describe('SetPasswordForm: a success', () => {
  test(
    'signs in with the mobile number and the new password after the password is set',
    { tags: ['AUTH-193'] },
    async () => {
      const form = await renderSetPasswordFormWithCode()
      await submitSetPasswordForm(form)
      await expect.poll(() => form.onSignedIn.mock.calls).toHaveLength(1)
      expect(await form.open(form.requests(setPasswordEndpoints.login)[0]!)).toMatchObject({
        type: 'username',
        username: anaMobileNumber,
        password: 'fresh-22',
      })
      expect(form.site.session.get()).toMatchObject({ token: loginValueAfterSetPassword.token, userName: 'ana' })
      expect(form.timeline.at(-1)).toBe('notice: New password set')
    },
  )

  test('remembers the new password in memory under the member’s username', async () => {
    const form = await renderSetPasswordFormWithCode()
    await submitSetPasswordForm(form)
    await expect.poll(() => signInPasswordInMemory.of('ana', Date.now())).toBe('fresh-22')
    expect(signInPasswordInMemory.loginOf('ana')).toBe(anaMobileNumber)
  })

  test('calls onSet when the password is set, but the automatic sign-in fails', async () => {
    const form = await renderSetPasswordFormWithCode({
      [setPasswordEndpoints.login]: () => createRefusalResponse('login.captcha.required'),
    })
    await submitSetPasswordForm(form)
    await expect.poll(() => form.onSet.mock.calls).toHaveLength(1)
    expect([form.onSignedIn.mock.calls, form.site.session.get()]).toEqual([[], null])
  })
})

describe('SetPasswordForm: a failure', () => {
  test(
    'empties the password and keeps the SMS code when the new password equals the old one',
    { tags: ['AUTH-194'] },
    async () => {
      const form = await renderSetPasswordFormWithCode({
        [setPasswordEndpoints.set]: () => createRefusalResponse('modify.new.old.same'),
      })
      await submitSetPasswordForm(form)
      await expect.element(getPasswordField(form)).toHaveValue('')
      await expect.element(getPasswordField(form)).toHaveFocus()
      await expect.element(getSmsCodeField(form)).toHaveValue('482913')
      await expect
        .element(form.screen.getByRole('alert'))
        .toHaveTextContent('The new password and the old password cannot be the same')
    },
  )

  test.each([
    ['the code is wrong', () => createRefusalResponse('sms.code.wrong'), 'Verification code error'],
    [
      'the platform fails',
      () => new Response('', { status: 500 }),
      'Something went wrong on our side. Try again in a moment.',
    ],
  ])('empties the SMS code and keeps the password when %s', { tags: ['AUTH-195', 'U12'] }, async (_, answer, text) => {
    const form = await renderSetPasswordFormWithCode({ [setPasswordEndpoints.set]: answer })
    const before = form.timeline.length
    await submitSetPasswordForm(form)
    await expect.element(getSmsCodeField(form)).toHaveValue('')
    await expect.element(getSmsCodeField(form)).toHaveFocus()
    await expect.element(getPasswordField(form)).toHaveValue('fresh-22')
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent(text)
    expect(form.timeline.slice(before)).toEqual([])
  })
})
