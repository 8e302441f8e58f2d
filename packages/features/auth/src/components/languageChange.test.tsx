import { afterEach, expect, test, vi } from 'vitest'
import { renderLogin } from '../testing/renderLogin.tsx'

afterEach(() => void vi.useRealTimers())

test('[I18N-009] 200 ms after a change of language the fields that are filled are validated again, in the new language', async () => {
  const { screen, sent } = await renderLogin()
  // Filled, and wrong; nothing has been said of it yet, since nothing was sent.
  await screen.getByRole('textbox', { name: 'Username' }).fill('   ')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await screen.getByRole('button', { name: 'to Portuguese' }).click()
  const username = screen.getByRole('textbox', { name: 'Usuário' })
  await expect.element(username).toHaveValue('   ')
  vi.advanceTimersByTime(199)
  await expect.element(username).not.toBeInvalid()
  vi.advanceTimersByTime(1)
  await expect.element(username).toHaveAccessibleDescription('Digite seu usuário')
  // What is empty is left alone.
  await expect.element(screen.getByLabelText('Senha', { exact: true })).not.toBeInvalid()
  expect(sent).toEqual([])
})

test('what was said of a field is said in the new language', async () => {
  const { screen } = await renderLogin()
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveAccessibleDescription('Enter your password')
  await screen.getByRole('button', { name: 'to Portuguese' }).click()
  await expect.element(screen.getByLabelText('Senha', { exact: true })).toHaveAccessibleDescription('Digite sua senha')
})
