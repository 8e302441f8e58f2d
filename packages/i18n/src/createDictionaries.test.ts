import { describe, expect, test } from 'vitest'
import { createDictionaries } from './createDictionaries.ts'

const urls = { EN: { core: '/en.core.json', auth: '/en.auth.json' }, PT: { core: '/pt.core.json' } }
const files: Record<string, unknown> = {
  '/en.core.json': { a: 'A' },
  '/en.auth.json': { b: [{ type: 0, value: 'B' }] },
  '/pt.core.json': { a: 'á' },
}

function setUp(answers: Record<string, () => Response> = {}) {
  const requested: string[] = []
  const dictionaries = createDictionaries({
    urls,
    fetch: async (url) => {
      requested.push(url)
      return answers[url]?.() ?? Response.json(files[url])
    },
  })
  return { requested, dictionaries }
}

test('merges the namespaces of a language and requests each file only one time', async () => {
  const { requested, dictionaries } = setUp()
  await Promise.all([
    dictionaries.load('EN', ['core', 'auth']),
    dictionaries.load('EN', ['auth']),
    dictionaries.load('PT', ['core']),
  ])
  expect(dictionaries.messages('EN')).toEqual({ a: 'A', b: [{ type: 0, value: 'B' }] })
  expect(dictionaries.messages('PT')).toEqual({ a: 'á' })
  expect(requested.sort()).toEqual(['/en.auth.json', '/en.core.json', '/pt.core.json'])
})

test('returns the same messages object until more texts arrive, then notifies the listeners', async () => {
  const { dictionaries } = setUp()
  let notifications = 0
  const unsubscribe = dictionaries.subscribe(() => notifications++)
  const before = dictionaries.messages('EN')
  expect(dictionaries.messages('EN')).toBe(before)
  await dictionaries.load('EN', ['core'])
  expect(dictionaries.messages('EN')).not.toBe(before)
  expect(notifications).toBe(1)
  unsubscribe()
  await dictionaries.load('EN', ['auth'])
  expect(notifications).toBe(1)
})

test.each([
  ['a server error', () => new Response('', { status: 500 }), '/en.core.json answered 500'],
  ['the HTML page of a Wi-Fi portal', () => new Response('<!doctype html>'), '/en.core.json is not JSON'],
  ['a JSON array', () => Response.json([1]), '/en.core.json does not hold compiled texts'],
  ['JSON with numbers as texts', () => Response.json({ a: 1 }), '/en.core.json does not hold compiled texts'],
])(
  'rejects the load of a dictionary when the response is %s, and requests it again on the next call',
  async (_, answer, message) => {
    let broken = true
    const { dictionaries } = setUp({ '/en.core.json': () => (broken ? answer() : Response.json({ a: 'A' })) })
    await expect(dictionaries.load('EN', ['core'])).rejects.toThrow(message)
    expect(dictionaries.messages('EN')).toEqual({})
    broken = false
    await dictionaries.load('EN', ['core'])
    expect(dictionaries.messages('EN')).toEqual({ a: 'A' })
  },
)

test(
  'retries a dictionary request after its first failure, and rejects after the second',
  { tags: ['N7', 'N7-control'] },
  async () => {
    for (const drops of [1, 2]) {
      let requests = 0
      const fetch = () =>
        requests++ < drops
          ? Promise.reject(new TypeError('Failed to fetch'))
          : Promise.resolve(Response.json({ a: 'A' }))
      const dictionaries = createDictionaries({ urls, fetch })
      if (drops === 1) await dictionaries.load('EN', ['core'])
      else await expect(dictionaries.load('EN', ['core'])).rejects.toThrow('Failed to fetch')
      expect(dictionaries.messages('EN')).toEqual(drops === 1 ? { a: 'A' } : {})
    }
  },
)

test('rejects the load with an instruction when the site was stamped without the dictionary', async () => {
  await expect(setUp().dictionaries.load('PT', ['auth'])).rejects.toThrow(
    'There is no dictionary "auth" in PT. Add it and stamp the site again.',
  )
})

describe('the method `loadAllRequested` of dictionaries', () => {
  const both = {
    EN: { core: '/en.core.json', auth: '/en.auth.json' },
    PT: { core: '/pt.core.json', auth: '/pt.auth.json' },
  }

  /** Creates dictionaries whose responses arrive when the test calls `arrive`. */
  function createHeldDictionaries() {
    const arrivals = new Map<string, () => void>()
    const dictionaries = createDictionaries({
      urls: both,
      fetch: (url) => new Promise((resolve) => arrivals.set(url, () => resolve(Response.json({ [url]: url })))),
    })
    const arrive = async (url: string) => {
      await expect.poll(() => arrivals.has(url)).toBe(true)
      arrivals.get(url)?.()
    }
    return { dictionaries, arrive }
  }

  test(
    'loads all requested groups in the new language even when they never arrived in the old language',
    { tags: ['C5'] },
    async () => {
      const { dictionaries, arrive } = createHeldDictionaries()
      void dictionaries.load('EN', ['core', 'auth'])
      const followed = dictionaries.loadAllRequested('PT')
      await arrive('/pt.core.json')
      await arrive('/pt.auth.json')
      await followed
      expect(Object.keys(dictionaries.messages('PT')).sort()).toEqual(['/pt.auth.json', '/pt.core.json'])
    },
  )

  test(
    'loads groups in the new language that are requested during the change of language',
    { tags: ['C5'] },
    async () => {
      const { dictionaries, arrive } = createHeldDictionaries()
      void dictionaries.load('EN', ['core'])
      const followed = dictionaries.loadAllRequested('PT')
      void dictionaries.load('EN', ['auth'])
      await arrive('/pt.core.json')
      await arrive('/pt.auth.json')
      await followed
      expect(Object.keys(dictionaries.messages('PT')).sort()).toEqual(['/pt.auth.json', '/pt.core.json'])
    },
  )

  test(
    'control: loads only the given group when `load` is called instead of `loadAllRequested`',
    { tags: ['C5-control'] },
    async () => {
      const { dictionaries, arrive } = createHeldDictionaries()
      void dictionaries.load('EN', ['core', 'auth'])
      const loaded = dictionaries.load('PT', ['core'])
      await arrive('/pt.core.json')
      await loaded
      expect(Object.keys(dictionaries.messages('PT'))).toEqual(['/pt.core.json'])
    },
  )

  test('rejects the change of language when a group fails to load, and resolves at the next call', async () => {
    let broken = true
    const { dictionaries } = setUp({
      '/pt.core.json': () => (broken ? new Response('', { status: 500 }) : Response.json({ a: 'á' })),
    })
    await dictionaries.load('EN', ['core'])
    await expect(dictionaries.loadAllRequested('PT')).rejects.toThrow('/pt.core.json answered 500')
    expect(dictionaries.messages('PT')).toEqual({})
    broken = false
    await dictionaries.loadAllRequested('PT')
    expect(dictionaries.messages('PT')).toEqual({ a: 'á' })
  })
})
