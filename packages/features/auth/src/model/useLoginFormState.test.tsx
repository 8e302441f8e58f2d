import { ApiError } from '@lobby/api'
import { createTestSiteWithMessages } from '@lobby/platform/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { LoginCredentials } from '../queries/sendLogin.ts'
import { createPlatformKeysFixture } from '../testing/createPlatformKeysFixture.ts'
import { renderHookInTestSite } from '../testing/renderHookInTestSite.tsx'
import { useLoginFormState } from './useLoginFormState.ts'

afterEach(() => void vi.useRealTimers())

const keys = createPlatformKeysFixture()
const member = { token: 'token-of-ana-0123', userName: 'ana', customerType: 1, firstTimeLogin: false }
const ana: LoginCredentials = { username: 'ana', password: 'right-1', captcha: '' }
const done = (more = {}) => Response.json({ success: true, value: { ...member, ...more } })
const refused = (errorCode: string, captcha: boolean) =>
  Response.json({ success: false, errorCode, message: 'No', data: { captcha } })

const start = { info: '', location: 'BR', maintenance: false, regionRestriction: false, serverTime: Date.now() }

/**
 * Renders the hook. The mocked platform returns these responses to the sign-ins in order; further sign-ins succeed.
 * With `texts: false`, the error texts fail to load.
 */
async function login(answers: readonly (() => Response | Promise<Response>)[] = [], { texts = true } = {}) {
  const { encryptionKey, open } = await keys
  const sent: Record<string, unknown>[] = []
  const ends: string[] = []
  const site = await createTestSiteWithMessages({
    merchant: { encryptionKey },
    answers: {
      'GET /wps/system/startup': { value: start },
      'POST /wps/member/login': async (request) => answers[sent.push(await open(request)) - 1]?.() ?? done(),
    },
  })
  // Records `busy` at each render, because an attempt may end before the test reads it.
  const drawn: boolean[] = []
  const { now } = await renderHookInTestSite(
    () => {
      const state = useLoginFormState((mustChange) => ends.push(`signed in, ${mustChange ? 'to change it' : 'done'}`))
      drawn.push(state.busy)
      return state
    },
    texts
      ? site
      : { ...site, dictionaries: { ...site.dictionaries, load: () => Promise.reject(new Error('offline')) } },
  )
  const startups = () => site.fetch.asked.filter((asked) => asked === 'GET /wps/system/startup').length
  const press = (as: Parameters<ReturnType<typeof now>['send']>[0] = ana) =>
    now().send(as, () => ends.push(`remembered for ${site.session.get()?.userName}`))
  const send = async (as?: Parameters<typeof press>[0]) => {
    const before = drawn.length
    press(as)
    await expect.poll(() => drawn.slice(before).includes(true) && !now().busy).toBe(true)
  }
  return { now, press, send, sent, ends, startups }
}

describe('useLoginFormState: a sign-in', () => {
  test.each([
    [{}, 'done'],
    [{ changePassword: false }, 'done'],
    [{ changePassword: true }, 'to change it'],
  ])(
    'stores the session, remembers the login, then calls onSignedIn when the platform returns %j',
    async (more, end) => {
      const it = await login([() => done(more)])
      expect(it.now()).toMatchObject({ busy: false, problem: null, captcha: null })
      await it.send()
      expect(it.ends).toEqual(['remembered for ana', `signed in, ${end}`])
      expect(it.sent).toMatchObject([{ username: 'ana', password: 'right-1' }])
      expect(it.sent[0]).not.toHaveProperty('captchaId')
    },
  )

  test('ignores further presses during a sign-in, even before the button renders as busy', async () => {
    const it = await login([() => refused('login.failed', false)])
    for (let press = 0; press < 3; press++) it.press()
    await expect.poll(() => it.now().problem?.message).toBe('auth.login.in_incorrect_password')
    await expect.poll(() => it.now().busy).toBe(false)
    expect(it.sent).toHaveLength(1)
    await it.send()
    expect([it.sent.length, it.ends.length]).toEqual([2, 2])
  })

  test('reports the error of the function that fetches the credentials, and sends nothing', async () => {
    const it = await login()
    await it.send(() => Promise.reject(new ApiError('network', { operation: 'login' })))
    expect([it.now().problem?.message, it.sent, it.ends]).toEqual(['error.network', [], []])
    await it.send(() => Promise.resolve(ana))
    expect(it.sent).toMatchObject([{ username: 'ana' }])
  })
})

