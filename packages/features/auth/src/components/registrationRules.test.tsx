import { registrationFieldNames, type RegistrationFieldName } from '@lobby/platform/validation'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { renderRegistration, type RenderedRegistration } from '../testing/renderRegistration.tsx'

const flags = ['usernameRegistration', 'registrationCode'] as const
const names = [...registrationFieldNames]
const required = names.map((name) => `${name}!` as const)
const good: Readonly<Record<RegistrationFieldName, string>> = {
  ...{
    username: 'bia2026',
    password: 'canary7pass',
    confirmPassword: 'canary7pass',
    paymentPassword: '846213',
    idNumber: '52998224725',
  },
  ...{
    qqNum: '1234567',
    facebook: 'bia.souza',
    wechat: 'bia_souza',
    line: 'bia.s',
    whatsapp: '5511987654322',
    zalo: '84987654321',
  },
  ...{
    email: 'bia@example.com',
    nickname: 'Bia',
    payeeName: 'Bia Souza',
    mobileNum: '11987654321',
    verificationCode: '482913',
  },
  ...{ recommenderId: 'vip', affiliateCode: 'AMIGO10', captcha: '123456' },
}
const { username, password, confirmPassword } = good
const lean = { username, password, confirmPassword }
const withCodes = { 'GET /wps/account/affiliateCheck': { value: true } }

async function send(form: RenderedRegistration, values: Partial<typeof good>) {
  await form.type(values)
  await form.submit()
}
const invalid = ({ box }: RenderedRegistration) =>
  names.filter((name) => box(name)?.getAttribute('aria-invalid') === 'true')

describe('registration: the platform’s rules', () => {
  test('marks each required field that is empty, and sends no registration', { tags: ['AUTH-050'] }, async () => {
    const form = await renderRegistration({ flags, fields: required })
    await form.agree()
    await form.submit()
    await expect.poll(() => invalid(form)).toEqual(names)
    expect(form.sent).toEqual([])
  })

  test('rejects a Brazilian mobile number without its area code', { tags: ['AUTH-127'] }, async () => {
    const form = await renderRegistration({ flags: ['usernameRegistration'], fields: ['username!', 'mobileNum!'] })
    await form.agree()
    await send(form, { username, mobileNum: '98765432' })
    await expect.poll(() => invalid(form)).toEqual(['mobileNum'])
    expect(form.sent).toEqual([])
  })

  test('accepts empty optional fields and ignores disabled fields', { tags: ['AUTH-050'] }, async () => {
    const form = await renderRegistration({
      flags: ['usernameRegistration'],
      fields: [
        'username!',
        ...names.filter((name) => !['username', 'password', 'confirmPassword', 'verificationCode'].includes(name)),
      ],
    })
    await form.agree()
    await send(form, { username })
    await expect.poll(() => form.sent).toHaveLength(1)
    expect(form.sent[0]).toMatchObject({ username, password: '', email: '', mobileNum: '', captcha: '' })
  })

  test(
    'applies the platform’s rule of each registration field to values that the built-in rules accept',
    { tags: ['CALL-011'] },
    async () => {
      const form = await renderRegistration({
        flags,
        fields: required,
        answers: withCodes,
        rules: names.map((name) => ({ name, pattern: '7{9}' })),
      })
      await form.agree()
      // The platform has no rule for the repeated password. The repeated password is invalid if it differs from the
      // password.
      await send(form, { ...good, confirmPassword: 'x' })
      await expect.poll(() => invalid(form)).toEqual(names)
      // The captcha accepts at most six digits, so only the captcha stays invalid.
      await form.type(Object.fromEntries(names.map((name) => [name, '7'.repeat(9)])))
      await expect.poll(() => invalid(form)).toEqual(['captcha'])
      expect(form.sent).toEqual([])
    },
  )

  test.each([
    ['the length of the platform’s rule', [{ name: 'password', minLength: 8, maxLength: 32 }], 'At least 8 characters'],
    ['the built-in rule', [], 'At least 6 characters, with a letter and a digit'],
  ])('describes %s in the hint of the password', async (_title, rules, hint) => {
    const { field } = await renderRegistration({ flags, fields: required, answers: withCodes, rules })
    await expect.element(await field('password')).toHaveAccessibleDescription(hint)
  })

  test('control: sends a registration with valid values when the platform has no rules', async () => {
    const form = await renderRegistration({ flags, fields: required, answers: withCodes })
    await form.agree()
    await send(form, good)
    await expect.poll(() => form.sent).toHaveLength(1)
    expect(form.sent[0]).toMatchObject(good)
  })

  // `compilePattern.test.ts` lists the patterns that are rejected.
  test('ignores a rule with a broken pattern, but still requires the field', { tags: ['A18'] }, async () => {
    const form = await renderRegistration({ rules: [{ name: 'username', minLength: 30, pattern: '(' }] })
    await form.agree()
    await send(form, { ...lean, username: '' })
    await expect.element(await form.field('username')).toHaveAccessibleDescription('Fill in this field')
    expect(form.sent).toEqual([])
    await send(form, { username: 'a!' })
    await expect.poll(() => form.sent).toMatchObject([{ username: 'a!' }])
  })
})

