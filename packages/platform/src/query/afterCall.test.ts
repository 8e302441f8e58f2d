import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'
import { askAnew, keepAnswer } from './afterCall.ts'

/** A query that is looked at, whose reads are answered one by one by hand. */
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

test('an answer stands, whatever a read says that left before it', async () => {
  const { queries, key, reads, settled, now } = watched()
  keepAnswer(queries, key, 'joined')
  expect(now()).toBe('joined')
  reads[0]?.('open')
  await settled()
  expect(now()).toBe('joined')
  expect(queries.getQueryState(key)).toMatchObject({ status: 'success', error: null })
})

test('the control: set by itself, it is undone by that read', async () => {
  const { queries, key, reads, settled, now } = watched()
  queries.setQueryData(key, 'joined')
  reads[0]?.('open')
  await settled()
  expect(now()).toBe('open')
})

test('a change is made to what stands there, and the read under way is given up', async () => {
  const { queries, key, reads, settled, now } = watched()
  reads[0]?.('a')
  await settled()
  void queries.invalidateQueries({ queryKey: key })
  await expect.poll(() => reads.length).toBe(2)
  keepAnswer(queries, key, (before) => `${before}b`)
  reads[1]?.('a')
  await settled()
  expect(now()).toBe('ab')
})

test('where nothing stands yet to be changed, it is read anew', async () => {
  const { queries, key, reads, settled, now } = watched()
  keepAnswer(queries, key, (before) => `${before}b`)
  await expect.poll(() => reads.length).toBe(2)
  reads[0]?.('a')
  reads[1]?.('ab')
  await settled()
  expect(now()).toBe('ab')
})

test('what nobody looks at and nobody has read is left alone', () => {
  const queries = createQueryClient()
  const { queryKey } = queryOptions({ queryKey: ['other'], queryFn: () => 'a' })
  keepAnswer(queries, queryKey, (before: string) => `${before}b`)
  expect(queries.getQueryState(queryKey)).toBeUndefined()
})

test('what a call may have changed is asked for anew, also while its first read is under way', async () => {
  const { queries, key, reads, settled, now } = watched()
  askAnew(queries, key)
  await expect.poll(() => reads.length).toBe(2)
  reads[0]?.('before')
  reads[1]?.('after')
  await settled()
  expect(now()).toBe('after')
  askAnew(queries, key)
  await expect.poll(() => reads.length).toBe(3)
  expect(now()).toBe('after')
})

test('the control: an invalidation alone believes that first read', async () => {
  const { queries, key, reads, settled, now } = watched()
  void queries.invalidateQueries({ queryKey: key })
  reads[0]?.('before')
  await settled()
  expect(now()).toBe('before')
  expect(reads).toHaveLength(1)
})

test('what was kept stands while what belongs to it is asked for anew', async () => {
  const { queries, key, reads, settled, now } = watched()
  reads[0]?.('before')
  await settled()
  void queries.invalidateQueries({ queryKey: key })
  await expect.poll(() => reads.length).toBe(2)
  keepAnswer(queries, key, 'kept')
  askAnew(queries, key)
  expect(now()).toBe('kept')
  await expect.poll(() => reads.length).toBe(3)
  reads[2]?.('after')
  await settled()
  expect(now()).toBe('after')
})
