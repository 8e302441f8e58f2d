import { makeSession, memoryBackend, refusal, type Answers, type TestSiteInit } from '@lobby/platform/testing'
import { MembersOnly } from '@lobby/platform/session'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRememberedLogin } from '../model/createRememberedLogin.ts'
import { openCipher } from '../model/openCipher.ts'
import { passwordInMemory } from '../model/passwordInMemory.ts'
import { driveTimers } from '../testing/driveTimers.ts'
import { renderAccount, type RenderedAccount } from '../testing/renderAccount.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

const route = 'PUT /wps/account/changePassword/v2'
const wait = 'loading 10000 ms: One moment, please'
const saved = 'notice 1000 ms: Change saved'

beforeEach(passwordInMemory.forget)
afterEach(() => void vi.useRealTimers())

async function renderForm(answer: Answers[string] = { value: true }, init: TestSiteInit = {}) {
  const onDone = vi.fn()
  const form = await renderAccount(
    <MembersOnly otherwise="/m/home">
      <ChangePasswordForm user="ana" onDone={onDone} />
    </MembersOnly>,
    { path: '/m/changePsw', session: makeSession(), ...init, answers: { [route]: answer, ...init.answers } },
  )
  return { ...form, onDone }
}

const field = ({ screen }: RenderedAccount, name: string) => screen.getByLabelText(name, { exact: true })
const old = (form: RenderedAccount) => field(form, 'Current password')
const next = (form: RenderedAccount) => field(form, 'New password')
const again = (form: RenderedAccount) => field(form, 'New password again')
const button = ({ screen }: RenderedAccount) => screen.getByRole('button', { name: 'Save' })

async function fill(form: RenderedAccount, typed: { readonly old?: string; readonly next?: string; readonly again?: string } = {}) {
  if (typed.old !== '') await old(form).fill(typed.old ?? 'right-1')
  await next(form).fill(typed.next ?? 'fresh-22')
  await again(form).fill(typed.again ?? typed.next ?? 'fresh-22')
}

async function send(form: RenderedAccount, typed?: Parameters<typeof fill>[1]) {
  await fill(form, typed)
  await button(form).click()
}

const bodyOf = async (form: RenderedAccount) => {
  await expect.poll(() => form.sent(route)).toHaveLength(1)
  return (await form.sent(route)[0]!.json()) as Record<string, unknown>
}

describe('the form', () => {
  test('[AUTH-198] has a username field that is disabled and names the member', async () => {
    const form = await renderForm()
    await expect.element(field(form, 'Username')).toBeDisabled()
    await expect.element(field(form, 'Username')).toHaveValue('ana')
  })

  test('[AUTH-199] asks for the old password where none is known', async () => {
    const form = await renderForm()
    await expect.element(old(form)).toBeVisible()
    await expect.element(old(form)).toHaveAttribute('autocomplete', 'current-password')
  })

  test('[AUTH-199] does not ask for it where this page knows it, and sends the known one', async () => {
    passwordInMemory.keep('ana', 'right-1', Date.now())
    const form = await renderForm()
    await expect.element(next(form)).toBeVisible()
    await expect.element(old(form)).not.toBeInTheDocument()
    await send(form, { old: '' })
    expect(await bodyOf(form)).toMatchObject({ oldPassword: 'right-1' })
  })

  test('asks for it at the press, when it has become too old to be known while the form was filled in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    passwordInMemory.keep('ana', 'right-1', Date.now())
    const form = await renderForm()
    await fill(form, { old: '' })
    vi.setSystemTime(Date.now() + 15 * 60_000)
    await button(form).click()
    await expect.element(old(form)).toHaveAccessibleDescription('Enter your current password')
    await expect.element(old(form)).toHaveFocus()
    expect(form.sent(route)).toEqual([])
  })

  test('asks for it when the known one was wrong, so that there is a way on', async () => {
    passwordInMemory.keep('ana', 'outdated-1', Date.now())
    const form = await renderForm(() => refusal('modify.old.wrong'))
    await send(form, { old: '' })
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent('The current password is wrong.')
    await old(form).fill('right-1')
    await button(form).click()
    await expect.poll(() => form.sent(route)).toHaveLength(2)
    expect(await form.sent(route)[1]!.json()).toMatchObject({ oldPassword: 'right-1', newPassword: 'fresh-22' })
  })

  test('[AUTH-200] has a field for the new password', async () => {
    const form = await renderForm()
    await expect.element(next(form)).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(next(form)).toHaveAttribute('type', 'password')
  })

  test('[AUTH-201] has a field that confirms it', async () => {
    const form = await renderForm()
    await expect.element(again(form)).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(again(form)).toHaveAttribute('type', 'password')
  })

  test('[AUTH-202] has a submit button', async () => {
    await expect.element(button(await renderForm())).toHaveAttribute('type', 'submit')
  })
})

