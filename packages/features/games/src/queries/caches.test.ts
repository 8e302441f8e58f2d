import { DAY_MS } from '@lobby/platform/calendar'
import { createSessionFixture, createTestSite, createMemoryStorageBackend } from '@lobby/platform/testing'
import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createGameFixture } from '../testing/createGameFixture.ts'
import { hotGamesQuery } from './games.ts'
import { allVendorsQuery } from './vendors.ts'
import { gameClassificationsQuery } from './gameList.ts'
import { recentGamesQuery } from './recentGames.ts'

const game = createGameFixture(7)
const vendor = {
  vassalage: 'NEBULA',
  accountTypeName: 'Nebula Play',
  gameType: 'RNG',
  gameId: 'NEBULA',
  nodeId: 9,
  mobileLargeIcon: '/vendor/nebula.webp',
}
const answers = {
  'GET /wps/game/types': (request: Request) => {
    const type = new URL(request.url).searchParams.get('typeId')
    return Response.json({ success: true, value: { content: [{ code: 'a', name: `Of ${type}` }] } })
  },
  'GET /wps/game/hotGames': { value: { list: [game] } },
  'GET /wps/game/vassalages': { value: [vendor] },
}

/** Opens a page that uses this storage for its caches. */
const open = (backend: ReturnType<typeof createMemoryStorageBackend>, language = 'EN') =>
  createTestSite({ backend, answers, language })
type Site = ReturnType<typeof open>

const types =
  (typeId: 'RNG' | 'FISH') =>
  ({ api, storage, queries, language }: Site) =>
    new QueryObserver(queries, gameClassificationsQuery(api, storage, language, typeId))
const hot = ({ api, storage, queries, language }: Site) =>
  new QueryObserver(queries, hotGamesQuery(api, storage, language))
const vendors = ({ api, storage, queries, language }: Site) =>
  new QueryObserver(queries, allVendorsQuery(api, storage, language))

test.each([
  ['game types', types('RNG'), 'MC_CACHE_gameTypes', [{ code: 'a', name: 'Of RNG' }]],
  ['all vassalages', vendors, 'MC_CACHE_allVassalages', [vendor]],
  ['hot games', hot, 'MC_CACHE_hotGames', { list: [game] }],
] as const)(
  'reads the stored %s before the platform responds',
  { tags: ['CONF-050', 'CONF-052', 'CONF-053'] },
  async (_, observe, place, value) => {
    const backend = createMemoryStorageBackend()
    const first = open(backend)
    expect(observe(first).getCurrentResult().data).toBeUndefined()
    expect((await observe(first).refetch()).data).toEqual(value)
    expect(first.fetch.asked).toHaveLength(1)
    expect(backend.getItem(place)).not.toBeNull()
    const second = open(backend)
    expect(observe(second).getCurrentResult().data).toEqual(value)
    expect(second.fetch.asked).toEqual([])
    expect(observe(open(backend, 'PT')).getCurrentResult().data).toBeUndefined()
  },
)

test('stores the classifications of each kind of games separately', async () => {
  const backend = createMemoryStorageBackend()
  const site = open(backend)
  for (const observe of [types('RNG'), types('FISH')]) await observe(site).refetch()
  const names = [types('RNG'), types('FISH')].map(
    (observe) => observe(open(backend)).getCurrentResult().data?.[0]?.name,
  )
  expect(names).toEqual(['Of RNG', 'Of FISH'])
})

test('shows a member’s recent games of the last week before the platform responds', async () => {
  const backend = createMemoryStorageBackend()
  const recent = (content: readonly unknown[], userName = 'ana') => {
    const { api, session, storage, queries } = createTestSite({
      backend,
      session: createSessionFixture({ userName }),
      answers: { 'GET /wps/game/recent': { value: { content } } },
    })
    return new QueryObserver(queries, recentGamesQuery(api, session.get(), storage, 'EN'))
  }
  expect((await recent([]).refetch()).data).toEqual([])
  expect(backend.getItem('MC_CACHE_recentGames')).toBeNull()
  expect((await recent([game]).refetch()).data).toEqual([game])
  expect(recent([]).getCurrentResult().data).toEqual([game])
  expect(recent([], 'bruno').getCurrentResult().data).toBeUndefined()
  const { dataUpdatedAt } = recent([]).getCurrentResult()
  vi.useFakeTimers({ now: dataUpdatedAt + 7 * DAY_MS - 1, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(recent([]).getCurrentResult().data).toEqual([game])
  vi.setSystemTime(dataUpdatedAt + 7 * DAY_MS)
  expect(recent([]).getCurrentResult().data).toBeUndefined()
  await recent([]).refetch()
  expect(backend.getItem('MC_CACHE_recentGames')).toBeNull()
})
