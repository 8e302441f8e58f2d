import { refusalResponse } from '@lobby/platform/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { passwordInMemory } from '../model/passwordInMemory.ts'
import {
  confirmationField,
  bodyOf,
  submitButton,
  field,
  fill,
  newPasswordField,
  oldPasswordField,
  renderChange,
  route,
  saved,
  fillAndSubmit,
} from '../testing/renderChange.tsx'

beforeEach(passwordInMemory.forget)
afterEach(() => void vi.useRealTimers())

describe('ChangePasswordForm', () => {
  test('shows the member in a disabled username field', { tags: ['AUTH-198'] }, async () => {
    const form = await renderChange()
    await expect.element(field(form, 'Username')).toBeDisabled()
    await expect.element(field(form, 'Username')).toHaveValue('ana')
  })

  test('asks for the old password when the page does not remember it', { tags: ['AUTH-199'] }, async () => {
    const form = await renderChange()
    await expect.element(oldPasswordField(form)).toBeVisible()
    await expect.element(oldPasswordField(form)).toHaveAttribute('autocomplete', 'current-password')
  })

  test(
    'sends the remembered old password, and has no field for it, when the page remembers it',
    { tags: ['AUTH-199'] },
    async () => {
      passwordInMemory.keep('ana', 'right-1', Date.now())
      const form = await renderChange()
      await expect.element(newPasswordField(form)).toBeVisible()
      await expect.element(oldPasswordField(form)).not.toBeInTheDocument()
      await fillAndSubmit(form, { old: '' })
      expect(await bodyOf(form)).toMatchObject({ oldPassword: 'right-1' })
    },
  )

  test('asks for the old password on submit when the remembered one has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    passwordInMemory.keep('ana', 'right-1', Date.now())
    const form = await renderChange()
    await fill(form, { old: '' })
    vi.setSystemTime(Date.now() + 15 * 60_000)
    await submitButton(form).click()
    await expect.element(oldPasswordField(form)).toHaveAccessibleDescription('Enter your current password')
    await expect.element(oldPasswordField(form)).toHaveFocus()
    expect(form.requests(route)).toEqual([])
  })

  test('asks for the old password when the platform rejects the remembered one', async () => {
    passwordInMemory.keep('ana', 'outdated-1', Date.now())
    const form = await renderChange(() => refusalResponse('modify.old.wrong'))
    await fillAndSubmit(form, { old: '' })
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent('The current password is incorrect.')
    await oldPasswordField(form).fill('right-1')
    await submitButton(form).click()
    await expect.poll(() => form.requests(route)).toHaveLength(2)
    expect(await form.requests(route)[1]!.json()).toMatchObject({ oldPassword: 'right-1', newPassword: 'fresh-22' })
  })

  test('shows a field for the new password', { tags: ['AUTH-200'] }, async () => {
    const form = await renderChange()
    await expect.element(newPasswordField(form)).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(newPasswordField(form)).toHaveAttribute('type', 'password')
  })

  test('shows a field for the repeated new password', { tags: ['AUTH-201'] }, async () => {
    const form = await renderChange()
    await expect.element(confirmationField(form)).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(confirmationField(form)).toHaveAttribute('type', 'password')
  })

  test('shows a submit button for the password change', { tags: ['AUTH-202'] }, async () => {
    await expect.element(submitButton(await renderChange())).toHaveAttribute('type', 'submit')
  })
})

