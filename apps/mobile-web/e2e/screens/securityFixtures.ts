/** The platform's response for an account with few security settings. */
export const weakAccountFixture = {
  mobile: '+55 11•••••01',
  email: null,
  hasPaymentPassword: false,
  paymentLockedSeconds: 0,
  documents: 'REJECTED',
  payoutAccounts: 0,
  sessions: 1,
}

/** The platform's response with sessions on several devices, the current one first. */
export const deviceSessionFixtures = [
  {
    sessionId: 7,
    device: 'Chrome, Android',
    startedAt: '2026-11-20T12:00:00Z',
    seenAt: '2026-11-20T15:00:00Z',
    current: true,
  },
  {
    sessionId: 3,
    device: 'Samsung Internet, Android',
    startedAt: '2026-11-18T20:30:00Z',
    seenAt: '2026-11-19T09:15:00Z',
    current: false,
  },
  { sessionId: 2, device: '', startedAt: '2026-11-02T20:30:00Z', seenAt: '2026-11-03T09:15:00Z', current: false },
]

/** Returns the platform's response for a document check with the given status. */
export const createDocumentCheckFixture = (status: string, more: object = {}) => ({
  status,
  documentType: 'DRIVING_LICENCE',
  fullName: 'Ana Carolina Prado de Albuquerque',
  documentNumber: '52•••25',
  sentAt: '2026-11-20T15:00:00Z',
  ...more,
})

/** The platform's response with the limits of a transfer to the upline. */
export const uplineTransferLimitsFixture = {
  upline: 'a•••t',
  minMinor: 1_000,
  maxMinor: 500_000,
  chipsMinor: [1_000, 5_000, 10_000],
  timesLeft: 5,
  dayLeftMinor: 1_000_000,
  balanceMinor: 125_000,
  hasPaymentPassword: true,
}

/** The platform's response for a completed transfer to the upline. */
export const completedUplineTransferFixture = {
  transferId: 'T0000000003',
  upline: 'a•••t',
  amountMinor: 10_000,
  createdAt: '2026-11-20T15:00:00Z',
  balanceMinor: 115_000,
}
