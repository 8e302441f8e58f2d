import { expect, test } from 'vitest'
import { memoryBackend } from '../testing/index.ts'
import { createStorage } from './createStorage.ts'
import { keys, personalCaches, type KeyName } from './keys.ts'

/** Part 1, section 9; part 2, section 9. Everything else is our own, since the specification names no more (C47). */
const specified = ['MC_SESSION_INFO', 'SHELL_PU_A', 'SHELL_PU_B', 'hideDownloadBar', 'LOTTFAV']
const caches = ['memberInfo', 'bankList', 'notice', 'banners', 'gameTypes', 'lotteries', 'allVassalages', 'hotGames', 'recentGames', 'registerValidation'].map(
  (name) => `MC_CACHE_${name}`,
)

const all = Object.keys(keys) as KeyName[]
const names = (wanted: (name: KeyName) => boolean) => all.filter(wanted).map((name) => keys[name].name)
const isCache = (name: KeyName) => name.endsWith('Cache')
const isOfVisit = (name: KeyName) => 'visit' in keys[name]

test("the registry has the specification's keys to the letter, and our own under MC_, each name once", () => {
  const every = names(() => true)
  expect(new Set(every).size).toBe(every.length)
  expect(every).toEqual(expect.arrayContaining(specified))
  const own = names((name) => !isCache(name)).filter((name) => !specified.includes(name))
  expect(own.filter((name) => !/^MC_[A-Z]+(_[A-Z]+)*$/.test(name))).toEqual([])
  expect(names(isCache)).toEqual(caches)
  expect(specified.filter((name) => names(isOfVisit).includes(name))).toEqual([])
})

test('each value lies under its own name, in its own storage, and comes back', () => {
  const [local, visit] = [memoryBackend(), memoryBackend()]
  const storage = createStorage({ merchantId: 'acme', backend: local, sessionBackend: visit, target: new EventTarget() })
  const values: { readonly [Name in KeyName]?: unknown } = {
    session: { token: 't', merchantCode: 'm', userName: 'u', type: 0, firstTimeLogin: true },
    language: 'EN',
    autoLogin: 0,
    balanceHidden: false,
    homeTab: 'RNG',
    updatedAt: 7,
  }
  for (const name of all) {
    const value = values[name] ?? { of: name }
    storage.set(name, value as never)
    expect(storage.get(name)).toEqual(value)
    expect([local, visit].map((area) => area.getItem(keys[name].name) !== null)).toEqual(isOfVisit(name) ? [false, true] : [true, false])
  }
  expect([local.length, visit.length]).toEqual([names((name) => !isOfVisit(name)).length, names(isOfVisit).length])
})

test('what the specification shapes is plain JSON, and what is no JSON reads as a first visit', () => {
  for (const name of ['popupOfMembers', 'popupOfGuests', 'hideDownloadBar', 'lotteryFavourites'] as const) {
    const backend = memoryBackend()
    const open = () => createStorage({ merchantId: 'acme', backend, sessionBackend: null, target: new EventTarget() })
    open().set(name, { show: false })
    expect(backend.getItem(keys[name].name)).toBe('{"show":false}')
    for (const corrupt of ['', '{', '<p>', '\u0000', '{"show":false}x']) {
      backend.setItem(keys[name].name, corrupt)
      expect([open().get(name), backend.getItem(keys[name].name)]).toEqual([null, null])
    }
  }
})

test.each(['', '2', 'true', '"1"', ' 1', '{}'])('an automatic sign-in of "%s" is none, and removed', (text) => {
  const backend = memoryBackend({ values: { MC_AUTO_LOGIN: text } })
  expect(createStorage({ merchantId: 'acme', backend, sessionBackend: null, target: new EventTarget() }).get('autoLogin')).toBeNull()
  expect(backend.length).toBe(0)
})

test('caches are the first to go when room runs out, and those of one member go with the session', () => {
  expect(all.filter((name) => keys[name].rank === 0)).toEqual(all.filter(isCache))
  const backend = memoryBackend()
  const storage = createStorage({ merchantId: 'acme', backend, sessionBackend: null, target: new EventTarget() })
  for (const name of all) if (isCache(name)) storage.set(name, {} as never)
  storage.clearVisit()
  const gone = personalCaches.map((name) => keys[name].name)
  expect(caches.filter((name) => backend.getItem(name) === null)).toEqual(gone)
})
