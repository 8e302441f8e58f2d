import { expect, test } from 'vitest'
import { createSecurityInfoFixture } from '../testing/createSecurityInfoFixture.ts'
import { rateAccountStrength } from './accountStrength.ts'

const nothing = { mobile: null, email: null, hasPaymentPassword: false, documents: 'NONE' } as const

test.each([
  [nothing, 0, 'mobile', 'low'],
  [{ ...nothing, email: 'a•••@example.com' }, 1, 'mobile', 'low'],
  [{ ...nothing, mobile: '+55 11•••••01', email: 'a•••@example.com' }, 2, 'paymentPassword', 'medium'],
  [{ documents: 'NONE' }, 3, 'documents', 'good'],
  [{ documents: 'REVIEW' }, 3, undefined, 'good'],
  [{ documents: 'REJECTED' }, 3, 'documents', 'good'],
  [{ documents: 'REVIEW', email: null }, 2, 'email', 'medium'],
  [{ documents: 'APPROVED' }, 4, undefined, 'full'],
])('rates the account %j: %i protections are set, the next one is %s, the strength is %s', (info, set, next, level) => {
  const strength = rateAccountStrength(createSecurityInfoFixture(info))
  expect([strength.setGuards.length, strength.nextGuard, strength.level]).toEqual([set, next, level])
})
