import { DAY_MS } from '../calendar/dayMs.ts'
import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { createStorage } from '../storage/index.ts'
import { createFakeClock, createMemoryStorageBackend } from '../testing/index.ts'
import { createCacheFirstQueryOptions, type CacheFirstQueryParameters } from './createCacheFirstQueryOptions.ts'
const place = 'MC_CACHE_registerValidation'

function check(value: unknown): string {
  if (typeof value !== 'string') throw new Error('a string expected')
  return value
}

interface Visit extends Partial<CacheFirstQueryParameters<string>> {
  readonly backend?: ReturnType<typeof createMemoryStorageBackend>
  readonly merchantId?: string
  readonly clock?: ReturnType<typeof createFakeClock>
  /** The responses of the platform, in order. */
  readonly answers?: readonly (string | Error)[]
}

function visit({
  backend = createMemoryStorageBackend(),
  merchantId = 'acme',
  clock = createFakeClock(),
  answers = ['new'],
  ...init
}: Visit = {}) {
  const storage = createStorage({ merchantId, backend, sessionBackend: null, target: new EventTarget() })
  const asked: string[] = []
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const first = createCacheFirstQueryOptions({
    storage,
    cache: 'registerRulesCache',
    user: null,
    language: 'EN',
    check,
    now: clock.now,
    fetch: async () => {
      asked.push('asked')
      const answer = answers[Math.min(asked.length, answers.length) - 1]
      if (answer instanceof Error) throw answer
      return answer ?? ''
    },
    ...init,
  })
  const options = queryOptions({ queryKey: ['rules'], ...first, staleTime: 0 })
  /**
   * Observes the query like a screen. Returns the first data and the last data that the screen would show.
   */
  const show = async () => {
    const seen: (string | undefined)[] = []
    const observer = new QueryObserver(queries, options)
    seen.push(observer.getCurrentResult().data)
    await new Promise<void>((done) => {
      const stop = observer.subscribe(({ data, fetchStatus }) => {
        if (fetchStatus !== 'idle') return
        seen.push(data)
        stop()
        done()
      })
    })
    return seen
  }
  return { backend, clock, asked, show, first }
}

test('shows the cached response on the second visit and refetches it', async () => {
  const { backend, clock, show } = visit({ answers: ['old'] })
  expect(await show()).toEqual([undefined, 'old'])
  clock.advance(DAY_MS - 1)
  const next = visit({ backend, clock, answers: ['new'] })
  expect(await next.show()).toEqual(['old', 'new'])
  expect(next.asked).toHaveLength(1)
  expect(visit({ backend, clock }).first.initialData()).toBe('new')
})

test(
  'stores a response under MC_CACHE_<name> for 24 hours, with a version and the time',
  { tags: ['CONF-056'] },
  async () => {
    const { backend, clock, show } = visit()
    const before = clock.now()
    await show()
    expect(JSON.parse(backend.getItem('MC_CACHE_registerValidation') ?? '')).toMatchObject({
      v: 1,
      d: { a: { '': { at: before, d: 'new' } } },
    })
    clock.advance(24 * 3_600_000 - 1)
    expect(visit({ backend, clock }).first.initialData()).toBe('new')
    clock.advance(1)
    expect(visit({ backend, clock }).first.initialData()).toBeUndefined()
  },
)

test('does not refetch a cached response that is still fresh', async () => {
  const { backend, clock, show } = visit()
  await show()
  const at = clock.now()
  clock.advance(1000)
  expect(visit({ backend, clock }).first.initialDataUpdatedAt()).toBe(at)
})

test('keeps the cached response when the platform fails', async () => {
  const { backend, clock, show } = visit({ answers: ['old'] })
  await show()
  const next = visit({ backend, clock, answers: [new Error('down')] })
  expect(await next.show()).toEqual(['old', 'old'])
  expect(visit({ backend, clock }).first.initialData()).toBe('old')
})

describe('createCacheFirstQueryOptions', () => {
  test.each<[string, Visit]>([
    ['for another merchant', { merchantId: 'other' }],
    ['for another language', { language: 'PT' }],
    ['for another member', { user: 'bob' }],
    [
      'that does not match the API contract',
      {
        check: () => {
          throw new Error('no longer')
        },
      },
    ],
  ])('ignores a cached response %s', async (_, other) => {
    const { backend, clock, show } = visit({ answers: ['old'] })
    await show()
    expect(visit({ backend, clock }).first.initialData()).toBe('old')
    const next = visit({ backend, clock, ...other })
    expect([next.first.initialData(), next.first.initialDataUpdatedAt()]).toEqual([undefined, undefined])
  })

  test.each([
    ['after a day', undefined, DAY_MS],
    ['after its own lifetime', 3_600_000, 3_600_000],
    ['stored by a clock that was ahead', undefined, -1],
  ])('ignores a cached response when its age is wrong: %s', async (_, lifetime, passed) => {
    const { backend, clock, show } = visit({ answers: ['old'] })
    await show()
    const later = createFakeClock(clock.now() + passed)
    expect(
      visit({ backend, clock: later, ...(lifetime !== undefined && { maxAgeMs: lifetime }) }).first.initialData(),
    ).toBeUndefined()
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"v":2,"m":"acme","d":{}}',
    '{"v":1,"m":"acme","d":null}',
    '{"v":1,"m":"acme","d":{"u":null,"l":"EN","a":{"":{"at":"1","d":"x"}}}}',
    '{"v":1,"m":"acme","d":{"u":null,"l":"EN","a":null}}',
    '{"v":1,"m":"acme","d":{"u":null,"l":"EN","a":{"":null}}}',
    '{"v":1,"m":"acme","d":"text"}',
  ])('ignores a cached response that is the invalid text %s', (text) => {
    const backend = createMemoryStorageBackend({ values: { [place]: text } })
    expect(visit({ backend }).first.initialData()).toBeUndefined()
  })

  test('removes a cached response that does not match the API contract', () => {
    const clock = createFakeClock()
    const kept = { v: 1, m: 'acme', d: { u: null, l: 'EN', a: { '': { at: clock.now(), d: 7 } } } }
    const backend = createMemoryStorageBackend({ values: { [place]: JSON.stringify(kept) } })
    expect([visit({ backend, clock }).first.initialData(), backend.getItem(place)]).toEqual([undefined, null])
  })
})

test('caches one response for each value of the parameter', async () => {
  const { backend, clock, show } = visit({ answers: ['slots'], variant: 'RNG' })
  await show()
  await visit({ backend, clock, answers: ['fish'], variant: 'FISH' }).show()
  const kept = (of: string, more: Visit = {}) => visit({ backend, clock, variant: of, ...more }).first.initialData()
  expect([kept('RNG'), kept('FISH'), kept('PVP'), kept('toString')]).toEqual(['slots', 'fish', undefined, undefined])
  await visit({ backend, clock, answers: ['of bob'], variant: 'PVP', user: 'bob' }).show()
  expect([kept('RNG'), kept('PVP'), kept('PVP', { user: 'bob' })]).toEqual([undefined, undefined, 'of bob'])
})

test('stores only the part of a response that may be stored on the device', async () => {
  const { backend, clock, show } = visit({ answers: ['name and secret'], toStored: (answer) => answer.split(' ')[0] })
  expect(await show()).toEqual([undefined, 'name and secret'])
  expect(backend.getItem(place)).not.toContain('secret')
  expect(visit({ backend, clock }).first.initialData()).toBe('name')
})
