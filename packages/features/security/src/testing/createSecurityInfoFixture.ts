import type { ResponseValueOf } from '@lobby/api'
import type { SecurityInfo } from '@lobby/platform/account'

/**
 * Creates the security info of an account with a mobile number, an email address and a payment password, but without
 * documents.
 */
export const createSecurityInfoFixture = (overrides: Partial<SecurityInfo> = {}): SecurityInfo => ({
  mobile: '+55 11•••••01',
  email: 'an•••@example.com',
  hasPaymentPassword: true,
  paymentLockedSeconds: 0,
  documents: 'NONE',
  payoutAccounts: 1,
  sessions: 2,
  ...overrides,
})

/** The current session and two other sessions. */
export const sessionFixtures: ResponseValueOf<'openSessions'> = [
  {
    sessionId: 7,
    device: 'Chrome, Android',
    startedAt: '2026-11-20T12:00:00Z',
    seenAt: '2026-11-20T15:00:00Z',
    current: true,
  },
  {
    sessionId: 3,
    device: 'Safari, iPhone',
    startedAt: '2026-11-18T20:30:00Z',
    seenAt: '2026-11-19T09:15:00Z',
    current: false,
  },
  { sessionId: 2, device: '', startedAt: '2026-11-02T20:30:00Z', seenAt: '2026-11-03T09:15:00Z', current: false },
]
