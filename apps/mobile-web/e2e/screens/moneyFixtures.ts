/** The platform's response for a pending deposit by Pix. */
export const pendingPixDepositFixture = {
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
    remainTime: 842_000,
    cancellable: true,
  },
  balanceMinor: 125_000,
  pixCode:
    '00020126360014br.gov.bcb.pix0114pix@acme.example5204000053039865406100.005802BR5906Aurora6009SAO PAULO62150511D00000000076304C0DE',
}

/** The platform's response for a pending deposit by bank transfer. */
export const pendingBankDepositFixture = {
  deposit: { ...pendingPixDepositFixture.deposit, method: 'BANK', kind: 'BANK', remainTime: 80_000_000 },
  balanceMinor: 125_000,
  bank: {
    bankName: 'Banco do Brasil',
    branch: '0001-9',
    account: '000123-4',
    holder: 'Aurora Entretenimento',
    taxId: '00.000.000/0001-91',
    reference: 'D0000000007',
  },
}

/** The platform's response for a pending deposit that is paid on a page of the payment provider. */
export const pendingCardDepositFixture = {
  deposit: { ...pendingPixDepositFixture.deposit, method: 'CARD', kind: 'REDIRECT', feeMinor: 250, creditMinor: 9_750 },
  balanceMinor: 125_000,
  payUrl: 'https://pay.example/0',
}

/** Returns the platform's response for a deposit that has ended with the given status. */
export const createEndedDepositFixture = (status: string) => ({
  deposit: {
    ...pendingPixDepositFixture.deposit,
    status,
    remainTime: 0,
    cancellable: false,
    endedAt: '2026-11-20T15:01:00Z',
  },
  balanceMinor: 135_000,
})

/** Returns the platform's response for a withdrawal with the given status. */
export const createWithdrawalDetailFixture = (status: string, more: object = {}) => ({
  withdrawal: {
    withdrawalId: 'W0000000004',
    status,
    kind: 'PIX',
    account: '+55••••01',
    holder: 'Ana Prado',
    amountMinor: 10_000,
    feeMinor: 300,
    payoutMinor: 9_700,
    createdAt: '2026-11-20T15:00:00Z',
    expectedAt: '2026-11-20T15:02:00Z',
    cancellable: status === 'REVIEW',
    ...more,
  },
  balanceMinor: 115_000,
})

/**
 * The platform's withdrawal rules for a member who must still bet a part of the deposits before a withdrawal
 * (turnover).
 */
export const unmetTurnoverRulesFixture = {
  allowed: true,
  minMinor: 2_000,
  maxMinor: 5_000_000,
  chipsMinor: [2_000, 5_000, 10_000],
  feeMinor: 250,
  feeBasisPoints: 50,
  freeLeft: 0,
  timesADay: 5,
  timesLeft: 4,
  dayLimitMinor: 1_000_000,
  dayLeftMinor: 900_000,
  turnoverMinor: 50_000,
  turnoverDoneMinor: 18_000,
  balanceMinor: 125_000,
  withdrawableMinor: 0,
  documentsAboveMinor: 200_000,
  documentsApproved: false,
  hasPaymentPassword: true,
  lockedSeconds: 0,
  pending: 1,
  mostPending: 3,
  usualMinutes: 2,
}