test('control: applies a rule with a safe pattern', { tags: ['A18-control'] }, async () => {
  const form = await renderRegistration({ rules: [{ name: 'username', minLength: 3, pattern: '[a-z]+' }] })
  await form.agree()
  await send(form, { ...lean, username: 'a!x' })
  await expect.element(await form.field('username')).toBeInvalid()
  expect(form.sent).toEqual([])
  await send(form, { username: 'abc' })
  await expect.poll(() => form.sent).toMatchObject([{ username: 'abc' }])
})

describe('registration: the first field that fails', { tags: ['AUTH-053'] }, () => {
  const cases: readonly (readonly [RegistrationFieldName, RegistrationFieldName, string])[] = [
    ['username', 'email', ''],
    ['mobileNum', 'password', '123'],
    ['confirmPassword', 'captcha', 'another-1'],
    ['email', 'captcha', 'bia'],
  ]
  test.each(cases)('focuses the field %s when it and the later field %s are invalid', async (first, second, value) => {
    const fields = ['username!', 'mobileNum!', 'password!', 'confirmPassword!', 'email!', 'captcha!'] as const
    const form = await renderRegistration({ fields })
    const { mobileNum, email, captcha } = good
    await form.agree()
    await send(form, { ...lean, mobileNum, email, captcha, [second]: '', [first]: value })
    await expect.element(await form.field(first)).toBeInvalid()
    await expect.element(await form.field(second)).toBeInvalid()
    await expect.element(await form.field(first)).toHaveFocus()
  })
})

describe('registration: pasted values', () => {
  /** Inserts text as a browser does when the player pastes: an attribute `maxlength` would cut the text. */
  async function paste(form: RenderedRegistration, name: RegistrationFieldName, text: string) {
    await (await form.field(name)).click()
    document.execCommand('insertText', false, text)
  }

  // `normalise.test.ts` and `isCpf.test.ts` test other notations of numbers and CPFs.
  test.each(['    +55 (11) 98765-4321  ', '\u202a+55\u00a0(11)\u00a098765\u20114321\u202c', '0055 11 98765-4321'])(
    'normalises the pasted mobile number %j',
    { tags: ['I3'] },
    async (text) => {
      const form = await renderRegistration({ fields: ['username!', 'password!', 'confirmPassword!', 'mobileNum!'] })
      await form.type(lean)
      await paste(form, 'mobileNum', text)
      await form.agree()
      await form.submit()
      await expect.poll(() => form.sent).toMatchObject([{ mobileNum: '11987654321', countryDialingCode: '55' }])
    },
  )

  test(
    'removes spaces and invisible characters from a username, and none from a password',
    { tags: ['I3'] },
    async () => {
      const form = await renderRegistration()
      await paste(form, 'username', '\u200b bia2026\u200f ')
      await paste(form, 'password', ' canary 7 ')
      await paste(form, 'confirmPassword', ' canary 7 ')
      await form.agree()
      await form.submit()
      await expect
        .poll(() => form.sent)
        .toMatchObject([{ username: 'bia2026', password: ' canary 7 ', confirmPassword: ' canary 7 ' }])
    },
  )

  const withCpf = { fields: ['username!', 'password!', 'confirmPassword!', 'idNumber!'] } as const

  test('sends a pasted CPF without punctuation and with its leading zeros', { tags: ['I7'] }, async () => {
    const form = await renderRegistration(withCpf)
    await form.type(lean)
    await paste(form, 'idNumber', '000.000.001-91')
    await form.agree()
    await form.submit()
    await expect.poll(() => form.sent).toMatchObject([{ idNumber: '00000000191' }])
  })

  test('rejects a CPF whose digits are all equal', { tags: ['I7'] }, async () => {
    const form = await renderRegistration(withCpf)
    await form.type(lean)
    await paste(form, 'idNumber', '111.111.111-11')
    await form.agree()
    await form.submit()
    await expect.element(await form.field('idNumber')).toHaveAccessibleDescription('Enter a valid CPF')
    expect(form.sent).toEqual([])
  })
})

/** Dispatches the Enter key that confirms a word of an input method (IME). */
function endWord(field: Element): void {
  for (const type of ['keydown', 'keyup'])
    field.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }))
}

test('sends no registration when Enter confirms a word of an input method', { tags: ['I5'] }, async () => {
  const form = await renderRegistration()
  await form.type(lean)
  await form.agree()
  endWord((await form.field('username')).element())
  await form.type({ username: '' })
  await form.submit()
  await expect.element(await form.field('username')).toBeInvalid()
  expect(form.sent).toEqual([])
})

test('control: submits on every Enter without the check for input methods', { tags: ['I5-control'] }, async () => {
  let sent = 0
  const screen = await render(<input aria-label="careless" onKeyDown={({ key }) => key === 'Enter' && sent++} />)
  endWord(screen.getByLabelText('careless').element())
  expect(sent).toBe(1)
})
