import { describe, expect, test } from 'vitest'
import type { StorageBackend } from '../storage/index.ts'
import {
  createBlockedStorageBackend,
  createFakeBroadcastChannels,
  createSessionFixture,
  createMemoryStorageBackend,
  createFakeBrowserTab,
} from '../testing/index.ts'

const stored = (backend: StorageBackend) => backend.getItem('MC_SESSION_INFO')

describe('one tab', () => {
  test('treats the player as a member only when a session with a token is stored', { tags: ['AUTH-141'] }, () => {
    const values = (info: object) => ({ values: { MC_SESSION_INFO: JSON.stringify(info) } })
    expect(
      createFakeBrowserTab(createMemoryStorageBackend(values(createSessionFixture()))).session.get(),
    ).toMatchObject(createSessionFixture())
    expect(
      createFakeBrowserTab(createMemoryStorageBackend(values({ ...createSessionFixture(), token: '' }))).session.get(),
    ).toBeNull()
    expect(createFakeBrowserTab(createMemoryStorageBackend()).session.get()).toBeNull()
  })

  test('stores the session of a sign-in so that later pages find it', () => {
    const backend = createMemoryStorageBackend()
    const { session } = createFakeBrowserTab(backend)
    let notified = 0
    session.subscribe(() => notified++)
    session.signIn(createSessionFixture())
    expect(session.get()).toMatchObject(createSessionFixture())
    expect(session.get()).toBe(session.get())
    expect(notified).toBe(1)
    expect(createFakeBrowserTab(backend).session.get()).toMatchObject(createSessionFixture())
  })

  test('clears both storages before it notifies the listeners of a sign-out', () => {
    const backend = createMemoryStorageBackend()
    const visit = createMemoryStorageBackend({ values: { trial: 'x' } })
    const { session } = createFakeBrowserTab(backend, null, visit)
    session.signIn(createSessionFixture())
    const seen: unknown[] = []
    session.onEnd((why) => seen.push(why, stored(backend), visit.length, session.get()))
    session.signOut()
    expect(seen).toEqual(['signedOut', null, 0, null])
    expect(createFakeBrowserTab(backend).session.get()).toBeNull()
  })

  test('notifies the listeners one time when several calls end the session at the same time', () => {
    const { session, ends } = createFakeBrowserTab(createMemoryStorageBackend())
    session.signIn(createSessionFixture())
    session.signOut('expired')
    session.signOut('expired')
    expect(ends).toEqual(['expired'])
  })

  test('increases the session’s epoch each time the session begins or ends', () => {
    const { session } = createFakeBrowserTab(createMemoryStorageBackend())
    const epochs = [session.epoch()]
    session.signIn(createSessionFixture())
    epochs.push(session.epoch())
    session.signIn(createSessionFixture())
    epochs.push(session.epoch())
    session.signOut()
    session.signIn(createSessionFixture())
    epochs.push(session.epoch())
    expect(epochs).toEqual([0, 1, 1, 3])
    expect(session.get()?.epoch).toBe(3)
  })

  test('removes a stored session when it belongs to another merchant', { tags: ['M3', 'M3-control'] }, () => {
    const other = createMemoryStorageBackend({
      values: { MC_SESSION_INFO: JSON.stringify(createSessionFixture({ merchantCode: 'other' })) },
    })
    expect(createFakeBrowserTab(other).session.get()).toBeNull()
    expect(stored(other)).toBeNull()
    const trial = createMemoryStorageBackend({
      values: { MC_SESSION_INFO: JSON.stringify(createSessionFixture({ merchantCode: 'acme01t', type: 4 })) },
    })
    expect(createFakeBrowserTab(trial).session.get()?.type).toBe(4)
  })

  test('keeps the session in memory when storage is blocked', () => {
    const { session, target } = createFakeBrowserTab(createBlockedStorageBackend())
    session.signIn(createSessionFixture())
    target.dispatchEvent(new Event('focus'))
    expect(session.get()).toMatchObject(createSessionFixture())
    session.signOut()
    expect(session.get()).toBeNull()
  })
})

