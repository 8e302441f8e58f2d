import type { PublicMerchant } from '@lobby/merchant'
import { expect, test } from 'vitest'
import { renderAuthFormOrScreen } from '../testing/renderAuthFormOrScreen.tsx'
import { ForgotScreen } from './ForgotScreen.tsx'

const open = async (flags: PublicMerchant['flags']) => {
  const { screen } = await renderAuthFormOrScreen(<ForgotScreen serviceLink="Customer service" />, {
    merchant: { flags },
  })
  await expect.element(screen.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await expect.element(screen.getByText('Customer service')).toBeVisible()
  return {
    byPhone: screen.getByRole('radio', { name: 'By phone' }),
    byEmail: screen.getByRole('radio', { name: 'By e-mail' }),
    mobile: screen.getByRole('textbox', { name: 'Mobile number' }),
    email: screen.getByRole('textbox', { name: 'E-mail' }),
    screen,
  }
}

test('switches between recovery by phone and by e-mail when phoneRecovery is on', { tags: ['AUTH-167'] }, async () => {
  const { byPhone, byEmail, mobile, email, screen } = await open(['phoneRecovery'])
  await byEmail.click({ force: true })
  await expect.element(email).toBeVisible()
  await expect.element(mobile).not.toBeInTheDocument()
  await expect
    .element(screen.getByText('We’ll e-mail a temporary password to the address on your account.'))
    .toBeVisible()
  await byPhone.click({ force: true })
  await expect.element(mobile).toBeVisible()
  await expect.element(email).not.toBeInTheDocument()
})

test('starts with the recovery by phone when phoneRecovery is on', { tags: ['AUTH-168'] }, async () => {
  const { byPhone, mobile, email } = await open(['phoneRecovery'])
  await expect.element(byPhone).toBeChecked()
  await expect.element(mobile).toBeVisible()
  await expect.element(email).not.toBeInTheDocument()
})

test('shows only the recovery by e-mail when phoneRecovery is off', { tags: ['AUTH-169'] }, async () => {
  const { byPhone, email, mobile } = await open([])
  await expect.element(email).toBeVisible()
  await expect.element(byPhone).not.toBeInTheDocument()
  await expect.element(mobile).not.toBeInTheDocument()
})
