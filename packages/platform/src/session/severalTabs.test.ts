import { describe, expect, test } from 'vitest'
import { createStorage, type StorageBackend } from '../storage/index.ts'
import {
  createBlockedBackend,
  createChannels,
  makeSession,
  createMemoryBackend,
  openBrowserTab,
} from '../testing/index.ts'
import { createSession } from './createSession.ts'

const stored = (backend: StorageBackend) => backend.getItem('MC_SESSION_INFO')

describe('several tabs', () => {
  test('ends the session in the other tab when the member signs out in one tab', () => {
    const [backend, { join, sent }] = [createMemoryBackend(), createChannels()]
    const [one, other] = [openBrowserTab(backend, join()), openBrowserTab(backend, join())]
    one.session.signIn(makeSession())
    expect(other.session.get()).toMatchObject(makeSession())
    one.session.signOut()
    expect([other.session.get(), other.ends]).toEqual([null, ['elsewhere']])
    expect(JSON.stringify(sent)).not.toContain('token')
  })

  test('switches the other tab to the new member when another member signs in', () => {
    const [backend, { join }] = [createMemoryBackend(), createChannels()]
    const [one, other] = [openBrowserTab(backend, join()), openBrowserTab(backend, join())]
    one.session.signIn(makeSession())
    const before = other.session.epoch()
    one.session.signOut()
    one.session.signIn(makeSession({ userName: 'bob', token: 'token-of-bob' }))
    expect(other.session.get()).toMatchObject({ userName: 'bob', token: 'token-of-bob' })
    expect(other.session.epoch()).toBe(before + 2)
    expect(other.ends).toEqual(['elsewhere'])
  })

  test.each([
    { token: 'another-token' },
    { userName: 'bob' },
    { merchantCode: 'acme01t' },
    { type: 4 },
    { firstTimeLogin: true },
  ])('starts a new session in every tab when a sign-in changes only these fields of the session: %j', (change) => {
    const [backend, { join }] = [createMemoryBackend(), createChannels()]
    const [one, other] = [openBrowserTab(backend, join()), openBrowserTab(backend, join())]
    one.session.signIn(makeSession())
    one.session.signIn(makeSession(change))
    expect(one.session.get()).toEqual({ ...makeSession(change), epoch: 2 })
    expect(other.session.get()).toEqual(one.session.get())
    expect([one.ends, other.ends]).toEqual([['signedOut'], ['elsewhere']])
  })

  test('keeps a new session when the message of an old sign-out arrives late', () => {
    const [backend, { join }] = [createMemoryBackend(), createChannels()]
    const [one, late] = [openBrowserTab(backend), join()]
    const listening = openBrowserTab(backend, join())
    one.session.signIn(makeSession())
    one.session.signOut()
    one.session.signIn(makeSession({ userName: 'bob' }))
    late.postMessage('ended')
    expect(listening.session.get()?.userName).toBe('bob')
    expect(stored(backend)).toContain('bob')
  })

  test.each([
    [
      'the storage event',
      (target: EventTarget) => target.dispatchEvent(Object.assign(new Event('storage'), { key: 'MC_SESSION_INFO' })),
    ],
    [
      'a cleared storage',
      (target: EventTarget) => target.dispatchEvent(Object.assign(new Event('storage'), { key: null })),
    ],
    ['focus', (target: EventTarget) => target.dispatchEvent(new Event('focus'))],
    [
      'a page restored from cache',
      (target: EventTarget) => target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])(
    'notices at this event, without a BroadcastChannel, that the session has ended in another tab: %s',
    { tags: ['U6'] },
    (_, happen) => {
      const backend = createMemoryBackend()
      const { session, target, ends } = openBrowserTab(backend)
      session.signIn(makeSession())
      backend.clear()
      expect(session.get()).not.toBeNull()
      happen(target)
      expect([session.get(), ends]).toEqual([null, ['elsewhere']])
    },
  )

  test('control: keeps the session at a pageshow event when the page was not restored from the cache', () => {
    const backend = createMemoryBackend()
    const { session, target } = openBrowserTab(backend)
    session.signIn(makeSession())
    backend.clear()
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(session.get()).not.toBeNull()
  })

  test(
    'control: keeps the session when a page is restored from the cache without a sign-out elsewhere',
    { tags: ['U6-control'] },
    () => {
      const { session, target, ends } = openBrowserTab(createMemoryBackend())
      session.signIn(makeSession())
      target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      expect([session.get()?.userName, ends]).toEqual(['ana', []])
    },
  )

  test.each([createBlockedBackend(), null])(
    'ends the session in the other tab when the member signs out and the storage is blocked',
    (backend) => {
      const { join } = createChannels()
      const [one, other] = [openBrowserTab(backend, join()), openBrowserTab(backend, join())]
      one.session.signIn(makeSession())
      other.session.signIn(makeSession())
      // The sign-in in another tab has not ended the session of this tab, which is only in memory.
      expect(one.session.get()?.userName).toBe('ana')
      one.session.signOut()
      expect(other.session.get()).toBeNull()
    },
  )

  test('signs a guest in when a member signs in in another tab', () => {
    const backend = createMemoryBackend()
    const { session, target } = openBrowserTab(backend)
    backend.setItem('MC_SESSION_INFO', JSON.stringify(makeSession()))
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'MC_SESSION_INFO' }))
    expect(session.get()?.userName).toBe('ana')
  })

  test('notifies only tabs of the same merchant when the default channel is used', async () => {
    const [backend, others] = [createMemoryBackend(), createMemoryBackend()]
    const plain = (kept: StorageBackend, merchantCode: string) => {
      const storage = createStorage({
        merchantId: 'acme',
        backend: kept,
        sessionBackend: createMemoryBackend(),
        target: new EventTarget(),
      })
      return createSession({ storage, merchantCode, target: new EventTarget() })
    }
    const [one, stranger, other] = [plain(backend, 'acme01'), plain(others, 'other01'), plain(backend, 'acme01')]
    others.setItem('MC_SESSION_INFO', JSON.stringify(makeSession({ merchantCode: 'other01' })))
    const notified = new Promise<void>((resolve) => other.subscribe(resolve))
    one.signIn(makeSession())
    await notified
    expect([other.get()?.userName, stranger.get()]).toEqual(['ana', null])
  })

  test('passes a sign-in to another tab through a real BroadcastChannel', async () => {
    const backend = createMemoryBackend()
    const [here, there] = [new BroadcastChannel('lobby:test'), new BroadcastChannel('lobby:test')]
    const [one, other] = [openBrowserTab(backend, here), openBrowserTab(backend, there)]
    const notified = new Promise<void>((resolve) => other.session.subscribe(resolve))
    one.session.signIn(makeSession())
    await notified
    expect(other.session.get()).toMatchObject(makeSession())
    here.close()
    there.close()
  })
})
