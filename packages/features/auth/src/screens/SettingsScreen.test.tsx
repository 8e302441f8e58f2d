import { createSessionFixture, createMemoryStorageBackend } from '@lobby/platform/testing'
import type { RenderScreenOptions } from '@lobby/platform/testing/render-screen'
import { expect, test, vi } from 'vitest'
import { renderAuthFormOrScreen } from '../testing/renderAuthFormOrScreen.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'

const open = (init: RenderScreenOptions = { session: createSessionFixture() }) =>
  renderAuthFormOrScreen(<SettingsScreen version="b7-1a2b3c" />, { path: '/m/set', ...init })

test('opens /m/changePsw when a member presses "change password"', { tags: ['MEMB-010'] }, async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Change password' }).click()
  await expect.element(screen.getByText('at /m/changePsw')).toBeVisible()
})

test(
  'opens /m/login when "change password" is pressed after the session has ended',
  { tags: ['MEMB-011'] },
  async () => {
    const backend = createMemoryStorageBackend()
    const { screen } = await open({ session: createSessionFixture(), backend })
    const entry = screen.getByRole('button', { name: 'Change password' })
    await expect.element(entry).toBeVisible()
    backend.removeItem('MC_SESSION_INFO')
    await entry.click()
    await expect.element(screen.getByText('at /m/login')).toBeVisible()
  },
)

test(
  'says that a password change needs a real account when a trial account requests it',
  { tags: ['AUTH-146'] },
  async () => {
    const { screen, timeline } = await open({ session: createSessionFixture({ type: 4, merchantCode: 'acme01t' }) })
    const entry = screen.getByRole('button', { name: 'Change password' })
    await entry.click()
    expect(timeline).toEqual(['notice for 2000 ms: Please login an actual account to use this function'])
    await expect.element(entry).toBeVisible()
  },
)

test('opens the sign-out dialog when its button is pressed', { tags: ['MEMB-012'] }, async () => {
  const onSignOut = vi.fn()
  const { screen } = await open({ session: createSessionFixture(), onSignOut })
  await screen.getByRole('button', { name: 'Sign out' }).click()
  expect(onSignOut).toHaveBeenCalledTimes(1)
})

test('redirects a guest from the settings to /m/home', { tags: ['MEMB-013'] }, async () => {
  const { screen } = await open({})
  await expect.element(screen.getByText('at /m/home')).toBeVisible()
})

test('shows the member, the language and the version in the settings', async () => {
  const onLanguagePrompt = vi.fn()
  const { screen } = await open({ session: createSessionFixture(), onLanguagePrompt })
  await expect.element(screen.getByText('Signed in as ana')).toBeVisible()
  await expect.element(screen.getByText('b7-1a2b3c')).toBeVisible()
  await screen.getByRole('button', { name: /^Language\s*English$/ }).click()
  expect(onLanguagePrompt).toHaveBeenCalledTimes(1)
})

test('shows no language picker when the merchant has only one language', async () => {
  const { screen } = await open({
    session: createSessionFixture(),
    merchant: { languages: { default: 'EN', offered: ['EN'] } },
  })
  await expect.element(screen.getByText('Signed in as ana')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Language/ })).not.toBeInTheDocument()
})

test('links from the settings to the user agreement', async () => {
  const { screen } = await open()
  await screen.getByRole('link', { name: 'User agreement' }).click()
  await expect.element(screen.getByText('at /m/useragreement')).toBeVisible()
})
