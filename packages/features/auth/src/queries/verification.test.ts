import { makeTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { isCaptchaRight } from './verification.ts'

test(
  'the verification is a GET with a query: its module, the captcha and the digits',
  { tags: ['CALL-014'] },
  async () => {
    const { api, fetch } = makeTestSite({ answers: { 'GET /wps/account/verification': { value: true } } })
    expect(await isCaptchaRight(api, 'captcha-0123456789', '482913')).toBe(true)
    expect(fetch.asked).toEqual([
      'GET /wps/account/verification?captcha=482913&captchaId=captcha-0123456789&moduleId=VALID_CAPTCHA3',
    ])
  },
)

test('digits that are wrong are no failure', async () => {
  const { api } = makeTestSite({ answers: { 'GET /wps/account/verification': { value: false } } })
  expect(await isCaptchaRight(api, 'captcha-0123456789', '482913')).toBe(false)
})
