import { createSuccessResponse, type PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { createPayoutAccountFixture, createWithdrawalRulesFixture } from '../testing/withdrawalFixtures.ts'
import { AccountsScreen } from './AccountsScreen.tsx'

const banks = [{ code: '341', name: 'Itaú' }]

async function renderAccounts(count = 2, rules: Parameters<typeof createWithdrawalRulesFixture>[0] = {}) {
  let accounts = Array.from({ length: count }, (_, at) => createPayoutAccountFixture(at + 1))
  const sent: unknown[] = []
  const value = () => ({ accounts, mostAccounts: 5, banks })
  const change =
    (next: (body: { accountId: number }) => typeof accounts): PlatformResponse =>
    async (request) => {
      const body = (await request.json()) as { accountId: number }
      sent.push([request.method, body])
      accounts = next(body)
      return createSuccessResponse(value())
    }
  const page = await renderScreen(<AccountsScreen />, {
    path: '/m/securityCenter/accounts',
    answers: {
      'GET /wps/withdrawal/accounts': () => createSuccessResponse(value()),
      'GET /wps/withdrawal/rules': { value: createWithdrawalRulesFixture(rules) },
      'POST /wps/withdrawal/accounts': change(() => [...accounts, createPayoutAccountFixture(accounts.length + 1)]),
      'PUT /wps/withdrawal/accounts': change(({ accountId }) =>
        accounts.map((each) => ({ ...each, isDefault: each.accountId === accountId })),
      ),
      'DELETE /wps/withdrawal/accounts': change(({ accountId }) =>
        accounts.filter((each) => each.accountId !== accountId),
      ),
    },
  })
  return { ...page, sent, rows: page.screen.getByRole('listitem'), dialog: page.screen.getByRole('dialog') }
}

test('makes another payout account the default account', async () => {
  const { rows, dialog, sent } = await renderAccounts()
  await expect.element(rows.first().getByText(/^Default · /)).toBeVisible()
  await rows.nth(1).getByRole('button').click()
  await dialog.getByRole('button', { name: 'Set as default' }).click()
  await expect.element(rows.nth(1).getByText(/^Default · /)).toBeVisible()
  expect(sent).toEqual([['PUT', { accountId: 2 }]])
})

test('removes a payout account only when the payment password is typed', async () => {
  const { rows, dialog, sent } = await renderAccounts()
  await rows.nth(1).getByRole('button').click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(dialog.getByLabelText(/^Payment password/)).toHaveAccessibleDescription('Fill in this field.')
  expect(sent).toEqual([])
  await dialog.getByLabelText(/^Payment password/).fill('246810')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => rows.elements().length).toBe(1)
  expect(sent).toEqual([['DELETE', { accountId: 2, paymentPassword: '246810' }]])
})

test('asks for a new payment password before it adds a payout account when no payment password is set', async () => {
  const { screen, dialog } = await renderAccounts(0, { hasPaymentPassword: false })
  await expect.element(screen.getByText('No accounts yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Add account or key' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Set a payment password' })).toBeVisible()
})

test('sends a Pix key of the type CPF only when the key is a valid CPF', async () => {
  const { screen, dialog, rows, sent } = await renderAccounts()
  await screen.getByRole('button', { name: 'Add account or key' }).click()
  const key = dialog.getByRole('textbox', { name: /^Key/ })
  await key.fill('12345')
  await dialog.getByRole('textbox', { name: /^Account holder/ }).fill('Ana Prado')
  await dialog.getByLabelText(/^Payment password/).fill('246810')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(key).toHaveAccessibleDescription('Check this field: we can’t send money there.')
  expect(sent).toEqual([])
  await key.fill('529.982.247-25')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => rows.elements().length).toBe(3)
  expect(sent).toEqual([
    ['POST', { kind: 'PIX', keyType: 'CPF', key: '529.982.247-25', holder: 'Ana Prado', paymentPassword: '246810' }],
  ])
})

test('shows no button to add a payout account when the maximum number of accounts is reached', async () => {
  const { screen } = await renderAccounts(5)
  await expect.element(screen.getByText('You have 5 accounts, the maximum. Remove one to add another.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add account or key' }).query()).toBeNull()
})