test('fetches the platform’s time one time for all sign-ins, and again after a rejected time', async () => {
  const it = await login([() => refused('login.failed', false), () => refused('login.clock', false)])
  await it.send()
  await it.send()
  expect(it.startups()).toBe(1)
  await it.send()
  expect(it.startups()).toBe(2)
})

test('does not block the sign-in when the error texts do not load', async () => {
  const it = await login([() => new Response('busy', { status: 429, headers: { 'Retry-After': '90' } })], {
    texts: false,
  })
  await it.send()
  expect([it.now().problem?.explained, it.now().waitLabel]).toEqual([false, undefined])
})

describe('useLoginFormState: the captcha', () => {
  test(
    'shows a captcha after a failed sign-in that requires it, and a new one after each failure',
    { tags: ['AUTH-059'] },
    async () => {
      const it = await login([() => refused('login.failed', true), () => refused('login.failed', false)])
      await it.send()
      const first = it.now().captcha?.id
      expect(it.now().captcha).toEqual({ id: expect.any(String), Input: expect.any(Function) })
      await it.send({ ...ana, captcha: '123456' })
      expect(it.sent[1]).toMatchObject({ captcha: '123456', captchaId: first })
      expect(it.now().captcha?.id).not.toBe(first)
    },
  )

  test(
    'replaces a captcha when the sign-in method changes, and shows none when there was none',
    { tags: ['AUTH-062'] },
    async () => {
      const it = await login([() => refused('login.failed', false), () => refused('login.captcha.wrong', true)])
      await it.send()
      it.now().onMethodChange()
      await expect.poll(() => it.now().problem).toBeNull()
      expect(it.now().captcha).toBeNull()
      await it.send()
      const first = it.now().captcha?.id
      it.now().onMethodChange()
      await expect.poll(() => it.now().captcha?.id).not.toBe(first)
      expect([it.now().captcha?.id, it.now().problem]).toEqual([expect.any(String), null])
    },
  )
})

describe('useLoginFormState: the error of the last attempt', () => {
  test('clears the error of the last sign-in, but not while a new one is running', async () => {
    let answer: (response: Response) => void = () => undefined
    const it = await login([() => refused('login.failed', false), () => new Promise((resolve) => (answer = resolve))])
    await it.send()
    it.press()
    await expect.poll(() => it.sent.length).toBe(2)
    it.now().clearError()
    await new Promise(requestAnimationFrame)
    expect(it.now().problem?.message).toBe('auth.login.in_incorrect_password')
    answer(refused('login.failed', false))
    await expect.poll(() => it.now().busy).toBe(false)
    it.now().clearError()
    await expect.poll(() => it.now().problem).toBeNull()
  })

  test('keeps the error and sends no sign-in while the platform requires a wait', { tags: ['A8'] }, async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
    const it = await login([() => new Response('busy', { status: 429, headers: { 'Retry-After': '90' } })])
    await it.send()
    await expect.poll(() => it.now().waitLabel).toBe('Try again in 90 s')
    it.now().clearError()
    it.press()
    vi.advanceTimersByTime(89_000)
    await expect.poll(() => it.now().waitLabel).toBe('Try again in 1 s')
    expect([it.now().problem?.message, it.sent.length]).toEqual(['error.busy', 1])
    vi.advanceTimersByTime(1000)
    await expect.poll(() => it.now().waitLabel).toBeUndefined()
    it.now().clearError()
    await it.send()
    expect([it.now().problem, it.sent.length]).toEqual([null, 2])
  })
})
