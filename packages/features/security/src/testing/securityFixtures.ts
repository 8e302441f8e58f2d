import { createSecurityInfoFixture, sessionFixtures } from './createSecurityInfoFixture.ts'

/** The security data for Storybook stories. */
export const securityFixtures = {
  info: createSecurityInfoFixture(),
  weak: createSecurityInfoFixture({
    email: null,
    hasPaymentPassword: false,
    documents: 'REJECTED',
    payoutAccounts: 0,
    sessions: 1,
  }),
  sessions: sessionFixtures,
  review: {
    status: 'REVIEW',
    documentType: 'DRIVING_LICENCE',
    fullName: 'Ana Prado',
    documentNumber: '52•••25',
    sentAt: '2026-11-20T15:00:00Z',
  },
} as const
