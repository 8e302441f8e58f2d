import { describe, expect, test } from 'vitest'
import { getRegistrationFields, getRegistrationMethods } from '@lobby/platform/validation'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'

const sandbox = createTestSandbox({ limits: { affiliate: 4 } })

describe('registerSettings and registerValidation', () => {
  const merchants = (['aurora', 'trevo', 'kite'] as const).map((id, at) => ({
    ...northMerchant,
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
  const all = createTestSandbox({ merchants: [...merchants, southMerchant] })
  const requestedFields = async (tenant: (typeof merchants)[number]): Promise<string[]> => {
    const { fields } = (await all.call('registerSettings', { tenant })).body.value as unknown as {
      fields: Parameters<typeof getRegistrationFields>[0]
    }
    const [method = 'username'] = getRegistrationMethods(tenant.flags)
    return getRegistrationFields(fields, method, tenant.flags).map(({ name, required }) =>
      required ? name : `${name}?`,
    )
  }

  test('returns the configured registration fields of each demo merchant', async () => {
    const [aurora, trevo, kite] = await Promise.all(merchants.map(requestedFields))
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

  test('returns the default registration fields for a merchant without seeded registration settings', async () => {
    expect((await all.call('registerSettings', { tenant: southMerchant })).body.value).toMatchObject({
      fields: expect.arrayContaining([{ name: 'captcha', enabled: true, required: true }]),
    })
  })

  test('returns a registration rule for the captcha only for the merchant Aurora', { tags: ['AUTH-063'] }, async () => {
    const rulesOf = async (tenant: (typeof merchants)[number]) =>
      ((await all.call('registerValidation', { tenant })).body.value as unknown as { rules: object[] }).rules
    const captcha = { name: 'captcha', minLength: 1, maxLength: 16 }
    const [aurora, trevo, kite] = await Promise.all(merchants.map(rulesOf))
    expect(aurora).toContainEqual(captcha)
    expect([trevo, kite].flat()).not.toContainEqual(expect.objectContaining({ name: 'captcha' }))
  })

  test('returns the registration rules of a merchant as the developer switch has set them', async () => {
    const rules = [{ name: 'username', minLength: 5, pattern: '(a+)+$' }]
    await all.dev('/registration', { merchant: 'south', rules })
    expect((await all.call('registerValidation', { tenant: southMerchant })).body.value).toEqual({ rules })
    expect((await all.call('registerValidation', { tenant: merchants[0] ?? southMerchant })).body.value).not.toEqual({
      rules,
    })
  })

  test.each([
    {},
    { merchant: 'south' },
    { merchant: 'nobody', fields: [] },
    { merchant: 'south', fields: [{ name: 'nose', enabled: true, required: true }] },
    { merchant: 'south', rules: [{ name: 'username', minLength: 'x' }] },
  ])('refuses the invalid request %j to the developer switch for registration', async (body) =>
    expect(await all.dev('/registration', body)).toEqual({ error: expect.stringContaining('Send {merchant') }),
  )
})

describe('affiliateCheck', () => {
  test('checks affiliate codes in any letter case, but at most four codes of a client within a minute', async () => {
    const ask = (code: string, tenant = northMerchant) => sandbox.call('affiliateCheck', { tenant, query: { code } })
    expect((await ask('AMIGO10')).body).toEqual({ success: true, value: true })
    expect((await ask('amigo10')).body.success).toBe(true)
    expect((await ask('AURORA10')).body).toMatchObject({
      success: false,
      errorCode: 'affiliate.unknown',
      data: { field: 'affiliateCode' },
    })
    expect((await ask('%')).body.errorCode).toBe('affiliate.unknown')
    expect((await ask('AMIGO10')).status).toBe(429)
    expect((await ask('AMIGO10', southMerchant)).status).toBe(200)
  })

  test('lists the affiliate codes of every merchant and the demo people for developers', async () => {
    expect(await sandbox.dev('/state')).toMatchObject({
      merchants: [{ id: 'north', affiliateCodes: ['AMIGO10', 'WELCOME'] }, { id: 'south' }],
      people: expect.arrayContaining([
        { name: 'ana', mobile: '11987650001', email: 'ana@example.com', about: 'a member' },
      ]),
    })
  })
})

describe('public content', () => {
  test('returns the user agreement in the requested language with the merchant’s minimum age and name', async () => {
    const read = async (tenant: typeof northMerchant, language: string): Promise<{ title: string; content: string }> =>
      (await sandbox.call('userAgreement', { tenant, headers: { 'Accept-Language': language } })).body.value as never
    const [pt, en, other] = [
      await read(northMerchant, 'PT'),
      await read(northMerchant, 'EN'),
      await read(southMerchant, 'EN'),
    ]
    expect([pt.title, en.title]).toEqual(['Termos de uso', 'Terms of use'])
    expect(pt.content).toMatch(/<h2>1\. Quem pode jogar<\/h2>[^]*18 anos ou mais[^]*Casa Norte é uma marca fictícia/)
    expect(other.content).toContain('21 or older')
    expect(other.content).toContain('South &#38; Sons')
    expect(other.content).not.toContain('South & Sons')
    // Both languages have the same sections.
    expect(pt.content.match(/<h2>/g)).toHaveLength(en.content.match(/<h2>/g)?.length ?? 0)
  })

  test('returns a banner of the merchant for the registration screen of the site', async () => {
    expect((await sandbox.call('registerAnnouncements', { headers: { 'Accept-Language': 'EN' } })).body.value).toEqual([
      {
        id: expect.any(Number),
        url: '/banner/north/1.webp',
        title: 'Welcome bonus: R$50 for R$500 staked',
        promotionType: '/m/activity',
      },
    ])
  })

  test('returns the countries in the requested language with their dialling codes', async () => {
    const list = (await sandbox.call('countryList', { headers: { 'Accept-Language': 'PT' } })).body.value
    expect(list).toEqual(expect.arrayContaining([{ code: 'DE', name: 'Alemanha', diallingCode: '49' }]))
    expect(list).toHaveLength(243)
  })
})

describe('sign-in', () => {
  test('signs a member in with any spelling of the member’s mobile number', async () => {
    for (const typed of ['11987650001', '+55 11 98765-0001']) {
      expect((await sandbox.login(typed)).body.value).toMatchObject({ userName: 'ana' })
    }
    expect((await sandbox.login('11987650001', { password: 'wrong' })).body.errorCode).toBe('login.failed')
  })

  test('hides that an account belongs to staff until the password is right', async () => {
    expect((await sandbox.login('staff')).body.errorCode).toBe('login.member.only')
    expect((await sandbox.login('staff', { password: 'wrong' })).body.errorCode).toBe('login.failed')
    expect((await sandbox.login('agent')).body.value).toMatchObject({ customerType: 1 })
  })

  test('refuses a sign-in without a name or a password', async () => {
    expect((await sandbox.login('')).body.errorCode).toBe('login.credentials.missing')
    expect((await sandbox.login('ana', { password: '' })).body.errorCode).toBe('login.credentials.missing')
  })
})
