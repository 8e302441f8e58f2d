import { environmentManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSessionFixture, createTestSite } from '../testing/index.ts'
import { moneyOrderOutcomeQuery } from './moneyOrderOutcomeQuery.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // TanStack Query treats Node as a server, on which it refetches nothing.
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  vi.useRealTimers()
  environmentManager.setIsServer(() => true)
})

/** Creates a site whose platform does not respond until `answer` is called. */
function open() {
  let answers = false
  const site = createTestSite({
    session: createSessionFixture(),
    answers: {
      'GET /wps/transaction/outcome': () =>
        answers
          ? Response.json({ success: true, value: { found: false, balanceMinor: 1 } })
          : new Response('', { status: 503 }),
    },
  })
  const session = site.session.get()
  if (!session) throw new Error('The test site has no session.')
  const queryOf = (key: string) => moneyOrderOutcomeQuery({ api: site.api, session, key })
  const watch = (key = 'key-1') => new QueryObserver(site.queries, queryOf(key)).subscribe(() => undefined)
  return { site, watch, queryOf, asked: () => site.fetch.asked.length, answer: () => (answers = true) }
}

test('fetches the outcome of an order by its idempotency key every five seconds until the platform responds', async () => {
  const { site, watch, queryOf, asked, answer } = open()
  const stop = watch()
  await vi.advanceTimersByTimeAsync(100)
  const once = asked()
  expect(new Set(site.fetch.asked)).toEqual(new Set(['GET /wps/transaction/outcome?key=key-1']))
  await vi.advanceTimersByTimeAsync(4_899)
  expect(asked()).toBe(once)
  answer()
  await vi.advanceTimersByTimeAsync(1)
  expect(asked()).toBe(once + 1)
  expect(site.queries.getQueryData(queryOf('key-1').queryKey)).toMatchObject({ found: false })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(once + 1)
  stop()
})

test('fetches the outcome of an order immediately when the connection returns', async () => {
  const { site, watch, asked, answer } = open()
  site.queries.mount()
  const stop = watch()
  await vi.advanceTimersByTimeAsync(100)
  const once = asked()
  onlineManager.setOnline(false)
  answer()
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(100)
  expect(asked()).toBe(once + 1)
  stop()
  site.queries.unmount()
})

test('fetches the outcome of each order separately', async () => {
  const { watch, queryOf, asked, answer, site } = open()
  answer()
  const stops = [watch()]
  await vi.advanceTimersByTimeAsync(100)
  expect(site.queries.getQueryData(queryOf('key-2').queryKey)).toBeUndefined()
  stops.push(watch())
  await vi.advanceTimersByTimeAsync(100)
  expect(asked()).toBe(2)
  for (const stop of stops) stop()
})

test('removes the outcome of an order from the cache when the session ends', async () => {
  const { watch, queryOf, answer, site } = open()
  answer()
  const stop = watch()
  await vi.advanceTimersByTimeAsync(100)
  const { queryKey } = queryOf('key-1')
  expect(site.queries.getQueryData(queryKey)).toBeDefined()
  site.session.signOut()
  expect(site.queries.getQueryData(queryKey)).toBeUndefined()
  stop()
})
