import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { createWithdrawalRulesFixture } from '../testing/withdrawalFixtures.ts'
import { useWithdrawalBlockingRuleText } from './useWithdrawalBlockingRuleText.ts'
import type { WithdrawalBlockingRule, WithdrawalAmountBlockingRule } from './findWithdrawalBlockingRule.ts'

const rules = createWithdrawalRulesFixture({
  pending: 2,
  turnoverMinor: 9_000,
  turnoverDoneMinor: 1_500,
  balanceMinor: 1_234,
  dayLeftMinor: 5_678,
})
const HeldText = ({ why }: { readonly why: WithdrawalBlockingRule | WithdrawalAmountBlockingRule }) => (
  <output>{useWithdrawalBlockingRuleText()(why, rules)}</output>
)

test.each<[WithdrawalBlockingRule | WithdrawalAmountBlockingRule, string]>([
  ['pending', '2 withdrawals are in progress. Wait for one to finish.'],
  ['times', 'No withdrawals left today. Come back tomorrow.'],
  ['turnover', 'Wager your deposits, bonuses and rebates first: R$75.00 to go.'],
  ['balance', 'Your balance is too low to withdraw: minimum R$20.00.'],
  ['covered', 'Over your balance of R$12.34.'],
  ['day', 'Over today’s remaining limit: R$56.78.'],
  ['documents', 'Over R$2,000.00 requires approved documents.'],
  ['unstaked', 'Maximum R$1,250.00 until you wager R$75.00 more.'],
])('explains why the rule %s prevents a withdrawal: %s', async (why, text) => {
  const { screen } = await renderScreen(<HeldText why={why} />, { path: '/m/withdraw' })
  await expect.element(screen.getByRole('status')).toHaveTextContent(text)
})
