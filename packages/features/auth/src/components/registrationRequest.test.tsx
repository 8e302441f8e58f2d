import { createTranslateText } from '@lobby/i18n'
import { loadProductMessages } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { signInPasswordInMemory } from '../model/signInPassword.ts'
import {
  createRegistrationRefusalResponse,
  renderRegistration,
  type RenderRegistrationOptions,
} from '../testing/renderRegistration.tsx'

const message = createTranslateText('EN', await loadProductMessages('EN'))
const good = { username: 'bia2026', password: 'canary7pass', confirmPassword: 'canary7pass' }

/** Renders a registration form that is filled in and ready to submit. */
async function ready(
  init: RenderRegistrationOptions = {},
  values: Parameters<Awaited<ReturnType<typeof renderRegistration>>['type']>[0] = good,
) {
  const form = await renderRegistration(init)
  await form.type(values)
  await form.agree()
  return form
}

describe('the payload of a registration', () => {
  test(
    'sends every registration field, with an empty value for fields that the form does not have',
    { tags: ['AUTH-043'] },
    async () => {
      const form = await ready()
      await form.submit()
      await expect.poll(() => form.sent).toHaveLength(1)
      expect(form.sent[0]).toMatchObject({
        ...{
          countryDialingCode: '',
          ...good,
          affiliateCode: '',
          paymentPassword: '',
          recommenderId: '',
          nickname: '',
          payeeName: '',
          email: '',
        },
        ...{
          mobileNum: '',
          idNumber: '',
          qqNum: '',
          facebook: '',
          wechat: '',
          line: '',
          whatsapp: '',
          zalo: '',
          captcha: '',
          verificationCode: '',
        },
        registerUrl: expect.any(String),
        registerMethod: expect.any(String),
        type: 0,
        domain: expect.any(String),
      })
    },
  )

  test('sends the value of each registration field under the field’s name', async () => {
    const typed = {
      ...{
        ...good,
        paymentPassword: '482915',
        nickname: 'Bia',
        payeeName: 'Beatriz Lima',
        idNumber: '52998224725',
        email: 'bia@example.com',
      },
      ...{
        qqNum: '10001',
        facebook: 'bia.lima',
        wechat: 'bia_lima',
        line: 'bialima',
        whatsapp: '5511987654321',
        zalo: '84912345678',
      },
      ...{ recommenderId: 'ana', mobileNum: '11987654321' },
    }
    const form = await ready({ fields: Object.keys(typed) as (keyof typeof typed)[] }, typed)
    await form.submit()
    await expect.poll(() => form.sent).toHaveLength(1)
    expect(form.sent[0]).toMatchObject({ ...typed, countryDialingCode: '55' })
  })

  test('sends the host name as registerUrl', { tags: ['AUTH-044'] }, async () => {
    const form = await ready()
    await form.submit()
    await expect.poll(() => form.sent[0]?.['registerUrl']).toBe(location.hostname)
  })

  test('sends registerMethod H5 when the site runs in a browser tab', { tags: ['AUTH-045'] }, async () => {
    const form = await ready()
    await form.submit()
    await expect.poll(() => form.sent[0]?.['registerMethod']).toBe('H5')
  })

  test('sends the field type with the value 0 when the player registers', { tags: ['AUTH-046'] }, async () => {
    const form = await ready()
    await form.submit()
    await expect.poll(() => form.sent[0]?.['type']).toBe(0)
  })

  test('sends a registration by PUT with encrypted body and idempotency key', { tags: ['CALL-008'] }, async () => {
    const form = await ready()
    await form.submit()
    await expect.poll(() => form.requests).toHaveLength(1)
    const [request] = form.requests
    expect([request?.method, new URL(request?.url ?? '').search]).toEqual(['PUT', '?moduleId=REG3'])
    expect(request?.headers.get('Encryption')).toMatch(/^[A-Za-z0-9+/]{342}==$/)
    expect(request?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{20,}$/)
    const body = await request!.text()
    expect(Object.keys(JSON.parse(body) as object).sort()).toEqual(['ciphertext', 'iv', 'mac', 'version'])
    expect(body).not.toMatch(/canary|bia2026/)
  })
})

