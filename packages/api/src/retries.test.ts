import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ClientOptions } from './client.ts'
import type { ApiError } from './errors.ts'
import { balance, startup, systemStatus } from './operations/firstLoad.gen.ts'
import { login } from './operations/member.gen.ts'
import type { Operation } from './operation.ts'
import { parseRetryAfter } from './retryAfter.ts'
import { sleep as sleepFor } from './sleep.ts'
import { loadContractOperations, buildSchemaExample } from './testing/contractExamples.ts'
import { createFakeServer, createOkResponse, type FakeResponse } from './testing/createFakeServer.ts'
import { getCallOutcome } from './testing/getCallOutcome.ts'

afterEach(() => void vi.unstubAllGlobals())

const good = createOkResponse({ sumBalance: 1, currencySymbol: 'R$' })
const rejection = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable('The call succeeded.'),
    (error: ApiError) => error,
  )
const status = (code: number, headers: Record<string, string> = {}, errorCode = 'x.y'): FakeResponse => ({
  status: code,
  headers,
  body: { success: false, errorCode },
})

async function failing(operation: Operation, answers: FakeResponse | FakeResponse[], options?: Partial<ClientOptions>) {
  const { error, ...rest } = await getCallOutcome(operation, answers, options)
  if (!error) return expect.unreachable('The call succeeded.')
  return { error, ...rest }
}

