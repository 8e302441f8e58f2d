import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { makePlatformKeys } from '../testing/makePlatformKeys.ts'
import { member } from '../testing/renderLogin.tsx'
import { LoginSheet } from './LoginSheet.tsx'

async function renderSheet() {
  const { encryptionKey } = await makePlatformKeys()
  const told: string[] = []
  const page = await renderScreen(
    <LoginSheet open onSignedIn={() => told.push('signed in')} onDismiss={() => told.push('dismissed')} />,
    { guest: true, merchant: { encryptionKey }, answers: { 'POST /wps/member/login': { value: member } } },
  )
  const dialog = page.screen.getByRole('dialog', { name: 'Welcome back' })
  await expect.element(dialog).toBeVisible()
  return { ...page, dialog, told }
}

test('the login dialog embeds the login form: signed in there, it says so once', { tags: ['SHELL-140'] }, async () => {
  const { dialog, told, site } = await renderSheet()
  await dialog.getByRole('textbox', { name: 'Username' }).fill('ana')
  await dialog.getByLabelText('Password', { exact: true }).fill('right-1')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => told).toEqual(['signed in'])
  expect(site.session.get()?.userName).toBe('ana')
})

test('it is dismissed by its close button and by Escape', async () => {
  const { dialog, told } = await renderSheet()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await userEvent.keyboard('{Escape}')
  expect(told).toEqual(['dismissed', 'dismissed'])
})
