import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_FIELD_LENGTHS, type ValidationRuleName } from './fields.ts'
import { defaultValidationRules, buildValidationRules } from './validationRules.ts'
import { verifyField } from './verifyField.ts'

const kind = (name: ValidationRuleName, value: string, more: object = {}): string | null =>
  verifyField(name, value, { required: true, ...more }).message?.kind ?? null

describe('the default rules', () => {
  test.each([
    [
      'username',
      ['ana1', 'A234567890123456'],
      ['abc', 'a2345678901234567', '1ana', 'an_a', 'ana maria', 'anã1', '😀😀😀😀'],
    ],
    ['loginUsername', ['11987654321', 'ana', 'ana.maria', 'a'.repeat(64)], ['a'.repeat(65)]],
    [
      'password',
      ['abcde1', 'ção 12', '😀a1😀😀😀', 'a1'.repeat(32)],
      ['abcd1', 'abcdef', '123456', 'a1'.repeat(32) + 'x'],
    ],
    ['loginPassword', ['x', ' ', '😀'], []],
    ['paymentPassword', ['123456'], ['12345', '1234567', '12345a']],
    [
      'mobileNum',
      ['11987654321', '12345678', '+55 11 98765-4321'],
      ['1234567', '123456789012', '+1 202 555 0101', '1198765432a'],
    ],
    ['captcha', ['012345'], ['12345', '1234567', 'abcdef']],
    ['verificationCode', ['1234', '1234567890'], ['123', '12345678901', '12a4']],
    [
      'email',
      ['ana@example.com', 'a.b-c@d-e.co.uk', 'a_1@x.yz'],
      ['ana', 'ana@x', 'ana@x.info', 'a..b@x.com', '.a@x.com', 'a+b@x.com', 'a@x_.c-m'],
    ],
    ['idNumber', ['529.982.247-25', '52998224725', '000.000.001-91'], ['52998224724', '5299822472', '111.111.111-11']],
    ['nickname', ['Zé', "D'Ávila 2"], ['a', 'a'.repeat(21), 'a<b', '😀😀']],
    [
      'payeeName',
      ['Ana Souza', 'José d’Ávila'.replace('’', "'")],
      ['A', 'Ana 2', '2 Ana', '<Ana Souza', 'Ana\u0000Souza'],
    ],
    ['loginMobileNum', ['11987654321'], ['1198765432a', 'a198765432']],
    ['countryDialingCode', ['55', '1'], ['055', '5a', 'a5', '12345']],
    ['qqNum', ['10001'], ['1000', '10001a', 'a10001']],
    ['facebook', ['ana.souza/1?x=@-'], ['ana souza', '<ana', 'ana<']],
    ['wechat', ['ana_2026', 'a-1234'], ['1ana_26', 'ana_2026!', 'ana_2']],
    ['line', ['ana.2026'], ['ana!', '!ana', 'ana 2026']],
    ['whatsapp', ['5511987654321'], ['5511987a', 'a5511987', '5511987']],
    ['zalo', ['5511987654321'], ['5511987a', 'a5511987', '5511987']],
    ['recommenderId', ['A1b2', 'ana', 'ana.b'], ['a'.repeat(65)]],
    ['affiliateCode', ['ana-2026_x', 'an', 'ana.b'], ['ana<', '<ana', 'ana 2026', 'a'.repeat(33)]],
  ] as const)('accept valid and refuse invalid values of %s', { tags: ['AUTH-127'] }, (name, good, bad) => {
    for (const value of good) expect([value, kind(name, value)]).toEqual([value, null])
    for (const value of bad) expect([value, kind(name, value)]).not.toEqual([value, null])
  })

  const repeated = (unit: string) => (length: number) => unit.repeat(length).slice(0, length)
  test.each<[ValidationRuleName, number | undefined, number, (length: number) => string]>([
    ['username', 4, 16, repeated('a')],
    ['password', 6, 64, repeated('a1')],
    ['paymentPassword', 6, 6, repeated('1')],
    ['mobileNum', 8, 11, repeated('9')],
    ['loginMobileNum', 8, 11, repeated('9')],
    ['countryDialingCode', 1, 4, repeated('5')],
    ['verificationCode', 4, 10, repeated('1')],
    ['captcha', 6, 6, repeated('1')],
    ['email', undefined, 254, (length) => `a@${'b'.repeat(length - 6)}.com`],
    ['idNumber', 11, 11, (length) => '529982247250'.slice(0, length)],
    ['nickname', 2, 20, repeated('é')],
    ['payeeName', 2, 60, repeated('é')],
    ['qqNum', 5, 12, repeated('1')],
    ['facebook', 2, 64, repeated('a')],
    ['wechat', 6, 20, repeated('a')],
    ['line', 4, 20, repeated('a')],
    ['whatsapp', 8, 15, repeated('1')],
    ['zalo', 8, 15, repeated('1')],
    ['affiliateCode', undefined, 32, repeated('a')],
  ])(
    'limits the length of the field %s: at least %s, at most %i characters',
    { tags: ['AUTH-127'] },
    (name, min, max, text) => {
      const limits = { ...(min !== undefined && { min }), max }
      const problemOf = (length: number) => verifyField(name, text(length), { required: true }).message
      expect([problemOf(min ?? 7), problemOf(max)]).toEqual([null, null])
      expect(problemOf(max + 1)).toEqual({ kind: 'long', ...limits })
      if (min !== undefined && min > 1) expect(problemOf(min - 1)).toEqual({ kind: 'short', ...limits })
    },
  )

  test('refuses a valid value when a markup character is before or after it', { tags: ['AUTH-127'] }, () => {
    const withPattern = (Object.keys(defaultValidationRules) as ValidationRuleName[]).filter(
      (name) => defaultValidationRules[name].pattern !== undefined,
    )
    expect(withPattern.length).toBeGreaterThan(15)
    for (const name of withPattern)
      for (const sign of ['<', '>', '"', '\n<'])
        for (const text of [`${sign}12345678`, `12345678${sign}`, `a1234567${sign}`])
          expect([text, defaultValidationRules[name].pattern?.test(text)]).toEqual([text, false])
  })

  test('accepts the same e-mail addresses as the specification’s pattern', () => {
    const specified = /^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$/
    const near = fc.string({ unit: fc.constantFrom('a', '1', '_', '.', '-', '@'), maxLength: 14 })
    fc.assert(
      fc.property(near, (text) => {
        expect(defaultValidationRules.email.pattern?.test(text)).toBe(specified.test(text))
      }),
      { numRuns: 20_000 },
    )
  })
})

