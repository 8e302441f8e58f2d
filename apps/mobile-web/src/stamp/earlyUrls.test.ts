import { createClient } from '@lobby/api'
import { makeMerchant } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { earlyCalls } from '../early.ts'
import { earlyUrls } from './earlyUrls.ts'

/** What a guest's client really asks for. */
async function asked(apiBase: string): Promise<string[]> {
  const urls: string[] = []
  const origin = 'https://m.example'
  const fetch = (request: Request) => {
    urls.push(request.url.replace(origin, ''))
    return Promise.reject(new TypeError('offline'))
  }
  const client = createClient({
    baseUrl: apiBase === '' ? origin : apiBase,
    fetch,
    merchantCode: 'm&01',
    getToken: () => null,
    getLanguage: () => 'PT-BR',
    sleep: () => Promise.reject(new Error('no second try')),
  })
  for (const { operation, query } of earlyCalls)
    await (client.call as (...of: unknown[]) => Promise<unknown>)(operation, { query }).catch(() => undefined)
  return urls
}

describe("home's first calls", () => {
  test.each(['', 'https://api.example/base'])(
    'are, to the letter, those that the client makes (base "%s")',
    async (apiBase) => {
      const stamped = earlyUrls(makeMerchant({ code: 'm&01', apiBase })).map((url) => url.replaceAll('{LANG}', 'PT-BR'))
      expect(stamped).toEqual(await asked(apiBase))
      expect(stamped).toHaveLength(earlyCalls.length)
    },
  )

  test('leave the language to the boot script', () => {
    expect(earlyUrls(makeMerchant({})).join()).toContain('language={LANG}')
  })
})
