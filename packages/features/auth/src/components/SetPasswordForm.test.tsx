import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signInPasswordInMemory } from '../model/signInPassword.ts'
import {
  anaMobileNumber,
  renderSetPasswordFormWithCode,
  waitForSingleRequestBody,
  getSetPasswordButton,
  getSmsCodeField,
  fillSetPasswordForm,
  getMobileField,
  getPasswordField,
  renderSetPasswordForm,
  setPasswordEndpoints,
  submitSetPasswordForm,
  getSendCodeButton,
  requestFormSubmit,
} from '../testing/renderSetPasswordForm.tsx'

beforeEach(signInPasswordInMemory.forget)

describe('SetPasswordForm', () => {
  test('shows a field for a mobile number of at most 20 digits', { tags: ['AUTH-180'] }, async () => {
    const form = await renderSetPasswordForm()
    await expect.element(getMobileField(form)).toHaveAttribute('type', 'tel')
    await getMobileField(form).fill('9'.repeat(25))
    await expect.element(getMobileField(form)).toHaveValue('9'.repeat(20))
  })

  test('shows a field for the SMS code', { tags: ['AUTH-181'] }, async () => {
    await expect
      .element(getSmsCodeField(await renderSetPasswordForm()))
      .toHaveAttribute('autocomplete', 'one-time-code')
  })

  test('shows a field for the new password', { tags: ['AUTH-182'] }, async () => {
    const form = await renderSetPasswordForm()
    await expect.element(getPasswordField(form)).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(getPasswordField(form)).toHaveAttribute('type', 'password')
  })

  test(
    'enables the send button while the field for the SMS code is still disabled',
    { tags: ['AUTH-183'] },
    async () => {
      const form = await renderSetPasswordForm()
      await expect.element(getSmsCodeField(form)).toBeDisabled()
      await expect.element(getSendCodeButton(form)).toBeEnabled()
    },
  )

  test('shows a submit button for the new password', { tags: ['AUTH-184'] }, async () => {
    await expect.element(getSetPasswordButton(await renderSetPasswordForm())).toHaveAttribute('type', 'submit')
  })
})

