import { expect, test } from 'vitest'
import { createWithdrawalRulesFixture } from '../testing/withdrawalFixtures.ts'
import {
  findWithdrawalAmountBlockingRule,
  getRemainingTurnoverMinor,
  findWithdrawalBlockingRule,
  type WithdrawalBlockingRule,
  type WithdrawalAmountBlockingRule,
} from './findWithdrawalBlockingRule.ts'

test.each<[WithdrawalBlockingRule | undefined, Parameters<typeof createWithdrawalRulesFixture>[0]]>([
  [undefined, {}],
  ['pending', { pending: 3 }],
  [undefined, { pending: 2 }],
  ['times', { timesLeft: 0 }],
  [undefined, { timesLeft: 1 }],
  ['turnover', { turnoverMinor: 1000, turnoverDoneMinor: 999, withdrawableMinor: 0 }],
  [undefined, { turnoverMinor: 1000, turnoverDoneMinor: 999, withdrawableMinor: 2_000 }],
  [undefined, { turnoverMinor: 1000, turnoverDoneMinor: 1000 }],
  ['balance', { balanceMinor: 1_999 }],
  [undefined, { balanceMinor: 2_000 }],
])('finds %s as the rule that prevents every withdrawal when the withdrawal rules are %j', (held, rules) => {
  expect(findWithdrawalBlockingRule(createWithdrawalRulesFixture(rules))).toBe(held)
})

test.each<[WithdrawalAmountBlockingRule | undefined, number, Parameters<typeof createWithdrawalRulesFixture>[0]]>([
  [undefined, 125_000, {}],
  ['covered', 125_001, {}],
  ['day', 5_001, { dayLeftMinor: 5_000 }],
  [undefined, 5_000, { dayLeftMinor: 5_000 }],
  ['documents', 200_001, { balanceMinor: 500_000 }],
  [undefined, 200_000, { balanceMinor: 500_000 }],
  [undefined, 200_001, { balanceMinor: 500_000, documentsApproved: true }],
  ['unstaked', 124_001, { turnoverMinor: 1000, withdrawableMinor: 124_000 }],
  [undefined, 124_000, { turnoverMinor: 1000, withdrawableMinor: 124_000 }],
])(
  'finds %s as the rule that prevents a withdrawal of %d minor units when the withdrawal rules are %j',
  (refused, amount, rules) => {
    expect(findWithdrawalAmountBlockingRule(createWithdrawalRulesFixture(rules), amount)).toBe(refused)
  },
)

test.each<[WithdrawalAmountBlockingRule | undefined, number, Parameters<typeof createWithdrawalRulesFixture>[0]]>([
  ['fee', 5_000, { feeMinor: 500_000 }],
  ['fee', 5_000, { feeMinor: 5_000, feeBasisPoints: 0 }],
  ['fee', 5_000, { feeMinor: 0, feeBasisPoints: 20_000 }],
])(
  'finds %s as the reason against a withdrawal of %d minor units when the fee %j uses up the amount',
  { tags: ['C7'] },
  (refused, amount, rules) => {
    expect(findWithdrawalAmountBlockingRule(createWithdrawalRulesFixture({ ...rules, freeLeft: 0 }), amount)).toBe(
      refused,
    )
  },
)

test(
  'control: allows a withdrawal whose amount is larger than the fee, or which has no fee',
  { tags: ['C7-control'] },
  () => {
    expect(
      findWithdrawalAmountBlockingRule(
        createWithdrawalRulesFixture({ feeMinor: 4_999, feeBasisPoints: 0, freeLeft: 0 }),
        5_000,
      ),
    ).toBeUndefined()
    expect(
      findWithdrawalAmountBlockingRule(createWithdrawalRulesFixture({ feeMinor: 500_000, freeLeft: 1 }), 5_000),
    ).toBeUndefined()
  },
)

test('returns 0 as the required stakes when the member has staked more than required', () => {
  expect(getRemainingTurnoverMinor({ turnoverMinor: 500, turnoverDoneMinor: 200 })).toBe(300)
  expect(getRemainingTurnoverMinor({ turnoverMinor: 0, turnoverDoneMinor: 200 })).toBe(0)
})