describe('retries after a temporary failure', { tags: ['A7'] }, () => {
  test.each([500, 502, 503, 504, 429])('retries after the status %i and returns the value', async (code) => {
    const { client, requests, waits } = createFakeServer([status(code), good])
    expect(await client.call(balance)).toEqual({ sumBalance: 1, currencySymbol: 'R$' })
    expect(requests).toHaveLength(2)
    expect(waits).toHaveLength(1)
  })

  test('throws the error of the call after two retries', async () => {
    const { error, requestCount } = await failing(balance, status(500))
    expect([error.kind, error.status, requestCount]).toEqual(['status', 500, 3])
  })

  test(
    'returns the value when the connection drops one request, and fails when retries are off',
    { tags: ['N7', 'N7-control'] },
    async () => {
      const line = () => {
        let asked = 0
        return () =>
          asked++ === 0 ? Promise.reject(new TypeError('fetch failed')) : Promise.resolve(Response.json(good.body))
      }
      expect(await getCallOutcome(balance, [], { fetch: line() })).toMatchObject({
        value: { sumBalance: 1, currencySymbol: 'R$' },
      })
      expect((await getCallOutcome({ ...balance, retry: false }, [], { fetch: line() })).error?.kind).toBe('network')
    },
  )

  test('retries after a broken connection but not after a refused redirect', async () => {
    let asked = 0
    const fetch = () => Promise.reject(new TypeError(`fetch failed ${asked++}`))
    expect((await failing(balance, [], { fetch })).error.kind).toBe('network')
    expect(asked).toBe(3)
    expect((await failing(balance, { status: 302, headers: { Location: 'https://evil.example' } })).requestCount).toBe(
      1,
    )
  })

  test('waits 150 to 450 ms before the first retry and 300 to 900 ms before the second', async () => {
    const waits = async (random: number) => (await failing(balance, status(500), { random: () => random })).waits
    expect(await waits(0)).toEqual([150, 300])
    expect(await waits(1)).toEqual([450, 900])
  })

  test('retries only the operations that the API contract marks as safe', async () => {
    const operations = await loadContractOperations()
    expect(operations.filter(({ safe }) => safe).length).toBeGreaterThan(10)
    for (const { operation, value, safe } of operations) {
      const whole = createOkResponse(buildSchemaExample(value))
      const passing = await getCallOutcome(operation, [status(502), status(504), whole])
      if (safe) expect([passing.value, passing.requestCount], operation.id).toEqual([buildSchemaExample(value), 3])
      else expect([passing.error?.status, passing.requestCount], operation.id).toEqual([502, 1])
      // Control: with the opposite value of `retry`, a safe operation is sent only one time and any other operation is
      // repeated.
      expect(
        (await getCallOutcome({ ...operation, retry: !safe }, [status(502), whole])).requestCount,
        operation.id,
      ).toBe(safe ? 1 : 2)
      const broken = () => Promise.reject(new TypeError('fetch failed'))
      expect((await getCallOutcome(operation, [], { fetch: broken })).waits, operation.id).toHaveLength(safe ? 2 : 0)
    }
  })

  test('finds no mutation among the operations that are marked as safe', async () => {
    const safe = (await loadContractOperations()).filter((one) => one.safe).map(({ operation }) => operation)
    expect(safe.filter(({ method, idempotent }) => method !== 'get' || idempotent)).toEqual([])
    const changing = ['captcha', 'createTrialAccount', 'launchGame', 'sendSmsCode']
    expect(safe.map(({ id }) => id).filter((id) => changing.includes(id))).toEqual([])
  })

  test.each([400, 401, 403, 404, 409, 501])('never retries after the status %i', async (code) => {
    expect((await failing(balance, status(code))).requestCount).toBe(1)
  })

  test('never retries after a refusal, invalid JSON, a violation of the API contract or maintenance', async () => {
    for (const answer of [
      { body: { success: false, errorCode: 'x.y' } },
      { body: '<html>' },
      createOkResponse(7),
      status(503, {}, 'system.maintenance'),
    ]) {
      expect((await failing(balance, answer)).requestCount).toBe(1)
    }
  })

  test('never retries when the device is offline or goes offline during the wait', async () => {
    expect(await failing(balance, status(500), { isOnline: () => false })).toMatchObject({ requestCount: 1, waits: [] })
    let online = true
    const sleep = () => Promise.resolve(void (online = false))
    expect((await failing(balance, status(500), { isOnline: () => online, sleep })).requestCount).toBe(1)
  })

  test.each([
    ['online and visible', { onLine: true }, { visibilityState: 'visible' }, 3],
    ['offline', { onLine: false }, { visibilityState: 'visible' }, 1],
    ['hidden', { onLine: true }, { visibilityState: 'hidden' }, 1],
    ['not reported by the browser', {}, undefined, 3],
  ])('retries unless the browser is offline or the page hidden (state: %s)', async (_, navigator, document, sent) => {
    vi.stubGlobal('navigator', navigator)
    vi.stubGlobal('document', document)
    expect((await failing(balance, status(500), { isOnline: undefined })).requestCount).toBe(sent)
  })

  test('throws an AbortError when the caller aborts during the wait', async () => {
    const controller = new AbortController()
    const { client, requests } = createFakeServer(status(503), {
      sleep: (_, signal) => {
        queueMicrotask(() => controller.abort())
        return sleepFor(60_000, signal)
      },
    })
    expect(await rejection(client.call(balance, { signal: controller.signal }))).toMatchObject({ name: 'AbortError' })
    expect(requests).toHaveLength(1)
  })
})

describe('Retry-After', { tags: ['A8'] }, () => {
  const rows = [
    ['2', 2],
    ['0', 1],
    ['-1', 1],
    ['1.2', 2],
    ['1e8', 300],
    ['Infinity', 300],
    ['soon', 1],
    ['', 1],
    ['NaN', 1],
    ['Fri, 20 Nov 2026 12:01:00 GMT', 60],
    ['Fri, 20 Nov 2020 12:00:00 GMT', 1],
    ['Fri, 20 Nov 2099 12:00:00 GMT', 300],
  ] as const
  test.each(rows)('reads the Retry-After header %j as %i seconds', (header, seconds) => {
    expect(parseRetryAfter(header, Date.parse('2026-11-20T12:00:00Z'))).toBe(seconds)
  })

  test('control: returns no wait when the response has no Retry-After header', { tags: ['A8-control'] }, () =>
    expect(parseRetryAfter(null, 0)).toBeUndefined(),
  )

  test.each([429, 503])('waits for the full time of a short Retry-After when the status is %i', async (code) => {
    const { client, waits } = createFakeServer([status(code, { 'Retry-After': '3' }), good], { random: () => 0 })
    await client.call(balance)
    expect(waits).toEqual([3000])
  })

  test.each([
    ['6', 6],
    ['120', 120],
    ['1e8', 300],
  ])(
    'fails immediately, with the seconds to wait in the error, when Retry-After is long (%s)',
    async (header, seconds) => {
      const { error, requestCount } = await failing(balance, status(429, { 'Retry-After': header }))
      expect([error.retryAfter, requestCount]).toEqual([seconds, 1])
    },
  )

  test('reads the seconds to wait from the body of a 429 without a Retry-After header', async () => {
    const { error, requestCount } = await failing(balance, {
      status: 429,
      body: { success: false, errorCode: 'login.rate', data: { retryAfter: 42 } },
    })
    expect([error.retryAfter, requestCount]).toEqual([42, 1])
  })
})

