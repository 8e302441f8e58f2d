import type { PayoutAccount, Withdrawal, WithdrawalRules } from '../queries/withdrawals.ts'

/** Creates withdrawal rules that prevent nothing. `overrides` replace fields. */
export const createWithdrawalRulesFixture = (overrides: Partial<WithdrawalRules> = {}): WithdrawalRules => ({
  allowed: true,
  minMinor: 2_000,
  maxMinor: 500_000,
  chipsMinor: [2_000, 5_000, 10_000],
  feeMinor: 250,
  feeBasisPoints: 50,
  freeLeft: 0,
  timesADay: 3,
  timesLeft: 3,
  dayLimitMinor: 300_000,
  dayLeftMinor: 300_000,
  turnoverMinor: 0,
  turnoverDoneMinor: 0,
  balanceMinor: 125_000,
  withdrawableMinor: 125_000,
  documentsAboveMinor: 200_000,
  documentsApproved: false,
  hasPaymentPassword: true,
  lockedSeconds: 0,
  pending: 0,
  mostPending: 3,
  usualMinutes: 2,
  ...overrides,
})

/** Creates a Pix key as a payout account. */
export const createPayoutAccountFixture = (
  accountId: number,
  overrides: Partial<PayoutAccount> = {},
): PayoutAccount => ({
  accountId,
  kind: 'PIX',
  label: `+55••••0${accountId}`,
  holder: 'Ana Prado',
  keyType: 'PHONE',
  isDefault: accountId === 1,
  usable: true,
  addedAt: '2026-11-01T12:00:00Z',
  ...overrides,
})

/** Creates a withdrawal in review. */
export const createWithdrawalFixture = (overrides: Partial<Withdrawal> = {}): Withdrawal => ({
  withdrawalId: 'W0000000004',
  status: 'REVIEW',
  kind: 'PIX',
  account: '+55••••01',
  holder: 'Ana Prado',
  amountMinor: 10_000,
  feeMinor: 300,
  payoutMinor: 9_700,
  createdAt: '2026-11-20T15:00:00Z',
  expectedAt: '2026-11-20T15:02:00Z',
  cancellable: true,
  ...overrides,
})
