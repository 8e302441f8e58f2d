import { describe, expect, test } from 'vitest'
import { createStorage, type StorageBackend } from '../storage/index.ts'
import {
  createBlockedStorageBackend,
  createFakeBroadcastChannels,
  createSessionFixture,
  createMemoryStorageBackend,
  createFakeBrowserTab,
} from '../testing/index.ts'
import { createSessionStore } from './createSessionStore.ts'

const stored = (backend: StorageBackend) => backend.getItem('MC_SESSION_INFO')

describe('several tabs', () => {
  test('ends the session in the other tab when the member signs out in one tab', () => {
    const [backend, { join, sent }] = [createMemoryStorageBackend(), createFakeBroadcastChannels()]
    const [one, other] = [createFakeBrowserTab(backend, join()), createFakeBrowserTab(backend, join())]
    one.session.signIn(createSessionFixture())
    expect(other.session.get()).toMatchObject(createSessionFixture())
    one.session.signOut()
    expect([other.session.get(), other.ends]).toEqual([null, ['elsewhere']])
    expect(JSON.stringify(sent)).not.toContain('token')
  })

  test('switches the other tab to the new member when another member signs in', () => {
    const [backend, { join }] = [createMemoryStorageBackend(), createFakeBroadcastChannels()]
    const [one, other] = [createFakeBrowserTab(backend, join()), createFakeBrowserTab(backend, join())]
    one.session.signIn(createSessionFixture())
    const before = other.session.epoch()
    one.session.signOut()
    one.session.signIn(createSessionFixture({ userName: 'bob', token: 'token-of-bob' }))
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
    const [backend, { join }] = [createMemoryStorageBackend(), createFakeBroadcastChannels()]
    const [one, other] = [createFakeBrowserTab(backend, join()), createFakeBrowserTab(backend, join())]
    one.session.signIn(createSessionFixture())
    one.session.signIn(createSessionFixture(change))
    expect(one.session.get()).toEqual({ ...createSessionFixture(change), epoch: 2 })
    expect(other.session.get()).toEqual(one.session.get())
    expect([one.ends, other.ends]).toEqual([['signedOut'], ['elsewhere']])
  })

  test('keeps a new session when the message of an old sign-out arrives late', () => {
    const [backend, { join }] = [createMemoryStorageBackend(), createFakeBroadcastChannels()]
    const [one, late] = [createFakeBrowserTab(backend), join()]
    const listening = createFakeBrowserTab(backend, join())
    one.session.signIn(createSessionFixture())
    one.session.signOut()
    one.session.signIn(createSessionFixture({ userName: 'bob' }))
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
      const backend = createMemoryStorageBackend()
      const { session, target, ends } = createFakeBrowserTab(backend)
      session.signIn(createSessionFixture())
      backend.clear()
      expect(session.get()).not.toBeNull()
      happen(target)
      expect([session.get(), ends]).toEqual([null, ['elsewhere']])
    },
  )

  test('control: keeps the session at a pageshow event when the page was not restored from the cache', () => {
    const backend = createMemoryStorageBackend()
    const { session, target } = createFakeBrowserTab(backend)
    session.signIn(createSessionFixture())
    backend.clear()
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(session.get()).not.toBeNull()
  })

  test(
    'control: keeps the session when a page is restored from the cache without a sign-out elsewhere',
    { tags: ['U6-control'] },
    () => {
      const { session, target, ends } = createFakeBrowserTab(createMemoryStorageBackend())
      session.signIn(createSessionFixture())
      target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      expect([session.get()?.userName, ends]).toEqual(['ana', []])
    },
  )

  test.each([createBlockedStorageBackend(), null])(
    'ends the session in the other tab when the member signs out and the storage is blocked',
    (backend) => {
      const { join } = createFakeBroadcastChannels()
      const [one, other] = [createFakeBrowserTab(backend, join()), createFakeBrowserTab(backend, join())]
      one.session.signIn(createSessionFixture())
      other.session.signIn(createSessionFixture())
      // The sign-in in another tab has not ended the session of this tab, which is only in memory.
      expect(one.session.get()?.userName).toBe('ana')
      one.session.signOut()
      expect(other.session.get()).toBeNull()
    },
  )

  test('signs a guest in when a member signs in in another tab', () => {
    const backend = createMemoryStorageBackend()
    const { session, target } = createFakeBrowserTab(backend)
    backend.setItem('MC_SESSION_INFO', JSON.stringify(createSessionFixture()))
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'MC_SESSION_INFO' }))
    expect(session.get()?.userName).toBe('ana')
  })

  test('notifies only tabs of the same merchant when the default channel is used', async () => {
    const [backend, others] = [createMemoryStorageBackend(), createMemoryStorageBackend()]
    const plain = (kept: StorageBackend, merchantCode: string) => {
      const storage = createStorage({
        merchantId: 'acme',
        backend: kept,
        sessionBackend: createMemoryStorageBackend(),
        target: new EventTarget(),
      })
      return createSessionStore({ storage, merchantCode, target: new EventTarget() })
    }
    const [one, stranger, other] = [plain(backend, 'acme01'), plain(others, 'other01'), plain(backend, 'acme01')]
    others.setItem('MC_SESSION_INFO', JSON.stringify(createSessionFixture({ merchantCode: 'other01' })))
    const notified = new Promise<void>((resolve) => other.subscribe(resolve))
    one.signIn(createSessionFixture())
    await notified
    expect([other.get()?.userName, stranger.get()]).toEqual(['ana', null])
  })

  test('passes a sign-in to another tab through a real BroadcastChannel', async () => {
    const backend = createMemoryStorageBackend()
    const [here, there] = [new BroadcastChannel('lobby:test'), new BroadcastChannel('lobby:test')]
    const [one, other] = [createFakeBrowserTab(backend, here), createFakeBrowserTab(backend, there)]
    const notified = new Promise<void>((resolve) => other.session.subscribe(resolve))
    one.session.signIn(createSessionFixture())
    await notified
    expect(other.session.get()).toMatchObject(createSessionFixture())
    here.close()
    there.close()
  })
})
