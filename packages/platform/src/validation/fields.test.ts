import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isValidationRuleName, MAX_FIELD_LENGTHS, registrationFieldNames } from './fields.ts'

/**
 * Reads the text fields of a payload, with their greatest lengths, from the API contract. There is no validator for the
 * payload, because it is sent encrypted.
 */
function textsOf(file: string, payload: string): Record<string, number> {
  const yaml = readFileSync(new URL(`../../../../openapi/components/${file}.yaml`, import.meta.url), 'utf8')
  const [, body = ''] = new RegExp(`^${payload}:\n((?: .*\n)+)`, 'm').exec(yaml) ?? []
  return Object.fromEntries(
    [...body.matchAll(/^ {4}(\w+): \{ type: string, maxLength: (\d+)/gm)].map(([, name, most]) => [name, Number(most)]),
  )
}
const register = textsOf('account', 'RegisterPayload')
const login = textsOf('member', 'LoginPayload')

test('uses the same maximum field lengths as the API contract for registration and sign-in', () => {
  const { loginUsername, loginPassword, loginMobileNum, ...registration } = MAX_FIELD_LENGTHS
  expect(register).toMatchObject(registration)
  expect(login).toMatchObject({ username: loginUsername, password: loginPassword, firebaseMobileNo: loginMobileNum })
})

test('lists only registration fields that the API contract has', () => {
  expect(Object.keys(register)).toEqual(expect.arrayContaining([...registrationFieldNames]))
  expect(new Set(registrationFieldNames).size).toBe(registrationFieldNames.length)
})

test('accepts only names of fields as names of validation rules', () => {
  expect(['username', 'loginPassword', 'countryDialingCode'].every(isValidationRuleName)).toBe(true)
  expect(['', 'constructor', '__proto__', 'toString', 'Username', 'nonce'].some(isValidationRuleName)).toBe(false)
})
