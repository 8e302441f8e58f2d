import { createTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { captchaQuery } from './captcha.ts'

test('fetches the picture of each captcha id one time', async () => {
  const { api, queries, fetch } = createTestSite({
    answers: {
      'GET /wps/captcha/get': ({ url }) =>
        Response.json({ success: true, value: btoa(new URL(url).searchParams.get('captchaId') ?? '') }),
    },
  })
  const pictureOf = (captchaId: string) => queries.fetchQuery({ ...captchaQuery(api, captchaId), gcTime: Infinity })
  const one = `data:image/png;base64,${btoa('captcha-one')}`
  expect([await pictureOf('captcha-one'), await pictureOf('captcha-two'), await pictureOf('captcha-one')]).toEqual([
    one,
    `data:image/png;base64,${btoa('captcha-two')}`,
    one,
  ])
  expect(fetch.asked).toEqual([
    'GET /wps/captcha/get?captchaId=captcha-one&moduleId=CAPTCHA3',
    'GET /wps/captcha/get?captchaId=captcha-two&moduleId=CAPTCHA3',
  ])
})

test('removes a captcha’s picture from the cache when no component uses it', async () => {
  const { api, queries } = createTestSite({ answers: { 'GET /wps/captcha/get': { value: btoa('picture') } } })
  await queries.fetchQuery(captchaQuery(api, 'captcha-one'))
  await expect.poll(() => queries.getQueryData(captchaQuery(api, 'captcha-one').queryKey)).toBeUndefined()
})
