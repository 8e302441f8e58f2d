import { TestApp } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makePlatformKeys } from '../testing/makePlatformKeys.ts'
import { openTestSite } from '../testing/openTestSite.ts'
import { member } from '../testing/renderLogin.tsx'
import { LoginSheet } from './LoginSheet.tsx'

async function renderSheet() {
  const { encryptionKey } = await makePlatformKeys()
  const site = await openTestSite({ merchant: { encryptionKey }, answers: { 'POST /wps/member/login': { value: member } } })
  const told: string[] = []
  const screen = await render(
    <TestApp site={site}>
      <LoginSheet open onSignedIn={() => told.push('signed in')} onDismiss={() => told.push('dismissed')} />
    </TestApp>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Welcome back' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog, told, site }
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
