import { renderScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import { createPayoutAccountFixture, createWithdrawalRulesFixture } from '../testing/withdrawalFixtures.ts'
import { WithdrawScreen } from './WithdrawScreen.tsx'

type Rules = Parameters<typeof createWithdrawalRulesFixture>[0]

async function open(rules: Rules) {
  const page = await renderScreen(<WithdrawScreen />, {
    path: '/m/withdraw',
    answers: {
      'GET /wps/member/info': {
        value: {
          id: 1,
          account: 'ana',
          nickname: 'Ana',
          userName: 'ana',
          type: 0,
          regDate: '2026-01-01T00:00:00Z',
          toUpline: false,
          vipLevel: null,
        },
      },
      'GET /wps/withdrawal/rules': { value: createWithdrawalRulesFixture(rules) },
      'GET /wps/withdrawal/accounts': {
        value: { accounts: [createPayoutAccountFixture(1)], mostAccounts: 5, banks: [] },
      },
      'GET /wps/withdrawal/pending': { value: [] },
    },
  })
  const main = page.screen.getByRole('main')
  return {
    ...page,
    amount: main.getByRole('textbox', { name: 'Amount' }),
    submit: main.getByRole('button', { name: /^Withdraw/ }),
  }
}

const rich: Rules = {
  maxMinor: 5_000_000,
  balanceMinor: 10_000_000,
  dayLeftMinor: 5_000_000,
  withdrawableMinor: 200_000,
}

describe('withdrawal range', () => {
  test.each<[string, Rules]>([
    ['R$20.00 to R$2,000.00 without approved documents', rich],
    ['R$20.00 to R$500.00, your remaining daily limit', { ...rich, dayLeftMinor: 50_000, withdrawableMinor: 50_000 }],
    ['R$20.00 to R$1,250.00, your balance', {}],
    ['R$20.00 to R$1,170.00 before wagering the rest', { turnoverMinor: 8_000, withdrawableMinor: 117_000 }],
    ['R$20.00 to R$50,000.00', { ...rich, documentsApproved: true, withdrawableMinor: 5_000_000 }],
    ['Minimum R$20.00', { turnoverMinor: 8_000, withdrawableMinor: 0 }],
    ['Minimum R$20.00', { dayLeftMinor: 1_999, withdrawableMinor: 0 }],
  ])('shows the smallest and largest possible withdrawal below the field and in the rules: %s', async (text, rules) => {
    const { screen, amount } = await open(rules)
    await expect.element(amount).toHaveAccessibleDescription(text)
    await screen.getByText('Limits and fee').click()
    const each = screen.getByRole('term').filter({ hasText: 'Per withdrawal' }).element()
    expect(each.nextElementSibling?.textContent).toBe(text)
  })

  test('does not show a hidden balance as the largest possible withdrawal', async () => {
    const { site, amount } = await open({})
    await expect.element(amount).toHaveAccessibleDescription('R$20.00 to R$1,250.00, your balance')
    site.storage.set('balanceHidden', true)
    await expect.element(amount).toHaveAccessibleDescription('R$20.00 to R$2,000.00 without approved documents')
  })

  test('explains the strictest rule when the amount of a withdrawal is above several limits', async () => {
    const { amount, submit, screen } = await open(rich)
    await amount.fill('60000')
    await expect.element(amount).toHaveAccessibleDescription('Over R$2,000.00 requires approved documents.')
    await expect.element(submit).toHaveAccessibleDescription('Over R$2,000.00 requires approved documents.')
    await expect.element(screen.getByRole('main').getByRole('link', { name: 'Send documents' }).last()).toBeVisible()
  })
})

test('allows a withdrawal of only the part of the balance that requires no more stakes', async () => {
  const { amount, submit } = await open({ turnoverMinor: 8_000, withdrawableMinor: 117_000 })
  await amount.fill('1170')
  await expect.element(submit).not.toHaveAttribute('aria-disabled')
  await amount.fill('1170.01')
  await expect.element(submit).toHaveAccessibleDescription('Maximum R$1,170.00 until you wager R$80.00 more.')
})

test('prevents a withdrawal whose fee is higher than the amount, and shows the reason', { tags: ['C7'] }, async () => {
  const { amount, submit } = await open({ feeMinor: 500_000, feeBasisPoints: 0, freeLeft: 0 })
  await amount.fill('50')
  await expect.element(amount).toHaveAccessibleDescription(/The fee of R\$5,000\.00 uses up this amount\./)
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  expect(document.body.textContent).not.toMatch(/[-−]R\$/)
})
