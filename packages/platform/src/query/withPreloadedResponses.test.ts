import { createClient, buildUrl } from '@lobby/api'
import { popularGames } from '@lobby/api/operations/firstLoad'
import { expect, test } from 'vitest'
import { withPreloadedResponses, type PreloadedResponses } from './withPreloadedResponses.ts'

const url = '/wps/game/popular?language=PT&merchantCode=acme01&platform=html5'
const request = (path: string, init?: RequestInit) => new Request(`http://localhost${path}`, init)

function make(early: PreloadedResponses) {
  const asked: string[] = []
  const fetch = withPreloadedResponses(async (input) => {
    asked.push(typeof input === 'string' ? input : input.url)
    return new Response('network')
  }, early)
  return { asked, text: async (input: Request | string) => (await fetch(input)).text() }
}

const early = () => ({ [url]: Promise.resolve(new Response('early')) })

test('returns a preloaded response only for the first request of its URL', async () => {
  const { asked, text } = make(early())
  expect([await text(request(url)), await text(request(url))]).toEqual(['early', 'network'])
  expect(asked).toHaveLength(1)
})

test('finds a preloaded response by its path, or by its full URL when the API has another origin', async () => {
  const { text } = make({
    '/i18n/PT.core.json': Promise.resolve(new Response('texts')),
    'https://api.example.com/wps/a': Promise.resolve(new Response('far')),
  })
  expect([await text('/i18n/PT.core.json'), await text(new Request('https://api.example.com/wps/a'))]).toEqual([
    'texts',
    'far',
  ])
})

test.each([
  ['a request in another language', request(url.replace('PT', 'EN'))],
  [
    'a request with its parameters in another order',
    request('/wps/game/popular?platform=html5&merchantCode=acme01&language=PT'),
  ],
  ['a request with another method', request(url, { method: 'POST' })],
  ['a request of a member', request(url, { headers: { Authorization: 'Bearer t' } })],
])('sends a request to the network when no preloaded response fits exactly: %s', async (_, input) => {
  expect(await make(early()).text(input)).toBe('network')
})

test('sends the next request to the network after a preloaded request has failed', async () => {
  const failed = Promise.reject<Response>(new TypeError('Failed to fetch'))
  failed.catch(() => undefined)
  const { text } = make({ [url]: failed })
  await expect(text(request(url))).rejects.toThrow('Failed to fetch')
  expect(await text(request(url))).toBe('network')
})

test('sends the request again when the preloaded response has an error status', async () => {
  const { text } = make({ [url]: Promise.resolve(new Response('maintenance', { status: 503 })) })
  expect(await text(request(url))).toBe('network')
})

test('sends every request to the network when the page has no boot script', async () => {
  expect(await (await withPreloadedResponses(async () => new Response('network'))(request(url))).text()).toBe('network')
})

test('finds a preloaded response for the URL that the API client requests', async () => {
  const address = buildUrl(popularGames, { platform: 'html5', merchantCode: 'acme01', language: 'PT' })
  const asked = { [address]: Promise.resolve(Response.json({ success: true, value: [] })) }
  const api = createClient({
    baseUrl: 'http://localhost',
    fetch: withPreloadedResponses(() => Promise.reject(new Error('The request went to the network.')), asked),
    merchantCode: 'acme01',
    getToken: () => 'token',
    getLanguage: () => 'PT',
    isOnline: () => false,
  })
  expect(await api.call(popularGames, { query: { platform: 'html5' } })).toEqual([])
  await expect(api.call(popularGames, { query: { platform: 'html5' } })).rejects.toThrow('popularGames: network')
})
