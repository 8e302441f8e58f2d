import { createTestSite, createMemoryStorageBackend } from '@lobby/platform/testing'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { lotteryListQuery } from './lotteries.ts'

afterEach(() => void vi.useRealTimers())

const MINUTE_MS = 60_000
const lottery = {
  mobileIconUrl: '/lottery/mega.webp',
  winningTime: '2026-11-20T19:00:00Z',
  numero: '1204',
  remark: 'Mega',
  isSale: true,
  remainTime: 5 * MINUTE_MS,
  lockTime: 5,
  previousWinningNumber: '4,1,7',
  gameGroupCode: 'DIGITS',
  gameId: 'MEGA',
  gameCode: 'MEGA',
  tag: 'HOT',
  entPlaySwitch: true,
  tradPlaySwitch: true,
  mUi: 'digits',
  css: 'green',
  code: 'mega',
  lotteryTime: [0, 0],
}

function visit(backend: ReturnType<typeof createMemoryStorageBackend>, value: unknown = [lottery]) {
  const site = createTestSite({ backend, answers: { 'GET /lgw/lottery/list': { value } } })
  const observer = new QueryObserver(site.queries, lotteryListQuery(site.api, site.storage, 'EN'))
  return { site, observer, first: observer.getCurrentResult().data }
}

test('fetches the lotteries with the prize mode LOTT', { tags: ['CALL-077'] }, async () => {
  const { site, observer } = visit(createMemoryStorageBackend())
  await observer.refetch()
  expect(site.fetch.asked).toEqual(['GET /lgw/lottery/list?prizeMode=LOTT'])
})

test('shows the lotteries from local storage before the platform responds', { tags: ['CONF-051'] }, async () => {
  const backend = createMemoryStorageBackend()
  const one = visit(backend)
  expect(one.first).toBeUndefined()
  await one.observer.refetch()
  expect(one.site.fetch.asked).toHaveLength(1)
  const { first, site } = visit(backend)
  expect(first?.list.map(({ gameId }) => gameId)).toEqual(['MEGA'])
  expect(site.fetch.asked).toEqual([])
})

test('subtracts the time since the caching from the remaining times of cached draws', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const backend = createMemoryStorageBackend()
  await visit(backend).observer.refetch()
  vi.advanceTimersByTime(2 * MINUTE_MS)
  const { first } = visit(backend)
  expect((first?.receivedAt ?? 0) + lottery.remainTime - performance.now()).toBe(3 * MINUTE_MS)
})

test('ignores a cached list of lotteries that was stored without a time', async () => {
  const backend = createMemoryStorageBackend()
  await visit(backend).observer.refetch()
  const kept = backend.getItem('MC_CACHE_lotteries') ?? ''
  expect(kept).toMatch(/"d":\{"list".*"at":\d/)
  backend.setItem('MC_CACHE_lotteries', kept.replace(/("list":.*),"at":[\d.]+\}/, '$1}'))
  expect(visit(backend).first).toBeUndefined()
})
