import { describe, expect, test } from 'vitest'
import { createStorage, type Backend } from '../storage/index.ts'
import { blockedBackend, makeSession, memoryBackend } from '../testing/index.ts'
import { createSession, type Channel } from './createSession.ts'

/** Channels that deliver to all others at once, as the tabs of one browser. */
function channels() {
  const all: { channel: Channel; listen: (event: MessageEvent) => void }[] = []
  const sent: unknown[] = []
  const join = (): Channel => {
    const channel: Channel = {
      postMessage: (data) => {
        sent.push(data)
        for (const other of all) if (other.channel !== channel) other.listen({ data } as MessageEvent)
      },
      addEventListener: (_, listen) => void all.push({ channel, listen }),
    }
    return channel
  }
  return { join, sent }
}

function tab(backend: Backend | null, channel: Channel | null = null, visit: Backend = memoryBackend()) {
  const target = new EventTarget()
  const storage = createStorage({ merchantId: 'acme', backend, sessionBackend: visit, target })
  const session = createSession({ storage, merchantCode: 'acme01', trialCode: 'acme01t', channel, target })
  const ends: string[] = []
  session.onEnd((why) => ends.push(why))
  return { target, storage, session, ends, visit }
}

const stored = (backend: Backend) => backend.getItem('MC_SESSION_INFO')

describe('one tab', () => {
  test('[AUTH-141] whoever has a stored session with a token is a member, everybody else a guest', () => {
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

  test("M3, with its control: another merchant's session is ignored and removed; the trial code is this merchant's", () => {
    const other = memoryBackend({ values: { MC_SESSION_INFO: JSON.stringify(makeSession({ merchantCode: 'other' })) } })
    expect(tab(other).session.get()).toBeNull()
    expect(stored(other)).toBeNull()
    const trial = memoryBackend({ values: { MC_SESSION_INFO: JSON.stringify(makeSession({ merchantCode: 'acme01t', type: 4 })) } })
    expect(tab(trial).session.get()?.type).toBe(4)
  })

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
    const backend = memoryBackend({ values: { MC_SESSION_INFO: JSON.stringify(makeSession()), ...(flag !== null && { MC_AUTO_LOGIN: flag }) } })
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
    expect([other.visit.length, other.storage.get('bankListCache'), backend.getItem('MC_CACHE_bankList')]).toEqual([0, null, null])
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

describe('several tabs', () => {
  test('a sign-out in one ends the other, and empties it', () => {
    const [backend, { join, sent }] = [memoryBackend(), channels()]
    const [one, other] = [tab(backend, join()), tab(backend, join())]
    one.session.signIn(makeSession())
    expect(other.session.get()).toMatchObject(makeSession())
    one.session.signOut()
    expect([other.session.get(), other.ends]).toEqual([null, ['elsewhere']])
    expect(JSON.stringify(sent)).not.toContain('token')
  })

  test('another member in one is another member in the other, never a mixture', () => {
    const [backend, { join }] = [memoryBackend(), channels()]
    const [one, other] = [tab(backend, join()), tab(backend, join())]
    one.session.signIn(makeSession())
    const before = other.session.epoch()
    one.session.signOut()
    one.session.signIn(makeSession({ userName: 'bob', token: 'token-of-bob' }))
    expect(other.session.get()).toMatchObject({ userName: 'bob', token: 'token-of-bob' })
    expect(other.session.epoch()).toBe(before + 2)
    expect(other.ends).toEqual(['elsewhere'])
  })

  test.each([{ token: 'another-token' }, { userName: 'bob' }, { merchantCode: 'acme01t' }, { type: 4 }, { firstTimeLogin: true }])(
    'a sign-in that differs in no more than %j is a new session, in every tab',
    (change) => {
      const [backend, { join }] = [memoryBackend(), channels()]
      const [one, other] = [tab(backend, join()), tab(backend, join())]
      one.session.signIn(makeSession())
      one.session.signIn(makeSession(change))
      expect(one.session.get()).toEqual({ ...makeSession(change), epoch: 2 })
      expect(other.session.get()).toEqual(one.session.get())
      expect([one.ends, other.ends]).toEqual([['signedOut'], ['elsewhere']])
    },
  )

  test('a late word of an old sign-out does not end a new session', () => {
    const [backend, { join }] = [memoryBackend(), channels()]
    const [one, late] = [tab(backend), join()]
    const listening = tab(backend, join())
    one.session.signIn(makeSession())
    one.session.signOut()
    one.session.signIn(makeSession({ userName: 'bob' }))
    late.postMessage('ended')
    expect(listening.session.get()?.userName).toBe('bob')
    expect(stored(backend)).toContain('bob')
  })

  test.each([
    ['the storage event', (target: EventTarget) => target.dispatchEvent(Object.assign(new Event('storage'), { key: 'MC_SESSION_INFO' }))],
    ['a cleared storage', (target: EventTarget) => target.dispatchEvent(Object.assign(new Event('storage'), { key: null }))],
    ['focus', (target: EventTarget) => target.dispatchEvent(new Event('focus'))],
    [
      'a page restored from cache',
      (target: EventTarget) => target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('without a channel, %s shows what happened elsewhere', (_, happen) => {
    const backend = memoryBackend()
    const { session, target, ends } = tab(backend)
    session.signIn(makeSession())
    backend.clear()
    expect(session.get()).not.toBeNull()
    happen(target)
    expect([session.get(), ends]).toEqual([null, ['elsewhere']])
  })

  test('the control: an event that says nothing changes nothing', () => {
    const backend = memoryBackend()
    const { session, target } = tab(backend)
    session.signIn(makeSession())
    backend.clear()
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(session.get()).not.toBeNull()
  })

  test.each([blockedBackend(), null])('with blocked storages a sign-out ends the other tab all the same', (backend) => {
    const { join } = channels()
    const [one, other] = [tab(backend, join()), tab(backend, join())]
    one.session.signIn(makeSession())
    other.session.signIn(makeSession())
    one.session.signOut()
    expect(other.session.get()).toBeNull()
  })

  test('real channels of a merchant carry the word', async () => {
    const backend = memoryBackend()
    const [here, there] = [new BroadcastChannel('lobby:test'), new BroadcastChannel('lobby:test')]
    const [one, other] = [tab(backend, here), tab(backend, there)]
    const told = new Promise<void>((resolve) => other.session.subscribe(resolve))
    one.session.signIn(makeSession())
    await told
    expect(other.session.get()).toMatchObject(makeSession())
    here.close()
    there.close()
  })
})
