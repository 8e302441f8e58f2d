import { ApiError } from '@lobby/api'
import contract from '@lobby/api/contract' with { type: 'json' }
import { errorTexts, type ErrorCode } from '@lobby/api/errorTexts'
import { mergeNamespaces, readDictionaries } from '@lobby/i18n/build'
import { describe, expect, test } from 'vitest'
import { getErrorMessageId } from './getErrorMessageId.ts'
import { getRefusalMessageId } from './getRefusalMessageId.ts'

const dictionaries = Object.fromEntries(
  Object.entries(readDictionaries()).map(([language, groups]) => [language, mergeNamespaces(groups)]),
)
const codes = Object.keys(errorTexts) as ErrorCode[]
const refused = (code?: string) => new ApiError('refused', { operation: 'login', status: 200, code })
const textOf = (code: string) => dictionaries['EN']?.[getRefusalMessageId(refused(code))]

describe('texts of the specification', () => {
  test.each([
    ['affiliate.unknown', 'Invalid invitation code'],
    ['login.captcha.wrong', 'Verification code error'],
    ['session.missing', 'Sorry, you are not logged in! please login first.'],
    ['account.forbidden', 'Sorry, this account does not have permission or the feature is temporarily unavailable.'],
    ['account.unknown', 'Sorry, the user does not exist or is disabled.'],
    ['account.username.taken', 'Sorry, the username already exists.'],
    ['account.username.invalid', 'Account format is incorrect'],
    ['account.password.invalid', 'Password format is incorrect'],
    ['account.email.invalid', 'E-mail format is incorrect'],
    ['affiliate.link.invalid', 'Referrer link error'],
    ['login.captcha.required', 'Enter a captcha'],
    ['account.name.invalid', 'Name format is not valid'],
    ['account.mobile.invalid', 'The mobile num is not valid'],
    ['no.such.code', 'Unknown error'],
    ['request.url.empty', 'The requested url is empty...'],
    ['session.ended', 'The account has been logged out, please log in again'],
    ['login.credentials.missing', 'Please enter the username and password'],
    ['agent.invalid', 'Incorrect agent information'],
    ['system.upgrading', 'System upgrading, please try again later.'],
  ])(
    'returns for the error code %s the text %j',
    {
      tags: [
        'I18N-010',
        'I18N-011',
        'I18N-012',
        'I18N-013',
        'I18N-014',
        'I18N-015',
        'I18N-016',
        'I18N-017',
        'I18N-018',
        'I18N-019',
        'I18N-020',
        'I18N-021',
        'I18N-022',
        'I18N-023',
        'I18N-024',
        'I18N-025',
        'I18N-026',
        'I18N-027',
        'I18N-028',
      ],
    },
    (code, text) => {
      expect(textOf(code)).toBe(text)
    },
  )

  test('shows a notice for a restricted IP address in both languages', { tags: ['I18N-029'] }, () => {
    expect(textOf('system.ip.restricted')).toBe(
      'Our site isn’t available for your IP address. If that seems wrong, contact customer service.',
    )
    expect(dictionaries['PT']?.[getRefusalMessageId(refused('system.ip.restricted'))]).toContain('endereço IP')
  })

  test('shows a notice of maintenance in both languages', { tags: ['I18N-030'] }, () => {
    expect(textOf('system.maintenance')).toBe('We’re improving the site and will be back soon. Your balance is safe.')
    expect(dictionaries['PT']?.[getRefusalMessageId(refused('system.maintenance'))]).toContain('melhorando o site')
  })
})

describe('the table of error codes', { tags: ['I18N-031'] }, () => {
  test.each(codes)('has a text in every language for the error code %s', (code) => {
    expect(code).toMatch(/^[a-z]+(\.[a-z]+)+$/)
    expect(getRefusalMessageId(refused(code))).toBe(errorTexts[code])
    for (const texts of Object.values(dictionaries)) expect(texts[errorTexts[code]]).toMatch(/\S/)
  })

  test('has the same error codes as the API contract', () => {
    const rows = contract.components.schemas.ErrorCode.oneOf
    expect(rows.map((row) => row.const)).toEqual(codes)
    for (const { description } of rows) expect(description).toMatch(/\w/)
  })

  test('returns the same text as getErrorMessageId for the error codes that can occur on home', () => {
    const known = codes.filter((code) => getErrorMessageId(refused(code)) !== 'error.unknown')
    expect(known).toEqual(['system.maintenance', 'system.unreachable'])
    for (const code of known) expect(getErrorMessageId(refused(code))).toBe(errorTexts[code])
  })

  test.each(['brand.new', 'constructor', '__proto__', 'toString', undefined])(
    'returns the text of an unknown error for an unknown error code (%s)',
    (code) => {
      expect(getRefusalMessageId(refused(code))).toBe('error.unknown')
    },
  )

  test('returns the text for the kind of failure when the error has no error code', () => {
    expect(getRefusalMessageId(new ApiError('network', { operation: 'login' }))).toBe('error.network')
    expect(getRefusalMessageId(new ApiError('status', { operation: 'login', status: 429 }))).toBe('error.busy')
    expect(getRefusalMessageId(new TypeError('Failed'))).toBe('error.unknown')
  })
})