describe('ChangePasswordForm: validation', () => {
  test(
    'shows each error of a password change at its field, focuses the first one, and sends nothing',
    { tags: ['AUTH-203'] },
    async () => {
      const form = await renderChange()
      await submitButton(form).click()
      await expect.element(oldPasswordField(form)).toHaveAccessibleDescription('Enter your current password')
      await expect.element(newPasswordField(form)).toHaveAccessibleDescription('Enter a new password')
      await expect.element(confirmationField(form)).toHaveAccessibleDescription('Enter password')
      await expect.element(oldPasswordField(form)).toHaveFocus()
      expect([form.requests(route), form.timeline]).toEqual([[], []])
    },
  )

  test(
    'accepts any old password that is not empty when the platform has no rule for it',
    { tags: ['AUTH-213'] },
    async () => {
      const form = await renderChange()
      await fillAndSubmit(form, { old: ' ' })
      expect(await bodyOf(form)).toMatchObject({ oldPassword: ' ' })
    },
  )

  test('validates the old password by the platform’s rule for login passwords', { tags: ['AUTH-213'] }, async () => {
    const rules = { value: { rules: [{ name: 'loginPassword', minLength: 9 }] } }
    const form = await renderChange(undefined, { answers: { 'GET /wps/account/registerValidation': rules } })
    await expect.poll(() => form.requests('GET /wps/account/registerValidation')).toHaveLength(1)
    const refused = async () => {
      await fillAndSubmit(form)
      await expect.element(oldPasswordField(form)).toBeInvalid()
    }
    // Submit repeatedly: until the rules have loaded, the form does not validate by them.
    await vi.waitFor(refused, { timeout: 20_000 })
    await oldPasswordField(form).fill('right-one')
    await submitButton(form).click()
    await expect.poll(() => form.requests(route).length).toBeGreaterThan(0)
  })

  test.each([
    ['abc12', 'Use 6 to 64 characters'],
    [`a1${'x'.repeat(63)}`, 'Use 6 to 64 characters'],
    ['abcdefgh', 'Add a letter and a digit'],
    ['12345678', 'Add a letter and a digit'],
  ])('rejects the new password %j', { tags: ['AUTH-214'] }, async (password, text) => {
    const form = await renderChange()
    await fillAndSubmit(form, { next: password })
    await expect.element(newPasswordField(form)).toHaveAccessibleDescription(text)
    expect(form.requests(route)).toEqual([])
  })

  test(
    'sends a password change without a typed old password when the page remembers it',
    { tags: ['AUTH-215'] },
    async () => {
      passwordInMemory.keep('ana', 'right-1', Date.now())
      const form = await renderChange()
      await fillAndSubmit(form, { old: '' })
      await expect.poll(() => form.timeline).toContain(saved)
    },
  )

  test('asks to repeat the new password when the confirmation is empty', { tags: ['AUTH-216'] }, async () => {
    const form = await renderChange()
    await fillAndSubmit(form, { again: '' })
    await expect.element(confirmationField(form)).toHaveAccessibleDescription('Enter password')
    await expect.element(confirmationField(form)).toHaveFocus()
    expect(form.requests(route)).toEqual([])
  })

  test(
    'says that the confirmation does not match when it differs from the new password',
    { tags: ['AUTH-217'] },
    async () => {
      const form = await renderChange()
      await fillAndSubmit(form, { again: 'fresh-23' })
      await expect.element(confirmationField(form)).toHaveAccessibleDescription('Confirmation password not matched')
      expect(form.requests(route)).toEqual([])
    },
  )
})

describe('ChangePasswordForm: a new password that equals the old one', () => {
  const text = 'The new password and the old password cannot be the same'

  test('opens a dialog when the new password equals the typed old password', { tags: ['AUTH-204'] }, async () => {
    const form = await renderChange()
    await fillAndSubmit(form, { next: 'right-1' })
    const dialog = form.screen.getByRole('alertdialog')
    await expect.element(dialog.getByText(text)).toBeVisible()
    await dialog.getByRole('button', { name: 'Got it' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(newPasswordField(form)).toHaveValue('right-1')
  })

  test('opens a dialog when the new password equals the remembered old one', { tags: ['AUTH-204'] }, async () => {
    passwordInMemory.keep('ana', 'right-1', Date.now())
    const form = await renderChange()
    await fillAndSubmit(form, { old: '', next: 'right-1' })
    await expect.element(form.screen.getByRole('alertdialog').getByText(text)).toBeVisible()
  })

  test('does not send the new password when it equals the old one', { tags: ['AUTH-205'] }, async () => {
    const form = await renderChange()
    await fillAndSubmit(form, { next: 'right-1' })
    await expect.element(form.screen.getByRole('alertdialog')).toBeVisible()
    expect([form.requests(route), form.timeline]).toEqual([[], []])
  })

  test('shows only the validation error when the new password is both too short and equal to the old one', async () => {
    const form = await renderChange()
    await fillAndSubmit(form, { old: 'short', next: 'short' })
    await expect.element(newPasswordField(form)).toBeInvalid()
    await expect.element(form.screen.getByRole('alertdialog')).not.toBeInTheDocument()
  })
})
