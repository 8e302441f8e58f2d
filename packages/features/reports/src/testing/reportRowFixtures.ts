import type { ResponseValueOf } from '@lobby/api'

type Entry = ResponseValueOf<'accountRecord'>['content'][number]
type Deposit = ResponseValueOf<'loadReport'>['content'][number]

/** Creates an entry of the account record, a stake by default. `overrides` replace its fields. */
export const createLedgerEntryFixture = (entryId: number, overrides: Partial<Entry> = {}): Entry => ({
  entryId,
  kind: 'STAKE',
  amountMinor: -1000,
  balanceMinor: 50_000,
  at: '2025-11-20T15:00:00Z',
  ...overrides,
})

/** Creates the response of an account record. */
export const createAccountRecordPageFixture = (
  content: readonly Entry[],
  more: Partial<ResponseValueOf<'accountRecord'>> = {},
): ResponseValueOf<'accountRecord'> => ({
  content: [...content],
  pageNum: 1,
  totalPages: 1,
  total: content.length,
  sumInMinor: 5000,
  sumOutMinor: 12_050,
  ...more,
})

/** Creates a successful deposit (status SETTLED). */
export const createDepositRecordFixture = (id: number, overrides: Partial<Deposit> = {}): Deposit => ({
  depositId: `D${String(id).padStart(10, '0')}`,
  method: 'PIX',
  kind: 'PIX',
  methodName: 'Pix',
  status: 'SETTLED',
  amountMinor: 15_000,
  feeMinor: 150,
  creditMinor: 14_850,
  createdAt: '2026-11-20T15:00:00Z',
  expiresAt: '2026-11-20T15:30:00Z',
  remainTime: 0,
  cancellable: false,
  ...overrides,
})
