import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createPlatformKeysFixture } from '../testing/createPlatformKeysFixture.ts'
import { loginValueFixture } from '../testing/renderLoginForm.tsx'
import { LoginSheet } from './LoginSheet.tsx'

async function renderSheet() {
  const { encryptionKey } = await createPlatformKeysFixture()
  const calls: string[] = []
  const page = await renderScreen(
    <LoginSheet open onSignedIn={() => calls.push('signed in')} onDismiss={() => calls.push('dismissed')} />,
    { guest: true, merchant: { encryptionKey }, answers: { 'POST /wps/member/login': { value: loginValueFixture } } },
  )
  const dialog = page.screen.getByRole('dialog', { name: 'Welcome back' })
  await expect.element(dialog).toBeVisible()
  return { ...page, dialog, calls }
}

test(
  'calls onSignedIn one time when the player signs in with the form in the sheet',
  { tags: ['SHELL-140'] },
  async () => {
    const { dialog, calls, site } = await renderSheet()
    await dialog.getByRole('textbox', { name: 'Username' }).fill('ana')
    await dialog.getByLabelText('Password', { exact: true }).fill('right-1')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => calls).toEqual(['signed in'])
    expect(site.session.get()?.userName).toBe('ana')
  },
)

test('calls onDismiss when the login sheet is closed by its button or by Escape', async () => {
  const { dialog, calls } = await renderSheet()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await userEvent.keyboard('{Escape}')
  expect(calls).toEqual(['dismissed', 'dismissed'])
})
