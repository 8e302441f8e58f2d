import { beforeEach, expect, test } from 'vitest'
import { signInPasswordInMemory } from './signInPassword.ts'

const start = Date.UTC(2026, 0, 1)
const LIFETIME_MS = 15 * 60_000

beforeEach(signInPasswordInMemory.forget)

test('remembers the password of a sign-in for 15 minutes, and returns it only for the member who signed in', () => {
  signInPasswordInMemory.keep('ana', 'right-1', start)
  expect([signInPasswordInMemory.of('ana', start), signInPasswordInMemory.of('bob', start)]).toEqual(['right-1', null])
  expect(signInPasswordInMemory.of('ana', start + LIFETIME_MS - 1)).toBe('right-1')
  expect(signInPasswordInMemory.of('ana', start + LIFETIME_MS)).toBeNull()
  expect(signInPasswordInMemory.of('ana', start)).toBeNull()
})

test('remembers a changed password until the old one would have expired', () => {
  signInPasswordInMemory.keep('ana', 'right-1', start)
  signInPasswordInMemory.replace('ana', 'right-2', start + LIFETIME_MS - 1)
  expect(signInPasswordInMemory.of('ana', start + LIFETIME_MS - 1)).toBe('right-2')
  expect(signInPasswordInMemory.of('ana', start + LIFETIME_MS)).toBeNull()
})

test('remembers a changed password for 15 minutes when no old one was known', () => {
  signInPasswordInMemory.replace('ana', 'right-2', start)
  expect(signInPasswordInMemory.of('ana', start + LIFETIME_MS - 1)).toBe('right-2')
  signInPasswordInMemory.replace('ana', 'right-3', start + LIFETIME_MS)
  expect(signInPasswordInMemory.of('ana', start + 2 * LIFETIME_MS - 1)).toBe('right-3')
})

test('forgets password, typed name and temporary flag together', () => {
  signInPasswordInMemory.keep('ana', 'right-1', start, { login: '11987650001', temporary: true })
  expect(signInPasswordInMemory.loginOf('ana')).toBe('11987650001')
  signInPasswordInMemory.forget()
  signInPasswordInMemory.drop()
  expect([
    signInPasswordInMemory.of('ana', start),
    signInPasswordInMemory.loginOf('ana'),
    signInPasswordInMemory.isTemporary('ana'),
  ]).toEqual([null, 'ana', false])
})

test('remembers the typed name after a password change; returns the username when none is known', () => {
  signInPasswordInMemory.keep('ana', 'right-1', start, { login: '11987650001' })
  signInPasswordInMemory.replace('ana', 'right-2', start)
  expect([signInPasswordInMemory.loginOf('ana'), signInPasswordInMemory.loginOf('bob')]).toEqual(['11987650001', 'bob'])
  signInPasswordInMemory.keep('ana', 'right-1', start)
  expect([signInPasswordInMemory.loginOf('ana'), signInPasswordInMemory.isTemporary('ana')]).toEqual(['ana', false])
})

test('forgets only the password when the platform has rejected it', () => {
  signInPasswordInMemory.keep('ana', 'right-1', start, { login: '11987650001', temporary: true })
  signInPasswordInMemory.drop()
  expect(signInPasswordInMemory.of('ana', start)).toBeNull()
  expect([signInPasswordInMemory.loginOf('ana'), signInPasswordInMemory.isTemporary('ana')]).toEqual([
    '11987650001',
    true,
  ])
})

test('remembers that a password is temporary until it is changed, even after it has expired', () => {
  signInPasswordInMemory.keep('ana', 'ABCD-EFGH-2345', start, { temporary: true })
  expect([
    signInPasswordInMemory.of('ana', start + LIFETIME_MS),
    signInPasswordInMemory.isTemporary('ana'),
    signInPasswordInMemory.isTemporary('bob'),
  ]).toEqual([null, true, false])
  signInPasswordInMemory.replace('ana', 'right-2', start + LIFETIME_MS)
  expect(signInPasswordInMemory.isTemporary('ana')).toBe(false)
})
