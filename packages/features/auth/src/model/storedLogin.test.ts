import { expect, test } from 'vitest'
import { isStoredLogin } from './storedLogin.ts'

const login = { type: 'username', username: 'ana', password: 'c2VhbGVk', countryDialingCode: '' }

test('accepts a stored login by username and by mobile number, with or without a password', () => {
  expect(
    [login, { ...login, password: '' }, { ...login, type: 'sms', countryDialingCode: '55' }].every(isStoredLogin),
  ).toBe(true)
})

test.each([
  ['username', 128],
  ['password', 4096],
  ['countryDialingCode', 8],
])('accepts a stored %s of at most %d characters', (name, most) => {
  expect([most, most + 1].map((length) => isStoredLogin({ ...login, [name]: '1'.repeat(length) }))).toEqual([
    true,
    false,
  ])
})

test.each([
  [null],
  [undefined],
  ['ana'],
  [{}],
  [{ ...login, type: 'firebase' }],
  [{ ...login, username: '' }],
  [{ ...login, username: 'a\nb' }],
  [{ ...login, password: 1 }],
  [{ ...login, password: 'x'.repeat(5000) }],
  [{ ...login, countryDialingCode: undefined }],
])('rejects the malformed stored login %j', (value) => {
  expect(isStoredLogin(value)).toBe(false)
})