describe('a 401 for several calls at the same time', { tags: ['A9'] }, () => {
  const parallel = async (options: Partial<ClientOptions>) => {
    const notified: string[] = []
    const { client } = createFakeServer(status(401, {}, 'session.ended'), {
      onUnauthorized: (token) => notified.push(token),
      ...options,
    })
    const errors = await Promise.all([1, 2, 3].map(() => rejection(client.call(balance))))
    expect(errors.map(({ kind, code }) => `${kind} ${code}`)).toEqual(new Array(3).fill('status session.ended'))
    return { notified, client }
  }

  test('calls onUnauthorized one time when several calls with one token get a 401', async () => {
    expect((await parallel({})).notified).toEqual(['token-of-sixteen-or-more'])
  })

  test(
    'control: calls onUnauthorized for the next session too, but not for a late response of an old session',
    { tags: ['A9-control'] },
    async () => {
      let token = 'first-token-of-sixteen'
      const { notified, client } = await parallel({ getToken: () => token })
      token = 'second-token-of-sixteen'
      await rejection(client.call(balance))
      expect(notified).toEqual(['first-token-of-sixteen', 'second-token-of-sixteen'])
      token = 'third-token-of-sixteen'
      const late = rejection(client.call(balance))
      token = 'fourth-token-of-sixteen'
      await late
      expect(notified).toHaveLength(2)
    },
  )

  test('does not call onUnauthorized when the call needs no session', async () => {
    const notified: string[] = []
    const { client } = createFakeServer(status(401, {}, 'login.replay'), {
      onUnauthorized: (token) => notified.push(token),
    })
    await rejection(client.call(login, { body: {} as never, headers: { Encryption: 'x' } }))
    expect(notified).toEqual([])
  })
})

test.each([undefined, 'session.ended'])(
  'reports a 401 as a 502 when the call needs no session and the error code is %s',
  { tags: ['B30'] },
  async (code) => {
    const { error } = await failing(startup, status(401, {}, code))
    expect(error).toMatchObject({ kind: 'status', status: 502 })
  },
)

test(
  'control: reports the status and the error code of a 401 when the call needs a session',
  { tags: ['B30-control'] },
  async () => {
    expect((await failing(balance, status(401, {}, 'session.ended'))).error).toMatchObject({
      status: 401,
      code: 'session.ended',
    })
  },
)

describe('a refusal because of maintenance', { tags: ['A11'] }, () => {
  const refusing = (code: number, errorCode: string, operation: Operation = balance) => {
    const notified: string[] = []
    const listeners = {
      onMaintenance: () => void notified.push('maintenance'),
      onUnauthorized: () => void notified.push('unauthorized'),
    }
    return failing(operation, status(code, {}, errorCode), listeners).then(() => notified)
  }

  test.each([401, 503])('calls onMaintenance and ends no session when the status is %i', async (code) => {
    expect(await refusing(code, 'system.maintenance')).toEqual(['maintenance'])
  })

  test(
    'control: ends the session on a 401 and reports no maintenance on a 503 with other error codes',
    { tags: ['A11-control'] },
    async () => {
      expect(await refusing(401, 'session.ended')).toEqual(['unauthorized'])
      expect(await refusing(503, 'system.unavailable')).toEqual([])
    },
  )

  test('does not call onMaintenance when the refused call is systemStatus, to avoid a loop', async () => {
    expect(await refusing(503, 'system.maintenance', systemStatus)).toEqual([])
  })
})
