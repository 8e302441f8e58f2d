import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBlockedStorageBackend, createSessionFixture, createMemoryStorageBackend } from '../testing/index.ts'
import { corruptStoredSessionFixtures } from './corruptStoredSessionFixtures.ts'
import { createStorage } from './createStorage.ts'
import type { StorageBackend } from './backend.ts'

const open = (backend: StorageBackend | null, log: string[] = [], merchantId = 'acme') =>
  createStorage({
    merchantId,
    backend,
    sessionBackend: createMemoryStorageBackend(),
    target: new EventTarget(),
    log: (what) => log.push(what),
  })

afterEach(() => expect(Object.keys(Object.prototype)).toEqual([]))

describe('the session', () => {
  test(
    'stores the session as one JSON object under MC_SESSION_INFO with exactly five fields',
    { tags: ['AUTH-137', 'AUTH-138', 'AUTH-139'] },
    () => {
      const backend = createMemoryStorageBackend()
      open(backend).set('session', { ...createSessionFixture(), more: 'x' } as ReturnType<typeof createSessionFixture>)
      expect(backend.length).toBe(1)
      expect(JSON.parse(backend.getItem('MC_SESSION_INFO') ?? '')).toEqual({
        token: 'token-of-ana',
        merchantCode: 'acme01',
        userName: 'ana',
        type: 1,
        firstTimeLogin: false,
      })
      expect(open(backend).get('session')).toEqual(createSessionFixture())
    },
  )

  test('ignores fields of the stored session that a later build added', () => {
    const backend = createMemoryStorageBackend({
      values: { MC_SESSION_INFO: JSON.stringify({ ...createSessionFixture(), later: 1 }) },
    })
    expect(open(backend).get('session')).toEqual(createSessionFixture())
  })

  test.each(corruptStoredSessionFixtures.map((text, index) => [index, text.slice(0, 60), text] as const))(
    'returns no session and removes the stored value when it is the corrupt value %i (%s)',
    (_, __, text) => {
      const backend = createMemoryStorageBackend({ values: { MC_SESSION_INFO: text, LOTTFAV: 'kept' } })
      const log: string[] = []
      expect(open(backend, log).get('session')).toBeNull()
      expect(log).toEqual(['removed MC_SESSION_INFO: not a value of this version'])
      // The second visit removes nothing, because the first visit has removed the corrupt value.
      expect(open(backend, log).get('session')).toBeNull()
      expect(log).toHaveLength(1)
      expect(backend.getItem('LOTTFAV')).toBe('kept')
    },
  )

  test('returns no session when the stored token has more than 4,096 characters', () => {
    const read = (length: number) =>
      open(
        createMemoryStorageBackend({
          values: { MC_SESSION_INFO: JSON.stringify(createSessionFixture({ token: 't'.repeat(length) })) },
        }),
      ).get('session')
    expect([read(4096)?.token.length, read(4097)]).toEqual([4096, null])
  })

  test('control: accepts the valid stored session from which the corrupt sessions are made', () => {
    expect(new Set(corruptStoredSessionFixtures).size).toBeGreaterThan(40)
    const control = createMemoryStorageBackend({ values: { MC_SESSION_INFO: JSON.stringify(createSessionFixture()) } })
    expect(open(control).get('session')).not.toBeNull()
  })
})

describe('the language', () => {
  test('stores the language as its plain code under MC_LANG', () => {
    const backend = createMemoryStorageBackend()
    open(backend).set('language', 'UR-LA')
    expect(backend.getItem('MC_LANG')).toBe('UR-LA')
    expect(open(backend).get('language')).toBe('UR-LA')
    expect(open(createMemoryStorageBackend({ values: { MC_LANG: '"PT"' } })).get('language')).toBe('PT')
  })

  test.each(['', 'pt', 'English', '{}', 'PT;x', 'xPT', ' PT', 'PT-BRx', '<b>', 'null'])(
    'returns no language and removes the stored value when it is "%s"',
    (text) => {
      const backend = createMemoryStorageBackend({ values: { MC_LANG: text } })
      expect(open(backend).get('language')).toBeNull()
      expect(backend.getItem('MC_LANG')).toBeNull()
    },
  )
})

describe('a versioned value', () => {
  const name = 'MC_BALANCE_HIDDEN'

  test(
    'control: returns a versioned value to the same merchant and version',
    { tags: ['M3-control', 'P7-control'] },
    () => {
      const backend = createMemoryStorageBackend()
      open(backend).set('balanceHidden', true)
      expect(open(backend).get('balanceHidden')).toBe(true)
    },
  )

  test.each([
    ['it is from a newer build', JSON.stringify({ v: 2, m: 'acme', d: true })],
    ['it is from another merchant', JSON.stringify({ v: 1, m: 'other', d: true })],
    ['it has no merchant', JSON.stringify({ v: 1, d: true })],
    ['it has another type', JSON.stringify({ v: 1, m: 'acme', d: 'true' })],
    ['it is under __proto__', '{"__proto__":{"v":1,"m":"acme","d":true}}'],
  ])('removes a versioned value from the storage when %s', { tags: ['P7', 'M3'] }, (_, text) => {
    const backend = createMemoryStorageBackend({ values: { [name]: text } })
    const log: string[] = []
    expect([open(backend, log).get('balanceHidden'), open(backend, log).get('balanceHidden')]).toEqual([null, null])
    expect(backend.getItem(name)).toBeNull()
    expect(log).toHaveLength(1)
  })
})

