import { makeSecurity, someSessions } from './makeSecurity.ts'

/** Security data for stories. */
export const someSecurity = {
  info: makeSecurity(),
  weak: makeSecurity({ email: null, hasPaymentPassword: false, documents: 'REJECTED', payoutAccounts: 0, sessions: 1 }),
  sessions: someSessions,
  review: {
    status: 'REVIEW',
    documentType: 'DRIVING_LICENCE',
    fullName: 'Ana Prado',
    documentNumber: '52•••25',
    sentAt: '2026-11-20T15:00:00Z',
  },
} as const
