import type { ResponseValueOf } from '@lobby/api'
import type { Deposit, DepositMethod } from '../queries/deposits.ts'

/** Creates a deposit method. `overrides` replace its fields. */
export const createDepositMethodFixture = (overrides: Partial<DepositMethod> = {}): DepositMethod => ({
  code: 'PIX',
  kind: 'PIX',
  name: 'Pix',
  note: 'In your balance within seconds.',
  available: true,
  recommended: true,
  minMinor: 2_000,
  maxMinor: 500_000,
  chipsMinor: [2_000, 5_000, 10_000],
  feeMinor: 0,
  feeBasisPoints: 0,
  expiryMinutes: 15,
  usualSeconds: 20,
  ...overrides,
})

export const cardDepositMethodFixture = createDepositMethodFixture({
  code: 'CARD',
  kind: 'REDIRECT',
  name: 'Credit card',
  recommended: false,
  minMinor: 3_000,
  feeBasisPoints: 250,
})

/** Creates the platform's response for a pending deposit. */
export const createDepositDetailFixture = (
  overrides: Partial<Deposit> = {},
  more: Partial<ResponseValueOf<'depositDetail'>> = {},
): ResponseValueOf<'depositDetail'> => ({
  deposit: {
    depositId: 'D0000000007',
    method: 'PIX',
    kind: 'PIX',
    methodName: 'Pix',
    status: 'PENDING',
    amountMinor: 10_000,
    feeMinor: 0,
    creditMinor: 10_000,
    createdAt: '2026-11-20T15:00:00Z',
    expiresAt: '2026-11-20T15:15:00Z',
    remainTime: 900_000,
    cancellable: true,
    ...overrides,
  },
  balanceMinor: 125_000,
  pixCode: '00020126-a-code-6304ABCD',
  ...more,
})
