import { expect, onTestFinished, test, vi } from 'vitest'
import { follow, openApp, text } from '../testing/openApp.tsx'

/** React writes what a boundary catches into the console. */
const silence = () => {
  const spy = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => spy.mockRestore())
}

test('keeps header and footer when a screen fails, and shows the screen at a retry', async () => {
  silence()
  const { screen, header, footer } = await openApp('/m/home')
  await expect.element(screen.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  const get = vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(() => {
    throw new Error('a fault of ours')
  })
  onTestFinished(() => get.mockRestore())
  follow('/m/gameList?gameType=RNG')
  await expect.element(screen.getByText(text('core.crash.title'))).toBeVisible()
  await expect.element(header).toBeVisible()
  await expect.element(footer).toBeVisible()
  get.mockRestore()
  await screen.getByRole('button', { name: text('core.retry') }).click()
  await expect.element(screen.getByRole('searchbox', { name: text('games.list.search') })).toBeVisible()
})

test('shows a page with a retry when something outside the screens fails', async () => {
  silence()
  const { screen, header, guest } = await openApp('/m/home')
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {
    scroll.mockRestore()
    throw new Error('a fault of ours')
  })
  onTestFinished(() => scroll.mockRestore())
  await guest.click()
  await expect.element(screen.getByText(text('core.crash.title'))).toBeVisible()
  expect(header.query()).toBeNull()
  await screen.getByRole('button', { name: text('core.retry') }).click()
  await expect.element(screen.getByRole('textbox', { name: text('auth.username.label') })).toBeVisible()
})