describe('what is typed', () => {
  test('[AUTH-203] is validated first: what is wrong is said at its field, the first one has the focus, and nothing is sent', async () => {
    const form = await renderForm()
    await button(form).click()
    await expect.element(old(form)).toHaveAccessibleDescription('Enter your current password')
    await expect.element(next(form)).toHaveAccessibleDescription('Enter a new password')
    await expect.element(again(form)).toHaveAccessibleDescription('Enter password')
    await expect.element(old(form)).toHaveFocus()
    expect([form.sent(route), form.told]).toEqual([[], []])
  })

  test('[AUTH-213] the old password keeps to the rule of the login password: filled in, however it looks', async () => {
    const form = await renderForm()
    await send(form, { old: ' ' })
    expect(await bodyOf(form)).toMatchObject({ oldPassword: ' ' })
  })

  test('[AUTH-213] that rule is the platform’s where it sends one', async () => {
    const rules = { value: { rules: [{ name: 'loginPassword', minLength: 9 }] } }
    const form = await renderForm(undefined, { answers: { 'GET /wps/account/registerValidation': rules } })
    await expect.poll(() => form.sent('GET /wps/account/registerValidation')).toHaveLength(1)
    await vi.waitFor(async () => {
      await send(form)
      await expect.element(old(form)).toBeInvalid()
    })
    await old(form).fill('right-one')
    await button(form).click()
    await expect.poll(() => form.sent(route).length).toBeGreaterThan(0)
  })

  test.each([
    ['abc12', 'Use 6 to 64 characters'],
    [`a1${'x'.repeat(63)}`, 'Use 6 to 64 characters'],
    ['abcdefgh', 'Add a letter and a digit'],
    ['12345678', 'Add a letter and a digit'],
  ])('[AUTH-214] the new password keeps to the password rule: %j does not', async (password, text) => {
    const form = await renderForm()
    await send(form, { next: password })
    await expect.element(next(form)).toHaveAccessibleDescription(text)
    expect(form.sent(route)).toEqual([])
  })

  test('[AUTH-215] an old password that is not required, and is empty, passes', async () => {
    passwordInMemory.keep('ana', 'right-1', Date.now())
    const form = await renderForm()
    await send(form, { old: '' })
    await expect.poll(() => form.told).toContain(saved)
  })

  test('[AUTH-216] an empty confirmation asks to enter the password', async () => {
    const form = await renderForm()
    await send(form, { again: '' })
    await expect.element(again(form)).toHaveAccessibleDescription('Enter password')
    await expect.element(again(form)).toHaveFocus()
    expect(form.sent(route)).toEqual([])
  })

  test('[AUTH-217] a confirmation that differs is not matched', async () => {
    const form = await renderForm()
    await send(form, { again: 'fresh-23' })
    await expect.element(again(form)).toHaveAccessibleDescription('Confirmation password not matched')
    expect(form.sent(route)).toEqual([])
  })
})

