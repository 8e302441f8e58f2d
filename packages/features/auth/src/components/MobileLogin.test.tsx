import { createMemoryStorageBackend, type PlatformResponses } from '@lobby/platform/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { signInPasswordInMemory } from '../model/signInPassword.ts'
import { createLoginRefusalResponse, renderLoginForm, type RenderedLoginForm } from '../testing/renderLoginForm.tsx'

afterEach(() => void vi.useRealTimers())

const mobileOn = { merchant: { flags: ['smsSignIn'] } } as const
const tab = ({ screen }: RenderedLoginForm, name: 'Username' | 'Mobile') => screen.getByRole('radio', { name })
const number = ({ screen }: RenderedLoginForm) => screen.getByRole('textbox', { name: 'Mobile number' })
const code = ({ screen }: RenderedLoginForm) => screen.getByRole('textbox', { name: 'SMS code' })
const username = ({ screen }: RenderedLoginForm) => screen.getByRole('textbox', { name: 'Username' })
const send = ({ screen }: RenderedLoginForm, name: string | RegExp = 'Send code') =>
  screen.getByRole('button', { name })
const submit = ({ screen }: RenderedLoginForm) => screen.getByRole('button', { name: 'Sign in' }).click()

/** Renders the sign-in form with the mobile method selected. The mocked platform sends codes. */
async function mobile(
  login: Parameters<typeof renderLoginForm>[0] = [],
  answers: PlatformResponses = {},
  init: Parameters<typeof renderLoginForm>[2] = mobileOn,
) {
  const bodies: unknown[] = []
  const form = await renderLoginForm(
    login,
    {
      'POST /wps/account/getCode': async (request) => {
        bodies.push(await request.json())
        return Response.json({ success: true, value: { expiredMinutes: 2 } })
      },
      'GET /wps/system/countryList': {
        value: [
          { code: 'BR', name: 'Brazil', diallingCode: '55' },
          { code: 'PT', name: 'Portugal', diallingCode: '351' },
        ],
      },
      ...answers,
    },
    init,
  )
  await tab(form, 'Mobile').click()
  await expect.element(number(form)).toBeVisible()
  return { ...form, form, bodies }
}

describe('MobileLogin: the sign-in methods', () => {
  test('shows the tabs of the sign-in methods only with the flag smsSignIn', { tags: ['AUTH-091'] }, async () => {
    const form = await renderLoginForm([], {}, mobileOn)
    await expect.element(tab(form, 'Username')).toBeVisible()
    await expect.element(tab(form, 'Mobile')).toBeVisible()
    await form.screen.unmount()
    const without = await renderLoginForm()
    // If the form had tabs, they would be visible when this error appears.
    await submit(without)
    await expect.element(without.screen.getByText('Enter your username')).toBeVisible()
    expect(without.screen.getByRole('radio').elements()).toEqual([])
  })

  test('selects the username method when the sign-in opens', { tags: ['AUTH-092'] }, async () => {
    const form = await renderLoginForm([], {}, mobileOn)
    await expect.element(tab(form, 'Username')).toBeChecked()
    await expect.element(username(form)).toBeVisible()
  })

  test(
    'shows a field for the mobile number and none for the username with the mobile method',
    { tags: ['AUTH-095'] },
    async () => {
      const { form } = await mobile()
      await expect.element(number(form)).toHaveAttribute('autocomplete', 'tel-national')
      await expect.element(username(form)).not.toBeInTheDocument()
    },
  )

  test('shows a field for the SMS code with a send button for the mobile method', { tags: ['AUTH-096'] }, async () => {
    const { form } = await mobile()
    await expect.element(code(form)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(send(form)).toBeVisible()
  })
})

describe('MobileLogin: the code', () => {
  test('requests an SMS code for the typed mobile number', { tags: ['AUTH-120'] }, async () => {
    const { form, bodies } = await mobile()
    await expect.element(send(form)).toBeEnabled()
    await number(form).fill('+55 11 98765-0001')
    await send(form).click()
    await expect.poll(() => bodies).toEqual([{ mobileNo: '11987650001', countryDialingCode: '55' }])
  })

  test(
    'counts down on the send button, and enables the button when the countdown ends',
    { tags: ['AUTH-121', 'AUTH-122'] },
    async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
      const { form, bodies } = await mobile()
      await number(form).fill('11987650001')
      await send(form).click()
      await expect.element(send(form, 'Resend in 120 s')).toHaveAttribute('aria-disabled', 'true')
      vi.advanceTimersByTime(119_000)
      await expect.element(send(form, 'Resend in 1 s')).toBeVisible()
      vi.advanceTimersByTime(1000)
      await expect.element(send(form)).not.toHaveAttribute('aria-disabled')
      await send(form).click()
      await expect.poll(() => bodies).toHaveLength(2)
    },
  )

  test('does not request an SMS code while the mobile number is invalid', async () => {
    const { form, bodies } = await mobile()
    await number(form).fill('98765432')
    await send(form).click()
    await expect.element(number(form)).toHaveAccessibleDescription('Use at least 11 digits')
    await expect.element(number(form)).toHaveFocus()
    await number(form).fill('119876500011')
    await send(form).click()
    await expect.element(number(form)).toHaveAccessibleDescription('Use no more than 11 digits')
    expect(bodies).toEqual([])
    // Control: the form removes a leading zero (the trunk prefix), so this number is not too long.
    await number(form).fill('011 98765-0001')
    await send(form).click()
    await expect.poll(() => bodies).toEqual([{ mobileNo: '11987650001', countryDialingCode: '55' }])
  })
})