describe('a blocked storage', () => {
  test.each([
    ['throws at each access', createBlockedStorageBackend()],
    ['is missing', null],
  ])('keeps all values in memory for this visit when the storage of the browser %s', (_, backend) => {
    const storage = open(backend)
    expect(storage.get('session')).toBeNull()
    storage.set('session', createSessionFixture())
    storage.set('balanceHidden', true)
    expect([storage.get('session'), storage.get('balanceHidden')]).toEqual([createSessionFixture(), true])
    storage.clearSessionData()
    storage.remove('session')
    expect(storage.get('session')).toBeNull()
  })

  test('control: throws when blocked storage is used without createStorage', () => {
    expect(() => createBlockedStorageBackend().getItem('MC_SESSION_INFO')).toThrow('insecure')
  })
})

describe('a full storage', () => {
  const caches = { MC_CACHE_hotGames: 'x'.repeat(300), MC_CACHE_ofAnOlderBuild: 'x'.repeat(300) }
  const choices = { MC_LANG: 'EN', MC_BALANCE_HIDDEN: JSON.stringify({ v: 1, m: 'acme', d: true }) }
  const foreign = { somebodyElses: 'y'.repeat(100) }
  const room = (values: object, more: number) =>
    Object.entries(values).reduce((sum, [name, value]) => sum + name.length + String(value).length, more)

  test('removes only caches from a full storage when that makes enough room for the session', () => {
    const values = { ...caches, ...choices, ...foreign }
    const backend = createMemoryStorageBackend({ values, room: room(values, 5) })
    expect(() => backend.setItem('MC_SESSION_INFO', JSON.stringify(createSessionFixture()))).toThrow('quota')
    open(backend).set('session', createSessionFixture())
    expect(open(backend).get('session')).toEqual(createSessionFixture())
    expect(Object.keys(caches).map((name) => backend.getItem(name))).toEqual([null, null])
    expect(Object.keys({ ...choices, ...foreign }).every((name) => backend.getItem(name) !== null)).toBe(true)
  })

  test('never removes values of other code from a full storage to make room for the session', () => {
    const values = { ...choices, ...foreign }
    const session = JSON.stringify(createSessionFixture())
    const backend = createMemoryStorageBackend({ values, room: room({ ...foreign, MC_SESSION_INFO: session }, 8) })
    open(backend).set('session', createSessionFixture())
    expect(open(backend).get('session')).toEqual(createSessionFixture())
    expect([backend.getItem('MC_LANG'), backend.getItem('MC_BALANCE_HIDDEN')]).toEqual([null, null])
    expect(backend.getItem('somebodyElses')).toBe(foreign.somebodyElses)
  })

  test('never removes the session from a full storage to make room for a less important value', () => {
    const values = { MC_SESSION_INFO: JSON.stringify(createSessionFixture()) }
    const backend = createMemoryStorageBackend({ values, room: room(values, 3) })
    const storage = open(backend)
    storage.set('balanceHidden', true)
    expect(storage.get('balanceHidden')).toBe(true)
    expect(open(backend).get('session')).toEqual(createSessionFixture())
  })

  test('keeps a new session in memory and removes the old stored session when the storage is full', () => {
    const old = JSON.stringify(createSessionFixture({ userName: 'bob' }))
    const backend = createMemoryStorageBackend({
      values: { ...foreign, MC_SESSION_INFO: old },
      room: room({ ...foreign, MC_SESSION_INFO: old }, 0),
    })
    const storage = open(backend)
    const next = createSessionFixture({ userName: 'ana-of-the-long-name' })
    storage.set('session', next)
    expect(storage.get('session')).toEqual(next)
    expect(open(backend).get('session')).toBeNull()
  })
})

test('drops the copy of a value in memory when another tab writes the value', () => {
  let full = true
  const target = new EventTarget()
  const room = createMemoryStorageBackend()
  const backend: StorageBackend = {
    ...room,
    setItem: (name, value) => {
      if (full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      room.setItem(name, value)
    },
  }
  const storage = createStorage({ merchantId: 'acme', backend, sessionBackend: null, target })
  storage.set('language', 'EN')
  expect(storage.get('language')).toBe('EN')
  room.setItem('MC_LANG', 'FR')
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'MC_LANG' }))
  expect(storage.get('language')).toBe('FR')
  storage.set('language', 'EN')
  full = false
  storage.set('language', 'PT')
  expect(storage.get('language')).toBe('PT')
})

