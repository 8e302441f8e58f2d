import { expect, test } from 'vitest'
import { hostAllowed } from './hostAllowed.ts'

const merchant = { hosts: ['acme.localhost', 'www.acme.example'] }

test.each(['acme.localhost', 'ACME.localhost', 'www.acme.example', 'www.acme.example.'])('M5, the control: the page runs on %s', (host) => {
  expect(hostAllowed(merchant, host)).toBe(true)
})

test.each([
  '',
  '.',
  'localhost',
  'evil.acme.localhost',
  'acme.localhost.evil.example',
  'xacme.localhost',
  'acme.example',
  '127.0.0.1',
  'other.localhost',
])('M5: the page refuses to run on "%s"', (host) => {
  expect(hostAllowed(merchant, host)).toBe(false)
})

test('M5: a merchant without hosts runs nowhere', () => {
  expect(hostAllowed({ hosts: [] }, 'acme.localhost')).toBe(false)
})
