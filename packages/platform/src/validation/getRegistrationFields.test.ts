import { describe, expect, test } from 'vitest'
import { registrationFieldNames } from './fields.ts'
import { getRegistrationFields, getRegistrationMethods, type ServerRegistrationField } from './getRegistrationFields.ts'
import { defaultValidationRules } from './validationRules.ts'
import { verifyRegistration } from './verifyRegistration.ts'

const all: ServerRegistrationField[] = registrationFieldNames.map((name) => ({ name, enabled: true, required: false }))
const names = (...args: Parameters<typeof getRegistrationFields>): string[] =>
  getRegistrationFields(...args).map(({ name }) => name)
const without = (name: string): ServerRegistrationField[] =>
  all.map((field) => (field.name === name ? { ...field, enabled: false } : field))

test('returns the registration methods that feature flags switch on, username first', () => {
  expect(getRegistrationMethods(['mobileRegistration', 'usernameRegistration'])).toEqual(['username', 'mobile'])
  expect(getRegistrationMethods(['mobileRegistration'])).toEqual(['mobile'])
  expect(getRegistrationMethods([])).toEqual([])
})

describe('the fields of a registration', () => {
  test('returns the registration fields that the server’s configuration enables', () => {
    expect(names(all, 'username', ['registrationCode'])).toEqual([...registrationFieldNames])
    for (const name of registrationFieldNames.filter((one) => one !== 'mobileNum')) {
      expect(names(without(name), 'username', ['registrationCode'])).not.toContain(name)
    }
    expect(names([], 'username', [])).toEqual([])
  })

  test('includes the SMS code in a registration by username when the merchant’s flag requires the code', () => {
    expect(names(all, 'username', [])).not.toContain('verificationCode')
    expect(names([{ name: 'username', enabled: true, required: true }], 'username', ['registrationCode'])).toEqual([
      'username',
      'mobileNum',
      'verificationCode',
    ])
  })

  test('includes the password in a registration by mobile only when the merchant has the flag for it', () => {
    expect(names([], 'mobile', [])).toEqual(['mobileNum', 'verificationCode'])
    expect(names([], 'mobile', ['mobilePassword'])).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
    ])
    expect(names(without('password'), 'mobile', ['mobilePassword'])).not.toContain('password')
    expect(names(all, 'mobile', [])).not.toContain('username')
  })

  test('includes the password confirmation in a registration when the server’s configuration says so', () => {
    const password: ServerRegistrationField = { name: 'password', enabled: true, required: true }
    expect(names([password], 'username', [])).toEqual(['password'])
    expect(names([password, { ...password, name: 'confirmPassword' }], 'username', [])).toEqual([
      'password',
      'confirmPassword',
    ])
    expect(names([], 'mobile', ['mobilePassword'])).toContain('confirmPassword')
    expect(names(without('confirmPassword'), 'mobile', ['mobilePassword'])).not.toContain('confirmPassword')
  })

  test('requires the mobile number when the registration needs it for the account or for the SMS code', () => {
    const required = (...args: Parameters<typeof getRegistrationFields>) =>
      getRegistrationFields(...args).flatMap(({ name, required: is }) => (is ? [name] : []))
    expect(required(all, 'username', [])).toEqual(['username', 'password', 'confirmPassword'])
    expect(required(all, 'username', ['registrationCode'])).toContain('mobileNum')
    expect(required(without('verificationCode'), 'mobile', [])).toEqual(['mobileNum'])
  })

  test('requires a registration field when the server or the registration method requires it', () => {
    const asked = getRegistrationFields([...all, { name: 'email', enabled: true, required: true }], 'mobile', [
      'mobilePassword',
    ])
    expect(asked.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
      'email',
    ])
  })
})

test('lists the problems of a registration in the order of the form’s fields', () => {
  const fields = getRegistrationFields(all, 'username', [])
  const typed = {
    username: ' ana2026 ',
    password: 'abcde1',
    confirmPassword: 'abcde2',
    email: 'x',
    mobileNum: '+55 11 98765-4321',
  }
  const { values, problems } = verifyRegistration(typed, fields, defaultValidationRules)
  expect(problems.map(({ name, message }) => [name, message.kind])).toEqual([
    ['confirmPassword', 'mismatch'],
    ['email', 'format'],
  ])
  expect(values).toMatchObject({ username: 'ana2026', mobileNum: '11987654321', nickname: '' })
})

test('accepts a mobile number in a registration when it has the chosen dialling code', () => {
  const fields = getRegistrationFields(all, 'username', [])
  const typed = { username: 'ana2026', password: 'abcde1', confirmPassword: 'abcde1', mobileNum: '+351 912 345 678' }
  expect(verifyRegistration(typed, fields, defaultValidationRules, '351')).toMatchObject({
    problems: [],
    values: { mobileNum: '912345678' },
  })
  expect(verifyRegistration(typed, fields, defaultValidationRules).problems.map(({ name }) => name)).toEqual([
    'mobileNum',
  ])
})
