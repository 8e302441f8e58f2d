import { describe, expect, test } from 'vitest'
import type { StorageBackend } from '../storage/index.ts'
import {
  createBlockedBackend,
  createChannels,
  makeSession,
  createMemoryBackend,
  openBrowserTab,
} from '../testing/index.ts'

const stored = (backend: StorageBackend) => backend.getItem('MC_SESSION_INFO')

describe('one tab', () => {
  test('treats the player as a member only when a session with a token is stored', { tags: ['AUTH-141'] }, () => {
    const values = (info: object) => ({ values: { MC_SESSION_INFO: JSON.stringify(info) } })
    expect(openBrowserTab(createMemoryBackend(values(makeSession()))).session.get()).toMatchObject(makeSession())
    expect(openBrowserTab(createMemoryBackend(values({ ...makeSession(), token: '' }))).session.get()).toBeNull()
    expect(openBrowserTab(createMemoryBackend()).session.get()).toBeNull()
  })

  test('stores the session of a sign-in so that later pages find it', () => {
    const backend = createMemoryBackend()
    const { session } = openBrowserTab(backend)
    let notified = 0
    session.subscribe(() => notified++)
    session.signIn(makeSession())
    expect(session.get()).toMatchObject(makeSession())
    expect(session.get()).toBe(session.get())
    expect(notified).toBe(1)
    expect(openBrowserTab(backend).session.get()).toMatchObject(makeSession())
  })

  test('clears both storages before it notifies the listeners of a sign-out', () => {
    const backend = createMemoryBackend()
    const visit = createMemoryBackend({ values: { trial: 'x' } })
    const { session } = openBrowserTab(backend, null, visit)
    session.signIn(makeSession())
    const seen: unknown[] = []
    session.onEnd((why) => seen.push(why, stored(backend), visit.length, session.get()))
    session.signOut()
    expect(seen).toEqual(['signedOut', null, 0, null])
    expect(openBrowserTab(backend).session.get()).toBeNull()
  })

  test('notifies the listeners one time when several calls end the session at the same time', () => {
    const { session, ends } = openBrowserTab(createMemoryBackend())
    session.signIn(makeSession())
    session.signOut('expired')
    session.signOut('expired')
    expect(ends).toEqual(['expired'])
  })

  test('increases the session’s epoch each time the session begins or ends', () => {
    const { session } = openBrowserTab(createMemoryBackend())
    const epochs = [session.epoch()]
    session.signIn(makeSession())
    epochs.push(session.epoch())
    session.signIn(makeSession())
    epochs.push(session.epoch())
    session.signOut()
    session.signIn(makeSession())
    epochs.push(session.epoch())
    expect(epochs).toEqual([0, 1, 1, 3])
    expect(session.get()?.epoch).toBe(3)
  })

  test('removes a stored session when it belongs to another merchant', { tags: ['M3', 'M3-control'] }, () => {
    const other = createMemoryBackend({
      values: { MC_SESSION_INFO: JSON.stringify(makeSession({ merchantCode: 'other' })) },
    })
    expect(openBrowserTab(other).session.get()).toBeNull()
    expect(stored(other)).toBeNull()
    const trial = createMemoryBackend({
      values: { MC_SESSION_INFO: JSON.stringify(makeSession({ merchantCode: 'acme01t', type: 4 })) },
    })
    expect(openBrowserTab(trial).session.get()?.type).toBe(4)
  })

  test('keeps the session in memory when storage is blocked', () => {
    const { session, target } = openBrowserTab(createBlockedBackend())
    session.signIn(makeSession())
    target.dispatchEvent(new Event('focus'))
    expect(session.get()).toMatchObject(makeSession())
    session.signOut()
    expect(session.get()).toBeNull()
  })
})

