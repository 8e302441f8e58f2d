import { createRefusalResponse } from '@lobby/platform/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInPasswordInMemory } from '../model/signInPassword.ts'
import {
  getRepeatedPasswordField,
  waitForChangePasswordBody,
  getChangePasswordButton,
  getFieldByLabel,
  fillChangePasswordForm,
  getNewPasswordField,
  getOldPasswordField,
  renderChangePasswordForm,
  changePasswordEndpoint,
  passwordSavedLogEntry,
  submitChangePasswordForm,
} from '../testing/renderChangePasswordForm.tsx'

beforeEach(signInPasswordInMemory.forget)
afterEach(() => void vi.useRealTimers())

describe('ChangePasswordForm', () => {
  test('shows the member in a disabled username field', { tags: ['AUTH-198'] }, async () => {
    const form = await renderChangePasswordForm()
    await expect.element(getFieldByLabel(form, 'Username')).toBeDisabled()
    await expect.element(getFieldByLabel(form, 'Username')).toHaveValue('ana')
  })

  test('asks for the old password when the page does not remember it', { tags: ['AUTH-199'] }, async () => {
    const form = await renderChangePasswordForm()
    await expect.element(getOldPasswordField(form)).toBeVisible()
    await expect.element(getOldPasswordField(form)).toHaveAttribute('autocomplete', 'current-password')
  })

  test(
    'sends the remembered old password, and shows no field for an old password, when the page remembers one',
    { tags: ['AUTH-199'] },
    async () => {
      signInPasswordInMemory.keep('ana', 'right-1', Date.now())
      const form = await renderChangePasswordForm()
      await expect.element(getNewPasswordField(form)).toBeVisible()
      await expect.element(getOldPasswordField(form)).not.toBeInTheDocument()
      await submitChangePasswordForm(form, { old: '' })
      expect(await waitForChangePasswordBody(form)).toMatchObject({ oldPassword: 'right-1' })
    },
  )

  test('asks for the old password on submit when the remembered one has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    signInPasswordInMemory.keep('ana', 'right-1', Date.now())
    const form = await renderChangePasswordForm()
    await fillChangePasswordForm(form, { old: '' })
    vi.setSystemTime(Date.now() + 15 * 60_000)
    await getChangePasswordButton(form).click()
    await expect.element(getOldPasswordField(form)).toHaveAccessibleDescription('Enter your current password')
    await expect.element(getOldPasswordField(form)).toHaveFocus()
    expect(form.requests(changePasswordEndpoint)).toEqual([])
  })

  test('asks for the old password when the platform rejects the remembered one', async () => {
    signInPasswordInMemory.keep('ana', 'outdated-1', Date.now())
    const form = await renderChangePasswordForm(() => createRefusalResponse('modify.old.wrong'))
    await submitChangePasswordForm(form, { old: '' })
    await expect.element(form.screen.getByRole('alert')).toHaveTextContent('The current password is incorrect.')
    await getOldPasswordField(form).fill('right-1')
    await getChangePasswordButton(form).click()
    await expect.poll(() => form.requests(changePasswordEndpoint)).toHaveLength(2)
    expect(await form.requests(changePasswordEndpoint)[1]!.json()).toMatchObject({
      oldPassword: 'right-1',
      newPassword: 'fresh-22',
    })
  })

  test('shows a field for the new password', { tags: ['AUTH-200'] }, async () => {
    const form = await renderChangePasswordForm()
    await expect.element(getNewPasswordField(form)).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(getNewPasswordField(form)).toHaveAttribute('type', 'password')
  })

  test('shows a field for the repeated new password', { tags: ['AUTH-201'] }, async () => {
    const form = await renderChangePasswordForm()
    await expect.element(getRepeatedPasswordField(form)).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(getRepeatedPasswordField(form)).toHaveAttribute('type', 'password')
  })

  test('shows a submit button for the password change', { tags: ['AUTH-202'] }, async () => {
    await expect.element(getChangePasswordButton(await renderChangePasswordForm())).toHaveAttribute('type', 'submit')
  })
})

