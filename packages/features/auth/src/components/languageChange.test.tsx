import { expect, test } from 'vitest'
import { createFakeTimeoutDriver } from '../testing/createFakeTimeoutDriver.ts'
import { renderLoginForm } from '../testing/renderLoginForm.tsx'

test(
  'validates filled fields of the sign-in again 200 ms after the language changes',
  { tags: ['I18N-009'] },
  async () => {
    const { screen, sent, setLanguage } = await renderLoginForm()
    // The value is invalid, but the form has not validated the value before the first submit.
    await screen.getByRole('textbox', { name: 'Username' }).fill('   ')
    const input = screen.container.querySelector<HTMLInputElement>('input[name="username"]')
    const timers = createFakeTimeoutDriver()
    setLanguage('PT')
    await timers.until(200)
    expect(input?.labels?.[0]?.textContent).toBe('Usuário')
    timers.advance(199)
    await new Promise(requestAnimationFrame)
    expect(input?.getAttribute('aria-invalid')).not.toBe('true')
    timers.advance(1)
    const username = screen.getByRole('textbox', { name: 'Usuário' })
    await expect.element(username).toHaveAccessibleDescription('Digite seu usuário')
    await expect.element(username).toHaveValue('   ')
    // Empty fields are not validated.
    await expect.element(screen.getByLabelText('Senha', { exact: true })).not.toBeInvalid()
    expect(sent).toEqual([])
  },
)

test('translates the visible errors of the sign-in when the language changes', async () => {
  const { screen, setLanguage } = await renderLoginForm()
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription('Enter your password')
  setLanguage('PT')
  await expect.element(screen.getByLabelText('Senha', { exact: true })).toHaveAccessibleDescription('Digite sua senha')
})
