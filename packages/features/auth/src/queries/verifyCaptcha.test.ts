import { createTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { verifyCaptcha } from './verifyCaptcha.ts'

test(
  'verifies a captcha by a GET with the module id, the captcha’s id and the digits',
  { tags: ['CALL-014'] },
  async () => {
    const { api, fetch } = createTestSite({ answers: { 'GET /wps/account/verification': { value: true } } })
    expect(await verifyCaptcha(api, 'captcha-0123456789', '482913')).toBe(true)
    expect(fetch.asked).toEqual([
      'GET /wps/account/verification?captcha=482913&captchaId=captcha-0123456789&moduleId=VALID_CAPTCHA3',
    ])
  },
)

test('returns false when the captcha digits are wrong', async () => {
  const { api } = createTestSite({ answers: { 'GET /wps/account/verification': { value: false } } })
  expect(await verifyCaptcha(api, 'captcha-0123456789', '482913')).toBe(false)
})
