import { expect, test } from 'vitest'
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
  await Promise.all([dictionaries.load('EN', ['core', 'auth']), dictionaries.load('EN', ['auth']), dictionaries.load('PT', ['core'])])
  expect(dictionaries.messages('EN')).toEqual({ a: 'A', b: [{ type: 0, value: 'B' }] })
  expect(dictionaries.messages('PT')).toEqual({ a: 'á' })
  expect([...dictionaries.loaded('EN')].sort()).toEqual(['auth', 'core'])
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

test('a dictionary that was never stamped is an error that says how to get it', async () => {
  await expect(make().dictionaries.load('PT', ['auth'])).rejects.toThrow(
    'There is no dictionary "auth" in PT. Add it to messages/PT and stamp the site again.',
  )
})
