import { describe, expect, test } from 'vitest'
import { createDictionaries } from './createDictionaries.ts'

const urls = { EN: { core: '/en.core.json', auth: '/en.auth.json' }, PT: { core: '/pt.core.json' } }
const files: Record<string, unknown> = {
  '/en.core.json': { a: 'A' },
  '/en.auth.json': { b: [{ type: 0, value: 'B' }] },
  '/pt.core.json': { a: 'á' },
}

function make(answers: Record<string, () => Response> = {}) {
  const asked: string[] = []
  const dictionaries = createDictionaries({
    urls,
    fetch: async (url) => {
      asked.push(url)
      return answers[url]?.() ?? Response.json(files[url])
    },
  })
  return { asked, dictionaries }
}

test('namespaces are merged by language, and each file is asked for once', async () => {
  const { asked, dictionaries } = make()
  await Promise.all([
    dictionaries.load('EN', ['core', 'auth']),
    dictionaries.load('EN', ['auth']),
    dictionaries.load('PT', ['core']),
  ])
  expect(dictionaries.messages('EN')).toEqual({ a: 'A', b: [{ type: 0, value: 'B' }] })
  expect(dictionaries.messages('PT')).toEqual({ a: 'á' })
  expect(asked.sort()).toEqual(['/en.auth.json', '/en.core.json', '/pt.core.json'])
})

test('the texts are the same object until others arrive, and then whoever listens is told', async () => {
  const { dictionaries } = make()
  let told = 0
  const stop = dictionaries.subscribe(() => told++)
  const before = dictionaries.messages('EN')
  expect(dictionaries.messages('EN')).toBe(before)
  await dictionaries.load('EN', ['core'])
  expect(dictionaries.messages('EN')).not.toBe(before)
  expect(told).toBe(1)
  stop()
  await dictionaries.load('EN', ['auth'])
  expect(told).toBe(1)
})

test.each([
  ['a server error', () => new Response('', { status: 500 }), '/en.core.json answered 500'],
  ["a portal's page", () => new Response('<!doctype html>'), '/en.core.json is not JSON'],
  ['a list', () => Response.json([1]), '/en.core.json does not hold compiled texts'],
  ['numbers', () => Response.json({ a: 1 }), '/en.core.json does not hold compiled texts'],
])('%s instead of a dictionary is an error that names it, and the next call asks again', async (_, answer, message) => {
  let broken = true
  const { dictionaries } = make({ '/en.core.json': () => (broken ? answer() : Response.json({ a: 'A' })) })
  await expect(dictionaries.load('EN', ['core'])).rejects.toThrow(message)
  expect(dictionaries.messages('EN')).toEqual({})
  broken = false
  await dictionaries.load('EN', ['core'])
  expect(dictionaries.messages('EN')).toEqual({ a: 'A' })
})

test(
  'one that the line drops once comes all the same, one that it drops twice is an error',
  { tags: ['N7', 'N7-control'] },
  async () => {
    for (const drops of [1, 2]) {
      let asked = 0
      const fetch = () =>
        asked++ < drops ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Response.json({ a: 'A' }))
      const dictionaries = createDictionaries({ urls, fetch })
      if (drops === 1) await dictionaries.load('EN', ['core'])
      else await expect(dictionaries.load('EN', ['core'])).rejects.toThrow('Failed to fetch')
      expect(dictionaries.messages('EN')).toEqual(drops === 1 ? { a: 'A' } : {})
    }
  },
)

test('a dictionary that was never stamped is an error that says how to get it', async () => {
  await expect(make().dictionaries.load('PT', ['auth'])).rejects.toThrow(
    'There is no dictionary "auth" in PT. Add it to messages/PT and stamp the site again.',
  )
})

describe('following into another language', () => {
  const both = {
    EN: { core: '/en.core.json', auth: '/en.auth.json' },
    PT: { core: '/pt.core.json', auth: '/pt.auth.json' },
  }

  /** Dictionaries whose files arrive when the test says so. */
  function held() {
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

  test('brings whatever was asked for, though it never came in the old one', { tags: ['C5'] }, async () => {
    const { dictionaries, arrive } = held()
    void dictionaries.load('EN', ['core', 'auth'])
    const followed = dictionaries.follow('PT')
    await arrive('/pt.core.json')
    await arrive('/pt.auth.json')
    await followed
    expect(Object.keys(dictionaries.messages('PT')).sort()).toEqual(['/pt.auth.json', '/pt.core.json'])
  })

  test('brings also what is asked for meanwhile', { tags: ['C5'] }, async () => {
    const { dictionaries, arrive } = held()
    void dictionaries.load('EN', ['core'])
    const followed = dictionaries.follow('PT')
    void dictionaries.load('EN', ['auth'])
    await arrive('/pt.core.json')
    await arrive('/pt.auth.json')
    await followed
    expect(Object.keys(dictionaries.messages('PT')).sort()).toEqual(['/pt.auth.json', '/pt.core.json'])
  })

  test(
    'control: who only loads the one part that is shown has none of the others',
    { tags: ['C5-control'] },
    async () => {
      const { dictionaries, arrive } = held()
      void dictionaries.load('EN', ['core', 'auth'])
      const loaded = dictionaries.load('PT', ['core'])
      await arrive('/pt.core.json')
      await loaded
      expect(Object.keys(dictionaries.messages('PT'))).toEqual(['/pt.core.json'])
    },
  )

  test('fails when one of them does not come, and can be tried again', async () => {
    let broken = true
    const { dictionaries } = make({
      '/pt.core.json': () => (broken ? new Response('', { status: 500 }) : Response.json({ a: 'á' })),
    })
    await dictionaries.load('EN', ['core'])
    await expect(dictionaries.follow('PT')).rejects.toThrow('/pt.core.json answered 500')
    expect(dictionaries.messages('PT')).toEqual({})
    broken = false
    await dictionaries.follow('PT')
    expect(dictionaries.messages('PT')).toEqual({ a: 'á' })
  })
})