describe('the token for a call', () => {
  test('ends the session and returns no token when the browser has cleared the storage', () => {
    const backend = createMemoryBackend()
    const { session, ends } = openBrowserTab(backend)
    session.signIn(makeSession())
    expect(session.token()).toBe('token-of-ana')
    backend.clear()
    expect(session.get()).not.toBeNull()
    expect([session.token(), session.get(), ends]).toEqual([null, null, ['expired']])
  })

  test('never returns the token of another member who has signed in in another tab', () => {
    const backend = createMemoryBackend()
    const { session, ends } = openBrowserTab(backend)
    session.signIn(makeSession())
    backend.setItem('MC_SESSION_INFO', JSON.stringify(makeSession({ userName: 'bob', token: 'token-of-bob' })))
    expect([session.token(), session.get()?.userName, ends]).toEqual([null, 'bob', ['elsewhere']])
    expect(session.token()).toBe('token-of-bob')
  })

  test('returns the newest token of the same member', () => {
    const backend = createMemoryBackend()
    const { session } = openBrowserTab(backend)
    session.signIn(makeSession())
    backend.setItem('MC_SESSION_INFO', JSON.stringify(makeSession({ token: 'newer' })))
    expect(session.token()).toBe('newer')
  })

  test('still returns the token of the session when storage is blocked or full', () => {
    for (const backend of [createBlockedBackend(), null, createMemoryBackend({ room: 5 })]) {
      const { session } = openBrowserTab(backend)
      session.signIn(makeSession())
      expect(session.token()).toBe('token-of-ana')
    }
  })
})

describe('the automatic sign-in', () => {
  test('switches the automatic sign-in off when the member signs out, but not when the session expires', () => {
    const backend = createMemoryBackend()
    const { session } = openBrowserTab(backend)
    session.signIn(makeSession())
    session.signOut('expired')
    expect(backend.getItem('MC_AUTO_LOGIN')).toBe('1')
    session.signIn(makeSession())
    session.signOut()
    expect(backend.getItem('MC_AUTO_LOGIN')).toBe('0')
  })

  test.each([
    ['0', null],
    ['1', 'ana'],
    [null, 'ana'],
    ['"0"', 'ana'],
  ])('starts a visit with the stored automatic sign-in value %s as the member %s (null means a guest)', (flag, who) => {
    const backend = createMemoryBackend({
      values: { MC_SESSION_INFO: JSON.stringify(makeSession()), ...(flag !== null && { MC_AUTO_LOGIN: flag }) },
    })
    expect(openBrowserTab(backend).session.get()?.userName ?? null).toBe(who)
    expect(stored(backend) === null).toBe(who === null)
  })
})

describe('data of one member', () => {
  const leave = ({ storage, visit }: Pick<ReturnType<typeof openBrowserTab>, 'storage' | 'visit'>) => {
    storage.set('bankListCache', { u: 'ana', d: [] })
    visit.setItem('draft', 'x')
  }

  test('removes a member’s stored data in every tab when the member signs out', () => {
    const [backend, { join }] = [createMemoryBackend(), createChannels()]
    const [one, other] = [openBrowserTab(backend, join()), openBrowserTab(backend, join())]
    one.session.signIn(makeSession())
    leave(other)
    one.session.signOut()
    expect([other.visit.length, other.storage.get('bankListCache'), backend.getItem('MC_CACHE_bankList')]).toEqual([
      0,
      null,
      null,
    ])
  })

  test('removes a member’s data when another member signs in, but not when only the token changes', () => {
    const [backend, { join }] = [createMemoryBackend(), createChannels()]
    const [one, other] = [openBrowserTab(backend, join()), openBrowserTab(backend, join())]
    one.session.signIn(makeSession())
    leave(other)
    one.session.signIn(makeSession({ token: 'newer' }))
    expect(other.visit.length).toBe(1)
    one.session.signIn(makeSession({ userName: 'bob' }))
    expect(other.visit.length).toBe(0)
  })

  test('passes the ended session to the listeners when a session ends', () => {
    const { session } = openBrowserTab(createMemoryBackend())
    const seen: unknown[] = []
    session.onEnd((why, ended) => seen.push([why, ended.userName, session.get()?.userName]))
    session.signIn(makeSession())
    session.signIn(makeSession({ userName: 'bob' }))
    expect(seen).toEqual([['signedOut', 'ana', 'bob']])
  })
})
