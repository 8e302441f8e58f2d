import { createTestSite, createRefusalResponse, type PlatformResponses } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { fetchAffiliateCodeValidity } from './affiliateCheck.ts'

function check(answer: PlatformResponses[string]) {
  const { api, fetch } = createTestSite({ answers: { 'GET /wps/account/affiliateCheck': answer } })
  return { good: fetchAffiliateCodeValidity(api, 'AMIGO10', 'm.acme.example'), asked: fetch.asked }
}

test(
  'checks an affiliate code by a GET with the code, the site’s domain and the module id',
  { tags: ['CALL-022'] },
  async () => {
    const { good, asked } = check({ value: true })
    await good
    expect(asked).toEqual(['GET /wps/account/affiliateCheck?code=AMIGO10&domain=m.acme.example&moduleId=AFFMAN3'])
  },
)

test.each([
  ['true', () => Response.json({ success: true, value: true }), true],
  ['no value', () => Response.json({ success: true }), true],
  ['another value', () => Response.json({ success: true, value: { id: 7 } }), true],
  ['false', () => Response.json({ success: true, value: false }), false],
])(
  'accepts an affiliate code only when `success` is true and `value` is not false: `value` is %s',
  { tags: ['CALL-023'] },
  async (_, answer, good) => {
    expect(await check(answer).good).toBe(good)
  },
)

test(
  'returns false for a refused affiliate code, and throws when the platform does not respond',
  { tags: ['CALL-023'] },
  async () => {
    expect(await check(() => createRefusalResponse('affiliate.unknown')).good).toBe(false)
    await expect(check(() => new Response('gone', { status: 404 })).good).rejects.toMatchObject({ kind: 'status' })
    await expect(check(() => Promise.reject(new TypeError('offline'))).good).rejects.toMatchObject({ kind: 'network' })
  },
)
