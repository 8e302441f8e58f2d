import { ApiError } from '@lobby/api'
import { describe, expect, test } from 'vitest'
import { getLoginErrorMessage } from './getLoginErrorMessage.ts'

const refused = (init: Partial<ConstructorParameters<typeof ApiError>[1]>) =>
  new ApiError('refused', { operation: 'login', ...init })

describe('getLoginErrorMessage', () => {
  test.each([
    ['login.failed', 'form', 'auth.login.in_incorrect_password'],
    ['login.captcha.required', 'captcha', 'error.captcha.missing'],
    ['login.captcha.wrong', 'captcha', 'error.captcha'],
    ['login.replay', 'form', 'auth.login.clock'],
    ['login.clock', 'form', 'auth.login.clock'],
  ])('maps the error code %s to the place "%s" and the message of the error code', (code, field, message) => {
    expect(getLoginErrorMessage(refused({ code }))).toMatchObject({ field, message })
  })

  test.each(['login.tomorrow', 'constructor', undefined])(
    'returns the message "unknown error" for the unknown error code %s',
    { tags: ['AUTH-151'] },
    (code) => {
      expect(getLoginErrorMessage(refused({ code }))).toEqual({
        field: 'form',
        message: 'error.unknown',
        needsCaptcha: false,
        explained: true,
      })
    },
  )

  test('returns a message for the kind of failure when there is no error code', () => {
    expect(getLoginErrorMessage(new ApiError('network', { operation: 'login' })).message).toBe('error.network')
    expect(getLoginErrorMessage(new ApiError('status', { operation: 'login', status: 429 })).message).toBe('error.busy')
    expect(getLoginErrorMessage(new Error('no key'))).toEqual({
      field: 'form',
      message: 'error.unknown',
      needsCaptcha: false,
      explained: true,
    })
  })
})

test.each([
  ['verificationCode', 'verificationCode'],
  ['username', 'form'],
])('maps a refusal of the field %s to the place "%s"', (refusedField, field) => {
  expect(getLoginErrorMessage(refused({ code: 'login.failed', data: { field: refusedField } })).field).toBe(field)
})

test('ignores the code and data of an error that is not an ApiError', () => {
  const other = Object.assign(new Error('Not from the platform'), {
    code: 'login.captcha.required',
    data: { captcha: true },
  })
  for (const failure of [other, null, undefined])
    expect(getLoginErrorMessage(failure)).toMatchObject({
      field: 'form',
      message: 'error.unknown',
      needsCaptcha: false,
    })
})

test('requires a captcha when the error’s data says so, or when the error code concerns the captcha', () => {
  expect(getLoginErrorMessage(refused({ code: 'login.failed', data: { captcha: true } })).needsCaptcha).toBe(true)
  expect(getLoginErrorMessage(refused({ code: 'login.failed', data: { captcha: false } })).needsCaptcha).toBe(false)
  expect(getLoginErrorMessage(refused({ code: 'login.captcha.wrong' })).needsCaptcha).toBe(true)
})
