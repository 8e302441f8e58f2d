import { expect, test } from 'vitest'
import { driveTimers } from '../testing/driveTimers.ts'
import { renderLogin } from '../testing/renderLogin.tsx'

test(
  '200 ms after a change of language the fields that are filled are validated again, in the new language',
  { tags: ['I18N-009'] },
  async () => {
    const { screen, sent, setLanguage } = await renderLogin()
    // Filled, and wrong; nothing has been said of it yet, since nothing was sent.
    await screen.getByRole('textbox', { name: 'Username' }).fill('   ')
    const input = screen.container.querySelector<HTMLInputElement>('input[name="username"]')
    const timers = driveTimers()
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
    // What is empty is left alone.
    await expect.element(screen.getByLabelText('Senha', { exact: true })).not.toBeInvalid()
    expect(sent).toEqual([])
  },
)

test('what was said of a field is said in the new language', async () => {
  const { screen, setLanguage } = await renderLogin()
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription('Enter your password')
  setLanguage('PT')
  await expect.element(screen.getByLabelText('Senha', { exact: true })).toHaveAccessibleDescription('Digite sua senha')
})
