import { createTranslateText } from '@lobby/i18n'
import { loadProductMessages } from '@lobby/platform/testing'
import { defaultValidationRules, MAX_FIELD_LENGTHS, verifyField, type ValidationRule } from '@lobby/platform/validation'
import { describe, expect, test } from 'vitest'
import { formatRegistrationError } from './formatRegistrationError.ts'

const t = createTranslateText('EN', await loadProductMessages('EN'))
type Name = Parameters<typeof formatRegistrationError>[1]

/** Returns the error text for a required field with this value. */
function said(name: Name, typed: string, rule: ValidationRule = defaultValidationRules[name]) {
  const { message } = verifyField(name, typed, {
    required: true,
    rules: { ...defaultValidationRules, [name]: rule },
    password: 'canary7pass',
  })
  return message && formatRegistrationError(t, name, message.kind, rule)
}

describe('formatRegistrationError: an empty field', () => {
  test.each([
    ['mobileNum', 'Enter your mobile number'],
    ['verificationCode', 'Enter the code from the SMS'],
    ['captcha', 'Enter the code'],
    ['nickname', 'Fill in this field'],
  ] as const)('explains an empty %s field: %s', (name, text) => expect(said(name, '')).toBe(text))
})

describe('formatRegistrationError: a malformed value', () => {
  test.each([
    ['username', '7bia', 'Letters and digits only, starting with a letter'],
    ['password', 'letters', 'Add a letter and a digit'],
    ['idNumber', '52998224726', 'Enter a valid CPF'],
    ['email', 'bia@', 'Enter a valid e-mail'],
    ['mobileNum', '11a8765432', 'Use digits only'],
    ['verificationCode', '12ab', 'The code has 4 to 10 digits'],
    ['paymentPassword', '48291a', 'Use digits only'],
    ['captcha', '12345a', 'Use digits only'],
    ['qqNum', '1000a', 'Use digits only'],
    ['whatsapp', '5511987x', 'Use digits only'],
    ['zalo', '8491234x', 'Use digits only'],
    ['wechat', '7wechat', 'Check this field'],
  ] as const)('explains the malformed value of a %s field, %j: %s', (name, typed, text) =>
    expect(said(name, typed)).toBe(text),
  )
})

describe('formatRegistrationError: a value of the wrong length', () => {
  test.each([
    ['mobileNum', '119', 'Use at least 8 digits'],
    ['mobileNum', '119876543210', 'Use no more than 11 digits'],
    ['verificationCode', '12', 'The code has 4 to 10 digits'],
    ['idNumber', '5299822472', 'Enter a valid CPF'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Enter a valid e-mail'],
    ['username', 'bia', 'Use 4 to 16 characters'],
  ] as const)('explains the length of the %s value %j: %s', (name, typed, text) => expect(said(name, typed)).toBe(text))

  test.each([
    [{ minLength: 3 }, 'Bo', 'Use at least 3 characters'],
    [{ maxLength: 3 }, 'Bibi', 'Use at most 3 characters'],
    [{ minLength: 2, maxLength: 3 }, 'Bibi', 'Use 2 to 3 characters'],
    [{}, 'b'.repeat(MAX_FIELD_LENGTHS.nickname + 1), `Use at most ${MAX_FIELD_LENGTHS.nickname} characters`],
  ])('names the limits %j when the nickname %s is too short or too long: %s', (rule, typed, text) =>
    expect(said('nickname', typed, rule)).toBe(text),
  )

  test('names the default lengths of an SMS code when the platform’s rule has none', () => {
    expect(said('verificationCode', '12ab', { pattern: /^\d+$/ })).toBe(
      `The code has 1 to ${MAX_FIELD_LENGTHS.verificationCode} digits`,
    )
  })
})

test('says that the passwords do not match when the repeated password differs', () =>
  expect(said('confirmPassword', 'canary7pasS')).toBe('The passwords don’t match'))
