import { createTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { requestSmsVerificationCode } from './smsCode.ts'

/** Requests a code on a mocked platform that responds with this value. */
async function ask(to: Parameters<typeof requestSmsVerificationCode>[1], value: unknown = { expiredMinutes: 5 }) {
  const bodies: unknown[] = []
  const site = createTestSite({
    answers: {
      'POST /wps/account/getCode': async (request) => (
        bodies.push(await request.json()),
        Response.json({ success: true, value })
      ),
    },
  })
  const minutes = await requestSmsVerificationCode(site.api, to)
  return { minutes, bodies, asked: site.fetch.asked }
}

test(
  'returns the validity of an SMS code from the field expiredMinutes of the response',
  { tags: ['CALL-019'] },
  async () => {
    for (const expiredMinutes of [5, 0.5])
      expect((await ask({ mobileNum: '11987654321' }, { expiredMinutes })).minutes).toBe(expiredMinutes)
  },
)

test.each([[{ expiredMinutes: 'abc' }], [{ expiredMinutes: null }], [{}], [[]], [null], ['5']])(
  'returns no validity of an SMS code, and throws no error, for the malformed value %j',
  { tags: ['A17'] },
  async (value) => {
    expect((await ask({ mobileNum: '11987654321' }, value)).minutes).toBeUndefined()
  },
)

test.each([
  ['the number alone', { mobileNum: '11987654321' }],
  ['the number with its dialling code', { mobileNo: '11987654321', countryDialingCode: '55' }],
])('requests an SMS code with only the fields for %s', async (_, to) => {
  const { bodies, asked } = await ask(to)
  expect(bodies).toEqual([to])
  expect(asked).toEqual(['POST /wps/account/getCode?moduleId=VERIFICATION3'])
})
