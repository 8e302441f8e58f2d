import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeSession, makeTestSite, memoryBackend } from '../testing/index.ts'
import { memberInfoQuery } from './queries.ts'

const place = 'MC_CACHE_memberInfo'
const hour = 3_600_000
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
  readonly backend: ReturnType<typeof memoryBackend>
  readonly userName?: string
  readonly language?: string
  readonly nickname?: string
}

/** A page that a member opens: what stands at once, and the query behind it. */
function visit({ backend, userName = 'ana', language = 'EN', nickname = 'Ana' }: Visit) {
  const site = makeTestSite({
    backend,
    session: makeSession({ userName }),
    answers: { 'GET /wps/member/info': { value: { ...answer, nickname } } },
  })
  const options = memberInfoQuery(site.api, site.session.get(), site.storage, language)
  const observer = new QueryObserver(site.queries, options)
  return { site, observer, options, first: observer.getCurrentResult().data }
}

async function visited(backend = memoryBackend()) {
  const { observer } = visit({ backend })
  await observer.refetch()
  return backend
}

test(
  'member info comes from the local storage first: it stands before the platform is asked',
  { tags: ['CONF-048'] },
  async () => {
    const backend = memoryBackend()
    expect(visit({ backend }).first).toBeUndefined()
    await visited(backend)
    const { first, site } = visit({ backend })
    expect(first).toEqual(shown)
    expect(site.fetch.asked).toEqual([])
  },
)

test(
  'a forced renewal asks the platform in spite of the cache, and renews that too',
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

test('a page that opens with a session renews it, however young the cache is, and once', async () => {
  const backend = await visited()
  const { site, observer, options } = visit({ backend, nickname: 'Aninha' })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().data?.nickname).toBe('Aninha')
  await site.queries.fetchQuery(options)
  expect(site.fetch.asked).toHaveLength(1)
  stop()
})

test('it is kept for one hour', async () => {
  const backend = await visited()
  vi.setSystemTime(Date.now() + hour - 1)
  expect(visit({ backend }).first).toEqual(shown)
  vi.setSystemTime(Date.now() + 1)
  expect(visit({ backend }).first).toBeUndefined()
})

test('without what the header and the member card do not show', async () => {
  const backend = await visited()
  expect(backend.getItem(place)).toContain('VIP 2')
  expect(backend.getItem(place)).not.toMatch(/4711|toUpline/)
})

describe('nobody sees what was kept', { tags: ['S8', 'S9'] }, () => {
  test('of another member', async () => {
    const backend = await visited()
    expect(visit({ backend, userName: 'bob' }).first).toBeUndefined()
  })

  test(
    'control: of the same member, in the same language, by the same merchant’s site it is there',
    { tags: ['S8-control', 'S9-control'] },
    async () => {
      expect(visit({ backend: await visited() }).first).toEqual(shown)
    },
  )

  test('in another language, or by another merchant’s site', async () => {
    const backend = await visited()
    expect(visit({ backend, language: 'PT' }).first).toBeUndefined()
    backend.setItem(place, (backend.getItem(place) ?? '').replace('"m":"acme"', '"m":"other"'))
    expect(visit({ backend }).first).toBeUndefined()
  })

  test('after the session has ended', async () => {
    const backend = await visited()
    visit({ backend }).site.session.signOut()
    expect(backend.getItem(place)).toBeNull()
  })
})