describe('ChangePasswordForm: validation', () => {
  test(
    'shows each error of a password change at its field, focuses the first one, and sends nothing',
    { tags: ['AUTH-203'] },
    async () => {
      const form = await renderChangePasswordForm()
      await getChangePasswordButton(form).click()
      await expect.element(getOldPasswordField(form)).toHaveAccessibleDescription('Enter your current password')
      await expect.element(getNewPasswordField(form)).toHaveAccessibleDescription('Enter a new password')
      await expect.element(getRepeatedPasswordField(form)).toHaveAccessibleDescription('Enter password')
      await expect.element(getOldPasswordField(form)).toHaveFocus()
      expect([form.requests(changePasswordEndpoint), form.timeline]).toEqual([[], []])
    },
  )

  test(
    'accepts any old password that is not empty when the platform has no rule for old passwords',
    { tags: ['AUTH-213'] },
    async () => {
      const form = await renderChangePasswordForm()
      await submitChangePasswordForm(form, { old: ' ' })
      expect(await waitForChangePasswordBody(form)).toMatchObject({ oldPassword: ' ' })
    },
  )

  test('validates the old password by the platform’s rule for login passwords', { tags: ['AUTH-213'] }, async () => {
    const rules = { value: { rules: [{ name: 'loginPassword', minLength: 9 }] } }
    const form = await renderChangePasswordForm(undefined, {
      answers: { 'GET /wps/account/registerValidation': rules },
    })
    await expect.poll(() => form.requests('GET /wps/account/registerValidation')).toHaveLength(1)
    const refused = async () => {
      await submitChangePasswordForm(form)
      await expect.element(getOldPasswordField(form)).toBeInvalid()
    }
    // Submit repeatedly, because the form cannot validate by the platform's rules before they have loaded.
    await vi.waitFor(refused, { timeout: 20_000 })
    await getOldPasswordField(form).fill('right-one')
    await getChangePasswordButton(form).click()
    await expect.poll(() => form.requests(changePasswordEndpoint).length).toBeGreaterThan(0)
  })

  test.each([
    ['abc12', 'Use 6 to 64 characters'],
    [`a1${'x'.repeat(63)}`, 'Use 6 to 64 characters'],
    ['abcdefgh', 'Add a letter and a digit'],
    ['12345678', 'Add a letter and a digit'],
  ])('rejects the new password %j', { tags: ['AUTH-214'] }, async (password, text) => {
    const form = await renderChangePasswordForm()
    await submitChangePasswordForm(form, { next: password })
    await expect.element(getNewPasswordField(form)).toHaveAccessibleDescription(text)
    expect(form.requests(changePasswordEndpoint)).toEqual([])
  })

  test(
    'sends a password change without a typed old password when the page remembers it',
    { tags: ['AUTH-215'] },
    async () => {
      signInPasswordInMemory.keep('ana', 'right-1', Date.now())
      const form = await renderChangePasswordForm()
      await submitChangePasswordForm(form, { old: '' })
      await expect.poll(() => form.timeline).toContain(passwordSavedLogEntry)
    },
  )

  test('asks to repeat the new password when the confirmation is empty', { tags: ['AUTH-216'] }, async () => {
    const form = await renderChangePasswordForm()
    await submitChangePasswordForm(form, { again: '' })
    await expect.element(getRepeatedPasswordField(form)).toHaveAccessibleDescription('Enter password')
    await expect.element(getRepeatedPasswordField(form)).toHaveFocus()
    expect(form.requests(changePasswordEndpoint)).toEqual([])
  })

  test(
    'says that the confirmation does not match when it differs from the new password',
    { tags: ['AUTH-217'] },
    async () => {
      const form = await renderChangePasswordForm()
      await submitChangePasswordForm(form, { again: 'fresh-23' })
      await expect
        .element(getRepeatedPasswordField(form))
        .toHaveAccessibleDescription('Confirmation password not matched')
      expect(form.requests(changePasswordEndpoint)).toEqual([])
    },
  )
})

describe('ChangePasswordForm: a new password that equals the old one', () => {
  const text = 'The new password and the old password cannot be the same'

  test('opens a dialog when the new password equals the typed old password', { tags: ['AUTH-204'] }, async () => {
    const form = await renderChangePasswordForm()
    await submitChangePasswordForm(form, { next: 'right-1' })
    const dialog = form.screen.getByRole('alertdialog')
    await expect.element(dialog.getByText(text)).toBeVisible()
    await dialog.getByRole('button', { name: 'Got it' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(getNewPasswordField(form)).toHaveValue('right-1')
  })

  test('opens a dialog when the new password equals the remembered old one', { tags: ['AUTH-204'] }, async () => {
    signInPasswordInMemory.keep('ana', 'right-1', Date.now())
    const form = await renderChangePasswordForm()
    await submitChangePasswordForm(form, { old: '', next: 'right-1' })
    await expect.element(form.screen.getByRole('alertdialog').getByText(text)).toBeVisible()
  })

  test('does not send the new password when it equals the old one', { tags: ['AUTH-205'] }, async () => {
    const form = await renderChangePasswordForm()
    await submitChangePasswordForm(form, { next: 'right-1' })
    await expect.element(form.screen.getByRole('alertdialog')).toBeVisible()
    expect([form.requests(changePasswordEndpoint), form.timeline]).toEqual([[], []])
  })

  test('shows only the validation error when the new password is both too short and equal to the old one', async () => {
    const form = await renderChangePasswordForm()
    await submitChangePasswordForm(form, { old: 'short', next: 'short' })
    await expect.element(getNewPasswordField(form)).toBeInvalid()
    await expect.element(form.screen.getByRole('alertdialog')).not.toBeInTheDocument()
  })
})