describe('a new password that is the old one', () => {
  const text = 'The new password and the old password cannot be the same'

  test('[AUTH-204] opens a popup that says so', async () => {
    const form = await renderForm()
    await send(form, { next: 'right-1' })
    const dialog = form.screen.getByRole('alertdialog')
    await expect.element(dialog.getByText(text)).toBeVisible()
    await dialog.getByRole('button', { name: 'All right' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(next(form)).toHaveValue('right-1')
  })

  test('[AUTH-204] the one that this page knows is the old one as well', async () => {
    passwordInMemory.keep('ana', 'right-1', Date.now())
    const form = await renderForm()
    await send(form, { old: '', next: 'right-1' })
    await expect.element(form.screen.getByRole('alertdialog').getByText(text)).toBeVisible()
  })

  test('[AUTH-205] is not sent', async () => {
    const form = await renderForm()
    await send(form, { next: 'right-1' })
    await expect.element(form.screen.getByRole('alertdialog')).toBeVisible()
    expect([form.sent(route), form.told]).toEqual([[], []])
  })

  test('the popup comes last: what does not pass otherwise is said at its field', async () => {
    const form = await renderForm()
    await send(form, { old: 'short', next: 'short' })
    await expect.element(next(form)).toBeInvalid()
    await expect.element(form.screen.getByRole('alertdialog')).not.toBeInTheDocument()
  })
})

describe('the call', () => {
  test('[CALL-039] sends the old password, the new one, and its confirmation', async () => {
    const form = await renderForm()
    await send(form)
    expect(await bodyOf(form)).toEqual({ oldPassword: 'right-1', newPassword: 'fresh-22', confirmNewPassword: 'fresh-22' })
  })

  test('[CALL-040] of the answer only its success counts', async () => {
    const form = await renderForm(() => Response.json({ success: true, value: false, more: 'x' }))
    await send(form)
    await expect.poll(() => form.told).toContain(saved)
  })

  test('[CALL-041] is a PUT, with the token of the session', async () => {
    const form = await renderForm()
    await send(form)
    await expect.poll(() => form.sent(route)).toHaveLength(1)
    expect([form.sent(route)[0]!.method, form.sent(route)[0]!.headers.get('Authorization')]).toEqual(['PUT', 'Bearer token-of-ana'])
  })

  test('[AUTH-206] a loading message of 10 s stands while it is made', async () => {
    let answer: (response: Response) => void = () => undefined
    const form = await renderForm(() => new Promise((resolve) => (answer = resolve)))
    await send(form)
    await expect.poll(() => form.told).toEqual([wait])
    answer(Response.json({ success: true, value: true }))
    await expect.poll(() => form.told).toContain('loaded')
  })

  test('U2: ten presses are one call', async () => {
    const form = await renderForm(() => new Promise(() => undefined))
    await fill(form)
    const element = form.screen.container.querySelector('form')!
    for (let press = 0; press < 10; press++) element.requestSubmit()
    await expect.poll(() => form.sent(route)).toHaveLength(1)
    await new Promise(requestAnimationFrame)
    expect(form.sent(route)).toHaveLength(1)
  })
})

describe('a success', () => {
  test('[AUTH-207] says for one second that the change is saved', async () => {
    const form = await renderForm()
    await send(form)
    await expect.poll(() => form.told).toEqual([wait, 'loaded', saved])
  })

  test('[AUTH-208] updates the password in memory', async () => {
    passwordInMemory.keep('ana', 'right-1', Date.now())
    const form = await renderForm()
    await send(form, { old: '' })
    await expect.poll(() => passwordInMemory.of('ana', Date.now())).toBe('fresh-22')
  })

  test('[AUTH-209] removes a password that an older build left in the session storage', async () => {
    const visit = memoryBackend()
    visit.setItem('MC_PASSWORD', JSON.stringify('right-1'))
    const form = await renderForm(undefined, { visit })
    await send(form)
    await expect.poll(() => visit.getItem('MC_PASSWORD')).toBeNull()
  })

  test('[AUTH-211] leads on after one second', async () => {
    const form = await renderForm()
    await fill(form)
    const timers = driveTimers()
    form.screen.container.querySelector('form')!.requestSubmit()
    await timers.until(1000)
    expect(form.told).toContain(saved)
    timers.advance(999)
    expect(form.onDone).not.toHaveBeenCalled()
    timers.advance(1)
    expect(form.onDone).toHaveBeenCalledTimes(1)
  })
})

describe('a remembered login', () => {
  const remember = async (form: RenderedAccount, username = 'ana') => {
    await createRememberedLogin({ storage: form.site.storage, openCipher }).keep({ username, password: 'right-1' })
    return () => createRememberedLogin({ storage: form.site.storage, openCipher }).recall()
  }

  test('[AUTH-210] is kept anew with the new password', async () => {
    const form = await renderForm()
    const recall = await remember(form)
    expect(await recall()).toEqual({ username: 'ana', password: 'right-1' })
    await send(form)
    await expect.poll(recall).toEqual({ username: 'ana', password: 'fresh-22' })
  })

  test('[AUTH-210] also where the member has signed in by mobile number', async () => {
    passwordInMemory.keep('ana', 'right-1', Date.now(), { login: '11987650001' })
    const form = await renderForm()
    const recall = await remember(form, '11987650001')
    await send(form, { old: '' })
    await expect.poll(recall).toEqual({ username: '11987650001', password: 'fresh-22' })
  })

  test('[AUTH-210] nothing is remembered where nothing was, or its salt is gone', async () => {
    const form = await renderForm()
    const recall = await remember(form)
    form.site.storage.remove('rememberSalt')
    const before = JSON.stringify(form.site.storage.get('remember'))
    await send(form)
    await expect.poll(() => form.told).toContain(saved)
    await vi.waitFor(async () => expect(await recall()).toMatchObject({ password: '' }))
    expect(JSON.stringify(form.site.storage.get('remember'))).toBe(before)
  })

  test('of somebody else stays as it is', async () => {
    const form = await renderForm()
    const recall = await remember(form, 'bob')
    await send(form)
    await expect.poll(() => form.told).toContain(saved)
    expect(await recall()).toEqual({ username: 'bob', password: 'right-1' })
  })
})

describe('a failure', () => {
  test('[AUTH-212] hides the loading message, and nothing else passes by', async () => {
    const form = await renderForm(() => refusal('account.password.invalid'))
    await send(form)
    await expect.poll(() => form.told).toEqual([wait, 'loaded'])
    await new Promise(requestAnimationFrame)
    expect([form.told, form.onDone.mock.calls]).toEqual([[wait, 'loaded'], []])
  })

  test.each([
    ['is refused', () => refusal('modify.old.wrong'), 'The current password is wrong.'],
    ['fails', () => new Response('', { status: 500 }), 'Something failed on our side. Please try again in a moment.'],
    ['is not reached', () => Promise.reject(new TypeError('Failed to fetch')), 'No connection. Check your internet and try again.'],
  ])('[AUTH-212] U12: a change that %s is told at the form; what was typed stays, and the next press tries again', async (_, answer, text) => {
    let broken = true
    const form = await renderForm(() => (broken ? answer() : Response.json({ success: true, value: true })))
    await send(form)
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent(text)
    await expect.element(next(form)).toHaveValue('fresh-22')
    expect(passwordInMemory.of('ana', Date.now())).toBeNull()
    broken = false
    await button(form).click()
    await expect.poll(() => form.told).toContain(saved)
    await expect.element(form.screen.getByRole('alert')).not.toBeInTheDocument()
  })
})
