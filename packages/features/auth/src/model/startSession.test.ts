import { createTestSite } from '@lobby/platform/testing'
import { beforeEach, expect, test } from 'vitest'
import { startSession } from './startSession.ts'
import { signInPasswordInMemory } from './signInPassword.ts'

beforeEach(signInPasswordInMemory.forget)

const ana = { token: 'token-of-ana-0123', userName: 'ana', customerType: 1, firstTimeLogin: true }
const typed = { code: 'acme01', login: '11987650001', password: 'right-1' }
const known = (user = 'ana') => signInPasswordInMemory.of(user, Date.now())

test('stores the session with its token and the merchant’s code', { tags: ['AUTH-117'] }, () => {
  const { session, storage } = createTestSite()
  startSession(session, ana, typed)
  const info = { token: ana.token, merchantCode: 'acme01', userName: 'ana', type: 1, firstTimeLogin: true }
  expect([session.get(), storage.get('session')]).toMatchObject([info, info])
})

test('remembers the password and the typed name, and whether the password is temporary', () => {
  const { session } = createTestSite()
  startSession(session, ana, typed)
  expect([known(), signInPasswordInMemory.loginOf('ana'), signInPasswordInMemory.isTemporary('ana')]).toEqual([
    'right-1',
    '11987650001',
    false,
  ])
  startSession(session, { ...ana, changePassword: true }, typed)
  expect(signInPasswordInMemory.isTemporary('ana')).toBe(true)
})

test('forgets an earlier password when the member signs in without a password', () => {
  const { session } = createTestSite()
  startSession(session, ana, typed)
  startSession(session, { ...ana, token: 'token-of-ana-4567' }, { code: 'acme01', login: 'ana' })
  expect([known(), signInPasswordInMemory.loginOf('ana')]).toEqual([null, 'ana'])
})

test('forgets the password when its session ends, but not when an earlier session ends', () => {
  const { session } = createTestSite()
  startSession(session, ana, typed)
  startSession(
    session,
    { ...ana, userName: 'bob', token: 'token-of-bob-0123' },
    { code: 'acme01', login: 'bob', password: 'right-2' },
  )
  expect([known(), known('bob')]).toEqual([null, 'right-2'])
  session.signOut()
  expect(known('bob')).toBeNull()
})