describe('a mobile number of Brazil', () => {
  const problemOf = (typed: string, more: object = {}) =>
    verifyField('mobileNum', typed, { required: true, dialingCode: '55', ...more }).message

  test.each(['mobileNum', 'loginMobileNum'] as const)(
    'requires 11 digits in the field %s when the mobile number is from Brazil',
    { tags: ['AUTH-127'] },
    (name) => {
      const of = (typed: string) => verifyField(name, typed, { required: true, dialingCode: '55' }).message
      expect([of('11912345678'), of('011 91234-5678')]).toEqual([null, null])
      for (const typed of ['12345678', '1191234567']) expect(of(typed)).toEqual({ kind: 'short', min: 11, max: 11 })
      expect(of('119123456789')).toEqual({ kind: 'long', min: 11, max: 11 })
    },
  )

  test('validates a mobile number of Brazil by the server’s rule when the server has sent a rule', () => {
    const rules = buildValidationRules([{ name: 'mobileNum', minLength: 10, maxLength: 11 }], () => undefined)
    expect([problemOf('1191234567', { rules }), problemOf('91234567', { dialingCode: '351' })]).toEqual([null, null])
  })
})

describe('verify', () => {
  test(
    'returns the allowed lengths with the problem when the value of a field is too short',
    { tags: ['AUTH-051'] },
    () => {
      expect(verifyField('username', 'ana2026', { required: true })).toEqual({
        pass: true,
        value: 'ana2026',
        message: null,
      })
      expect(verifyField('username', 'ab', { required: true })).toEqual({
        pass: false,
        value: 'ab',
        message: { kind: 'short', min: 4, max: 16 },
      })
    },
  )

  test('refuses an empty field only when the field is required', { tags: ['AUTH-052'] }, () => {
    for (const name of Object.keys(MAX_FIELD_LENGTHS) as ValidationRuleName[]) {
      expect([name, verifyField(name, '', { required: false }).pass]).toEqual([name, true])
      expect([name, kind(name, '')]).toEqual([name, 'required'])
    }
    expect(kind('username', ' \u200b ')).toBe('required')
    // An optional field with a text must match its rule.
    expect(verifyField('email', 'ana', { required: false }).pass).toBe(false)
  })

  test('requires the password confirmation to equal the password exactly', () => {
    expect(kind('confirmPassword', 'abcde1', { password: 'abcde1' })).toBeNull()
    expect(kind('confirmPassword', 'abcde1 ', { password: 'abcde1' })).toBe('mismatch')
    expect(kind('confirmPassword', '', { password: 'abcde1' })).toBe('required')
  })

  test('accepts a long text when its normalised value is short enough for the field', () => {
    expect(verifyField('username', 'ana2026'.padEnd(4 * 64 + 64), { required: true })).toEqual({
      pass: true,
      value: 'ana2026',
      message: null,
    })
    expect(kind('username', 'ana2026'.padEnd(4 * 64 + 65))).toBe('long')
  })

  test('refuses a text before matching a pattern when it is longer than the API contract allows', () => {
    const seen: number[] = []
    const watching = { ...defaultValidationRules, email: { test: (value: string) => seen.push(value.length) > 0 } }
    for (const length of [200, 10_000, 1_000_000]) kind('email', 'a'.repeat(length), { rules: watching })
    expect(seen).toEqual([200])
    expect(kind('password', `a1${'\u0301'.repeat(10_000)}`)).toBe('long')
  })

  test.each(['\0', '\ud800'])('refuses a text in every field when it contains the invalid character %j', (broken) => {
    for (const name of Object.keys(MAX_FIELD_LENGTHS) as ValidationRuleName[]) {
      expect([
        name,
        kind(name, `abcd12${broken}`, {
          rules: { ...defaultValidationRules, [name]: {} },
          password: `abcd12${broken}`,
        }),
      ]).not.toEqual([name, null])
    }
  })
})

