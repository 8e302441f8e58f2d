import { ApiError } from '@lobby/api'
import contract from '@lobby/api/contract' with { type: 'json' }
import { errorTexts, type ErrorCode } from '@lobby/api/errorTexts'
import { flattenMessages, readDictionaries } from '@lobby/i18n/build'
import { describe, expect, test } from 'vitest'
import { messageFor } from './messageFor.ts'
import { refusalText } from './refusalText.ts'

const dictionaries = Object.fromEntries(
  Object.entries(readDictionaries()).map(([language, groups]) => [language, flattenMessages(groups)]),
)
const codes = Object.keys(errorTexts) as ErrorCode[]
const refused = (code?: string) => new ApiError('refused', { operation: 'login', status: 200, code })
const told = (code: string) => dictionaries['EN']?.[refusalText(refused(code))]

describe('a refusal is told in the words of the specification', () => {
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
    'the code %s is shown as %j',
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
      expect(told(code)).toBe(text)
    },
  )

  test('the dictionary has a notice for an address that is restricted', { tags: ['I18N-029'] }, () => {
    expect(told('system.ip.restricted')).toBe(
      'Our site is not offered to your IP address. If that seems wrong, talk to customer service.',
    )
    expect(dictionaries['PT']?.[refusalText(refused('system.ip.restricted'))]).toContain('endereço IP')
  })

  test('the dictionary has a notice of maintenance', { tags: ['I18N-030'] }, () => {
    expect(told('system.maintenance')).toBe('We are improving the site and will be back soon. Your balance is safe.')
    expect(dictionaries['PT']?.[refusalText(refused('system.maintenance'))]).toContain('melhorando o site')
  })
})

describe('one table maps every code to a text', { tags: ['I18N-031'] }, () => {
  test.each(codes)('%s is a dotted name, and its text is in every language', (code) => {
    expect(code).toMatch(/^[a-z]+(\.[a-z]+)+$/)
    expect(refusalText(refused(code))).toBe(errorTexts[code])
    for (const texts of Object.values(dictionaries)) expect(texts[errorTexts[code]]).toMatch(/\S/)
  })

  test('the contract documents the same codes, each with its sentence', () => {
    const rows = contract.components.schemas.ErrorCode.oneOf
    expect(rows.map((row) => row.const)).toEqual(codes)
    for (const { description } of rows) expect(description).toMatch(/\w/)
  })

  test('what home says of a code is what the table says', () => {
    const known = codes.filter((code) => messageFor(refused(code)) !== 'error.unknown')
    expect(known).toEqual(['system.maintenance', 'system.unreachable'])
    for (const code of known) expect(messageFor(refused(code))).toBe(errorTexts[code])
  })

  test.each(['brand.new', 'constructor', '__proto__', 'toString', undefined])(
    'a code that it does not have (%s) is an unknown error',
    (code) => {
      expect(refusalText(refused(code))).toBe('error.unknown')
    },
  )

  test('what is no refusal says what kind of failure it was', () => {
    expect(refusalText(new ApiError('network', { operation: 'login' }))).toBe('error.network')
    expect(refusalText(new ApiError('status', { operation: 'login', status: 429 }))).toBe('error.busy')
    expect(refusalText(new TypeError('Failed'))).toBe('error.unknown')
  })
})