describe('MobileLogin: a sign-in', () => {
  test(
    'signs in with the mobile number as username, the SMS code as password, and the dialling code',
    { tags: ['AUTH-112'] },
    async () => {
      const { form, sent } = await mobile()
      await number(form).fill('(11) 98765-0001')
      await code(form).fill('482915')
      await submit(form)
      await expect.poll(() => sent).toHaveLength(1)
      expect(sent[0]).toMatchObject({
        type: 'sms',
        username: '11987650001',
        password: '482915',
        captcha: '',
        countryDialingCode: '55',
      })
      await expect.poll(form.signedIn).toBe(1)
      // The page must not remember an SMS code as a password.
      expect(signInPasswordInMemory.of('ana', Date.now())).toBeNull()
    },
  )

  test('validates the mobile number by the platform’s rule loginMobileNum', { tags: ['AUTH-125'] }, async () => {
    const rules = [{ name: 'loginMobileNum', minLength: 9, maxLength: 9, pattern: '9[0-9]+' }]
    const { form, sent } = await mobile([], { 'GET /wps/account/registerValidation': { value: { rules } } })
    await number(form).fill('11987650001')
    await code(form).fill('482915')
    await submit(form)
    await expect.element(number(form)).toHaveAccessibleDescription('Use no more than 9 digits')
    expect(sent).toEqual([])
    await number(form).fill('987650001')
    await submit(form)
    await expect.poll(() => sent).toHaveLength(1)
  })

  test('validates the SMS code by the platform’s rule verificationCode', { tags: ['AUTH-126'] }, async () => {
    const rules = [{ name: 'verificationCode', minLength: 7, maxLength: 8, pattern: '[0-9]+' }]
    const { form, sent } = await mobile([], { 'GET /wps/account/registerValidation': { value: { rules } } })
    await number(form).fill('11987650001')
    await code(form).fill('482915')
    await submit(form)
    await expect.element(code(form)).toHaveAccessibleDescription('The code has 7 to 8 digits')
    await expect.element(code(form)).toHaveFocus()
    expect(sent).toEqual([])
    await code(form).fill('4829157')
    await submit(form)
    await expect.poll(() => sent).toHaveLength(1)
  })

  test('shows the error at the code’s field when the platform rejects the SMS code', async () => {
    const wrong = () =>
      Response.json({ success: false, errorCode: 'sms.code.wrong', message: 'No', data: { field: 'verificationCode' } })
    const { form } = await mobile([wrong])
    await number(form).fill('11987650001')
    await code(form).fill('482915')
    await submit(form)
    await expect.element(code(form)).toHaveAccessibleDescription('Verification code error')
    await expect.element(code(form)).toHaveFocus()
    await expect.element(number(form)).toHaveValue('11987650001')
  })
})

