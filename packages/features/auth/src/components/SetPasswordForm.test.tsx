import { beforeEach, describe, expect, test, vi } from 'vitest'
import { passwordInMemory } from '../model/passwordInMemory.ts'
import {
  anaMobile,
  renderWithSentCode,
  bodyOf,
  submitButton,
  codeField,
  fill,
  mobileField,
  passwordField,
  renderSetPassword,
  routes,
  fillAndSubmit,
  sendCodeButton,
  submit,
} from '../testing/renderSetPassword.tsx'

beforeEach(passwordInMemory.forget)

describe('SetPasswordForm', () => {
  test('shows a field for a mobile number of at most 20 digits', { tags: ['AUTH-180'] }, async () => {
    const form = await renderSetPassword()
    await expect.element(mobileField(form)).toHaveAttribute('type', 'tel')
    await mobileField(form).fill('9'.repeat(25))
    await expect.element(mobileField(form)).toHaveValue('9'.repeat(20))
  })

  test('shows a field for the SMS code', { tags: ['AUTH-181'] }, async () => {
    await expect.element(codeField(await renderSetPassword())).toHaveAttribute('autocomplete', 'one-time-code')
  })

  test('shows a field for the new password', { tags: ['AUTH-182'] }, async () => {
    const form = await renderSetPassword()
    await expect.element(passwordField(form)).toHaveAttribute('autocomplete', 'new-password')
    await expect.element(passwordField(form)).toHaveAttribute('type', 'password')
  })

  test(
    'enables the send button while the field for the SMS code is still disabled',
    { tags: ['AUTH-183'] },
    async () => {
      const form = await renderSetPassword()
      await expect.element(codeField(form)).toBeDisabled()
      await expect.element(sendCodeButton(form)).toBeEnabled()
    },
  )

  test('shows a submit button for the new password', { tags: ['AUTH-184'] }, async () => {
    await expect.element(submitButton(await renderSetPassword())).toHaveAttribute('type', 'submit')
  })
})

describe('SetPasswordForm: the code', () => {
  test(
    'requests an SMS code with only the mobile number and the module VERIFICATION3',
    { tags: ['CALL-016'] },
    async () => {
      const form = await renderWithSentCode()
      expect(await bodyOf(form, routes.code)).toEqual({ mobileNum: anaMobile })
      expect(new URL(form.requests(routes.code)[0]!.url).searchParams.get('moduleId')).toBe('VERIFICATION3')
      expect(form.requests(routes.reset)).toEqual([])
    },
  )

  test(
    'sends the dialling code of another country, and counts down for its number separately',
    { tags: ['CALL-107'] },
    async () => {
      const form = await renderWithSentCode({
        'GET /wps/system/countryList': {
          value: [
            { code: 'BR', name: 'Brazil', diallingCode: '55' },
            { code: 'PT', name: 'Portugal', diallingCode: '351' },
          ],
        },
      })
      await form.screen.getByRole('button', { name: /^Country code/ }).click()
      await form.screen.getByRole('dialog').getByText('Portugal').click()
      await mobileField(form).fill('912 345 678')
      await sendCodeButton(form).click()
      await expect
        .poll(() => form.sent(routes.code).then((calls) => calls.map(({ body }) => body)))
        .toEqual([{ mobileNum: anaMobile }, { mobileNum: '912345678', countryDialingCode: '351' }])
    },
  )

  test(
    'requests an SMS code with the platform’s call for resets when the merchant’s platform has it',
    { tags: ['CALL-021'] },
    async () => {
      const form = await renderWithSentCode({}, 'PWRESETSMS3')
      expect(await bodyOf(form, routes.reset)).toEqual({ mobileNum: anaMobile })
      const [request] = form.requests(routes.reset)
      expect([request!.headers.get('Content-Type'), new URL(request!.url).searchParams.get('moduleId')]).toEqual([
        'application/json',
        'PWRESETSMS3',
      ])
      expect(form.requests(routes.code)).toEqual([])
    },
  )

  test.each([
    ['', 'Enter your mobile number'],
    ['1198765', 'Use at least 11 digits'],
    ['98765432', 'Use at least 11 digits'],
  ])('does not request an SMS code for the invalid mobile number %j', { tags: ['AUTH-186'] }, async (typed, text) => {
    const form = await renderSetPassword()
    await mobileField(form).fill(typed)
    await sendCodeButton(form).click()
    await expect.element(mobileField(form)).toHaveAccessibleDescription(text)
    await expect.element(mobileField(form)).toHaveFocus()
    expect(form.requests(routes.code)).toEqual([])
  })

  test('enables the field for the SMS code when a code was sent', { tags: ['AUTH-191'] }, async () => {
    const form = await renderSetPassword()
    await expect.element(codeField(form)).toBeDisabled()
    await mobileField(form).fill(anaMobile)
    await sendCodeButton(form).click()
    await expect.element(codeField(form)).toBeEnabled()
  })

  test('keeps the field for the SMS code disabled when sending the code fails', { tags: ['AUTH-191'] }, async () => {
    const form = await renderSetPassword({ [routes.code]: () => new Response('', { status: 500 }) })
    await mobileField(form).fill(anaMobile)
    await sendCodeButton(form).click()
    await expect
      .element(codeField(form))
      .toHaveAccessibleDescription('Something went wrong on our side. Try again in a moment.')
    await expect.element(codeField(form)).toBeDisabled()
  })

  test(
    'counts down the minutes of an SMS code in seconds, and then allows another request',
    { tags: ['AUTH-192'] },
    async () => {
      vi.useFakeTimers({
        toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      })
      try {
        let answer: (response: Response) => void = () => undefined
        const form = await renderSetPassword({ [routes.code]: () => new Promise((resolve) => (answer = resolve)) })
        await mobileField(form).fill(anaMobile)
        await sendCodeButton(form).click()
        await expect.poll(() => form.requests(routes.code)).toHaveLength(1)
        await expect.element(form.screen.getByText(/^(?:Resend|Try again) in/)).not.toBeInTheDocument()
        answer(Response.json({ success: true, value: { expiredMinutes: 2 } }))
        await expect.element(form.screen.getByRole('button', { name: 'Resend in 120 s' })).toBeVisible()
        vi.advanceTimersByTime(119_000)
        await expect.element(form.screen.getByRole('button', { name: 'Resend in 1 s' })).toBeVisible()
        vi.advanceTimersByTime(1000)
        await expect.element(sendCodeButton(form)).toBeVisible()
        await sendCodeButton(form).click()
        await expect.poll(() => form.requests(routes.code)).toHaveLength(2)
      } finally {
        vi.useRealTimers()
      }
    },
  )

  test('starts no countdown when sending the SMS code fails', { tags: ['AUTH-192'] }, async () => {
    const form = await renderSetPassword({ [routes.code]: () => new Response('', { status: 500 }) })
    await mobileField(form).fill(anaMobile)
    await sendCodeButton(form).click()
    await expect.element(codeField(form)).toBeInvalid()
    await expect.element(sendCodeButton(form)).not.toHaveAttribute('aria-disabled')
  })

  test(
    'shows an error at the code’s field, and no toast, when sending the SMS code fails',
    { tags: ['U12'] },
    async () => {
      const form = await renderSetPassword({ [routes.code]: () => new Response('', { status: 500 }) })
      await mobileField(form).fill(anaMobile)
      await sendCodeButton(form).click()
      await expect
        .element(codeField(form))
        .toHaveAccessibleDescription('Something went wrong on our side. Try again in a moment.')
      expect(form.timeline).toEqual(['loading for 9999000 ms: Sending code …', 'hidden: Sending code …'])
    },
  )
})

