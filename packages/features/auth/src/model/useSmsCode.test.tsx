import { DAY_MS } from '@lobby/platform/calendar'
import { ApiError } from '@lobby/api'
import { createMemoryStorageBackend, createTestSiteWithMessages } from '@lobby/platform/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderHookInTestSite } from '../testing/renderHookInTestSite.tsx'
import { getLastVerificationCodeRecipient, useSmsCode, type SentCodePurpose, type SmsCodeState } from './useSmsCode.ts'

afterEach(() => void vi.useRealTimers())

const number = '11987650001'
/** Installs a fake clock: countdowns then advance only when the test advances the clock. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })

interface Init {
  readonly visit?: ReturnType<typeof createMemoryStorageBackend>
  readonly purpose?: SentCodePurpose
  /** The initial value of the storage entry for the last code. */
  readonly kept?: unknown
}

async function code({ visit = createMemoryStorageBackend(), purpose = 'login', kept }: Init = {}) {
  const site = await createTestSiteWithMessages({ visit })
  if (kept !== undefined) site.storage.set('smsCodes', kept)
  const page = await renderHookInTestSite(() => useSmsCode(purpose, number), site)
  /** Requests a code, and waits until the request has ended. */
  const send = async (ask: Parameters<SmsCodeState['send']>[0]) => {
    page.now().send(ask)
    await expect.poll(() => site.queries.isMutating()).toBe(0)
  }
  return { ...page, send }
}

test('returns a countdown of 60 seconds before the first SMS code was sent', { tags: ['AUTH-077'] }, async () => {
  expect((await code()).now()).toMatchObject({ state: 'idle', seconds: 60, sent: false })
})

test('has a separate countdown for each purpose of an SMS code, even for the same number', async () => {
  holdTime()
  const visit = createMemoryStorageBackend()
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

test('continues the countdown when the device’s clock changes', async () => {
  holdTime()
  const { now, send } = await code()
  await send(() => Promise.resolve(2))
  await expect.poll(() => now().seconds).toBe(120)
  vi.setSystemTime(Date.now() + DAY_MS)
  vi.advanceTimersByTime(1000)
  await expect.poll(() => now().seconds).toBe(119)
})

test('hides the loading message after 30 s without a response', async () => {
  const { now, timeline } = await code()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  now().send(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(timeline).toEqual([expect.stringMatching(/^loading/)])
  vi.advanceTimersByTime(1)
  expect(timeline).toEqual([expect.stringMatching(/^loading/), expect.stringMatching(/^hidden/)])
})

test('requests no further SMS code while a request or a countdown is running', async () => {
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

describe('useSmsCode: a platform that says how long to wait', { tags: ['A8'] }, () => {
  const busy = () => Promise.reject(new ApiError('status', { operation: 'sendSmsCode', status: 429, retryAfter: 90 }))

  test.each([
    ['no code was sent', undefined, false],
    ['a code, which stays valid, was sent', { login: { to: number, until: Date.now() - 1, sent: true } }, true],
  ])(
    'counts down the wait that the platform requires before another SMS code, when before the wait %s',
    async (_, kept, sent) => {
      holdTime()
      const { now, send } = await code({ kept })
      await send(busy)
      await expect.poll(now).toMatchObject({ state: 'countdown', seconds: 90, sent, problem: 'error.busy' })
    },
  )

  test(
    'control: allows another request immediately when the platform requires no wait',
    { tags: ['A8-control'] },
    async () => {
      const { now, send } = await code()
      for (const failure of [new ApiError('status', { operation: 'sendSmsCode', status: 429 }), new Error('No')]) {
        await send(() => Promise.reject(failure))
        await expect.poll(() => now().problem).not.toBeNull()
        expect(now()).toMatchObject({ state: 'idle', sent: false })
      }
    },
  )
})

test('continues a stored countdown only when it ends within one hour', async () => {
  holdTime()
  const hour = 3_600_000
  const kept = (wait: number) => ({ login: { to: number, until: Date.now() + wait, sent: true } })
  expect((await code({ kept: kept(hour) })).now()).toMatchObject({ state: 'countdown', seconds: 3600 })
  expect((await code({ kept: kept(hour + 1) })).now().state).toBe('idle')
})

test('returns the recipient of the last SMS code for a purpose, or an empty string when no code was sent', async () => {
  const { site, send } = await code()
  expect(getLastVerificationCodeRecipient(site.storage, 'login')).toBe('')
  await send(() => Promise.resolve(2))
  expect([
    getLastVerificationCodeRecipient(site.storage, 'login'),
    getLastVerificationCodeRecipient(site.storage, 'register'),
  ]).toEqual([number, ''])
})

test.each(['soon', null, 7])('replaces the malformed storage entry %j when an SMS code was sent', async (kept) => {
  const { site, send } = await code({ kept })
  await send(() => Promise.resolve(2))
  expect(site.storage.get('smsCodes')).toEqual({ login: { to: number, until: expect.any(Number), sent: true } })
})

const until = Date.now() + 100_000
test.each([
  ['an end that is too far ahead', { login: { to: number, until: Date.now() + DAY_MS, sent: true } }],
  ['an end that is not a number', { login: { to: number, until: 'soon', sent: true } }],
  ['no recipient', { login: { until, sent: true } }],
  ['no flag that says whether it was sent', { login: { to: number, until } }],
  ['a string', 'soon'],
  ['null', { login: null }],
])('starts no countdown when the storage entry has %s', async (_, kept) => {
  expect((await code({ kept })).now()).toMatchObject({ state: 'idle', seconds: 60, sent: false })
})

test('control: continues the countdown of a valid storage entry', async () => {
  expect(
    (await code({ kept: { login: { to: number, until: Date.now() + 100_000, sent: true } } })).now(),
  ).toMatchObject({ state: 'countdown', sent: true })
})
