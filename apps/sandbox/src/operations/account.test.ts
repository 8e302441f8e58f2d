import { describe, expect, test } from 'vitest'
import { registrationFields, registrationMethods } from '@lobby/platform/validation'
import { north, south } from '../testing/merchants.ts'
import { testSandbox } from '../testing/testSandbox.ts'

const sandbox = testSandbox({ limits: { affiliate: 4 } })

describe('what registration asks for', () => {
  const houses = (['aurora', 'trevo', 'kite'] as const).map((id, at) => ({
    ...north,
    id,
    code: `${id}1`,
    trialCode: `${id}1t`,
    hosts: [`${id}.localhost`],
    flags:
      (
        [
          ['usernameRegistration', 'mobileRegistration', 'mobilePassword'],
          ['usernameRegistration', 'registrationCode'],
          ['mobileRegistration', 'mobilePassword'],
        ] as const
      )[at] ?? [],
  }))
  const all = testSandbox({ merchants: [...houses, south] })
  const asked = async (tenant: (typeof houses)[number]): Promise<string[]> => {
    const { fields } = (await all.call('registerSettings', { tenant })).body.value as unknown as {
      fields: Parameters<typeof registrationFields>[0]
    }
    const [method = 'username'] = registrationMethods(tenant.flags)
    return registrationFields(fields, method, tenant.flags).map(({ name, required }) => (required ? name : `${name}?`))
  }

  test('is another thing in every house', async () => {
    const [aurora, trevo, kite] = await Promise.all(houses.map(asked))
    expect(aurora).toEqual(['username', 'password', 'confirmPassword', 'email?', 'affiliateCode?', 'captcha'])
    expect(trevo).toEqual([
      'username',
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
      'paymentPassword',
      'payeeName',
      'idNumber',
      'email?',
      'recommenderId?',
      'affiliateCode?',
    ])
    expect(kite).toEqual(['mobileNum', 'verificationCode', 'password', 'affiliateCode?'])
  })

  test('a house that the seed does not know asks for what is usual', async () => {
    expect((await all.call('registerSettings', { tenant: south })).body.value).toMatchObject({
      fields: expect.arrayContaining([{ name: 'captcha', enabled: true, required: true }]),
    })
  })

  test(
    'has a captcha of 1 to 16 characters at one merchant, whose form shows the hint',
    { tags: ['AUTH-063'] },
    async () => {
      const rulesOf = async (tenant: (typeof houses)[number]) =>
        ((await all.call('registerValidation', { tenant })).body.value as unknown as { rules: object[] }).rules
      const captcha = { name: 'captcha', minLength: 1, maxLength: 16 }
      const [aurora, trevo, kite] = await Promise.all(houses.map(rulesOf))
      expect(aurora).toContainEqual(captcha)
      expect([trevo, kite].flat()).not.toContainEqual(expect.objectContaining({ name: 'captcha' }))
    },
  )

  test('rules go out as they were put in', async () => {
    const rules = [{ name: 'username', minLength: 5, pattern: '(a+)+$' }]
    await all.dev('/registration', { merchant: 'south', rules })
    expect((await all.call('registerValidation', { tenant: south })).body.value).toEqual({ rules })
    expect((await all.call('registerValidation', { tenant: houses[0] ?? south })).body.value).not.toEqual({ rules })
  })

  test.each([
    {},
    { merchant: 'south' },
    { merchant: 'nobody', fields: [] },
    { merchant: 'south', fields: [{ name: 'nose', enabled: true, required: true }] },
    { merchant: 'south', rules: [{ name: 'username', minLength: 'x' }] },
  ])('the switch refuses %j', async (body) =>
    expect(await all.dev('/registration', body)).toEqual({ error: expect.stringContaining('Send {merchant') }),
  )
})

describe('an affiliate code', () => {
  test('accepts the codes of the merchant in any letter case, and refuses further checks by a client for a minute', async () => {
    const ask = (code: string, tenant = north) => sandbox.call('affiliateCheck', { tenant, query: { code } })
    expect((await ask('AMIGO10')).body).toEqual({ success: true, value: true })
    expect((await ask('amigo10')).body.success).toBe(true)
    expect((await ask('AURORA10')).body).toMatchObject({
      success: false,
      errorCode: 'affiliate.unknown',
      data: { field: 'affiliateCode' },
    })
    expect((await ask('%')).body.errorCode).toBe('affiliate.unknown')
    expect((await ask('AMIGO10')).status).toBe(429)
    expect((await ask('AMIGO10', south)).status).toBe(200)
  })

  test('of every house is listed for developers', async () => {
    expect(await sandbox.dev('/state')).toMatchObject({
      merchants: [{ id: 'north', affiliateCodes: ['AMIGO10', 'WELCOME'] }, { id: 'south' }],
      people: expect.arrayContaining([
        { name: 'ana', mobile: '11987650001', email: 'ana@example.com', about: 'a member' },
      ]),
    })
  })
})

describe('what a visitor reads', () => {
  test('the agreement is the house’s own, in the language, with its age; a name is text', async () => {
    const read = async (tenant: typeof north, language: string): Promise<{ title: string; content: string }> =>
      (await sandbox.call('userAgreement', { tenant, headers: { 'Accept-Language': language } })).body.value as never
    const [pt, en, other] = [await read(north, 'PT'), await read(north, 'EN'), await read(south, 'EN')]
    expect([pt.title, en.title]).toEqual(['Termos de uso', 'Terms of use'])
    expect(pt.content).toMatch(/<h2>1\. Quem pode jogar<\/h2>[^]*18 anos ou mais[^]*Casa Norte é uma marca fictícia/)
    expect(other.content).toContain('21 or older')
    expect(other.content).toContain('South &#38; Sons')
    expect(other.content).not.toContain('South & Sons')
    // The same sections in both languages.
    expect(pt.content.match(/<h2>/g)).toHaveLength(en.content.match(/<h2>/g)?.length ?? 0)
  })

  test('the banner of registration is one of the house', async () => {
    expect((await sandbox.call('registerAnnouncements', { headers: { 'Accept-Language': 'EN' } })).body.value).toEqual([
      {
        id: expect.any(Number),
        url: '/banner/north/1.webp',
        title: 'Welcome bonus: R$50 for R$500 staked',
        promotionType: '/m/activity',
      },
    ])
  })

  test('countries come in the language, with their dialling codes', async () => {
    const list = (await sandbox.call('countryList', { headers: { 'Accept-Language': 'PT' } })).body.value
    expect(list).toEqual(expect.arrayContaining([{ code: 'DE', name: 'Alemanha', diallingCode: '49' }]))
    expect(list).toHaveLength(243)
  })
})

describe('sign-in', () => {
  test('a mobile number is a username too, as it is typed', async () => {
    for (const typed of ['11987650001', '+55 11 98765-0001']) {
      expect((await sandbox.login(typed)).body.value).toMatchObject({ userName: 'ana' })
    }
    expect((await sandbox.login('11987650001', { password: 'wrong' })).body.errorCode).toBe('login.failed')
  })

  test('who works for the house is no member, and only the right password says so', async () => {
    expect((await sandbox.login('staff')).body.errorCode).toBe('login.member.only')
    expect((await sandbox.login('staff', { password: 'wrong' })).body.errorCode).toBe('login.failed')
    expect((await sandbox.login('agent')).body.value).toMatchObject({ customerType: 1 })
  })

  test('without a name or a password asks for them', async () => {
    expect((await sandbox.login('')).body.errorCode).toBe('login.credentials.missing')
    expect((await sandbox.login('ana', { password: '' })).body.errorCode).toBe('login.credentials.missing')
  })
})
