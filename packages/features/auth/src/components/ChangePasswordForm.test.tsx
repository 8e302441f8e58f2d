import { refusal } from '@lobby/platform/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { passwordInMemory } from '../model/passwordInMemory.ts'
import {
  again,
  bodyOf,
  button,
  field,
  fill,
  next,
  old,
  renderChange,
  route,
  saved,
  send,
} from '../testing/renderChange.tsx'

beforeEach(passwordInMemory.forget)
afterEach(() => void vi.useRealTimers())

describe('the form', () => {
  test('has a username field that is disabled and names the member', { tags: ['AUTH-198'] }, async () => {
    const form = await renderChange()
    await expect.element(field(form, 'Username')).toBeDisabled()
    await expect.element(field(form, 'Username')).toHaveValue('ana')
  })

  test('asks for the old password where none is known', { tags: ['AUTH-199'] }, async () => {
    const form = await renderChange()
    await expect.element(old(form)).toBeVisible()
    await expect.element(old(form)).toHaveAttribute('autocomplete', 'current-password')
  })

  test('does not ask for it where this page knows it, and sends the known one', { tags: ['AUTH-199'] }, async () => {
    passwordInMemory.keep('ana', 'right-1', Date.now())
    const form = await renderChange()
    await expect.element(next(form)).toBeVisible()
    await expect.element(old(form)).not.toBeInTheDocument()
    await send(form, { old: '' })
    expect(await bodyOf(form)).toMatchObject({ oldPassword: 'right-1' })
  })

  test('asks for it at the press, when it has become too old to be known while the form was filled in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    passwordInMemory.keep('ana', 'right-1', Date.now())
    const form = await renderChange()
    await fill(form, { old: '' })
    vi.setSystemTime(Date.now() + 15 * 60_000)
    await button(form).click()
    await expect.element(old(form)).toHaveAccessibleDescription('Enter your current password')
    await expect.element(old(form)).toHaveFocus()
    expect(form.requests(route)).toEqual([])
  })

  test('asks for it when the known one was wrong, so that there is a way on', async () => {
    passwordInMemory.keep('ana', 'outdated-1', Date.now())
    const form = await renderChange(() => refusal('modify.old.wrong'))
    await send(form, { old: '' })
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent('The current password is wrong.')
    await old(form).fill('right-1')
    await button(form).click()
    await expect.poll(() => form.requests(route)).toHaveLength(2)
    expect(await form.requests(route)[1]!.json()).toMatchObject({ oldPassword: 'right-1', newPassword: 'fresh-22' })
  })

  test('has a field for the new password', { tags: ['AUTH-200'] }, async () => {
    const form = await renderChange()
    await expect.element(next(form)).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(next(form)).toHaveAttribute('type', 'password')
  })

  test('has a field that confirms it', { tags: ['AUTH-201'] }, async () => {
    const form = await renderChange()
    await expect.element(again(form)).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(again(form)).toHaveAttribute('type', 'password')
  })

  test('has a submit button', { tags: ['AUTH-202'] }, async () => {
    await expect.element(button(await renderChange())).toHaveAttribute('type', 'submit')
  })
})

