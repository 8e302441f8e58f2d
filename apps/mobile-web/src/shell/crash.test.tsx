import { expect, onTestFinished, test, vi } from 'vitest'
import { navigateWithinApp, openApp, lookUpText } from '../testing/openApp.tsx'

/** Silences the console, because React logs every error that an error boundary catches. */
const silenceConsole = () => {
  const spy = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => spy.mockRestore())
}

test('shows header and footer when a screen throws, and shows the screen when the player presses retry', async () => {
  silenceConsole()
  const { screen, header, footer } = await openApp('/m/home')
  await expect.element(screen.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  const get = vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(() => {
    throw new Error('a fault of ours')
  })
  onTestFinished(() => get.mockRestore())
  navigateWithinApp('/m/gameList?gameType=RNG')
  await expect.element(screen.getByText(lookUpText('core.crash.title'))).toBeVisible()
  await expect.element(header).toBeVisible()
  await expect.element(footer).toBeVisible()
  get.mockRestore()
  await screen.getByRole('button', { name: lookUpText('core.retry') }).click()
  await expect.element(screen.getByRole('searchbox', { name: lookUpText('games.list.search') })).toBeVisible()
})

test('shows an error page with a retry button when a component outside of the screens throws', async () => {
  silenceConsole()
  const { screen, header, guest } = await openApp('/m/home')
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {
    scroll.mockRestore()
    throw new Error('a fault of ours')
  })
  onTestFinished(() => scroll.mockRestore())
  await guest.click()
  await expect.element(screen.getByText(lookUpText('core.crash.title'))).toBeVisible()
  expect(header.query()).toBeNull()
  await screen.getByRole('button', { name: lookUpText('core.retry') }).click()
  await expect.element(screen.getByRole('textbox', { name: lookUpText('auth.username.label') })).toBeVisible()
})
