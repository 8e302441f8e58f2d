import { DAY_MS } from '@lobby/platform/calendar'
import { ApiError } from '@lobby/api'
import { memoryBackend, openTestSite } from '@lobby/platform/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderAtSite } from '../testing/renderAtSite.tsx'
import { lastRecipient, useSmsCode, type CodePurpose, type SmsCode } from './useSmsCode.ts'

afterEach(() => void vi.useRealTimers())

const number = '11987650001'
/** From here on the time of countdowns stands still until it is moved. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })

interface Init {
  readonly visit?: ReturnType<typeof memoryBackend>
  readonly purpose?: CodePurpose
  /** What the storage has of codes. */
  readonly kept?: unknown
}

async function code({ visit = memoryBackend(), purpose = 'login', kept }: Init = {}) {
  const site = await openTestSite({ visit })
  if (kept !== undefined) site.storage.set('smsCodes', kept)
  const page = await renderAtSite(() => useSmsCode(purpose, number), site)
  /** Sends a code, and waits until that has ended. */
  const send = async (ask: Parameters<SmsCode['send']>[0]) => {
    page.now().send(ask)
    await expect.poll(() => site.queries.isMutating()).toBe(0)
  }
  return { ...page, send }
}

test('before a code was sent the countdown stands at 60', { tags: ['AUTH-077'] }, async () => {
  expect((await code()).now()).toMatchObject({ state: 'idle', seconds: 60, sent: false })
})

test('each purpose has a countdown of its own, for the same number too', async () => {
  holdTime()
  const visit = memoryBackend()
  const register = await code({ visit, purpose: 'register' })
  await register.send(() => Promise.resolve(2))
  await expect.poll(() => register.now().seconds).toBe(120)
  await register.unmount()
  const login = await code({ visit, purpose: 'login' })
  expect(login.now()).toMatchObject({ state: 'idle', sent: false })
  await login.unmount()
  expect((await code({ visit, purpose: 'register' })).now()).toMatchObject({
    state: 'countdown',
    seconds: 120,
    sent: true,
  })
})

test('it goes by a clock of its own: setting the device’s changes nothing', async () => {
  holdTime()
  const { now, send } = await code()
  await send(() => Promise.resolve(2))
  await expect.poll(() => now().seconds).toBe(120)
  vi.setSystemTime(Date.now() + DAY_MS)
  vi.advanceTimersByTime(1000)
  await expect.poll(() => now().seconds).toBe(119)
})

test('the loading message goes after half a minute, also where no answer comes', async () => {
  const { now, timeline } = await code()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  now().send(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(timeline).toEqual([expect.stringMatching(/^loading/)])
  vi.advanceTimersByTime(1)
  expect(timeline).toEqual([expect.stringMatching(/^loading/), expect.stringMatching(/^hidden/)])
})

test('while one is on its way or counted down, to the last second, no other is asked for', async () => {
  holdTime()
  const { now } = await code()
  const asked: (() => void)[] = []
  const press = () => now().send(() => new Promise((resolve) => asked.push(() => resolve(1))))
  press()
  press()
  await expect.poll(() => now().state).toBe('sending')
  press()
  expect(asked).toHaveLength(1)
  asked[0]?.()
  await expect.poll(() => now().state).toBe('countdown')
  press()
  vi.advanceTimersByTime(59_000)
  await expect.poll(() => now().seconds).toBe(1)
  press()
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(1000)
  await expect.poll(() => now().state).toBe('idle')
  press()
  await expect.poll(() => asked).toHaveLength(2)
})

describe('where the platform says how long to wait', { tags: ['A8'] }, () => {
  const busy = () => Promise.reject(new ApiError('status', { operation: 'sendSmsCode', status: 429, retryAfter: 90 }))

  test.each([
    ['none was sent', undefined, false],
    ['one was sent, which stays good', { login: { to: number, until: Date.now() - 1, sent: true } }, true],
  ])('that is counted down; before it %s', async (_, kept, sent) => {
    holdTime()
    const { now, send } = await code({ kept })
    await send(busy)
    await expect.poll(now).toMatchObject({ state: 'countdown', seconds: 90, sent, problem: 'error.busy' })
  })

  test('control: where it does not, another one can be asked for at once', { tags: ['A8-control'] }, async () => {
    const { now, send } = await code()
    for (const failure of [new ApiError('status', { operation: 'sendSmsCode', status: 429 }), new Error('No')]) {
      await send(() => Promise.reject(failure))
      await expect.poll(() => now().problem).not.toBeNull()
      expect(now()).toMatchObject({ state: 'idle', sent: false })
    }
  })
})

test('a countdown that the storage has is of an hour at most', async () => {
  holdTime()
  const hour = 3_600_000
  const kept = (wait: number) => ({ login: { to: number, until: Date.now() + wait, sent: true } })
  expect((await code({ kept: kept(hour) })).now()).toMatchObject({ state: 'countdown', seconds: 3600 })
  expect((await code({ kept: kept(hour + 1) })).now().state).toBe('idle')
})

test('whom the last code of a purpose went to is known for this visit; before one was sent it is nobody', async () => {
  const { site, send } = await code()
  expect(lastRecipient(site.storage, 'login')).toBe('')
  await send(() => Promise.resolve(2))
  expect([lastRecipient(site.storage, 'login'), lastRecipient(site.storage, 'register')]).toEqual([number, ''])
})

test.each(['soon', null, 7])('what stands in the storage in place of codes, %j, is not kept', async (kept) => {
  const { site, send } = await code({ kept })
  await send(() => Promise.resolve(2))
  expect(site.storage.get('smsCodes')).toEqual({ login: { to: number, until: expect.any(Number), sent: true } })
})

const until = Date.now() + 100_000
test.each([
  ['an end that nobody can have started', { login: { to: number, until: Date.now() + DAY_MS, sent: true } }],
  ['an end that is no number', { login: { to: number, until: 'soon', sent: true } }],
  ['nobody whom it went to', { login: { until, sent: true } }],
  ['no word on whether it was sent', { login: { to: number, until } }],
  ['a text', 'soon'],
  ['nothing', { login: null }],
])('where the storage has %s, nothing is counted down', async (_, kept) => {
  expect((await code({ kept })).now()).toMatchObject({ state: 'idle', seconds: 60, sent: false })
})

test('control: what the storage has of a code is counted down', async () => {
  expect(
    (await code({ kept: { login: { to: number, until: Date.now() + 100_000, sent: true } } })).now(),
  ).toMatchObject({ state: 'countdown', sent: true })
})
