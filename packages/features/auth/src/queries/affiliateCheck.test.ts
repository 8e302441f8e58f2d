import { makeTestSite, refusal, type Answers } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { isAffiliateCode } from './affiliateCheck.ts'

function check(answer: Answers[string]) {
  const { api, fetch } = makeTestSite({ answers: { 'GET /wps/account/affiliateCheck': answer } })
  return { good: isAffiliateCode(api, 'AMIGO10', 'm.acme.example'), asked: fetch.asked }
}

test('the check is a GET with the code, the site’s domain and its module', { tags: ['CALL-022'] }, async () => {
  const { good, asked } = check({ value: true })
  await good
  expect(asked).toEqual(['GET /wps/account/affiliateCheck?code=AMIGO10&domain=m.acme.example&moduleId=AFFMAN3'])
})

test.each([
  ['true', () => Response.json({ success: true, value: true }), true],
  ['nothing more', () => Response.json({ success: true }), true],
  ['something else', () => Response.json({ success: true, value: { id: 7 } }), true],
  ['false', () => Response.json({ success: true, value: false }), false],
])('a success counts, unless its value says otherwise: %s', { tags: ['CALL-023'] }, async (_, answer, good) => {
  expect(await check(answer).good).toBe(good)
})

test(
  'a code that the platform refuses is not good; one of which it says nothing is no answer',
  { tags: ['CALL-023'] },
  async () => {
    expect(await check(() => refusal('affiliate.unknown')).good).toBe(false)
    await expect(check(() => new Response('gone', { status: 404 })).good).rejects.toMatchObject({ kind: 'status' })
    await expect(check(() => Promise.reject(new TypeError('offline'))).good).rejects.toMatchObject({ kind: 'network' })
  },
)