describe('the token for a call', () => {
  test('ends the session and returns no token when the browser has cleared the storage', () => {
    const backend = createMemoryStorageBackend()
    const { session, ends } = createFakeBrowserTab(backend)
    session.signIn(createSessionFixture())
    expect(session.token()).toBe('token-of-ana')
    backend.clear()
    expect(session.get()).not.toBeNull()
    expect([session.token(), session.get(), ends]).toEqual([null, null, ['expired']])
  })

  test('never returns the token of another member who has signed in in another tab', () => {
    const backend = createMemoryStorageBackend()
    const { session, ends } = createFakeBrowserTab(backend)
    session.signIn(createSessionFixture())
    backend.setItem('MC_SESSION_INFO', JSON.stringify(createSessionFixture({ userName: 'bob', token: 'token-of-bob' })))
    expect([session.token(), session.get()?.userName, ends]).toEqual([null, 'bob', ['elsewhere']])
    expect(session.token()).toBe('token-of-bob')
  })

  test('returns the newest token of the same member', () => {
    const backend = createMemoryStorageBackend()
    const { session } = createFakeBrowserTab(backend)
    session.signIn(createSessionFixture())
    backend.setItem('MC_SESSION_INFO', JSON.stringify(createSessionFixture({ token: 'newer' })))
    expect(session.token()).toBe('newer')
  })

  test('still returns the token of the session when storage is blocked or full', () => {
    for (const backend of [createBlockedStorageBackend(), null, createMemoryStorageBackend({ room: 5 })]) {
      const { session } = createFakeBrowserTab(backend)
      session.signIn(createSessionFixture())
      expect(session.token()).toBe('token-of-ana')
    }
  })
})

describe('the automatic sign-in', () => {
  test('switches the automatic sign-in off when the member signs out, but not when the session expires', () => {
    const backend = createMemoryStorageBackend()
    const { session } = createFakeBrowserTab(backend)
    session.signIn(createSessionFixture())
    session.signOut('expired')
    expect(backend.getItem('MC_AUTO_LOGIN')).toBe('1')
    session.signIn(createSessionFixture())
    session.signOut()
    expect(backend.getItem('MC_AUTO_LOGIN')).toBe('0')
  })

  test.each([
    ['0', null],
    ['1', 'ana'],
    [null, 'ana'],
    ['"0"', 'ana'],
  ])('starts a visit with the stored automatic sign-in value %s as the member %s (null means a guest)', (flag, who) => {
    const backend = createMemoryStorageBackend({
      values: {
        MC_SESSION_INFO: JSON.stringify(createSessionFixture()),
        ...(flag !== null && { MC_AUTO_LOGIN: flag }),
      },
    })
    expect(createFakeBrowserTab(backend).session.get()?.userName ?? null).toBe(who)
    expect(stored(backend) === null).toBe(who === null)
  })
})

describe('data of one member', () => {
  const leave = ({ storage, visit }: Pick<ReturnType<typeof createFakeBrowserTab>, 'storage' | 'visit'>) => {
    storage.set('bankListCache', { u: 'ana', d: [] })
    visit.setItem('draft', 'x')
  }

  test('removes a member’s stored data in every tab when the member signs out', () => {
    const [backend, { join }] = [createMemoryStorageBackend(), createFakeBroadcastChannels()]
    const [one, other] = [createFakeBrowserTab(backend, join()), createFakeBrowserTab(backend, join())]
    one.session.signIn(createSessionFixture())
    leave(other)
    one.session.signOut()
    expect([other.visit.length, other.storage.get('bankListCache'), backend.getItem('MC_CACHE_bankList')]).toEqual([
      0,
      null,
      null,
    ])
  })

  test('removes a member’s data when another member signs in, but not when only the token changes', () => {
    const [backend, { join }] = [createMemoryStorageBackend(), createFakeBroadcastChannels()]
    const [one, other] = [createFakeBrowserTab(backend, join()), createFakeBrowserTab(backend, join())]
    one.session.signIn(createSessionFixture())
    leave(other)
    one.session.signIn(createSessionFixture({ token: 'newer' }))
    expect(other.visit.length).toBe(1)
    one.session.signIn(createSessionFixture({ userName: 'bob' }))
    expect(other.visit.length).toBe(0)
  })

  test('passes the ended session to the listeners when a session ends', () => {
    const { session } = createFakeBrowserTab(createMemoryStorageBackend())
    const seen: unknown[] = []
    session.onEnd((why, ended) => seen.push([why, ended.userName, session.get()?.userName]))
    session.signIn(createSessionFixture())
    session.signIn(createSessionFixture({ userName: 'bob' }))
    expect(seen).toEqual([['signedOut', 'ana', 'bob']])
  })
})
