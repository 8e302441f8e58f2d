import { createTranslateText } from '@lobby/i18n'
import { loadProductMessages } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import {
  createRegistrationRefusalResponse,
  renderRegistration,
  type RenderedRegistration,
} from '../testing/renderRegistration.tsx'

const message = createTranslateText('EN', await loadProductMessages('EN'))

const good = { username: 'bia2026', password: 'canary7pass', confirmPassword: 'canary7pass' }
const button = ({ screen }: RenderedRegistration) => screen.getByRole('button', { name: 'Create account' })
const described = async (
  form: RenderedRegistration,
  name: Parameters<RenderedRegistration['field']>[0],
  text: string,
) => {
  await expect.element(await form.field(name)).toHaveAccessibleDescription(text)
  await expect.element(await form.field(name)).toBeInvalid()
}

describe('RegistrationForm: before it can be sent', () => {
  test(
    'disables the registration button and sends nothing until the agreement is accepted',
    { tags: ['AUTH-005'] },
    async () => {
      const form = await renderRegistration()
      await form.type(good)
      await form.screen.getByRole('checkbox', { name: 'I am 18 or older' }).click()
      await expect.element(button(form)).toHaveAttribute('aria-disabled', 'true')
      await expect.element(button(form)).toHaveAccessibleDescription('Accept the user agreement to continue')
      form.screen.container.querySelector<HTMLButtonElement>('[type=submit]')?.click()
      await expect.element(form.screen.getByText('Accept the user agreement to continue')).toBeVisible()
      expect(form.sent).toEqual([])
      await form.screen.getByRole('checkbox', { name: /user agreement/ }).click()
      await expect.element(button(form)).not.toHaveAttribute('aria-disabled')
      await form.submit()
      await expect.poll(() => form.sent).toHaveLength(1)
    },
  )

  test('does not tick the checkbox of the agreement before the player does', { tags: ['AUTH-008'] }, async () => {
    const form = await renderRegistration()
    await expect.element(form.screen.getByRole('checkbox', { name: /user agreement/ })).not.toBeChecked()
  })

  test('opens the agreement over the registration form, and does not tick its checkbox', async () => {
    const value = { title: 'Agreement', content: '<p>Play fair.</p>', version: '7' }
    const form = await renderRegistration({ answers: { 'GET /wps/system/userAgreement': { value } } })
    await form.type({ username: 'bia2026' })
    await form.screen.getByRole('button', { name: 'Read agreement' }).click()
    await expect.element(form.screen.getByRole('dialog')).toBeVisible()
    await form.screen.getByRole('dialog').getByRole('button').first().click()
    await expect.element(form.screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(form.screen.getByRole('checkbox', { name: /user agreement/ })).not.toBeChecked()
    expect(form.box('username')?.value).toBe('bia2026')
  })

  test.each([
    ['18 by default', undefined, 18],
    ['21 when the merchant requires it', { minimumAge: 21 }, 21],
  ] as const)(
    'asks the player to confirm the minimum age of %s',
    { tags: ['AUTH-088', 'AUTH-089'] },
    async (_, merchant, age) => {
      const form = await renderRegistration(merchant && { site: { merchant } })
      await expect.element(form.screen.getByRole('checkbox', { name: `I am ${age} or older` })).toBeVisible()
      await form.type(good)
      await form.agree()
      await form.submit()
      await expect.poll(() => form.sent[0]?.['confirmedAge']).toBe(age)
    },
  )

  test('sends no registration until the player confirms the age', { tags: ['AUTH-090'] }, async () => {
    const form = await renderRegistration()
    await form.type(good)
    await form.screen.getByRole('checkbox', { name: /user agreement/ }).click()
    await expect.element(button(form)).toHaveAccessibleDescription('Confirm your age to continue')
    form.screen.container.querySelector<HTMLButtonElement>('[type=submit]')?.click()
    await expect.element(button(form)).toHaveAttribute('aria-disabled', 'true')
    expect(form.sent).toEqual([])
    await form.screen.getByRole('checkbox', { name: 'I am 18 or older' }).click()
    await form.submit()
    await expect.poll(() => form.sent).toHaveLength(1)
  })
})

describe('RegistrationForm: validation', () => {
  test(
    'validates a registration by the platform’s rules, which may be stricter than the built-in ones',
    { tags: ['AUTH-050', 'CALL-011'] },
    async () => {
      const plain = await renderRegistration()
      await plain.type(good)
      await plain.agree()
      await plain.submit()
      await expect.poll(() => plain.sent).toHaveLength(1)
      await plain.screen.unmount()
      const strict = await renderRegistration({ rules: [{ name: 'username', minLength: 9, maxLength: 12 }] })
      await strict.type(good)
      await strict.agree()
      await strict.submit()
      await described(strict, 'username', 'Use 9 to 12 characters')
      expect(strict.sent).toEqual([])
    },
  )

  test('reports an empty registration field as missing only when the field is required', async () => {
    const form = await renderRegistration({ fields: ['username!', 'nickname!', 'email'] })
    await form.agree()
    await form.type({ username: 'bia2026' })
    await form.submit()
    await described(form, 'nickname', 'Fill in this field')
    await expect.element(await form.field('email')).not.toBeInvalid()
  })

  test('focuses the first invalid field of a registration', { tags: ['AUTH-053'] }, async () => {
    const form = await renderRegistration({ fields: ['username!', 'password!', 'confirmPassword!', 'email!'] })
    await form.agree()
    await form.type({ username: 'bia2026', email: 'nobody' })
    await form.submit()
    await expect.element(await form.field('password')).toHaveFocus()
    await form.type({ password: 'canary7pass', confirmPassword: 'canary7pass' })
    await form.submit()
    await expect.element(await form.field('email')).toHaveFocus()
    await described(form, 'email', 'Enter a valid e-mail')
    expect(form.sent).toEqual([])
  })

  test(
    'requires the repeated password even when the platform does not require it',
    { tags: ['AUTH-054'] },
    async () => {
      const form = await renderRegistration({ fields: ['username!', 'password!', 'confirmPassword'] })
      await form.agree()
      await form.type({ username: 'bia2026', password: 'canary7pass' })
      await form.submit()
      await described(form, 'confirmPassword', 'Fill in this field')
      expect(form.sent).toEqual([])
    },
  )

  test('says that the passwords do not match when the confirmation differs', { tags: ['AUTH-055'] }, async () => {
    const form = await renderRegistration()
    await form.agree()
    await form.type({ ...good, confirmPassword: 'canary7pasS' })
    await form.submit()
    await described(form, 'confirmPassword', message('register.in_confirmation_correct'))
    expect(form.sent).toEqual([])
    // A change of the password also validates the repeated password again.
    await form.type({ password: 'canary7pasS' })
    await expect.element(await form.field('confirmPassword')).not.toBeInvalid()
  })

  test(
    'removes punctuation from a CPF and a mobile number, keeps leading zeros, and rejects a wrong CPF',
    { tags: ['I3', 'I7'] },
    async () => {
      const form = await renderRegistration({ fields: ['username!', 'mobileNum', 'idNumber!'] })
      await form.agree()
      await form.type({ username: ' bia2026 ', mobileNum: '+55 (11) 98765-4321', idNumber: '012.345.678-91' })
      await form.submit()
      await described(form, 'idNumber', 'Enter a valid CPF')
      await form.type({ idNumber: '012.345.678-90' })
      await form.submit()
      await expect
        .poll(() => form.sent)
        .toMatchObject([
          { username: 'bia2026', mobileNum: '11987654321', idNumber: '01234567890', countryDialingCode: '55' },
        ])
    },
  )

  test(
    'ignores a pattern of the platform that could freeze the page, and applies a safe pattern',
    { tags: ['A18'] },
    async () => {
      const form = await renderRegistration({ rules: [{ name: 'username', pattern: '(a+)+$' }] })
      await form.agree()
      await form.type({ ...good, username: `${'a'.repeat(40)}!` })
      await form.submit()
      await expect.poll(() => form.sent).toHaveLength(1)
      await form.screen.unmount()
      const control = await renderRegistration({ rules: [{ name: 'username', pattern: 'a+' }] })
      await control.agree()
      await control.type({ ...good, username: `${'a'.repeat(40)}!` })
      await control.submit()
      await described(control, 'username', 'Letters and digits only, starting with a letter')
      expect(control.sent).toEqual([])
    },
  )

  test('restores the typed values after a reload, except secrets', async () => {
    const visit = new Map<string, string>()
    const backend = {
      get length() {
        return visit.size
      },
      key: (at: number) => [...visit.keys()][at] ?? null,
      getItem: (name: string) => visit.get(name) ?? null,
      setItem: (name: string, value: string) => void visit.set(name, value),
      removeItem: (name: string) => void visit.delete(name),
      clear: () => visit.clear(),
    }
    const fields = ['username!', 'password!', 'confirmPassword!', 'paymentPassword!', 'email', 'captcha!'] as const
    const form = await renderRegistration({ fields, site: { visit: backend } })
    await form.type({ ...good, paymentPassword: '482915', email: 'bia@example.com', captcha: '731946' })
    await form.screen.unmount()
    expect(JSON.stringify([...visit])).not.toMatch(/canary|482915|731946/)
    const again = await renderRegistration({ fields, site: { visit: backend } })
    await expect.element(await again.field('username')).toHaveValue('bia2026')
    await expect.element(await again.field('email')).toHaveValue('bia@example.com')
    await expect.element(await again.field('password')).toHaveValue('')
    await again.type({ ...good, paymentPassword: '482915', captcha: '731946' })
    await again.agree()
    await again.submit()
    await expect.element(again.screen.getByText('at /m/home')).toBeVisible()
    // A successful registration removes the draft.
    expect(JSON.stringify([...visit])).not.toContain('bia2026')
  })
})

describe('RegistrationForm: the captcha', () => {
  const fields = ['username!', 'captcha!'] as const
  const refresh = ({ screen }: RenderedRegistration) => screen.getByRole('button', { name: 'Show new digits' })
  const ids = (form: RenderedRegistration) =>
    form.asked('/wps/captcha/get').map((call) => new URLSearchParams(call.split('?')[1]).get('captchaId'))

  test('fetches another captcha when its picture is pressed', { tags: ['AUTH-036'] }, async () => {
    const form = await renderRegistration({ fields })
    await refresh(form).click()
    await expect.poll(() => new Set(ids(form)).size).toBe(2)
  })

  test('shows a loading state until the captcha’s picture has loaded', { tags: ['AUTH-037'] }, async () => {
    let arrive: (response: Response) => void = () => undefined
    const form = await renderRegistration({
      fields,
      answers: { 'GET /wps/captcha/get': () => new Promise((resolve) => (arrive = resolve)) },
    })
    const loading = form.screen.getByRole('button', { name: 'Loading' })
    await expect.element(loading).toBeVisible()
    arrive(
      Response.json({
        success: true,
        value: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
      }),
    )
    await expect.element(refresh(form)).toBeVisible()
    await expect.element(loading).not.toBeInTheDocument()
  })

  test(
    'shows the placeholder of the captcha field as its error when the field is empty',
    { tags: ['AUTH-038'] },
    async () => {
      const form = await renderRegistration({ fields })
      await form.agree()
      await form.type({ username: 'bia2026' })
      await form.submit()
      const placeholder = (await form.field('captcha')).element().getAttribute('placeholder') ?? ''
      expect(placeholder).toBe(message('register.captcha.in_vwrite_code'))
      await described(form, 'captcha', placeholder)
      expect(form.sent).toEqual([])
    },
  )

  test('accepts at most six characters in the captcha field', { tags: ['AUTH-039'] }, async () => {
    const form = await renderRegistration({ fields })
    await form.type({ captcha: '12345678' })
    await expect.element(await form.field('captcha')).toHaveValue('123456')
  })

  test('accepts only digits in the captcha field', { tags: ['AUTH-040'] }, async () => {
    const form = await renderRegistration({ fields })
    await form.type({ captcha: '1a2 b3' })
    await expect.element(await form.field('captcha')).toHaveValue('123')
  })

  test(
    'shows the hint of 1-16 digits or letters when the platform’s captcha rule allows them',
    { tags: ['AUTH-063'] },
    async () => {
      const form = await renderRegistration({ fields, rules: [{ name: 'captcha', minLength: 1, maxLength: 16 }] })
      await expect.element(await form.field('captcha')).toHaveAccessibleDescription('1-16 digits or letters')
      await form.screen.unmount()
      const usual = await renderRegistration({ fields })
      await expect.element(await usual.field('captcha')).not.toHaveAccessibleDescription(/./)
    },
  )

  test(
    'verifies the captcha in a call before the registration, and sends no registration when it is wrong',
    { tags: ['CALL-014'] },
    async () => {
      let right = false
      const form = await renderRegistration({
        fields,
        answers: { 'GET /wps/account/verification': () => Response.json({ success: true, value: right }) },
      })
      await form.agree()
      await form.type({ username: 'bia2026', captcha: '123456' })
      const [id] = ids(form)
      await form.submit()
      await described(form, 'captcha', 'Verification code error')
      expect(form.asked('/wps/account/verification')).toEqual([
        `GET /wps/account/verification?captcha=123456&captchaId=${id}&moduleId=VALID_CAPTCHA3`,
      ])
      expect(form.sent).toEqual([])
      await expect.element(await form.field('captcha')).toHaveValue('')
      right = true
      await form.type({ captcha: '654321' })
      await form.submit()
      await expect.poll(() => form.sent).toMatchObject([{ captcha: '654321', captchaId: ids(form).at(-1) }])
    },
  )
})

describe('RegistrationForm: a refusal', () => {
  test('shows a refusal at its field, focuses the field, keeps the typed values and replaces the captcha', async () => {
    const form = await renderRegistration({
      fields: ['username!', 'password!', 'confirmPassword!', 'captcha!'],
      register: [
        () => createRegistrationRefusalResponse('account.username.taken', { field: 'username', captcha: true }),
      ],
    })
    await form.agree()
    await form.type({ ...good, captcha: '123456' })
    await form.submit()
    await described(form, 'username', 'Sorry, the username already exists.')
    await expect.element(await form.field('username')).toHaveFocus()
    await expect.element(await form.field('password')).toHaveValue('canary7pass')
    await expect.element(await form.field('captcha')).toHaveValue('')
    expect(new Set(form.asked('/wps/captcha/get')).size).toBe(2)
  })

  test('shows a refusal above the button when it names no field, and allows another registration', async () => {
    const form = await renderRegistration({
      register: [
        () => createRegistrationRefusalResponse('register.closed'),
        () => createRegistrationRefusalResponse('no.such.code'),
      ],
    })
    await form.agree()
    await form.type(good)
    await form.submit()
    await expect.element(form.screen.getByRole('alert').getByText(/does not have permission/)).toBeVisible()
    await form.submit()
    await expect.element(form.screen.getByRole('alert').getByText('Unknown error')).toBeVisible()
    expect(form.sent).toHaveLength(2)
  })
})
