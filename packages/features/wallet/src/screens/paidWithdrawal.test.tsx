import { createSuccessResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { createWithdrawalRulesFixture, createWithdrawalFixture } from '../testing/withdrawalFixtures.ts'
import { WithdrawScreen } from './WithdrawScreen.tsx'

test('closes the confirmation to cancel a withdrawal when the withdrawal has been paid out', async () => {
  let now = createWithdrawalFixture()
  const { screen, site } = await renderScreen(<WithdrawScreen />, {
    path: '/m/withdraw?id=W0000000004',
    answers: {
      'GET /wps/withdrawal/rules': { value: createWithdrawalRulesFixture() },
      'GET /wps/withdrawal/pending': { value: [] },
      'GET /wps/withdrawal/detail': () => createSuccessResponse({ withdrawal: now, balanceMinor: 115_000 }),
    },
  })
  await screen.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  now = createWithdrawalFixture({ status: 'PAID', cancellable: false })
  await site.queries.refetchQueries()
  await expect.element(screen.getByText('R$97.00 has been paid to your account.').first()).toBeVisible()
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
})
