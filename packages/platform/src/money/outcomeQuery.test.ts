import { environmentManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeSession, makeTestSite } from '../testing/index.ts'
import { outcomeQuery } from './outcomeQuery.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Node would pass for a server, on which nothing is asked for again.
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  vi.useRealTimers()
  environmentManager.setIsServer(() => true)
})

/** The platform, which does not answer until it is told to. */
function open() {
  let answers = false
  const site = makeTestSite({
    session: makeSession(),
    answers: {
      'GET /wps/transaction/outcome': () =>
        answers
          ? Response.json({ success: true, value: { found: false, balanceMinor: 1 } })
          : new Response('', { status: 503 }),
    },
  })
  const session = site.session.get()
  if (!session) throw new Error('Nobody is signed in.')
  const queryOf = (key: string) => outcomeQuery({ api: site.api, session, key })
  const watch = (key = 'key-1') => new QueryObserver(site.queries, queryOf(key)).subscribe(() => undefined)
  return { site, watch, queryOf, asked: () => site.fetch.asked.length, answer: () => (answers = true) }
}

test('it is asked for by its key, and again every five seconds until the platform says so', async () => {
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

test('it is asked for at once when the connection is back', async () => {
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

test('whoever looks again asks anew, and what becomes of one order says nothing of another', async () => {
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

test('what a member has asked goes with the session', async () => {
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