describe('a registration', () => {
  test('shows a success message when the registration has succeeded', { tags: ['AUTH-086'] }, async () => {
    const form = await ready()
    await form.submit()
    await expect.poll(() => form.timeline).toEqual([`notice: ${message('register.in_registered_successfully')}`])
  })

  test('signs the new member in and opens home after the registration', { tags: ['AUTH-087'] }, async () => {
    const form = await ready()
    await form.submit()
    await expect.element(form.screen.getByText('at /m/home')).toBeVisible()
    expect(form.site.session.get()).toMatchObject({
      token: 'token-of-bia-0123',
      userName: 'bia',
      type: 0,
      merchantCode: 'acme01',
      firstTimeLogin: true,
    })
    expect(signInPasswordInMemory.of('bia', Date.now())).toBe('canary7pass')
  })

  test.each([
    ['by username', {}, good, 'bia2026'],
    [
      'by mobile number',
      { flags: ['mobileRegistration', 'mobilePassword'], fields: [] },
      {
        mobileNum: '11987654321',
        verificationCode: '482913',
        password: good.password,
        confirmPassword: good.confirmPassword,
      },
      '11987654321',
    ],
  ] as const)(
    'remembers the password and the typed name in memory when a member registers %s',
    async (_, init, values, login) => {
      signInPasswordInMemory.forget()
      const form = await ready(init, values)
      await form.submit()
      await expect.element(form.screen.getByText('at /m/home')).toBeVisible()
      expect([signInPasswordInMemory.of('bia', Date.now()), signInPasswordInMemory.loginOf('bia')]).toEqual([
        good.password,
        login,
      ])
    },
  )

  test('stores no session when the registration’s response has no token', { tags: ['A19'] }, async () => {
    const form = await ready({
      register: [
        () => Response.json({ success: true, value: { userName: 'bia', customerType: 0, firstTimeLogin: true } }),
      ],
    })
    await form.submit()
    await expect.element(form.screen.getByRole('alert').getByText(/couldn’t read/)).toBeVisible()
    expect(form.site.storage.get('session')).toBeNull()
    expect(form.timeline).toEqual([])
  })

  test('control: stores the session when the registration returns a token', { tags: ['A19-control'] }, async () => {
    const value = { token: 'token-of-bia-0123', userName: 'bia', customerType: 0, firstTimeLogin: true }
    const form = await ready({ register: [() => Response.json({ success: true, value })] })
    await form.submit()
    await expect.poll(() => form.site.storage.get('session')).toMatchObject({ token: value.token })
  })

  test(
    'sends one registration for ten submits, and another when the player submits after the response',
    { tags: ['U2', 'U2-control'] },
    async () => {
      let answer: (response: Response) => void = () => undefined
      const form = await ready({ register: [() => new Promise((resolve) => (answer = resolve))] })
      const element = form.screen.container.querySelector('form')!
      for (let press = 0; press < 10; press++) element.requestSubmit()
      await expect.poll(() => form.sent).toHaveLength(1)
      await expect
        .element(form.screen.getByRole('button', { name: 'Create account' }))
        .toHaveAttribute('aria-busy', 'true')
      element.requestSubmit()
      answer(createRegistrationRefusalResponse('account.username.taken', { field: 'username' }))
      await expect.element(await form.field('username')).toBeInvalid()
      expect(form.sent).toHaveLength(1)
      await form.submit()
      await expect.poll(() => form.sent).toHaveLength(2)
    },
  )

  test(
    'resends a registration with the same idempotency key only when its response was lost',
    { tags: ['U3', 'U3-control'] },
    async () => {
      const lost = () => new Response('gone', { status: 502 })
      const form = await ready({
        register: [
          lost,
          lost,
          () => createRegistrationRefusalResponse('account.username.taken', { field: 'username' }),
          lost,
        ],
      })
      const keys = () => form.requests.map(({ headers }) => headers.get('Idempotency-Key'))
      const send = async (times: number) => {
        await form.submit()
        await expect.poll(keys).toHaveLength(times)
        await expect
          .element(form.screen.getByRole('button', { name: 'Create account' }))
          .not.toHaveAttribute('aria-busy')
      }
      await send(1)
      await expect.element(form.screen.getByRole('alert')).toBeVisible()
      await send(2)
      await send(3)
      await send(4)
      await form.type({ username: 'bia2027' })
      await send(5)
      const [first, second, third, fourth, fifth] = keys()
      expect([second, third]).toEqual([first, first])
      expect(new Set([first, fourth, fifth]).size).toBe(3)
    },
  )

  test('registers with a long non-ASCII password exactly as typed', { tags: ['U7'] }, async () => {
    const password = ' pässwörd 🎲١ 7' + 'x'.repeat(40)
    const form = await ready({}, { ...good, password, confirmPassword: password })
    await form.submit()
    await expect.poll(() => form.sent[0]?.['password']).toBe(password)
  })

  test('sends registration values that the browser filled in without an input event', { tags: ['U13'] }, async () => {
    const form = await renderRegistration()
    await form.agree()
    for (const [name, value] of Object.entries(good)) {
      const box = (await form.field(name as keyof typeof good)).element() as HTMLInputElement
      box.value = value
    }
    await form.submit()
    await expect.poll(() => form.sent).toMatchObject([good])
  })

  test('sends one registration on Enter after the age is confirmed', { tags: ['I5', 'I5-control'] }, async () => {
    const form = await renderRegistration()
    await form.type(good)
    await (await form.field('username')).click()
    await userEvent.keyboard('{Enter}')
    await expect.element(form.screen.getByText('Confirm your age to continue')).toBeVisible()
    expect(form.sent).toEqual([])
    await form.agree()
    await (await form.field('username')).click()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(form.screen.getByText('at /m/home')).toBeVisible()
    expect(form.sent).toHaveLength(1)
  })
})

test('renders every registration field with its name and autofill token', async () => {
  const flags = ['usernameRegistration', 'registrationCode'] as const
  const fields = [
    'username',
    'password',
    'confirmPassword',
    'paymentPassword',
    'email',
    'nickname',
    'payeeName',
    'idNumber',
    'captcha',
  ] as const
  const form = await renderRegistration({ flags, fields })
  await form.field('captcha')
  const boxes = [...form.screen.container.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox])')]
  expect(boxes.map(({ name, autocomplete, type, inputMode }) => [name, autocomplete, type, inputMode])).toEqual([
    ['username', 'username', 'text', ''],
    ['mobileNum', 'tel-national', 'tel', 'tel'],
    ['verificationCode', 'one-time-code', 'text', 'numeric'],
    ['password', 'new-password', 'password', ''],
    ['confirmPassword', 'new-password', 'password', ''],
    ['paymentPassword', 'off', 'password', 'numeric'],
    ['nickname', 'nickname', 'text', ''],
    ['payeeName', 'name', 'text', ''],
    ['idNumber', 'off', 'text', 'numeric'],
    ['email', 'email', 'email', 'email'],
    ['captcha', 'off', 'text', 'numeric'],
  ])
})