test('fetches another captcha when the sign-in method changes', { tags: ['AUTH-062'] }, async () => {
  const form = await renderLoginForm([() => createLoginRefusalResponse('login.failed', true)], {}, mobileOn)
  await username(form).fill('ana')
  await form.screen.getByLabelText('Password', { exact: true }).fill('wrong-1')
  await submit(form)
  const captcha = form.screen.getByRole('textbox', { name: 'Digits shown' })
  await captcha.fill('123')
  await tab(form, 'Mobile').click()
  await expect.element(number(form)).toBeVisible()
  await expect.element(captcha).toHaveValue('')
  await expect.poll(() => new Set(form.captchaIds()).size).toBe(2)
  await tab(form, 'Username').click()
  await expect.element(username(form)).toBeVisible()
  await expect.poll(() => new Set(form.captchaIds()).size).toBe(3)
})

test('replaces the captcha of the sign-in by the captcha of the SMS code, and shows only one at a time', async () => {
  const captchaOf = (field: 'captcha' | undefined) => () =>
    Response.json({
      success: false,
      errorCode: 'login.captcha.required',
      message: 'No',
      data: { captcha: true, field },
    })
  const { form } = await mobile([captchaOf(undefined)], { 'POST /wps/account/getCode': captchaOf('captcha') })
  const captchas = form.screen.getByRole('textbox', { name: 'Digits shown' })
  await number(form).fill('11987650001')
  await code(form).fill('123456')
  await submit(form)
  await expect.element(captchas).toHaveValue('')
  await captchas.fill('111')
  await send(form).click()
  // The empty captcha of the SMS code has replaced the captcha of the sign-in.
  await expect.element(captchas).toHaveValue('')
  await captchas.fill('222')
  await submit(form)
  await expect.poll(() => form.sent.map(({ captcha }) => captcha)).toEqual(['', '111'])
  await expect.element(captchas).toBeVisible()
})

test('control: fetches no captcha on a change of the sign-in method when none is required', async () => {
  const { form } = await mobile()
  await tab(form, 'Username').click()
  await expect.element(username(form)).toBeVisible()
  expect(form.captchaIds()).toEqual([])
})

test(
  'fills in the remembered login of a method each time the player switches to this method',
  { tags: ['AUTH-119'] },
  async () => {
    const backend = createMemoryStorageBackend()
    const first = await mobile([], {}, { ...mobileOn, backend })
    await first.screen.getByRole('button', { name: /^Country code/ }).click()
    await first.screen.getByRole('dialog').getByText('Portugal').click()
    await number(first).fill('912345678')
    await code(first).fill('482915')
    await first.screen.getByRole('checkbox', { name: 'Remember me' }).click()
    await submit(first)
    await expect.poll(first.signedIn).toBe(1)
    const kept = { type: 'sms', username: '912345678', password: '', countryDialingCode: '351' }
    await expect.poll(() => first.site.storage.get('remember')).toEqual(kept)
    first.site.session.signOut()
    await first.screen.unmount()

    const again = await renderLoginForm(
      [],
      {
        'GET /wps/system/countryList': {
          value: [
            { code: 'BR', name: 'Brazil', diallingCode: '55' },
            { code: 'PT', name: 'Portugal', diallingCode: '351' },
          ],
        },
      },
      { ...mobileOn, backend },
    )
    await expect.element(username(again)).toHaveValue('')
    await tab(again, 'Mobile').click()
    await expect.element(number(again)).toHaveValue('912345678')
    await expect.element(again.screen.getByRole('button', { name: /^Country code/ })).toHaveTextContent('+351')
    await number(again).fill('900000000')
    await tab(again, 'Username').click()
    await expect.element(username(again)).toHaveValue('')
    await tab(again, 'Mobile').click()
    await expect.element(number(again)).toHaveValue('912345678')
  },
)
