import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRuleName, longest, registrationFieldNames } from './fields.ts'

/**
 * The texts of a payload of the contract, which travels encrypted, so that nothing is generated of it: each with the
 * most characters that it may have.
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

test('a field is at most as long as the contract lets it through: of a registration, and of a sign-in', () => {
  const { loginUsername, loginPassword, loginMobileNum, ...registration } = longest
  expect(register).toMatchObject(registration)
  expect(login).toMatchObject({ username: loginUsername, password: loginPassword, firebaseMobileNo: loginMobileNum })
})

test('what a registration asks of a player is in the contract, each field once', () => {
  expect(Object.keys(register)).toEqual(expect.arrayContaining([...registrationFieldNames]))
  expect(new Set(registrationFieldNames).size).toBe(registrationFieldNames.length)
})

test('rules are for fields, and for nothing else that an object has', () => {
  expect(['username', 'loginPassword', 'countryDialingCode'].every(isRuleName)).toBe(true)
  expect(['', 'constructor', '__proto__', 'toString', 'Username', 'nonce'].some(isRuleName)).toBe(false)
})
