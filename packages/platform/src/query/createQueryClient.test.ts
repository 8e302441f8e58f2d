import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { SessionEndListener } from '../session/index.ts'
import { createSessionFixture } from '../testing/index.ts'
import { createQueryClient, clearMemberDataOnSignOut, memberScoped } from './createQueryClient.ts'

test('does not retry a failed query', async () => {
  const queries = createQueryClient()
  let asked = 0
  const failing = () => {
    asked++
    return Promise.reject(new Error('no'))
  }
  await expect(queries.fetchQuery({ queryKey: ['a'], queryFn: failing })).rejects.toThrow('no')
  expect(asked).toBe(1)
})

describe('a query that has failed', () => {
  const failing = (retryAfter?: number) => {
    const ask = vi.fn(() => Promise.reject(Object.assign(new Error('no'), { retryAfter })))
    return { ask, query: { queryKey: ['a'], queryFn: ask } }
  }
  const show = (queries: QueryClient, query: ReturnType<typeof failing>['query']) =>
    new QueryObserver(queries, { ...queries.defaultQueryOptions(query) }).subscribe(() => undefined)
  const begin = Date.UTC(2026, 10, 26)

  test.each([
    [30, undefined],
    [120, 120],
    [30, 5],
  ])(
    'does not refetch a failed query on mount for %i s when the platform requests a wait of %s s',
    { tags: ['B15'] },
    async (rest, retryAfter) => {
      vi.useFakeTimers({ now: begin, toFake: ['Date'] })
      onTestFinished(() => void vi.useRealTimers())
      const queries = createQueryClient()
      const { ask, query } = failing(retryAfter)
      await expect(queries.fetchQuery(query)).rejects.toThrow('no')
      vi.setSystemTime(begin + rest * 1000 - 1)
      show(queries, query)
      expect(ask).toHaveBeenCalledTimes(1)
      vi.setSystemTime(begin + rest * 1000)
      show(queries, query)
      await expect.poll(() => ask).toHaveBeenCalledTimes(2)
    },
  )

  test(
    'control: refetches a failed query on each mount when the delay after a failure is removed',
    { tags: ['B15-control'] },
    async () => {
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      const { ask, query } = failing()
      await expect(queries.fetchQuery(query)).rejects.toThrow('no')
      show(queries, query)
      await expect.poll(() => ask).toHaveBeenCalledTimes(2)
    },
  )
})

test('removes only the member’s data from the cache when the session ends', async () => {
  const queries = createQueryClient()
  queries.setQueryData(['games'], 'kept')
  queries
    .getQueryCache()
    .build(queries, { queryKey: ['balance', 1], meta: memberScoped })
    .setData('gone')
  let answer: (value: string) => void = () => undefined
  const late = queries.fetchQuery({
    queryKey: ['memberInfo', 1],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    meta: memberScoped,
  })
  late.catch(() => undefined)
  let end: SessionEndListener = () => undefined
  clearMemberDataOnSignOut(queries, { onEnd: (listener) => ((end = listener), () => true) })
  expect(queries.getQueriesData({})).toHaveLength(3)
  end('expired', { ...createSessionFixture(), epoch: 1 })
  answer('late')
  await Promise.resolve()
  expect(queries.getQueriesData({}).map(([key]) => key)).toEqual([['games']])
  const shown = new QueryObserver(queries, { queryKey: ['memberInfo', 1], enabled: false }).getCurrentResult()
  expect(shown.data).toBeUndefined()
})

test('checks only every few seconds whether a running mutation without a component can be removed', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const queries = createQueryClient()
  const pending = { mutationFn: () => new Promise<never>(() => undefined) }
  void queries.getMutationCache().build(queries, pending).execute(undefined)
  const begin = Date.now()
  vi.advanceTimersToNextTimer().advanceTimersToNextTimer()
  expect(Date.now() - begin).toBeGreaterThan(1000)
})