describe('SetPasswordForm: validation', () => {
  test('requires the mobile number for a new password', { tags: ['AUTH-185'] }, async () => {
    const form = await renderWithSentCode()
    await fill(form)
    await mobileField(form).fill('')
    submit(form)
    await expect.element(mobileField(form)).toHaveAccessibleDescription('Enter your mobile number')
    expect(form.requests(routes.set)).toEqual([])
  })

  test.each([
    ['1234567', 'Use at least 11 digits'],
    ['119876500012', 'Use no more than 11 digits'],
  ])('rejects the mobile number %j', { tags: ['AUTH-186'] }, async (typed, text) => {
    const form = await renderWithSentCode()
    await fill(form)
    await mobileField(form).fill(typed)
    submit(form)
    await expect.element(mobileField(form)).toHaveAccessibleDescription(text)
    expect(form.requests(routes.set)).toEqual([])
  })

  test.each([
    ['', 'Enter the code from the SMS'],
    ['123', 'The code has 4 to 10 digits'],
  ])('rejects the SMS code %j', { tags: ['AUTH-187'] }, async (typed, text) => {
    const form = await renderWithSentCode()
    await fill(form, { code: typed })
    submit(form)
    await expect.element(codeField(form)).toHaveAccessibleDescription(text)
    expect(form.requests(routes.set)).toEqual([])
  })

  test.each([
    ['', 'Enter a new password'],
    ['abc12', 'Use 6 to 64 characters'],
    ['abcdefgh', 'Add a letter and a digit'],
  ])('rejects the password %j', { tags: ['AUTH-188'] }, async (typed, text) => {
    const form = await renderWithSentCode()
    await fill(form, { password: typed })
    submit(form)
    await expect.element(passwordField(form)).toHaveAccessibleDescription(text)
    expect(form.requests(routes.set)).toEqual([])
  })
})

describe('SetPasswordForm: the submit button', () => {
  test(
    'disables the submit button and gives the reason until the player edits a field',
    { tags: ['AUTH-189'] },
    async () => {
      const form = await renderSetPassword()
      await expect.element(submitButton(form)).toHaveAttribute('aria-disabled', 'true')
      await expect.element(submitButton(form)).toHaveAccessibleDescription('Enter your mobile number first')
      await submitButton(form).click({ force: true })
      await expect.element(mobileField(form)).not.toBeInvalid()
      await mobileField(form).fill('1')
      await expect.element(submitButton(form)).not.toHaveAccessibleDescription('Enter your mobile number first')
    },
  )

  test(
    'disables the submit button while a field has an error, and enables it afterwards',
    { tags: ['AUTH-190'] },
    async () => {
      const form = await renderWithSentCode()
      await expect.element(submitButton(form)).not.toHaveAttribute('aria-disabled')
      await fillAndSubmit(form, { password: 'abc12' })
      await expect.element(submitButton(form)).toHaveAttribute('aria-disabled', 'true')
      await expect.element(submitButton(form)).toHaveAccessibleDescription('Fix the highlighted fields')
      form.screen.container.querySelector('form')!.requestSubmit()
      await passwordField(form).fill('fresh-22')
      await expect.element(submitButton(form)).not.toHaveAttribute('aria-disabled')
      expect(form.requests(routes.set)).toEqual([])
    },
  )
})
