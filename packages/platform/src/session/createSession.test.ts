import { describe, expect, test } from 'vitest'
import type { Backend } from '../storage/index.ts'
import { blockedBackend, channels, makeSession, memoryBackend, tab } from '../testing/index.ts'

const stored = (backend: Backend) => backend.getItem('MC_SESSION_INFO')

describe('one tab', () => {
  test('whoever has a stored session with a token is a member, everybody else a guest', { tags: ['AUTH-141'] }, () => {
    const values = (info: object) => ({ values: { MC_SESSION_INFO: JSON.stringify(info) } })
    expect(tab(memoryBackend(values(makeSession()))).session.get()).toMatchObject(makeSession())
    expect(tab(memoryBackend(values({ ...makeSession(), token: '' }))).session.get()).toBeNull()
    expect(tab(memoryBackend()).session.get()).toBeNull()
  })

  test('a sign-in is stored, told, and outlives the page', () => {
    const backend = memoryBackend()
    const { session } = tab(backend)
    let told = 0
    session.subscribe(() => told++)
    session.signIn(makeSession())
    expect(session.get()).toMatchObject(makeSession())
    expect(session.get()).toBe(session.get())
    expect(told).toBe(1)
    expect(tab(backend).session.get()).toMatchObject(makeSession())
  })

  test('a sign-out empties both storages before anybody is told', () => {
    const backend = memoryBackend()
    const visit = memoryBackend({ values: { trial: 'x' } })
    const { session } = tab(backend, null, visit)
    session.signIn(makeSession())
    const seen: unknown[] = []
    session.onEnd((why) => seen.push(why, stored(backend), visit.length, session.get()))
    session.signOut()
    expect(seen).toEqual(['signedOut', null, 0, null])
    expect(tab(backend).session.get()).toBeNull()
  })

  test('a second sign-out, as of several calls refused at once, tells nobody again', () => {
    const { session, ends } = tab(memoryBackend())
    session.signIn(makeSession())
    session.signOut('expired')
    session.signOut('expired')
    expect(ends).toEqual(['expired'])
  })

  test('every change of member begins an epoch, so that late answers can be told', () => {
    const { session } = tab(memoryBackend())
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

  test(
    "another merchant's session is ignored and removed; the trial code is this merchant's",
    { tags: ['M3', 'M3-control'] },
    () => {
      const other = memoryBackend({
        values: { MC_SESSION_INFO: JSON.stringify(makeSession({ merchantCode: 'other' })) },
      })
      expect(tab(other).session.get()).toBeNull()
      expect(stored(other)).toBeNull()
      const trial = memoryBackend({
        values: { MC_SESSION_INFO: JSON.stringify(makeSession({ merchantCode: 'acme01t', type: 4 })) },
      })
      expect(tab(trial).session.get()?.type).toBe(4)
    },
  )

  test('with a blocked storage the session lasts for the visit', () => {
    const { session, target } = tab(blockedBackend())
    session.signIn(makeSession())
    target.dispatchEvent(new Event('focus'))
    expect(session.get()).toMatchObject(makeSession())
    session.signOut()
    expect(session.get()).toBeNull()
  })
})

describe('the token for a call', () => {
  test('is looked for in the storage: one that the browser has cleared is none, and the session is over', () => {
    const backend = memoryBackend()
    const { session, ends } = tab(backend)
    session.signIn(makeSession())
    expect(session.token()).toBe('token-of-ana')
    backend.clear()
    expect(session.get()).not.toBeNull()
    expect([session.token(), session.get(), ends]).toEqual([null, null, ['expired']])
  })

  test("is never another member's, who has signed in in another tab without a word", () => {
    const backend = memoryBackend()
    const { session, ends } = tab(backend)
    session.signIn(makeSession())
    backend.setItem('MC_SESSION_INFO', JSON.stringify(makeSession({ userName: 'bob', token: 'token-of-bob' })))
    expect([session.token(), session.get()?.userName, ends]).toEqual([null, 'bob', ['elsewhere']])
    expect(session.token()).toBe('token-of-bob')
  })

  test('is the newest of the same member', () => {
    const backend = memoryBackend()
    const { session } = tab(backend)
    session.signIn(makeSession())
    backend.setItem('MC_SESSION_INFO', JSON.stringify(makeSession({ token: 'newer' })))
    expect(session.token()).toBe('newer')
  })

  test('is there where storage is blocked, and where it is full', () => {
    for (const backend of [blockedBackend(), null, memoryBackend({ room: 5 })]) {
      const { session } = tab(backend)
      session.signIn(makeSession())
      expect(session.token()).toBe('token-of-ana')
    }
  })
})

describe('the automatic sign-in', () => {
  test('is on with a session, off after a sign-out, and is left alone by one that expires', () => {
    const backend = memoryBackend()
    const { session } = tab(backend)
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
  ])('a visit that finds %s and a session begins as %s', (flag, who) => {
    const backend = memoryBackend({
      values: { MC_SESSION_INFO: JSON.stringify(makeSession()), ...(flag !== null && { MC_AUTO_LOGIN: flag }) },
    })
    expect(tab(backend).session.get()?.userName ?? null).toBe(who)
    expect(stored(backend) === null).toBe(who === null)
  })
})

describe('what belongs to one member', () => {
  const leave = ({ storage, visit }: Pick<ReturnType<typeof tab>, 'storage' | 'visit'>) => {
    storage.set('bankListCache', { u: 'ana', d: [] })
    visit.setItem('draft', 'x')
  }

  test('goes in every tab, the session storage of each as well', () => {
    const [backend, { join }] = [memoryBackend(), channels()]
    const [one, other] = [tab(backend, join()), tab(backend, join())]
    one.session.signIn(makeSession())
    leave(other)
    one.session.signOut()
    expect([other.visit.length, other.storage.get('bankListCache'), backend.getItem('MC_CACHE_bankList')]).toEqual([
      0,
      null,
      null,
    ])
  })

  test('stays with a new token of the same member, and goes with another member', () => {
    const [backend, { join }] = [memoryBackend(), channels()]
    const [one, other] = [tab(backend, join()), tab(backend, join())]
    one.session.signIn(makeSession())
    leave(other)
    one.session.signIn(makeSession({ token: 'newer' }))
    expect(other.visit.length).toBe(1)
    one.session.signIn(makeSession({ userName: 'bob' }))
    expect(other.visit.length).toBe(0)
  })

  test('whoever listens learns who it was', () => {
    const { session } = tab(memoryBackend())
    const seen: unknown[] = []
    session.onEnd((why, ended) => seen.push([why, ended.userName, session.get()?.userName]))
    session.signIn(makeSession())
    session.signIn(makeSession({ userName: 'bob' }))
    expect(seen).toEqual([['signedOut', 'ana', 'bob']])
  })
})
