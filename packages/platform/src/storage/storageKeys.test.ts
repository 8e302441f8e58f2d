import { expect, test } from 'vitest'
import { createMemoryStorageBackend } from '../testing/index.ts'
import { createStorage } from './createStorage.ts'
import type { StorageBackend } from './backend.ts'
import { storageKeys, memberCacheNames, type StorageKeyName } from './storageKeys.ts'

/**
 * The storage keys that the specification names (part 1, section 9; part 2, section 9). We chose the names of all other
 * keys (C47 in docs/decisions/001).
 */
const specified = ['MC_SESSION_INFO', 'SHELL_PU_A', 'SHELL_PU_B', 'hideDownloadBar', 'LOTTFAV']
const caches = [
  'memberInfo',
  'bankList',
  'notice',
  'banners',
  'gameTypes',
  'lotteries',
  'allVassalages',
  'hotGames',
  'recentGames',
  'registerValidation',
].map((name) => `MC_CACHE_${name}`)

/** Values that a player has chosen, written or sent. Every other value is a cache, the session, or a convenience. */
const choices = [
  'MC_LANG',
  'MC_AUTO_LOGIN',
  'SHELL_PU_A',
  'SHELL_PU_B',
  'hideDownloadBar',
  'LOTTFAV',
  'MC_ADD_TO_HOME',
  'MC_MONEY_ORDERS',
  'MC_FEEDBACK',
  'MC_AFFILIATE',
]
const levelOf = (stored: string) =>
  stored === 'MC_SESSION_INFO' ? 3 : choices.includes(stored) ? 2 : caches.includes(stored) ? 0 : 1

const all = Object.keys(storageKeys) as StorageKeyName[]
const names = (wanted: (name: StorageKeyName) => boolean) => all.filter(wanted).map((name) => storageKeys[name].name)
const isCache = (name: StorageKeyName) => name.endsWith('Cache')
const isOfVisit = (name: StorageKeyName) => 'visit' in storageKeys[name]
const values: { readonly [Name in StorageKeyName]?: unknown } = {
  session: { token: 't', merchantCode: 'm', userName: 'u', type: 0, firstTimeLogin: true },
  language: 'EN',
  autoLogin: 0,
  balanceHidden: false,
  homeTab: 'RNG',
  updatedAt: 7,
}
const open = (backend: StorageBackend | null, visit: StorageBackend | null = null) =>
  createStorage({ merchantId: 'acme', backend, sessionBackend: visit, target: new EventTarget() })

test('uses the storage keys of the specification, and the prefix MC_ for all other storage keys', () => {
  const every = names(() => true)
  expect(new Set(every).size).toBe(every.length)
  expect(every).toEqual(expect.arrayContaining(specified))
  const own = names((name) => !isCache(name)).filter((name) => !specified.includes(name))
  expect(own.filter((name) => !/^MC_[A-Z]+(_[A-Z]+)*$/.test(name))).toEqual([])
  expect(names(isCache)).toEqual(caches)
  expect(specified.filter((name) => names(isOfVisit).includes(name))).toEqual([])
})

test('stores each value under its storage key, in the local or the session storage', () => {
  const [local, visit] = [createMemoryStorageBackend(), createMemoryStorageBackend()]
  const storage = open(local, visit)
  for (const name of all) {
    const value = values[name] ?? { of: name }
    storage.set(name, value as never)
    expect(storage.get(name)).toEqual(value)
    expect([local, visit].map((area) => area.getItem(storageKeys[name].name) !== null)).toEqual(
      isOfVisit(name) ? [false, true] : [true, false],
    )
  }
  expect([local.length, visit.length]).toEqual([names((name) => !isOfVisit(name)).length, names(isOfVisit).length])
})

