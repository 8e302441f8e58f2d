import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'
import { invalidate, setMutationResult } from './afterMutation.ts'

/** Creates a query with an observer. Each function in `reads` ends one fetch of this query. */
function watched() {
  const queries = createQueryClient()
  const reads: ((answer: string) => void)[] = []
  const options = queryOptions({
    queryKey: ['it'],
    queryFn: () => new Promise<string>((resolve) => reads.push(resolve)),
  })
  new QueryObserver(queries, options).subscribe(() => undefined)
  const settled = async () => {
    await expect.poll(() => queries.isFetching()).toBe(0)
  }
  return { queries, key: options.queryKey, reads, settled, now: () => queries.getQueryData(options.queryKey) }
}

test('keeps the response of a mutation when a fetch that began before the mutation ends after it', async () => {
  const { queries, key, reads, settled, now } = watched()
  setMutationResult(queries, key, 'joined')
  expect(now()).toBe('joined')
  reads[0]?.('open')
  await settled()
  expect(now()).toBe('joined')
  expect(queries.getQueryState(key)).toMatchObject({ status: 'success', error: null })
})

test('control: overwrites the response of a mutation with older data when setQueryData is used', async () => {
  const { queries, key, reads, settled, now } = watched()
  queries.setQueryData(key, 'joined')
  reads[0]?.('open')
  await settled()
  expect(now()).toBe('open')
})

test('cancels the fetch in flight when a function updates the cached data', async () => {
  const { queries, key, reads, settled, now } = watched()
  reads[0]?.('a')
  await settled()
  void queries.invalidateQueries({ queryKey: key })
  await expect.poll(() => reads.length).toBe(2)
  setMutationResult(queries, key, (before) => `${before}b`)
  reads[1]?.('a')
  await settled()
  expect(now()).toBe('ab')
})

test('refetches the query when the cache has no data that the function can update', async () => {
  const { queries, key, reads, settled, now } = watched()
  setMutationResult(queries, key, (before) => `${before}b`)
  await expect.poll(() => reads.length).toBe(2)
  reads[0]?.('a')
  reads[1]?.('ab')
  await settled()
  expect(now()).toBe('ab')
})

test('writes nothing to the cache when the query was never fetched and has no observer', () => {
  const queries = createQueryClient()
  const { queryKey } = queryOptions({ queryKey: ['other'], queryFn: () => 'a' })
  setMutationResult(queries, queryKey, (before: string) => `${before}b`)
  expect(queries.getQueryState(queryKey)).toBeUndefined()
})

test('refetches invalidated queries even when their first fetch is in flight', async () => {
  const { queries, key, reads, settled, now } = watched()
  invalidate(queries, key)
  await expect.poll(() => reads.length).toBe(2)
  reads[0]?.('before')
  reads[1]?.('after')
  await settled()
  expect(now()).toBe('after')
  invalidate(queries, key)
  await expect.poll(() => reads.length).toBe(3)
  expect(now()).toBe('after')
})

test('control: keeps the data of the first fetch when only invalidateQueries is used', async () => {
  const { queries, key, reads, settled, now } = watched()
  void queries.invalidateQueries({ queryKey: key })
  reads[0]?.('before')
  await settled()
  expect(now()).toBe('before')
  expect(reads).toHaveLength(1)
})

test('keeps the response of a mutation while the invalidated query is refetched', async () => {
  const { queries, key, reads, settled, now } = watched()
  reads[0]?.('before')
  await settled()
  void queries.invalidateQueries({ queryKey: key })
  await expect.poll(() => reads.length).toBe(2)
  setMutationResult(queries, key, 'kept')
  invalidate(queries, key)
  expect(now()).toBe('kept')
  await expect.poll(() => reads.length).toBe(3)
  reads[2]?.('after')
  await settled()
  expect(now()).toBe('after')
})
