import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderAuthFormOrScreen } from '../testing/renderAuthFormOrScreen.tsx'
import { AgreementScreen } from '../screens/AgreementScreen.tsx'
import { UserAgreementSheet } from './UserAgreementSheet.tsx'

const route = 'GET /wps/system/userAgreement'
const value = {
  title: 'Terms',
  version: '2026-03',
  content: '<h2>One</h2><p>Play <b>fair</b>.</p><script>globalThis.hacked = 1</script>',
}

test('shows the user agreement without scripts, and with its version', async () => {
  const { screen } = await renderAuthFormOrScreen(<AgreementScreen />, { answers: { [route]: { value } } })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'One' })).toBeVisible()
  await expect.element(screen.getByText('fair')).toBeVisible()
  await expect.element(screen.getByText('Version 2026-03')).toBeVisible()
  expect(screen.container.querySelector('script')).toBeNull()
})

test('shows a loading placeholder until the agreement has loaded', async () => {
  const { screen } = await renderAuthFormOrScreen(<AgreementScreen />, {
    answers: { [route]: () => new Promise(() => undefined) },
  })
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible()
})

test('shows an error with a retry button when the agreement fails to load', async () => {
  let broken = true
  const { screen } = await renderAuthFormOrScreen(<AgreementScreen />, {
    answers: { [route]: () => (broken ? new Response('', { status: 500 }) : Response.json({ success: true, value })) },
  })
  await expect.element(screen.getByText('Couldn’t load the agreement')).toBeVisible()
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'One' })).toBeVisible()
})

test('opens the user agreement in a sheet over the filled form, and closes it with its button', async () => {
  function Form() {
    const [open, setOpen] = useState(true)
    return (
      <>
        <input aria-label="typed" defaultValue="kept" />
        <UserAgreementSheet open={open} onClose={() => setOpen(false)} />
      </>
    )
  }
  const { screen } = await renderAuthFormOrScreen(<Form />, { answers: { [route]: { value } } })
  const sheet = screen.getByRole('dialog', { name: 'Terms' })
  await expect.element(sheet.getByRole('heading', { name: 'One' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('typed')).toHaveValue('kept')
})