describe('what is typed', () => {
  test(
    'is validated first: what is wrong is said at its field, the first one has the focus, and nothing is sent',
    { tags: ['AUTH-203'] },
    async () => {
      const form = await renderChange()
      await button(form).click()
      await expect.element(old(form)).toHaveAccessibleDescription('Enter your current password')
      await expect.element(next(form)).toHaveAccessibleDescription('Enter a new password')
      await expect.element(again(form)).toHaveAccessibleDescription('Enter password')
      await expect.element(old(form)).toHaveFocus()
      expect([form.requests(route), form.timeline]).toEqual([[], []])
    },
  )

  test(
    'the old password keeps to the rule of the login password: filled in, however it looks',
    { tags: ['AUTH-213'] },
    async () => {
      const form = await renderChange()
      await send(form, { old: ' ' })
      expect(await bodyOf(form)).toMatchObject({ oldPassword: ' ' })
    },
  )

  test('that rule is the platform’s where it sends one', { tags: ['AUTH-213'] }, async () => {
    const rules = { value: { rules: [{ name: 'loginPassword', minLength: 9 }] } }
    const form = await renderChange(undefined, { answers: { 'GET /wps/account/registerValidation': rules } })
    await expect.poll(() => form.requests('GET /wps/account/registerValidation')).toHaveLength(1)
    const refused = async () => {
      await send(form)
      await expect.element(old(form)).toBeInvalid()
    }
    // Before the rule is here, the platform is the one to judge.
    await vi.waitFor(refused, { timeout: 20_000 })
    await old(form).fill('right-one')
    await button(form).click()
    await expect.poll(() => form.requests(route).length).toBeGreaterThan(0)
  })

  test.each([
    ['abc12', 'Use 6 to 64 characters'],
    [`a1${'x'.repeat(63)}`, 'Use 6 to 64 characters'],
    ['abcdefgh', 'Add a letter and a digit'],
    ['12345678', 'Add a letter and a digit'],
  ])('the new password keeps to the password rule: %j does not', { tags: ['AUTH-214'] }, async (password, text) => {
    const form = await renderChange()
    await send(form, { next: password })
    await expect.element(next(form)).toHaveAccessibleDescription(text)
    expect(form.requests(route)).toEqual([])
  })

  test('an old password that is not required, and is empty, passes', { tags: ['AUTH-215'] }, async () => {
    passwordInMemory.keep('ana', 'right-1', Date.now())
    const form = await renderChange()
    await send(form, { old: '' })
    await expect.poll(() => form.timeline).toContain(saved)
  })

  test('an empty confirmation asks to enter the password', { tags: ['AUTH-216'] }, async () => {
    const form = await renderChange()
    await send(form, { again: '' })
    await expect.element(again(form)).toHaveAccessibleDescription('Enter password')
    await expect.element(again(form)).toHaveFocus()
    expect(form.requests(route)).toEqual([])
  })

  test('a confirmation that differs is not matched', { tags: ['AUTH-217'] }, async () => {
    const form = await renderChange()
    await send(form, { again: 'fresh-23' })
    await expect.element(again(form)).toHaveAccessibleDescription('Confirmation password not matched')
    expect(form.requests(route)).toEqual([])
  })
})

describe('a new password that is the old one', () => {
  const text = 'The new password and the old password cannot be the same'

  test('opens a popup that says so', { tags: ['AUTH-204'] }, async () => {
    const form = await renderChange()
    await send(form, { next: 'right-1' })
    const dialog = form.screen.getByRole('alertdialog')
    await expect.element(dialog.getByText(text)).toBeVisible()
    await dialog.getByRole('button', { name: 'All right' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(next(form)).toHaveValue('right-1')
  })

  test('the one that this page knows is the old one as well', { tags: ['AUTH-204'] }, async () => {
    passwordInMemory.keep('ana', 'right-1', Date.now())
    const form = await renderChange()
    await send(form, { old: '', next: 'right-1' })
    await expect.element(form.screen.getByRole('alertdialog').getByText(text)).toBeVisible()
  })

  test('is not sent', { tags: ['AUTH-205'] }, async () => {
    const form = await renderChange()
    await send(form, { next: 'right-1' })
    await expect.element(form.screen.getByRole('alertdialog')).toBeVisible()
    expect([form.requests(route), form.timeline]).toEqual([[], []])
  })

  test('the popup comes last: what does not pass otherwise is said at its field', async () => {
    const form = await renderChange()
    await send(form, { old: 'short', next: 'short' })
    await expect.element(next(form)).toBeInvalid()
    await expect.element(form.screen.getByRole('alertdialog')).not.toBeInTheDocument()
  })
})
