import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { EndListener } from '../session/index.ts'
import { makeSession } from '../testing/index.ts'
import { createQueryClient, forgetAtEnd, personal } from './createQueryClient.ts'

test('queries are not repeated', async () => {
  const queries = createQueryClient()
  let asked = 0
  const failing = () => {
    asked++
    return Promise.reject(new Error('no'))
  }
  await expect(queries.fetchQuery({ queryKey: ['a'], queryFn: failing })).rejects.toThrow('no')
  expect(asked).toBe(1)
})

test('at the end of a session what is personal goes, also what is still under way; the rest stays', async () => {
  const queries = createQueryClient()
  queries.setQueryData(['games'], 'kept')
  queries
    .getQueryCache()
    .build(queries, { queryKey: ['balance', 1], meta: personal })
    .setData('gone')
  let answer: (value: string) => void = () => undefined
  const late = queries.fetchQuery({
    queryKey: ['memberInfo', 1],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    meta: personal,
  })
  late.catch(() => undefined)
  let end: EndListener = () => undefined
  forgetAtEnd(queries, { onEnd: (listener) => ((end = listener), () => true) })
  expect(queries.getQueriesData({})).toHaveLength(3)
  end('expired', { ...makeSession(), epoch: 1 })
  answer('late')
  await Promise.resolve()
  expect(queries.getQueriesData({}).map(([key]) => key)).toEqual([['games']])
  const shown = new QueryObserver(queries, { queryKey: ['memberInfo', 1], enabled: false }).getCurrentResult()
  expect(shown.data).toBeUndefined()
})
