import type { UplineTransferData, UplineTransferRules } from '../queries/upline.ts'

/** Creates the rules of a transfer to the upline. `overrides` replace fields. */
export const createUplineTransferRulesFixture = (
  overrides: Partial<UplineTransferRules> = {},
): UplineTransferRules => ({
  upline: 'a•••t',
  minMinor: 1_000,
  maxMinor: 200_000,
  chipsMinor: [1_000, 5_000, 10_000],
  timesLeft: 5,
  dayLeftMinor: 500_000,
  balanceMinor: 300_000,
  hasPaymentPassword: true,
  ...overrides,
})

/** Creates a completed transfer to the upline. */
export const createUplineTransferFixture = (overrides: Partial<UplineTransferData> = {}): UplineTransferData => ({
  transferId: 'T0000000003',
  upline: 'a•••t',
  amountMinor: 5_000,
  createdAt: '2026-11-20T15:00:00Z',
  balanceMinor: 295_000,
  ...overrides,
})
