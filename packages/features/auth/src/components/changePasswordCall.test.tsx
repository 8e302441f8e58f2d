import { createMemoryStorageBackend, createRefusalResponse } from '@lobby/platform/testing'
import type { RenderedScreen } from '@lobby/platform/testing/render-screen'
import { beforeEach, describe, expect, test } from 'vitest'
import { createRememberedLoginStore } from '../model/createRememberedLoginStore.ts'
import { createDeviceCipherOrNull } from '../model/createDeviceCipherOrNull.ts'
import { signInPasswordInMemory } from '../model/signInPassword.ts'
import { createFakeTimeoutDriver } from '../testing/createFakeTimeoutDriver.ts'
import {
  waitForChangePasswordBody,
  getChangePasswordButton,
  fillChangePasswordForm,
  getNewPasswordField,
  renderChangePasswordForm,
  changePasswordEndpoint,
  passwordSavedLogEntry,
  submitChangePasswordForm,
  loadingShownLogEntry,
  loadingHiddenLogEntry,
} from '../testing/renderChangePasswordForm.tsx'

beforeEach(signInPasswordInMemory.forget)

describe('ChangePasswordForm: the call', () => {
  test('sends the old password, the new password and its confirmation', { tags: ['CALL-039'] }, async () => {
    const form = await renderChangePasswordForm()
    await submitChangePasswordForm(form)
    expect(await waitForChangePasswordBody(form)).toEqual({
      oldPassword: 'right-1',
      newPassword: 'fresh-22',
      confirmNewPassword: 'fresh-22',
    })
  })

  test(
    'accepts a password change when `success` of the response is true, whatever its `value`',
    { tags: ['CALL-040'] },
    async () => {
      const form = await renderChangePasswordForm(() => Response.json({ success: true, value: false, more: 'x' }))
      await submitChangePasswordForm(form)
      await expect.poll(() => form.timeline).toContain(passwordSavedLogEntry)
    },
  )

  test('sends a password change by PUT with the token of the session', { tags: ['CALL-041'] }, async () => {
    const form = await renderChangePasswordForm()
    await submitChangePasswordForm(form)
    await expect.poll(() => form.requests(changePasswordEndpoint)).toHaveLength(1)
    expect([
      form.requests(changePasswordEndpoint)[0]!.method,
      form.requests(changePasswordEndpoint)[0]!.headers.get('Authorization'),
    ]).toEqual(['PUT', 'Bearer token-of-ana'])
  })

  test('shows a loading message of at most 10 s during the password change', { tags: ['AUTH-206'] }, async () => {
    let answer: (response: Response) => void = () => undefined
    const form = await renderChangePasswordForm(() => new Promise((resolve) => (answer = resolve)))
    await submitChangePasswordForm(form)
    await expect.poll(() => form.timeline).toEqual([loadingShownLogEntry])
    answer(Response.json({ success: true, value: true }))
    await expect.poll(() => form.timeline).toContain(loadingHiddenLogEntry)
  })

  test('sends one password change when the form is submitted ten times', { tags: ['U2'] }, async () => {
    const form = await renderChangePasswordForm(() => new Promise(() => undefined))
    await fillChangePasswordForm(form)
    const element = form.screen.container.querySelector('form')!
    for (let press = 0; press < 10; press++) element.requestSubmit()
    await expect.poll(() => form.requests(changePasswordEndpoint)).toHaveLength(1)
    await new Promise(requestAnimationFrame)
    expect(form.requests(changePasswordEndpoint)).toHaveLength(1)
  })
})

describe('ChangePasswordForm: a success', () => {
  test('shows for one second that the new password is saved', { tags: ['AUTH-207'] }, async () => {
    const form = await renderChangePasswordForm()
    await submitChangePasswordForm(form)
    await expect.poll(() => form.timeline).toEqual([loadingShownLogEntry, loadingHiddenLogEntry, passwordSavedLogEntry])
  })

  test('replaces the password in memory after a password change', { tags: ['AUTH-208'] }, async () => {
    signInPasswordInMemory.keep('ana', 'right-1', Date.now())
    const form = await renderChangePasswordForm()
    await submitChangePasswordForm(form, { old: '' })
    await expect.poll(() => signInPasswordInMemory.of('ana', Date.now())).toBe('fresh-22')
  })

  test(
    'has the new password in memory even if the form closes before the success message ends',
    { tags: ['U8'] },
    async () => {
      signInPasswordInMemory.keep('ana', 'right-1', Date.now())
      const form = await renderChangePasswordForm()
      await fillChangePasswordForm(form, { old: '' })
      const timers = createFakeTimeoutDriver()
      form.screen.container.querySelector('form')!.requestSubmit()
      await timers.until(1000)
      await form.screen.unmount()
      expect([signInPasswordInMemory.of('ana', Date.now()), form.onDone.mock.calls]).toEqual(['fresh-22', []])
    },
  )

  test(
    'control: has the old password in memory if the form closes before the platform has responded',
    { tags: ['U8-control'] },
    async () => {
      signInPasswordInMemory.keep('ana', 'right-1', Date.now())
      const form = await renderChangePasswordForm(() => new Promise(() => undefined))
      await submitChangePasswordForm(form, { old: '' })
      await expect.poll(() => form.requests(changePasswordEndpoint)).toHaveLength(1)
      await form.screen.unmount()
      expect(signInPasswordInMemory.of('ana', Date.now())).toBe('right-1')
    },
  )

  test('removes a password that an earlier build stored in the session storage', { tags: ['AUTH-209'] }, async () => {
    const visit = createMemoryStorageBackend()
    visit.setItem('MC_PASSWORD', JSON.stringify('right-1'))
    const form = await renderChangePasswordForm(undefined, { visit })
    await submitChangePasswordForm(form)
    await expect.poll(() => visit.getItem('MC_PASSWORD')).toBeNull()
  })

  test('calls onDone one second after the password change', { tags: ['AUTH-211'] }, async () => {
    const form = await renderChangePasswordForm()
    await fillChangePasswordForm(form)
    const timers = createFakeTimeoutDriver()
    form.screen.container.querySelector('form')!.requestSubmit()
    await timers.until(1000)
    expect(form.timeline).toContain(passwordSavedLogEntry)
    timers.advance(999)
    expect(form.onDone).not.toHaveBeenCalled()
    timers.advance(1)
    expect(form.onDone).toHaveBeenCalledTimes(1)
  })
})

