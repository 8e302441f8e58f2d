import { defaultValidationRules, verifyField } from '@lobby/platform/validation'
import { expect, test } from 'vitest'
import { suggestPassword } from './suggestPassword.ts'

test('suggests passwords that follow the default rules and contain none of the characters 0, 1, l, o and i', () => {
  const suggested = Array.from({ length: 200 }, () => suggestPassword())
  for (const password of suggested) {
    expect(verifyField('password', password, { required: true, rules: defaultValidationRules }).pass, password).toBe(
      true,
    )
    expect(password).not.toMatch(/[01loi]/)
  }
  expect(new Set(suggested).size).toBe(200)
})

test('suggests passwords that can contain the first and the last of the allowed characters', () => {
  expect([suggestPassword(() => 0), suggestPassword((below) => below - 1)]).toEqual(['aaaa22aaaa', 'zzzz99zzzz'])
})