describe('SetPasswordForm: the code', () => {
  test(
    'requests an SMS code with only the mobile number and the module id VERIFICATION3',
    { tags: ['CALL-016'] },
    async () => {
      const form = await renderSetPasswordFormWithCode()
      expect(await waitForSingleRequestBody(form, setPasswordEndpoints.code)).toEqual({ mobileNum: anaMobileNumber })
      expect(new URL(form.requests(setPasswordEndpoints.code)[0]!.url).searchParams.get('moduleId')).toBe(
        'VERIFICATION3',
      )
      expect(form.requests(setPasswordEndpoints.reset)).toEqual([])
    },
  )

  test(
    'sends the dialling code of another country, and has a separate countdown for a number with this code',
    { tags: ['CALL-107'] },
    async () => {
      const form = await renderSetPasswordFormWithCode({
        'GET /wps/system/countryList': {
          value: [
            { code: 'BR', name: 'Brazil', diallingCode: '55' },
            { code: 'PT', name: 'Portugal', diallingCode: '351' },
          ],
        },
      })
      await form.screen.getByRole('button', { name: /^Country code/ }).click()
      await form.screen.getByRole('dialog').getByText('Portugal').click()
      await getMobileField(form).fill('912 345 678')
      await getSendCodeButton(form).click()
      await expect
        .poll(() => form.sent(setPasswordEndpoints.code).then((calls) => calls.map(({ body }) => body)))
        .toEqual([{ mobileNum: anaMobileNumber }, { mobileNum: '912345678', countryDialingCode: '351' }])
    },
  )

  test(
    'requests an SMS code with the call for password resets when the merchant’s platform has this call',
    { tags: ['CALL-021'] },
    async () => {
      const form = await renderSetPasswordFormWithCode({}, 'PWRESETSMS3')
      expect(await waitForSingleRequestBody(form, setPasswordEndpoints.reset)).toEqual({ mobileNum: anaMobileNumber })
      const [request] = form.requests(setPasswordEndpoints.reset)
      expect([request!.headers.get('Content-Type'), new URL(request!.url).searchParams.get('moduleId')]).toEqual([
        'application/json',
        'PWRESETSMS3',
      ])
      expect(form.requests(setPasswordEndpoints.code)).toEqual([])
    },
  )

  test.each([
    ['', 'Enter your mobile number'],
    ['1198765', 'Use at least 11 digits'],
    ['98765432', 'Use at least 11 digits'],
  ])('does not request an SMS code for the invalid mobile number %j', { tags: ['AUTH-186'] }, async (typed, text) => {
    const form = await renderSetPasswordForm()
    await getMobileField(form).fill(typed)
    await getSendCodeButton(form).click()
    await expect.element(getMobileField(form)).toHaveAccessibleDescription(text)
    await expect.element(getMobileField(form)).toHaveFocus()
    expect(form.requests(setPasswordEndpoints.code)).toEqual([])
  })

  test('enables the field for the SMS code when a code was sent', { tags: ['AUTH-191'] }, async () => {
    const form = await renderSetPasswordForm()
    await expect.element(getSmsCodeField(form)).toBeDisabled()
    await getMobileField(form).fill(anaMobileNumber)
    await getSendCodeButton(form).click()
    await expect.element(getSmsCodeField(form)).toBeEnabled()
  })

  test('keeps the field for the SMS code disabled when sending the code fails', { tags: ['AUTH-191'] }, async () => {
    const form = await renderSetPasswordForm({ [setPasswordEndpoints.code]: () => new Response('', { status: 500 }) })
    await getMobileField(form).fill(anaMobileNumber)
    await getSendCodeButton(form).click()
    await expect
      .element(getSmsCodeField(form))
      .toHaveAccessibleDescription('Something went wrong on our side. Try again in a moment.')
    await expect.element(getSmsCodeField(form)).toBeDisabled()
  })

  test(
    'counts down the seconds until the player can request another SMS code, and then allows the request',
    { tags: ['AUTH-192'] },
    async () => {
      vi.useFakeTimers({
        toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      })
      try {
        let answer: (response: Response) => void = () => undefined
        const form = await renderSetPasswordForm({
          [setPasswordEndpoints.code]: () => new Promise((resolve) => (answer = resolve)),
        })
        await getMobileField(form).fill(anaMobileNumber)
        await getSendCodeButton(form).click()
        await expect.poll(() => form.requests(setPasswordEndpoints.code)).toHaveLength(1)
        await expect.element(form.screen.getByText(/^(?:Resend|Try again) in/)).not.toBeInTheDocument()
        answer(Response.json({ success: true, value: { expiredMinutes: 2 } }))
        await expect.element(form.screen.getByRole('button', { name: 'Resend in 120 s' })).toBeVisible()
        vi.advanceTimersByTime(119_000)
        await expect.element(form.screen.getByRole('button', { name: 'Resend in 1 s' })).toBeVisible()
        vi.advanceTimersByTime(1000)
        await expect.element(getSendCodeButton(form)).toBeVisible()
        await getSendCodeButton(form).click()
        await expect.poll(() => form.requests(setPasswordEndpoints.code)).toHaveLength(2)
      } finally {
        vi.useRealTimers()
      }
    },
  )

  test('starts no countdown when sending the SMS code fails', { tags: ['AUTH-192'] }, async () => {
    const form = await renderSetPasswordForm({ [setPasswordEndpoints.code]: () => new Response('', { status: 500 }) })
    await getMobileField(form).fill(anaMobileNumber)
    await getSendCodeButton(form).click()
    await expect.element(getSmsCodeField(form)).toBeInvalid()
    await expect.element(getSendCodeButton(form)).not.toHaveAttribute('aria-disabled')
  })

  test(
    'shows an error at the code’s field, and no toast, when sending the SMS code fails',
    { tags: ['U12'] },
    async () => {
      const form = await renderSetPasswordForm({ [setPasswordEndpoints.code]: () => new Response('', { status: 500 }) })
      await getMobileField(form).fill(anaMobileNumber)
      await getSendCodeButton(form).click()
      await expect
        .element(getSmsCodeField(form))
        .toHaveAccessibleDescription('Something went wrong on our side. Try again in a moment.')
      expect(form.timeline).toEqual(['loading for 9999000 ms: Sending code…', 'hidden: Sending code…'])
    },
  )
})