describe('ChangePasswordForm: a remembered login', () => {
  const remember = async (form: RenderedScreen, username = 'ana') => {
    await createRememberedLoginStore({ storage: form.site.storage, openCipher: createDeviceCipherOrNull }).keep({
      username,
      password: 'right-1',
    })
    return () =>
      createRememberedLoginStore({ storage: form.site.storage, openCipher: createDeviceCipherOrNull }).recall()
  }

  test(
    'stores the remembered login with the new password after a password change',
    { tags: ['AUTH-210'] },
    async () => {
      const form = await renderChangePasswordForm()
      const recall = await remember(form)
      expect(await recall()).toEqual({ username: 'ana', password: 'right-1' })
      await submitChangePasswordForm(form)
      await expect.poll(recall).toEqual({ username: 'ana', password: 'fresh-22' })
    },
  )

  test(
    'updates the remembered login when the member signed in with a mobile number',
    { tags: ['AUTH-210'] },
    async () => {
      signInPasswordInMemory.keep('ana', 'right-1', Date.now(), { login: '11987650001' })
      const form = await renderChangePasswordForm()
      const recall = await remember(form, '11987650001')
      await submitChangePasswordForm(form, { old: '' })
      await expect.poll(recall).toEqual({ username: '11987650001', password: 'fresh-22' })
    },
  )

  test('does not change the remembered login when its salt is missing', { tags: ['AUTH-210'] }, async () => {
    const form = await renderChangePasswordForm()
    const recall = await remember(form)
    form.site.storage.remove('rememberSalt')
    const before = JSON.stringify(form.site.storage.get('remember'))
    await submitChangePasswordForm(form)
    await expect.poll(() => form.timeline).toContain(passwordSavedLogEntry)
    await expect.poll(recall).toMatchObject({ password: '' })
    expect(JSON.stringify(form.site.storage.get('remember'))).toBe(before)
  })

  test('does not change the remembered login of another member', async () => {
    const form = await renderChangePasswordForm()
    const recall = await remember(form, 'bob')
    await submitChangePasswordForm(form)
    await expect.poll(() => form.timeline).toContain(passwordSavedLogEntry)
    expect(await recall()).toEqual({ username: 'bob', password: 'right-1' })
  })
})

describe('ChangePasswordForm: a failure', () => {
  test(
    'hides the loading message, and shows no success message, when the password change fails',
    { tags: ['AUTH-212'] },
    async () => {
      const form = await renderChangePasswordForm(() => createRefusalResponse('account.password.invalid'))
      await submitChangePasswordForm(form)
      await expect.poll(() => form.timeline).toEqual([loadingShownLogEntry, loadingHiddenLogEntry])
      await new Promise(requestAnimationFrame)
      expect([form.timeline, form.onDone.mock.calls]).toEqual([[loadingShownLogEntry, loadingHiddenLogEntry], []])
    },
  )

  test.each([
    ['is refused', () => createRefusalResponse('modify.old.wrong'), 'The current password is incorrect.'],
    ['fails', () => new Response('', { status: 500 }), 'Something went wrong on our side. Try again in a moment.'],
    [
      'does not reach the platform',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'No connection. Check your internet and try again.',
    ],
  ])(
    'shows an error, keeps the typed passwords and allows a retry when a password change %s',
    { tags: ['AUTH-212', 'U12'] },
    async (_, answer, text) => {
      let broken = true
      const form = await renderChangePasswordForm(() =>
        broken ? answer() : Response.json({ success: true, value: true }),
      )
      await submitChangePasswordForm(form)
      await expect.element(form.screen.getByRole('alert')).toHaveTextContent(text)
      await expect.element(getNewPasswordField(form)).toHaveValue('fresh-22')
      expect(signInPasswordInMemory.of('ana', Date.now())).toBeNull()
      broken = false
      await getChangePasswordButton(form).click()
      await expect.poll(() => form.timeline).toContain(passwordSavedLogEntry)
      await expect.element(form.screen.getByRole('alert')).not.toBeInTheDocument()
    },
  )
})
