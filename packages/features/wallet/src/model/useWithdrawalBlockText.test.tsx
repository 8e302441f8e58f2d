import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { makeRules } from '../testing/makeWithdrawal.ts'
import { useWithdrawalBlockText } from './useWithdrawalBlockText.ts'
import type { WithdrawalBlock, AmountBlock } from './findWithdrawalBlock.ts'

const rules = makeRules({
  pending: 2,
  turnoverMinor: 9_000,
  turnoverDoneMinor: 1_500,
  balanceMinor: 1_234,
  dayLeftMinor: 5_678,
})
const HeldText = ({ why }: { readonly why: WithdrawalBlock | AmountBlock }) => (
  <output>{useWithdrawalBlockText()(why, rules)}</output>
)

test.each<[WithdrawalBlock | AmountBlock, string]>([
  ['pending', '2 withdrawals are on the way. Wait for one to arrive.'],
  ['times', 'No more withdrawals today. Come back tomorrow.'],
  ['turnover', 'Play your deposits, bonuses and rebates first: R$75.00 to go.'],
  ['balance', 'Your balance does not cover a withdrawal yet: at least R$20.00.'],
  ['covered', 'More than your balance of R$12.34.'],
  ['day', 'More than is left for today: R$56.78.'],
  ['documents', 'More than R$2,000.00 needs approved documents.'],
  ['unstaked', 'At most R$1,250.00 before another R$75.00 is staked.'],
])('says why a withdrawal is prevented, with the amount: %s', async (why, text) => {
  const { screen } = await renderScreen(<HeldText why={why} />, { path: '/m/withdraw' })
  await expect.element(screen.getByRole('status')).toHaveTextContent(text)
})
