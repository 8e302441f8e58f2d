import { expect, test } from 'vitest'
import { memoryBackend } from '../testing/index.ts'
import { createStorage } from './createStorage.ts'
import { keys, personalCaches, type KeyName } from './keys.ts'

/** Part 1, section 9; part 2, section 9. */
const specified = ['MC_SESSION_INFO', 'SHELL_PU_A', 'SHELL_PU_B', 'hideDownloadBar', 'LOTTFAV']
/** Our own, since the specification names none (C47). */
const own = ['MC_LANG', 'MC_AUTO_LOGIN', 'MC_BALANCE_HIDDEN', 'MC_REMEMBER', 'MC_REMEMBER_SALT']
const ofTheVisit = ['MC_TRIAL_USER', 'MC_LIST']
const caches = ['memberInfo', 'bankList', 'notice', 'gameTypes', 'lotteries', 'allVassalages', 'hotGames', 'registerValidation'].map(
  (name) => `MC_CACHE_${name}`,
)

const names = (wanted: (name: KeyName) => boolean) =>
  Object.keys(keys)
    .filter((name) => wanted(name as KeyName))
    .map((name) => keys[name as KeyName].name)
    .toSorted()
const isCache = (name: KeyName) => name.endsWith('Cache')
const isOfVisit = (name: KeyName) => 'visit' in keys[name]

test("the registry has the specification's keys, our own, the visit's and the caches, and no other", () => {
  expect(names((name) => !isCache(name) && !isOfVisit(name))).toEqual([...specified, ...own].toSorted())
  expect(names(isOfVisit)).toEqual(ofTheVisit.toSorted())
  expect(names(isCache)).toEqual(caches.toSorted())
})

test('each value lies under its own name, in its own storage, and comes back', () => {
  const [local, visit] = [memoryBackend(), memoryBackend()]
  const storage = createStorage({ merchantId: 'acme', backend: local, sessionBackend: visit, target: new EventTarget() })
  const values: { readonly [Name in KeyName]?: unknown } = {
    session: { token: 't', merchantCode: 'm', userName: 'u', type: 0, firstTimeLogin: true },
    language: 'EN',
    autoLogin: 0,
    balanceHidden: false,
  }
  for (const name of Object.keys(keys) as KeyName[]) {
    const value = values[name] ?? { of: name }
    storage.set(name, value as never)
    expect(storage.get(name)).toEqual(value)
    expect([local, visit].map((area) => area.getItem(keys[name].name) !== null)).toEqual(isOfVisit(name) ? [false, true] : [true, false])
  }
  expect([local.length, visit.length]).toEqual([Object.keys(keys).length - ofTheVisit.length, ofTheVisit.length])
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
  expect(Object.keys(keys).filter((name) => keys[name as KeyName].rank === 0)).toEqual(Object.keys(keys).filter((name) => isCache(name as KeyName)))
  const backend = memoryBackend()
  const storage = createStorage({ merchantId: 'acme', backend, sessionBackend: null, target: new EventTarget() })
  for (const name of Object.keys(keys) as KeyName[]) if (isCache(name)) storage.set(name, {} as never)
  storage.clearVisit()
  const gone = personalCaches.map((name) => keys[name].name)
  expect(caches.filter((name) => backend.getItem(name) === null)).toEqual(gone)
})
