import { createTranslateText } from '@lobby/i18n'
import { loadProductMessages } from '@lobby/platform/testing'
import { defaultValidationRules, MAX_FIELD_LENGTHS, verifyField } from '@lobby/platform/validation'
import { expect, test } from 'vitest'
import { getPasswordErrorTextArguments } from './getPasswordErrorTextArguments.ts'

const t = createTranslateText('EN', await loadProductMessages('EN'))

test.each([
  ['mobileNum', '', 'Enter your mobile number'],
  ['mobileNum', '119', 'Use at least 8 digits'],
  ['mobileNum', '119876543210', 'Use no more than 11 digits'],
  ['mobileNum', '11a8765432', 'Use digits only'],
  ['verificationCode', '', 'Enter the code from the SMS'],
  ['verificationCode', '12', 'The code has 4 to 10 digits'],
  ['verificationCode', '12ab', 'The code has 4 to 10 digits'],
  ['password', '', 'Enter a new password'],
  ['password', 'a1', 'Use 6 to 64 characters'],
  ['password', 'letters', 'Add a letter and a digit'],
] as const)('explains the invalid value of the field %s, %j: %s', (field, typed, text) => {
  const { message } = verifyField(field, typed, { required: true })
  expect(message && t(...getPasswordErrorTextArguments(field, message.kind, defaultValidationRules[field]))).toBe(text)
})

test('uses the default length limits of a password when the platform’s rule has none', () => {
  const most = MAX_FIELD_LENGTHS.password
  expect(
    verifyField('password', 'a'.repeat(most), { required: true, rules: { ...defaultValidationRules, password: {} } })
      .pass,
  ).toBe(true)
  expect(t(...getPasswordErrorTextArguments('password', 'long', {}))).toBe(`Use 1 to ${most} characters`)
})