test('stores a value as plain JSON when the specification defines its storage key', () => {
  for (const name of ['popupOfMembers', 'popupOfGuests', 'hideDownloadBar', 'lotteryFavourites'] as const) {
    const backend = createMemoryStorageBackend()
    open(backend).set(name, { show: false })
    expect(backend.getItem(storageKeys[name].name)).toBe('{"show":false}')
    for (const corrupt of ['', '{', '<p>', '\u0000', '{"show":false}x']) {
      backend.setItem(storageKeys[name].name, corrupt)
      expect([open(backend).get(name), backend.getItem(storageKeys[name].name)]).toEqual([null, null])
    }
  }
})

test.each([0, 1] as const)('stores the value %i of the automatic sign-in as one digit', (value) => {
  const backend = createMemoryStorageBackend()
  open(backend).set('autoLogin', value)
  expect([backend.getItem('MC_AUTO_LOGIN'), open(backend).get('autoLogin')]).toEqual([String(value), value])
})

test.each(['', '2', 'true', '"1"', ' 1', '{}'])(
  'removes the stored value of the automatic sign-in when it is "%s"',
  (text) => {
    const backend = createMemoryStorageBackend({ values: { MC_AUTO_LOGIN: text } })
    expect(open(backend).get('autoLogin')).toBeNull()
    expect(backend.length).toBe(0)
  },
)

test('removes exactly the caches of the member when the session ends', () => {
  expect(all.filter((name) => storageKeys[name].rank === 0)).toEqual(all.filter(isCache))
  const backend = createMemoryStorageBackend()
  const storage = open(backend)
  for (const name of all) if (isCache(name)) storage.set(name, {} as never)
  storage.clearSessionData()
  const gone = memberCacheNames.map((name) => storageKeys[name].name)
  expect(caches.filter((name) => backend.getItem(name) === null)).toEqual(gone)
})

test('still reads every value that an earlier build stored with version 1', () => {
  const plain = ['MC_SESSION_INFO', 'MC_LANG', 'MC_AUTO_LOGIN', ...specified]
  const versioned = all.filter((name) => !plain.includes(storageKeys[name].name))
  expect(versioned).not.toHaveLength(0)
  for (const name of versioned) {
    const value = values[name] ?? { of: name }
    const kept = () =>
      createMemoryStorageBackend({
        values: { [storageKeys[name].name]: JSON.stringify({ v: 1, m: 'acme', d: value }) },
      })
    expect([name, open(kept(), kept()).get(name)]).toEqual([name, value])
  }
})

test.each<[StorageKeyName, unknown]>([
  ['homeTab', ''],
  ['homeTab', 'x'.repeat(21)],
  ['homeTab', 'a\nb'],
  ['homeTab', 7],
  ['updatedAt', '7'],
  ['balanceHidden', 1],
])('ignores the stored value of %s when it is %j', (name, value) => {
  const kept = () =>
    createMemoryStorageBackend({ values: { [storageKeys[name].name]: JSON.stringify({ v: 1, m: 'acme', d: value }) } })
  expect(open(kept(), kept()).get(name)).toBeNull()
})

test.each(all)('removes only less important values from a full storage to make room for the value %s', (name) => {
  const { name: stored } = storageKeys[name]
  const others = names((each) => each !== name && isOfVisit(each) === isOfVisit(name))
  const gone: string[] = []
  const full: StorageBackend = Object.assign(
    createMemoryStorageBackend({ values: Object.fromEntries(others.map((each) => [each, '1'])) }),
    {
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      },
      removeItem: (each: string) => void gone.push(each),
    },
  )
  open(full, full).set(name, (values[name] ?? {}) as never)
  // The last removed value is the old value of the same key, which the next visit must not read.
  expect(gone.at(-1)).toBe(stored)
  const lower = gone.slice(0, -1)
  expect(new Set(lower)).toEqual(new Set(others.filter((each) => levelOf(each) < levelOf(stored))))
  expect(lower.map(levelOf)).toEqual(lower.map(levelOf).sort((one, other) => one - other))
})
