import { chooseByTestDepth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compilePattern,
  MAX_FIELD_LENGTHS,
  registrationFieldNames,
  buildValidationRules,
  verifyField,
  type RegistrationFieldName,
  type ServerValidationRule,
} from '@lobby/platform/validation'
import { isMobileNumberEligibleForSms } from '../domain/smsCodeRecipients.ts'
import { operationContracts } from '../http/apiContract.ts'
import { northMerchant } from '../testing/merchants.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'

const sandbox = createTestSandbox({
  merchants: [{ ...northMerchant, flags: ['usernameRegistration', 'registrationCode'] }],
  limits: { register: 1e9 },
})
const fields = registrationFieldNames.map((name) => ({
  name,
  enabled: true,
  required: ['username', 'password', 'confirmPassword'].includes(name),
}))
await sandbox.dev('/registration', { merchant: 'north', fields })

/**
 * Valid values of the registration fields, in the order in which the platform checks the fields. The check stops at the
 * first invalid field.
 */
const validFields: { readonly [Name in RegistrationFieldName]?: string } = {
  username: 'maria2026',
  mobileNum: '11999990000',
  verificationCode: '123456',
  password: 'segredo1',
  confirmPassword: 'segredo1',
  captcha: '123456',
}
const required = ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword']

/** Returns whether the site's registration form accepts a text in a field, and the normalised text. */
async function checkInForm(name: RegistrationFieldName, typed: string): Promise<{ pass: boolean; value: string }> {
  const { rules } = (await sandbox.call('registerValidation')).body.value as unknown as {
    rules: ServerValidationRule[]
  }
  const password = name === 'password' ? typed : 'segredo1'
  return verifyField(name, typed, {
    required: required.includes(name),
    rules: buildValidationRules(rules, compilePattern),
    dialingCode: '55',
    password,
  })
}

/**
 * True if the platform refuses a registration because of the text in the given field. The refusal can come from the API
 * contract or from the registration rules.
 */
async function platformRefuses(name: RegistrationFieldName, sent: string): Promise<boolean> {
  const confirmed = name === 'password' ? { confirmPassword: sent } : {}
  const { status, body } = await sandbox.register({ ...validFields, [name]: sent, ...confirmed })
  if (status === 400) return true
  // If all fields are valid, the registration is refused because its captcha was never issued. So this test creates no
  // members.
  return !(body.errorCode === 'login.captcha.wrong' && body.data?.captcha === true)
}

/** Generates any Unicode character. This replaces `unit: 'binary'` of fast-check, which takes two seconds to set up. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 24 }) },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 24 }) },
  {
    weight: 4,
    arbitrary: fc.string({
      unit: fc.constantFrom(
        'a',
        'Z',
        '1',
        '9',
        ' ',
        '+',
        '.',
        '-',
        '@',
        '５',
        'ａ',
        'é',
        'e\u0301',
        '\u200b',
        '\u202e',
        '😀',
      ),
      maxLength: 20,
    }),
  },
)
const pastedTexts = [
  '',
  ' ',
  '\u200b\u200e',
  'ana2026',
  'ＡＮＡ２０２６',
  ' ana2026\u200f',
  'ana\u00a02026',
  'Ame\u0301lie',
  '😀😀😀😀😀a1',
  'مريم2026',
  '+55 (11) 98765-4321',
  '005511987654321',
  '+1 202 555 0101',
  '529.982.247-25',
  '52998224724',
  'maria@example.com',
  'maria＠example.com',
  'maria@example.info',
  'a'.repeat(10_000),
  '1'.repeat(10_000),
  `${' '.repeat(10_000)}ana2026`,
  'a\0b1234',
  '\ud800abc123',
  '123456',
  'a1'.repeat(32),
  'a1'.repeat(512),
  'a1'.repeat(513),
]
/** The fields whose validation does not depend on other fields or earlier requests. */
const independentFields = registrationFieldNames.filter(
  (name) => !['confirmPassword', 'captcha', 'affiliateCode', 'recommenderId'].includes(name),
)

describe('form and platform validation', { tags: ['I2', 'I3'] }, () => {
  async function expectSameResult(name: RegistrationFieldName, typed: string): Promise<void> {
    const { pass, value } = await checkInForm(name, typed)
    // Only the platform has the metadata of all mobile numbers. The form checks only the length of a number.
    const isKnown = name !== 'mobileNum' || isMobileNumberEligibleForSms(northMerchant, '55', value)
    // Send valid values as the form normalises them, and invalid values unchanged, like a client without the form.
    expect([name, typed, await platformRefuses(name, pass ? value : typed)]).toEqual([name, typed, !pass || !isKnown])
  }

  test.each(independentFields)(
    'accepts and refuses the same pasted texts for the field %s in the form and on the platform',
    { timeout: 60_000 },
    async (name) => {
      for (const typed of pastedTexts) await expectSameResult(name, typed)
    },
  )

  test(
    'accepts and refuses the same generated texts in the form and on the platform',
    { timeout: 120_000 },
    async () => {
      await fc.assert(fc.asyncProperty(fc.constantFrom(...independentFields), anyText, expectSameResult), {
        numRuns: chooseByTestDepth(80, 300),
      })
    },
  )

  test(
    'control: accepts a user name only in the form when the form has another rule than the platform',
    { tags: ['I2-control', 'I3-control'] },
    async () => {
      const own = { ...buildValidationRules([], compilePattern), username: { minLength: 2 } }
      const { pass, value } = verifyField('username', 'ab', { required: true, rules: own })
      expect([pass, await platformRefuses('username', value)]).toEqual([true, true])
    },
  )

  test(
    'ignores slow and invalid regular expressions in registration rules in the form and on the platform',
    { tags: ['A18'] },
    async () => {
      await sandbox.dev('/registration', {
        merchant: 'north',
        rules: [
          { name: 'username', pattern: '(a+)+$' },
          { name: 'nickname', pattern: '(' },
        ],
      })
      for (const [name, typed] of [
        ['username', 'a'.repeat(60) + '!'],
        ['username', ''],
        ['nickname', '<>'],
        ['nickname', ''],
      ] as const) {
        await expectSameResult(name, typed)
        expect((await checkInForm(name, typed)).pass).toBe(typed !== '' || name === 'nickname')
      }
      await sandbox.dev('/registration', { merchant: 'north', rules: [] })
    },
  )
})

test('limits every registration field to the maximum length in the API contract', () => {
  const schema = operationContracts.find(({ id }) => id === 'register')?.plaintextSchema as {
    properties: Record<string, { maxLength?: number }>
  }
  for (const name of [...registrationFieldNames, 'countryDialingCode'] as const) {
    expect([name, MAX_FIELD_LENGTHS[name]]).toEqual([name, schema.properties[name]?.maxLength])
  }
})
