import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createRegistrationRefusalResponse, renderRegistration } from '../testing/renderRegistration.tsx'
import {
  anaMobileNumber,
  getMobileField,
  renderSetPasswordForm,
  getSendCodeButton,
} from '../testing/renderSetPasswordForm.tsx'

const sent = () => Response.json({ success: true, value: { expiredMinutes: 2 } })
const asked = () => createRegistrationRefusalResponse('login.captcha.required', { captcha: true, field: 'captcha' })
const wrong = () => createRegistrationRefusalResponse('login.captcha.wrong', { captcha: true, field: 'captcha' })

/** Renders the registration by mobile number. The n-th request for an SMS code gets the n-th response. */
async function registration(...answers: (() => Response)[]) {
  const bodies: Record<string, unknown>[] = []
  const form = await renderRegistration({
    flags: ['mobileRegistration'],
    fields: [],
    answers: {
      'POST /wps/account/getCode': async (request) => {
        bodies.push((await request.json()) as Record<string, unknown>)
        return (answers[bodies.length - 1] ?? sent)()
      },
    },
  })
  const captcha = form.screen.getByRole('textbox', { name: 'Digits shown' })
  const press = () => form.screen.getByRole('button', { name: 'Send code' }).click()
  await form.type({ mobileNum: anaMobileNumber })
  await press()
  return { form, bodies, captcha, press }
}

describe('useVerificationCodeCaptcha: the captcha before a code', () => {
  test(
    'sends a captcha with the next request for an SMS code after the platform has required one',
    { tags: ['B17'] },
    async () => {
      const { form, bodies, captcha, press } = await registration(asked)
      await expect.element(captcha).toHaveAccessibleDescription('Enter a captcha')
      await expect.element(captcha).toHaveFocus()
      await captcha.fill('482913')
      await press()
      await expect.element(form.screen.getByRole('button', { name: /^(?:Resend|Try again) in/ })).toBeVisible()
      await expect.element(captcha).not.toBeInTheDocument()
      const number = { mobileNo: anaMobileNumber, countryDialingCode: '55' }
      expect(bodies).toEqual([
        number,
        { ...number, captcha: '482913', captchaId: expect.stringMatching(/.{16}/) as unknown },
      ])
    },
  )

  test('sends no request for an SMS code when the required captcha is empty', async () => {
    const { bodies, captcha, press } = await registration(asked)
    await expect.element(captcha).toHaveFocus()
    await press()
    await expect.element(captcha).toHaveFocus()
    expect(bodies).toHaveLength(1)
  })

  test('shows another captcha after a wrong one, and requests the SMS code on Enter', async () => {
    const { form, bodies, captcha } = await registration(asked, wrong)
    for (const digits of ['111111', '222222']) {
      await expect.element(captcha).toHaveValue('')
      await captcha.fill(digits)
      await userEvent.keyboard('{Enter}')
      if (digits === '111111') await expect.element(captcha).toHaveAccessibleDescription('Verification code error')
    }
    await expect.element(form.screen.getByRole('button', { name: /^(?:Resend|Try again) in/ })).toBeVisible()
    expect(bodies.slice(1)).toMatchObject([{ captcha: '111111' }, { captcha: '222222' }])
    expect(bodies[1]?.['captchaId']).not.toBe(bodies[2]?.['captchaId'])
    expect(form.sent).toEqual([])
  })

  test.each(['VERIFICATION3', 'PWRESETSMS3'] as const)(
    'shows and sends the captcha that an SMS code for a new password requires (module id %s)',
    async (module) => {
      const bodies: unknown[] = []
      const answer = async (request: Request) => {
        bodies.push(await request.json())
        return bodies.length === 1 ? asked() : sent()
      }
      const form = await renderSetPasswordForm(
        {
          'POST /wps/account/getCode': answer,
          'POST /wps/account/getResetCode': answer,
          'GET /wps/captcha/get': { value: '' },
        },
        module,
      )
      await getMobileField(form).fill(anaMobileNumber)
      await getSendCodeButton(form).click()
      await form.screen.getByRole('textbox', { name: 'Digits shown' }).fill('482913')
      await getSendCodeButton(form).click()
      await expect
        .poll(() => bodies)
        .toMatchObject([{ mobileNum: anaMobileNumber }, { mobileNum: anaMobileNumber, captcha: '482913' }])
    },
  )
})

test('explains that the platform sends no SMS codes to numbers of a country', { tags: ['B17'] }, async () => {
  const { form } = await registration(() =>
    createRegistrationRefusalResponse('sms.country.unserved', { field: 'countryDialingCode' }),
  )
  await expect
    .element(await form.field('verificationCode'))
    .toHaveAccessibleDescription('We can’t text codes to this country. Use a number from another one.')
})
