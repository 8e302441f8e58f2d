import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSessionFixture, createTestSite, createMemoryStorageBackend } from '../testing/index.ts'
import { memberInfoQuery } from './queries.ts'

const place = 'MC_CACHE_memberInfo'
const HOUR_MS = 3_600_000
const shown = {
  account: 'ana',
  nickname: 'Ana',
  userName: 'ana',
  type: 1,
  regDate: '2026-01-01T00:00:00Z',
  vipLevel: 'VIP 2',
}
const answer = { ...shown, id: 4711, toUpline: true }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) }))
afterEach(() => void vi.useRealTimers())

interface Visit {
  readonly backend: ReturnType<typeof createMemoryStorageBackend>
  readonly userName?: string
  readonly language?: string
  readonly nickname?: string
}

/**
 * Opens a page as a member. Returns the query of the member info, and the member info that the page has before the
 * platform responds (`first`).
 */
function visit({ backend, userName = 'ana', language = 'EN', nickname = 'Ana' }: Visit) {
  const site = createTestSite({
    backend,
    session: createSessionFixture({ userName }),
    answers: { 'GET /wps/member/info': { value: { ...answer, nickname } } },
  })
  const options = memberInfoQuery(site.api, site.session.get(), site.storage, language)
  const observer = new QueryObserver(site.queries, options)
  return { site, observer, options, first: observer.getCurrentResult().data }
}

async function visited(backend = createMemoryStorageBackend()) {
  const { observer } = visit({ backend })
  await observer.refetch()
  return backend
}

test('shows the member info from local storage before the platform responds', { tags: ['CONF-048'] }, async () => {
  const backend = createMemoryStorageBackend()
  expect(visit({ backend }).first).toBeUndefined()
  await visited(backend)
  const { first, site } = visit({ backend })
  expect(first).toEqual(shown)
  expect(site.fetch.asked).toEqual([])
})

test(
  'fetches the member info from the platform and updates the cached copy when a refetch is requested',
  { tags: ['CONF-055'] },
  async () => {
    const backend = await visited()
    const { site, observer, first } = visit({ backend, nickname: 'Aninha' })
    expect(first?.nickname).toBe('Ana')
    expect((await observer.refetch()).data?.nickname).toBe('Aninha')
    expect(site.fetch.asked).toEqual(['GET /wps/member/info'])
    expect(visit({ backend }).first?.nickname).toBe('Aninha')
  },
)

test('fetches the member info one time when a page opens with a session and a fresh cached copy', async () => {
  const backend = await visited()
  const { site, observer, options } = visit({ backend, nickname: 'Aninha' })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data?.nickname).toBe('Aninha')
  await site.queries.fetchQuery(options)
  expect(site.fetch.asked).toHaveLength(1)
  stop()
})

test('caches the member info for one hour', async () => {
  const backend = await visited()
  vi.setSystemTime(Date.now() + HOUR_MS - 1)
  expect(visit({ backend }).first).toEqual(shown)
  vi.setSystemTime(Date.now() + 1)
  expect(visit({ backend }).first).toBeUndefined()
})

test('caches only those fields of the member info that the header and the member card show', async () => {
  const backend = await visited()
  expect(backend.getItem(place)).toContain('VIP 2')
  expect(backend.getItem(place)).not.toMatch(/4711|toUpline/)
})

describe('cached member info', { tags: ['S8', 'S9'] }, () => {
  test('hides the cached member info from another member', async () => {
    const backend = await visited()
    expect(visit({ backend, userName: 'bob' }).first).toBeUndefined()
  })

  test(
    'control: shows the cached member info to the same member in the same language on the same site',
    { tags: ['S8-control', 'S9-control'] },
    async () => {
      expect(visit({ backend: await visited() }).first).toEqual(shown)
    },
  )

  test('ignores the cached member info in another language and on another merchant’s site', async () => {
    const backend = await visited()
    expect(visit({ backend, language: 'PT' }).first).toBeUndefined()
    backend.setItem(place, (backend.getItem(place) ?? '').replace('"m":"acme"', '"m":"other"'))
    expect(visit({ backend }).first).toBeUndefined()
  })

  test('removes the cached member info after the session has ended', async () => {
    const backend = await visited()
    visit({ backend }).site.session.signOut()
    expect(backend.getItem(place)).toBeNull()
  })
})
