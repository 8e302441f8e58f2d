import { expect, test } from 'vitest'
import { registrationFieldNames } from './fields.ts'
import { removeVerifiedFields } from './removeVerifiedFields.ts'

const fields = registrationFieldNames.map((name) => ({ name, required: name === 'email' }))
const gone = (by: 'sms' | 'social') => {
  const left = removeVerifiedFields(fields, by)
  expect(
    left.every((field) => fields.includes(field)),
    'as they were',
  ).toBe(true)
  return registrationFieldNames.filter((name) => !left.some((field) => field.name === name))
}

test('removes the fields of a registration that a third party has verified', () => {
  expect(gone('sms')).toEqual(['verificationCode'])
  expect(gone('social')).toEqual(['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword'])
})
