import type { SecurityInfo } from '@lobby/platform/account'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { createSecurityInfoFixture } from '../testing/createSecurityInfoFixture.ts'
import { SecurityScreen, type PaymentPasswordDialogOptions } from './SecurityScreen.tsx'

const info = 'GET /wps/security/info'

async function renderCentre(overrides: Partial<SecurityInfo> = {}) {
  const inits: PaymentPasswordDialogOptions[] = []
  const page = await renderScreen(
    <SecurityScreen
      renderPaymentPassword={(init) => {
        inits.push(init)
        return (
          <button type="button" onClick={init.onDone}>
            {init.isSet ? 'change it' : 'set it'}
          </button>
        )
      }}
    />,
    { path: '/m/securityCenter', answers: { [info]: { value: createSecurityInfoFixture(overrides) } } },
  )
  return { ...page, inits, meter: page.screen.getByRole('meter') }
}

test('shows each protection with its masked value, and links to the page that changes it', async () => {
  const { screen, meter } = await renderCentre()
  await expect.element(meter).toHaveAttribute('aria-valuenow', '3')
  const rows = screen.getByRole('listitem')
  await expect
    .element(rows.filter({ hasText: '+55 11•••••01' }).getByRole('link'))
    .toHaveAttribute('href', '/m/securityCenter/phone')
  await expect
    .element(rows.filter({ hasText: 'an•••@example.com' }).getByRole('link'))
    .toHaveAttribute('href', '/m/securityCenter/email')
  await expect
    .element(rows.filter({ hasText: 'Not sent' }).getByRole('link'))
    .toHaveAttribute('href', '/m/securityCenter/documents')
  await expect
    .element(rows.filter({ hasText: 'Login password' }).getByRole('link'))
    .toHaveAttribute('href', '/m/changePsw')
  await expect
    .element(rows.filter({ hasText: '2 signed in' }).getByRole('link'))
    .toHaveAttribute('href', '/m/securityCenter/sessions')
  await expect
    .element(rows.filter({ hasText: 'Accounts and Pix keys' }).getByRole('link'))
    .toHaveAttribute('href', '/m/securityCenter/accounts')
})

test('shows how many protections are set, and links to the protection to set next', async () => {
  const { screen, meter } = await renderCentre({ mobile: null, hasPaymentPassword: false })
  await expect.element(meter).toHaveAttribute('aria-valuenow', '1')
  await expect.element(screen.getByRole('heading', { name: 'Your account needs protection' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Add mobile number' }))
    .toHaveAttribute('href', '/m/securityCenter/phone')
})

test('opens the dialog that sets the payment password, and refetches the security info afterwards', async () => {
  const { screen, sent, notices } = await renderCentre({ hasPaymentPassword: false })
  await screen.getByRole('button', { name: 'Set payment password' }).click()
  await screen.getByRole('button', { name: 'set it' }).click()
  expect(notices).toEqual(['notice: Saved'])
  await expect.poll(() => sent(info)).toHaveLength(2)
  await expect.element(screen.getByRole('button', { name: 'set it' })).not.toBeInTheDocument()
})

test('shows how long the payment password remains locked', async () => {
  const { screen } = await renderCentre({ paymentLockedSeconds: 601 })
  await expect.element(screen.getByText('Locked for 11 minutes')).toBeVisible()
})

test('sends a guest to the sign-in, which returns to the security centre', async () => {
  const { location } = await renderScreen(<SecurityScreen renderPaymentPassword={() => null} />, {
    path: '/m/securityCenter',
    guest: true,
  })
  await expect.poll(location).toBe('/m/login?next=%2Fm%2FsecurityCenter')
})

test('offers a retry when the security info does not load', async () => {
  let down = true
  const answer = () =>
    down ? new Response('', { status: 500 }) : Response.json({ success: true, value: createSecurityInfoFixture() })
  const { screen } = await renderScreen(<SecurityScreen renderPaymentPassword={() => null} />, {
    path: '/m/securityCenter',
    answers: { [info]: answer },
  })
  await expect.element(screen.getByText('Couldn’t load your security settings')).toBeVisible()
  down = false
  await screen.getByRole('main').getByRole('button').click()
  await expect.element(screen.getByRole('meter')).toBeVisible()
})
