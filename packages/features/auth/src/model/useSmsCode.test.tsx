import { NotifyProvider } from '@lobby/platform/notify'
import { memoryBackend, TestApp } from '@lobby/platform/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { openTestSite } from '../testing/openTestSite.ts'
import { toldNotify } from '../testing/toldNotify.ts'
import { useSmsCode, type CodePurpose } from './useSmsCode.ts'

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
  const { told, notify } = toldNotify()
  const { result, unmount } = await renderHook(() => useSmsCode(purpose, number), {
    wrapper: ({ children }) => (
      <TestApp site={site}>
        <NotifyProvider notify={notify}>{children}</NotifyProvider>
      </TestApp>
    ),
  })
  return { now: () => result.current, told, unmount }
}

test('[AUTH-077] before a code was sent the countdown stands at 60', async () => {
  expect((await code()).now()).toMatchObject({ state: 'idle', seconds: 60, sent: false })
})

test('each purpose has a countdown of its own, for the same number too', async () => {
  holdTime()
  const visit = memoryBackend()
  const register = await code({ visit, purpose: 'register' })
  await register.now().send(() => Promise.resolve(2))
  await expect.poll(() => register.now().seconds).toBe(120)
  await register.unmount()
  const login = await code({ visit, purpose: 'login' })
  expect(login.now()).toMatchObject({ state: 'idle', sent: false })
  await login.unmount()
  expect((await code({ visit, purpose: 'register' })).now()).toMatchObject({ state: 'countdown', seconds: 120, sent: true })
})

test('it goes by a clock of its own: setting the device’s changes nothing', async () => {
  holdTime()
  const { now } = await code()
  await now().send(() => Promise.resolve(2))
  await expect.poll(() => now().seconds).toBe(120)
  vi.setSystemTime(Date.now() + 86_400_000)
  vi.advanceTimersByTime(1000)
  await expect.poll(() => now().seconds).toBe(119)
})

test('the loading message goes after half a minute, also where no answer comes', async () => {
  const { now, told } = await code()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  void now().send(() => new Promise(() => undefined))
  vi.advanceTimersByTime(29_999)
  expect(told).toEqual([expect.stringMatching(/^loading/)])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([expect.stringMatching(/^loading/), expect.stringMatching(/^hidden/)])
})

const until = Date.now() + 100_000
test.each([
  ['an end that nobody can have started', { login: { to: number, until: Date.now() + 86_400_000, sent: true } }],
  ['an end that is no number', { login: { to: number, until: 'soon', sent: true } }],
  ['no word on whether it was sent', { login: { to: number, until } }],
  ['a text', 'soon'],
  ['nothing', { login: null }],
])('where the storage has %s, nothing is counted down', async (_, kept) => {
  expect((await code({ kept })).now()).toMatchObject({ state: 'idle', seconds: 60, sent: false })
})

test('control: what the storage has of a code is counted down', async () => {
  expect((await code({ kept: { login: { to: number, until: Date.now() + 100_000, sent: true } } })).now()).toMatchObject({ state: 'countdown', sent: true })
})
