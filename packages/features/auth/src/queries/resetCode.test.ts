import { createTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { requestPasswordResetCode } from './resetCode.ts'

test.each([
  ['PWRESETSMS3', 'POST /wps/account/getResetCode?moduleId=PWRESETSMS3', 2],
  ['VERIFICATION3', 'POST /wps/account/getCode?moduleId=VERIFICATION3', 5],
] as const)(
  'sends the module id %s when it requests the SMS code for a new password by the call %s',
  { tags: ['CALL-021'] },
  async (module, call, minutes) => {
    const bodies: unknown[] = []
    const answer = (expiredMinutes: number) => async (request: Request) => {
      bodies.push(await request.json())
      return Response.json({ success: true, value: { expiredMinutes } })
    }
    const { api, fetch } = createTestSite({
      answers: { 'POST /wps/account/getResetCode': answer(2), 'POST /wps/account/getCode': answer(5) },
    })
    expect(await requestPasswordResetCode(api, module, { mobileNum: '11987654321', countryDialingCode: '55' })).toBe(
      minutes,
    )
    expect([fetch.asked, bodies]).toEqual([[call], [{ mobileNum: '11987654321' }]])
    await requestPasswordResetCode(api, module, { mobileNum: '912345678', countryDialingCode: '351' })
    expect(bodies[1]).toEqual({ mobileNum: '912345678', countryDialingCode: '351' })
  },
)