describe('SetPasswordForm: validation', () => {
  test('requires the mobile number for a new password', { tags: ['AUTH-185'] }, async () => {
    const form = await renderSetPasswordFormWithCode()
    await fillSetPasswordForm(form)
    await getMobileField(form).fill('')
    requestFormSubmit(form)
    await expect.element(getMobileField(form)).toHaveAccessibleDescription('Enter your mobile number')
    expect(form.requests(setPasswordEndpoints.set)).toEqual([])
  })

  test.each([
    ['1234567', 'Use at least 11 digits'],
    ['119876500012', 'Use no more than 11 digits'],
  ])('rejects the mobile number %j', { tags: ['AUTH-186'] }, async (typed, text) => {
    const form = await renderSetPasswordFormWithCode()
    await fillSetPasswordForm(form)
    await getMobileField(form).fill(typed)
    requestFormSubmit(form)
    await expect.element(getMobileField(form)).toHaveAccessibleDescription(text)
    expect(form.requests(setPasswordEndpoints.set)).toEqual([])
  })

  test.each([
    ['', 'Enter the code from the SMS'],
    ['123', 'The code has 4 to 10 digits'],
  ])('rejects the SMS code %j', { tags: ['AUTH-187'] }, async (typed, text) => {
    const form = await renderSetPasswordFormWithCode()
    await fillSetPasswordForm(form, { code: typed })
    requestFormSubmit(form)
    await expect.element(getSmsCodeField(form)).toHaveAccessibleDescription(text)
    expect(form.requests(setPasswordEndpoints.set)).toEqual([])
  })

  test.each([
    ['', 'Enter a new password'],
    ['abc12', 'Use 6 to 64 characters'],
    ['abcdefgh', 'Add a letter and a digit'],
  ])('rejects the password %j', { tags: ['AUTH-188'] }, async (typed, text) => {
    const form = await renderSetPasswordFormWithCode()
    await fillSetPasswordForm(form, { password: typed })
    requestFormSubmit(form)
    await expect.element(getPasswordField(form)).toHaveAccessibleDescription(text)
    expect(form.requests(setPasswordEndpoints.set)).toEqual([])
  })
})

describe('SetPasswordForm: the submit button', () => {
  test(
    'disables the submit button and gives the reason until the player edits a field',
    { tags: ['AUTH-189'] },
    async () => {
      const form = await renderSetPasswordForm()
      await expect.element(getSetPasswordButton(form)).toHaveAttribute('aria-disabled', 'true')
      await expect.element(getSetPasswordButton(form)).toHaveAccessibleDescription('Enter your mobile number first')
      await getSetPasswordButton(form).click({ force: true })
      await expect.element(getMobileField(form)).not.toBeInvalid()
      await getMobileField(form).fill('1')
      await expect.element(getSetPasswordButton(form)).not.toHaveAccessibleDescription('Enter your mobile number first')
    },
  )

  test(
    'disables the submit button while a field has an error, and enables it afterwards',
    { tags: ['AUTH-190'] },
    async () => {
      const form = await renderSetPasswordFormWithCode()
      await expect.element(getSetPasswordButton(form)).not.toHaveAttribute('aria-disabled')
      await submitSetPasswordForm(form, { password: 'abc12' })
      await expect.element(getSetPasswordButton(form)).toHaveAttribute('aria-disabled', 'true')
      await expect.element(getSetPasswordButton(form)).toHaveAccessibleDescription('Fix the highlighted fields')
      form.screen.container.querySelector('form')!.requestSubmit()
      await getPasswordField(form).fill('fresh-22')
      await expect.element(getSetPasswordButton(form)).not.toHaveAttribute('aria-disabled')
      expect(form.requests(setPasswordEndpoints.set)).toEqual([])
    },
  )
})
