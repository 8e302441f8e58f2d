import { depth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compilePattern,
  longest,
  registrationFieldNames,
  rulesOf,
  verify,
  type RegistrationField,
  type SentRule,
} from '@lobby/platform/validation'
import { isServed } from '../domain/isServed.ts'
import { operationContracts } from '../http/contract.ts'
import { north } from '../testing/merchants.ts'
import { testSandbox } from '../testing/testSandbox.ts'

const sandbox = testSandbox({
  merchants: [{ ...north, flags: ['usernameRegistration', 'registrationCode'] }],
  limits: { register: 1e9 },
})
const fields = registrationFieldNames.map((name) => ({
  name,
  enabled: true,
  required: ['username', 'password', 'confirmPassword'].includes(name),
}))
await sandbox.dev('/registration', { merchant: 'north', fields })

/** Fields in the order in which the platform looks at them: with one that does not pass, what comes after is not reached. */
const plain: { readonly [Name in RegistrationField]?: string } = {
  username: 'maria2026',
  mobileNum: '11999990000',
  verificationCode: '123456',
  password: 'segredo1',
  confirmPassword: 'segredo1',
  captcha: '123456',
}
const required = ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword']

/** What the site's form says. */
async function formSays(name: RegistrationField, typed: string): Promise<{ pass: boolean; value: string }> {
  const { rules } = (await sandbox.call('registerValidation')).body.value as unknown as { rules: SentRule[] }
  const password = name === 'password' ? typed : 'segredo1'
  return verify(name, typed, {
    required: required.includes(name),
    rules: rulesOf(rules, compilePattern),
    dialingCode: '55',
    password,
  })
}

/** Whether the platform refuses a text because of this field: by the contract, or by the verification. */
async function platformRefuses(name: RegistrationField, sent: string): Promise<boolean> {
  const confirmed = name === 'password' ? { confirmPassword: sent } : {}
  const { status, body } = await sandbox.register({ ...plain, [name]: sent, ...confirmed })
  if (status === 400) return true
  // With every field good, the captcha that nobody has asked for is what stops a registration: this test makes no members.
  return !(body.errorCode === 'login.captcha.wrong' && body.data?.captcha === true)
}

/** Any character of Unicode. `unit: 'binary'` of fast-check is the same, but takes two seconds to set up. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

const odd = fc.oneof(
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
const listed = [
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
/** Fields whose verdict does not hang on another one, nor on what was sent or solved before. */
const alone = registrationFieldNames.filter(
  (name) => !['confirmPassword', 'captcha', 'affiliateCode', 'recommenderId'].includes(name),
)

describe('the form and the platform judge alike', { tags: ['I2', 'I3'] }, () => {
  async function expectAlike(name: RegistrationField, typed: string): Promise<void> {
    const { pass, value } = await formSays(name, typed)
    // Only the platform has the tables of all mobile numbers: the form looks at their lengths.
    const isKnown = name !== 'mobileNum' || isServed(north, '55', value)
    // What passes is sent as the form has understood it; what does not is sent all the same, as by somebody without a form.
    expect([name, typed, await platformRefuses(name, pass ? value : typed)]).toEqual([name, typed, !pass || !isKnown])
  }

  test.each(alone)('%s, of everything that people paste', { timeout: 60_000 }, async (name) => {
    for (const typed of listed) await expectAlike(name, typed)
  })

  test('generated texts in every field', { timeout: 120_000 }, async () => {
    await fc.assert(fc.asyncProperty(fc.constantFrom(...alone), odd, expectAlike), { numRuns: depth(80, 300) })
  })

  test('control: a form with a rule of its own is found out', { tags: ['I2-control', 'I3-control'] }, async () => {
    const own = { ...rulesOf([], compilePattern), username: { minLength: 2 } }
    const { pass, value } = verify('username', 'ab', { required: true, rules: own })
    expect([pass, await platformRefuses('username', value)]).toEqual([true, true])
  })

  test('hostile rules are sent, and both sides are left with required or not', { tags: ['A18'] }, async () => {
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
      await expectAlike(name, typed)
      expect((await formSays(name, typed)).pass).toBe(typed !== '' || name === 'nickname')
    }
    await sandbox.dev('/registration', { merchant: 'north', rules: [] })
  })
})

test('no rule lets more through than the contract', () => {
  const schema = operationContracts.find(({ id }) => id === 'register')?.plaintextSchema as {
    properties: Record<string, { maxLength?: number }>
  }
  for (const name of [...registrationFieldNames, 'countryDialingCode'] as const) {
    expect([name, longest[name]]).toEqual([name, schema.properties[name]?.maxLength])
  }
})
