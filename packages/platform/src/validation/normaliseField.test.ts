import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_FIELD_LENGTHS, type ValidationRuleName } from './fields.ts'
import { normaliseField } from './normaliseField.ts'
import { arbitraryCharacter } from './testing/arbitraryCharacter.ts'

test.each([
  ['mobileNum', ' +55 (11) 98765-4321 ', '11987654321'],
  ['mobileNum', '0055 11 98765 4321', '11987654321'],
  ['mobileNum', '5511987654321', '11987654321'],
  ['mobileNum', '\u202a+55\u00a011\u00a098765\u20114321\u202c', '11987654321'],
  ['mobileNum', '１１９８７６５４３２１', '11987654321'],
  // 55 is an area code and not the dialling code, because the number is not too long.
  ['mobileNum', '55998765432', '55998765432'],
  // The trunk zero (the 0 that people dial first) is removed, without and with the dialling code.
  ['mobileNum', '011 91234-5678', '11912345678'],
  ['mobileNum', '+55 (0) 11 91234-5678', '11912345678'],
  ['mobileNum', '0 55 11 91234-5678', '11912345678'],
  ['loginMobileNum', '011 91234-5678', '11912345678'],
  // The dialling code of another country is not removed.
  ['mobileNum', '0044 7911 123456', '00447911123456'],
  // The dialling code is removed only from mobile numbers, not from the number of a messenger.
  ['whatsapp', '+55 (11) 98765-4321', '5511987654321'],
  ['loginMobileNum', '+55 11 98765 4321', '11987654321'],
  ['idNumber', ' 012.345.678-90\u200f', '01234567890'],
  ['username', '\u200bａｎａ２０２６ ', 'ana2026'],
  // The two surrogates of an invisible mark, separated by another invisible mark.
  ['username', 'ana\ud834\u200d\udd732026', 'ana2026'],
  ['username', 'ana maria', 'ana maria'],
  ['username', 'ana  maria', 'ana  maria'],
  ['email', ' ana＠example.com\u2060', 'ana@example.com'],
  ['payeeName', ' Jose\u0301  da\u00a0Silva ', 'José da Silva'],
  ['nickname', ' Zé  da\u00a0 Luz ', 'Zé da Luz'],
  ['verificationCode', '123 456', '123456'],
  ['countryDialingCode', '+55', '55'],
  ['password', ' pa\u0301ss １ ', ' pa\u0301ss １ '],
] as const)('normalises %s: %j to %j', (name, typed, meant) => expect(normaliseField(name, typed)).toBe(meant))

test('removes only the given dialling code from a mobile number', () => {
  expect(normaliseField('mobileNum', '+1 202 555 0101')).toBe('+12025550101')
  expect(normaliseField('mobileNum', '+1 202 555 0101', '1')).toBe('2025550101')
})

test('removes the 1 that people in North America dial before a mobile number', { tags: ['B115'] }, () => {
  for (const typed of ['1 (202) 555-0101', '+1 1 202 555 0101', '(202) 555-0101'])
    expect(normaliseField('mobileNum', typed, '1')).toBe('2025550101')
})

test('does not remove the leading zero of a mobile number when the country’s numbers begin with 0', () => {
  expect(normaliseField('mobileNum', '+225 07 12 34 56 78', '225')).toBe('0712345678')
  expect(normaliseField('mobileNum', '07911 123456', '44')).toBe('7911123456')
  // In Hungary people dial 06 first, so the zero is not removed without the 6.
  expect(normaliseField('mobileNum', '06 20 123 4567', '36')).toBe('06201234567')
})

const odd = fc.oneof(
  fc.string({ unit: arbitraryCharacter, maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(
      '5',
      '+',
      '0',
      ' ',
      'a',
      '\u0301',
      '\u200d',
      '\u200e',
      'é',
      'ﾊﾟ',
      '.',
      '-',
      '😀',
      '㎞',
      '\u00a8',
    ),
    maxLength: 30,
  }),
)

test('does not change a normalised value when it is normalised again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(MAX_FIELD_LENGTHS) as ValidationRuleName[])),
      odd,
      fc.constantFrom('55', '1', '351', '225', ''),
      (name, typed, code) => {
        const once = normaliseField(name, typed, code)
        expect(normaliseField(name, once, code)).toBe(once)
      },
    ),
    { numRuns: 5000 },
  )
})