describe('a rule that the server sends', () => {
  const compile = (source: string): RegExp | undefined =>
    source === 'refused' ? undefined : new RegExp(`^(?:${source})$`, 'u')

  test('replaces the whole default rule of a field when the server sends a rule', () => {
    const rules = buildValidationRules(
      [
        { name: 'idNumber', minLength: 5, maxLength: 9 },
        { name: 'username', pattern: '[a-z.]+' },
      ],
      compile,
    )
    expect(kind('idNumber', 'AB 123456', { rules })).toBeNull()
    expect(kind('idNumber', '52998224725', { rules })).toBe('long')
    expect(kind('username', 'a.b', { rules })).toBeNull()
    expect(kind('username', 'ab1', { rules })).toBe('format')
    expect(rules.email).toBe(defaultValidationRules.email)
  })

  test('accepts any text in a field when the pattern of the server’s rule is refused', { tags: ['A18'] }, () => {
    const rules = buildValidationRules([{ name: 'username', minLength: 9, pattern: 'refused' }], compile)
    expect(kind('username', '?', { rules })).toBeNull()
    expect(kind('username', '', { rules })).toBe('required')
  })

  test.each([
    [{ minLength: 4 }, { minLength: 4 }],
    [{ maxLength: 1 }, { maxLength: 1 }],
    [{ minLength: 0 }, { minLength: 0 }],
    [
      { minLength: 5, maxLength: 5 },
      { minLength: 5, maxLength: 5 },
    ],
    [{ minLength: 6, maxLength: 5 }, {}],
    [{ minLength: -1 }, {}],
    [{ minLength: 1.5, maxLength: 9 }, {}],
    [{ maxLength: 0 }, {}],
    [{}, {}],
  ])('uses the lengths of a server’s rule only when they are valid: %j becomes %j', (sent, rule) => {
    expect(buildValidationRules([{ name: 'username', ...sent }], compile).username).toEqual(rule)
  })

  test('ignores a server’s rule when its name is not the name of a field', () => {
    expect(
      buildValidationRules(
        [
          { name: 'constructor', minLength: 9 },
          { name: '__proto__', minLength: 9 },
        ],
        compile,
      ),
    ).toEqual(defaultValidationRules)
  })
})
