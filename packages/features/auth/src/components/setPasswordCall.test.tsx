import { refusal } from '@lobby/platform/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { passwordInMemory } from '../model/passwordInMemory.ts'
import { ana, askedForm, bodyOf, code, fill, member, password, routes, send } from '../testing/renderSetPassword.tsx'

beforeEach(passwordInMemory.forget)

describe('the call', () => {
  test('sends the new password, the mobile number and the code', { tags: ['CALL-043'] }, async () => {
    const form = await askedForm()
    await send(form)
    expect(await bodyOf(form, routes.set)).toEqual({
      newPassword: 'fresh-22',
      mobileNum: ana,
      verificationCode: '482913',
    })
  })

  test('is a PUT', { tags: ['CALL-044'] }, async () => {
    const form = await askedForm()
    await send(form)
    await expect.poll(() => form.site.fetch.asked).toContain(routes.set)
  })

  test('ten presses are one call', { tags: ['U2'] }, async () => {
    const form = await askedForm({ [routes.set]: () => new Promise(() => undefined) })
    await fill(form)
    const element = form.screen.container.querySelector('form')!
    for (let press = 0; press < 10; press++) element.requestSubmit()
    await expect.poll(() => form.requests(routes.set)).toHaveLength(1)
    await new Promise(requestAnimationFrame)
    expect(form.requests(routes.set)).toHaveLength(1)
  })
})

describe('a success', () => {
  test('signs in with the mobile number as the name, and with the new password', { tags: ['AUTH-193'] }, async () => {
    const form = await askedForm()
    await send(form)
    await expect.poll(() => form.onSignedIn.mock.calls).toHaveLength(1)
    expect(await form.open(form.requests(routes.login)[0]!)).toMatchObject({
      type: 'username',
      username: ana,
      password: 'fresh-22',
    })
    expect(form.site.session.get()).toMatchObject({ token: member.token, userName: 'ana' })
    expect(form.timeline.at(-1)).toBe('notice: Your new password is set')
  })

  test('the new password is known to this page for the member, whatever they have signed in as', async () => {
    const form = await askedForm()
    await send(form)
    await expect.poll(() => passwordInMemory.of('ana', Date.now())).toBe('fresh-22')
    expect(passwordInMemory.loginOf('ana')).toBe(ana)
  })

  test('where the sign-in does not work it has to be done by hand', async () => {
    const form = await askedForm({ [routes.login]: () => refusal('login.captcha.required') })
    await send(form)
    await expect.poll(() => form.onSet.mock.calls).toHaveLength(1)
    expect([form.onSignedIn.mock.calls, form.site.session.get()]).toEqual([[], null])
  })
})

describe('a failure', () => {
  test('that it is the old password empties the password, and leaves the code', { tags: ['AUTH-194'] }, async () => {
    const form = await askedForm({ [routes.set]: () => refusal('modify.new.old.same') })
    await send(form)
    await expect.element(password(form)).toHaveValue('')
    await expect.element(password(form)).toHaveFocus()
    await expect.element(code(form)).toHaveValue('482913')
    await expect
      .element(form.screen.getByRole('alert'))
      .toHaveTextContent('The new password and the old password cannot be the same')
  })

  test.each([
    ['the code is wrong', () => refusal('sms.code.wrong'), 'Verification code error'],
    [
      'the platform fails',
      () => new Response('', { status: 500 }),
      'Something failed on our side. Please try again in a moment.',
    ],
  ])(
    'any other empties the code, and leaves the password: %s',
    { tags: ['AUTH-195', 'U12'] },
    async (_, answer, text) => {
      const form = await askedForm({ [routes.set]: answer })
      const before = form.timeline.length
      await send(form)
      await expect.element(code(form)).toHaveValue('')
      await expect.element(code(form)).toHaveFocus()
      await expect.element(password(form)).toHaveValue('fresh-22')
      await expect.element(form.screen.getByRole('alert')).toHaveTextContent(text)
      expect(form.timeline.slice(before)).toEqual([])
    },
  )
})
