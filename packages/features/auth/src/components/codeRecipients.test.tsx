import { expect, test } from 'vitest'
import { renderLoginForm } from '../testing/renderLoginForm.tsx'
import { renderRegistration } from '../testing/renderRegistration.tsx'
import {
  anaMobileNumber,
  renderSetPasswordFormWithCode,
  waitForSingleRequestBody,
  setPasswordEndpoints,
} from '../testing/renderSetPasswordForm.tsx'

test(
  'sends the recipient of an SMS code as mobileNo and dialling code, or as mobileNum for a new password',
  { tags: ['CALL-020'] },
  async () => {
    const bodies: unknown[] = []
    const answers = {
      'POST /wps/account/getCode': async (request: Request) => {
        bodies.push(await request.json())
        return Response.json({ success: true, value: {} })
      },
    }
    const pair = { mobileNo: '11987650001', countryDialingCode: '55' }

    const registration = await renderRegistration({ flags: ['mobileRegistration'], fields: [], answers })
    await registration.type({ mobileNum: '11987650001' })
    await registration.screen.getByRole('button', { name: 'Send code' }).click()
    await expect.poll(() => bodies).toEqual([pair])
    await registration.screen.unmount()

    const login = await renderLoginForm([], answers, { merchant: { flags: ['smsSignIn'] } })
    await login.screen.getByRole('radio', { name: 'Mobile' }).click()
    await login.screen.getByRole('textbox', { name: 'Mobile number' }).fill('11987650001')
    await login.screen.getByRole('button', { name: 'Send code' }).click()
    await expect.poll(() => bodies).toEqual([pair, pair])
    await login.screen.unmount()

    expect(await waitForSingleRequestBody(await renderSetPasswordFormWithCode(), setPasswordEndpoints.code)).toEqual({
      mobileNum: anaMobileNumber,
    })
  },
)