describe('other tabs', () => {
  const event = (key: string | null) => Object.assign(new Event('storage'), { key })

  test('notifies only the listeners of the value that another tab has changed', () => {
    const target = new EventTarget()
    const storage = createStorage({
      merchantId: 'acme',
      backend: createMemoryStorageBackend(),
      sessionBackend: null,
      target,
    })
    const notified: string[] = []
    storage.watch('session', () => notified.push('session'))
    const stop = storage.watch('language', () => notified.push('language'))
    target.dispatchEvent(event('MC_SESSION_INFO'))
    target.dispatchEvent(event('unknown'))
    expect(notified).toEqual(['session'])
    target.dispatchEvent(event(null))
    expect(notified).toEqual(['session', 'session', 'language'])
    stop()
    target.dispatchEvent(event('MC_LANG'))
    expect(notified).toHaveLength(3)
  })

  test('notifies the listeners of a value when this tab changes the value', () => {
    const storage = open(createMemoryStorageBackend())
    let notified = 0
    storage.watch('balanceHidden', () => notified++)
    storage.set('balanceHidden', true)
    storage.remove('balanceHidden')
    expect(notified).toBe(2)
  })
})

test('uses the browser’s storage and the window’s events by default', () => {
  const [local, visit, page] = [createMemoryStorageBackend(), createMemoryStorageBackend(), new EventTarget()]
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', visit)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  try {
    const storage = createStorage({ merchantId: 'acme' })
    storage.set('language', 'EN')
    storage.set('homeTab', 'RNG')
    expect([local.getItem('MC_LANG'), local.length, visit.length]).toEqual(['EN', 1, 1])
    let notified = 0
    storage.watch('language', () => notified++)
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'MC_LANG' }))
    expect(notified).toBe(1)
  } finally {
    vi.unstubAllGlobals()
  }
})

test('logs the failed action and the storage key, but not the value, when the storage fails', () => {
  const log: string[] = []
  const storage = createStorage({
    merchantId: 'acme',
    backend: createBlockedStorageBackend(),
    sessionBackend: createBlockedStorageBackend(),
    target: new EventTarget(),
    log: (what) => log.push(what),
  })
  expect(storage.get('language')).toBeNull()
  expect(log.splice(0)).toEqual(['cannot read MC_LANG'])
  storage.set('language', 'EN')
  // The write is not tried again, because no value could be removed.
  expect(log.splice(0)).toEqual(['no room for MC_LANG', 'cannot list', 'cannot list', 'cannot remove MC_LANG'])
  storage.clearSessionData()
  expect(log.splice(0)[0]).toBe('cannot clear the visit')
  // A missing storage logs no failure.
  const without = open(null, log)
  without.set('language', 'EN')
  expect([without.get('language'), log]).toEqual(['EN', []])
})

test('drops only the values of the visit from memory when clearSessionData is called', () => {
  const storage = createStorage({ merchantId: 'acme', backend: null, sessionBackend: null, target: new EventTarget() })
  storage.set('homeTab', 'RNG')
  storage.set('language', 'EN')
  storage.clearSessionData()
  expect([storage.get('homeTab'), storage.get('language')]).toEqual([null, 'EN'])
  storage.refresh('language')
  expect(storage.get('language')).toBeNull()
})

test('clears the session storage when clearSessionData is called', () => {
  const visit = createMemoryStorageBackend({ values: { trial: 'x' } })
  createStorage({
    merchantId: 'acme',
    backend: createMemoryStorageBackend(),
    sessionBackend: visit,
    target: new EventTarget(),
  }).clearSessionData()
  expect(visit.length).toBe(0)
})

describe('a value of this visit', () => {
  const list = { place: '/m/gameList?gameType=RNG', scroll: 900, at: 1, pages: [{ games: [] }] }

  test.each([
    ['the session storage', createMemoryStorageBackend()],
    ['memory when the session storage is blocked', createBlockedStorageBackend()],
  ])('stores a value of the visit in %s until the session ends', { tags: ['S9-control'] }, (_, visit) => {
    const backend = createMemoryStorageBackend()
    const storage = createStorage({ merchantId: 'acme', backend, sessionBackend: visit, target: new EventTarget() })
    storage.set('keptList', list)
    expect([storage.get('keptList'), backend.length]).toEqual([list, 0])
    storage.clearSessionData()
    expect(storage.get('keptList')).toBeNull()
  })

  test.each([JSON.stringify({ v: 1, m: 'other', d: list }), JSON.stringify({ v: 2, m: 'acme', d: list }), '{'])(
    'removes a stored value of the visit when it is invalid: %s',
    { tags: ['S9'] },
    (text) => {
      const visit = createMemoryStorageBackend({ values: { MC_LIST: text } })
      const storage = createStorage({
        merchantId: 'acme',
        backend: null,
        sessionBackend: visit,
        target: new EventTarget(),
      })
      expect([storage.get('keptList'), visit.length]).toEqual([null, 0])
    },
  )
})
