import { beforeEach, expect, test } from 'vitest'
import { passwordInMemory } from './passwordInMemory.ts'

const start = Date.UTC(2026, 0, 1)
const LIFETIME_MS = 15 * 60_000

beforeEach(passwordInMemory.forget)

test('remembers the password of a sign-in for 15 minutes, and returns it only for the member who signed in', () => {
  passwordInMemory.keep('ana', 'right-1', start)
  expect([passwordInMemory.of('ana', start), passwordInMemory.of('bob', start)]).toEqual(['right-1', null])
  expect(passwordInMemory.of('ana', start + LIFETIME_MS - 1)).toBe('right-1')
  expect(passwordInMemory.of('ana', start + LIFETIME_MS)).toBeNull()
  expect(passwordInMemory.of('ana', start)).toBeNull()
})

test('remembers a changed password until the old one would have expired', () => {
  passwordInMemory.keep('ana', 'right-1', start)
  passwordInMemory.replace('ana', 'right-2', start + LIFETIME_MS - 1)
  expect(passwordInMemory.of('ana', start + LIFETIME_MS - 1)).toBe('right-2')
  expect(passwordInMemory.of('ana', start + LIFETIME_MS)).toBeNull()
})

test('remembers a changed password for 15 minutes when no old one was known', () => {
  passwordInMemory.replace('ana', 'right-2', start)
  expect(passwordInMemory.of('ana', start + LIFETIME_MS - 1)).toBe('right-2')
  passwordInMemory.replace('ana', 'right-3', start + LIFETIME_MS)
  expect(passwordInMemory.of('ana', start + 2 * LIFETIME_MS - 1)).toBe('right-3')
})

test('forgets password, typed name and temporary flag together', () => {
  passwordInMemory.keep('ana', 'right-1', start, { login: '11987650001', temporary: true })
  expect(passwordInMemory.loginOf('ana')).toBe('11987650001')
  passwordInMemory.forget()
  passwordInMemory.drop()
  expect([
    passwordInMemory.of('ana', start),
    passwordInMemory.loginOf('ana'),
    passwordInMemory.isTemporary('ana'),
  ]).toEqual([null, 'ana', false])
})

test('remembers the typed name after a password change; returns the username when none is known', () => {
  passwordInMemory.keep('ana', 'right-1', start, { login: '11987650001' })
  passwordInMemory.replace('ana', 'right-2', start)
  expect([passwordInMemory.loginOf('ana'), passwordInMemory.loginOf('bob')]).toEqual(['11987650001', 'bob'])
  passwordInMemory.keep('ana', 'right-1', start)
  expect([passwordInMemory.loginOf('ana'), passwordInMemory.isTemporary('ana')]).toEqual(['ana', false])
})

test('forgets only the password when the platform has rejected it', () => {
  passwordInMemory.keep('ana', 'right-1', start, { login: '11987650001', temporary: true })
  passwordInMemory.drop()
  expect(passwordInMemory.of('ana', start)).toBeNull()
  expect([passwordInMemory.loginOf('ana'), passwordInMemory.isTemporary('ana')]).toEqual(['11987650001', true])
})

test('remembers that a password is temporary until it is changed, even after it has expired', () => {
  passwordInMemory.keep('ana', 'ABCD-EFGH-2345', start, { temporary: true })
  expect([
    passwordInMemory.of('ana', start + LIFETIME_MS),
    passwordInMemory.isTemporary('ana'),
    passwordInMemory.isTemporary('bob'),
  ]).toEqual([null, true, false])
  passwordInMemory.replace('ana', 'right-2', start + LIFETIME_MS)
  expect(passwordInMemory.isTemporary('ana')).toBe(false)
})
