import { createClient } from '@lobby/api'
import { createMerchantFixture } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { preloadedHomeCalls } from '../preloadedHomeCalls.ts'
import { preloadUrls } from './preloadUrls.ts'

/** Returns the URLs that the client of a guest requests for home's first calls. */
async function readClientUrls(apiBase: string): Promise<string[]> {
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
  for (const { operation, query } of preloadedHomeCalls)
    await (client.call as (...of: unknown[]) => Promise<unknown>)(operation, { query }).catch(() => undefined)
  return urls
}

describe('preloadUrls', () => {
  test.each(['', 'https://api.example/base'])(
    'returns exactly the URLs that the API client requests when the API’s base URL is "%s"',
    async (apiBase) => {
      const stamped = preloadUrls(createMerchantFixture({ code: 'm&01', apiBase })).map((url) =>
        url.replaceAll('{LANG}', 'PT-BR'),
      )
      expect(stamped).toEqual(await readClientUrls(apiBase))
      expect(stamped).toHaveLength(preloadedHomeCalls.length)
    },
  )

  test('returns URLs with a placeholder for the language, which the boot script fills in', () => {
    expect(preloadUrls(createMerchantFixture({})).join()).toContain('language={LANG}')
  })
})
