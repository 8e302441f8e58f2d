import { describe, expect, test } from 'vitest'
import { createTenantLookup } from '../domain/tenants.ts'
import { demoPassword } from '../createSandbox.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { DEFAULT_DEVELOPER_SWITCHES } from '../operations/call.ts'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'
import { createDeveloperSwitchRoutes } from './createDeveloperSwitchRoutes.ts'
import { createFaultInjector } from './createFaultInjector.ts'
import { createDeveloperPages } from './createDeveloperPages.ts'

const requests: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', '/__dev/fault', { status: 500 }],
  ['DELETE', '/__dev/fault'],
  ['POST', '/__dev/maintenance', { on: true }],
  ['POST', '/__dev/region', { on: true }],
  ['POST', '/__dev/matches', { count: 1 }],
  ['GET', '/__dev/content?merchant=north&kind=help'],
  ['POST', '/__dev/content', { merchant: 'north', kind: 'help', items: [] }],
  ['POST', '/__dev/mail', { merchant: 'north', to: 'empty', title: 'Hello' }],
  ['POST', '/__dev/catalogue', { games: 400 }],
  ['POST', '/__dev/vendor', { vassalage: 'QTZ', maintenance: true }],
  ['POST', '/__dev/draw', { code: 'lua-1' }],
  ['POST', '/__dev/money', { payments: { outcome: 'FAILED', seconds: 1 } }],
  ['POST', '/__dev/deposit', { depositId: 'D0000000001', outcome: 'SETTLED' }],
  ['POST', '/__dev/withdrawal', { withdrawalId: 'W0000000001', outcome: 'PAID' }],
  ['POST', '/__dev/feedback', { feedbackId: 1, answer: 'a' }],
  ['POST', '/__dev/session', { merchant: 'north', member: 'ana' }],
  ['POST', '/__dev/team', { merchant: 'north', members: 3 }],
  ['POST', '/__dev/contract', { merchant: 'north', kind: 'DAILY' }],
  ['GET', '/__dev/draw'],
  ['POST', '/__dev/registration', { merchant: 'north', fields: [] }],
  ['GET', '/__dev/registration?merchant=north'],
  ['GET', '/__dev/messages?to=11987650001'],
  ['POST', '/__dev/clock', { advanceMs: 1000 }],
  ['POST', '/__dev/reset'],
  ['GET', '/__dev/state'],
  ['GET', '/__dev/captcha?captchaId=a-captcha-of-16-chars'],
  ['GET', '/__dev/page.js'],
  ['GET', '/docs'],
  ['GET', '/docs/page.js'],
  ['GET', '/docs/openapi.json'],
  ['GET', '/docs/swagger-ui.css'],
  ['GET', '/docs/swagger-ui-bundle.js'],
  ['GET', '/'],
]
const send = (
  sandbox: TestSandbox,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> =>
  sandbox.fetch(
    new Request(`http://localhost:4700${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    }),
  )

const ask = (sandbox: TestSandbox, host: string, method: string, path: string, body?: object): Promise<Response> =>
  sandbox.fetch(new Request(`http://${host}:4700${path}`, { method, ...(body && { body: JSON.stringify(body) }) }))

describe('createSandbox', () => {
  test('sends a test request to every route of createDevSwitches and createDevPages', { tags: ['B9'] }, () => {
    const switches = { ...DEFAULT_DEVELOPER_SWITCHES }
    const [{ clock, db }, tenants] = [createTestSandbox(), createTenantLookup([northMerchant])]
    const dev = createDeveloperSwitchRoutes({
      db: () => db,
      clock,
      tenants,
      faults: createFaultInjector(),
      switches,
      reset: () => {},
    })
    const mounted = [
      ...dev.routes.map((route) => ({ ...route, path: `/__dev${route.path}` })),
      ...createDeveloperPages(tenants).routes,
    ]
    const tried = (method: string, path: string): boolean => {
      const form = new RegExp(`^${path.replace(/:\w+/, '[^/]+')}(\\?|$)`)
      return requests.some(([other, asked]) => other === method && form.test(asked))
    }
    const routes = mounted.filter(({ method }) => method !== 'ALL')
    expect(
      routes.filter(({ method, path }) => !tried(method, path)).map(({ method, path }) => `${method} ${path}`),
    ).toEqual([])
    expect(routes.length).toBeGreaterThan(10)
  })

  test.each(requests.map(([method, path, body]) => ({ method, path, body })))(
    'returns 404 for $method $path outside of development, and 200 in development',
    { tags: ['B9', 'B9-control'] },
    async ({ method, path, body }) => {
      const [off, on] = [createTestSandbox({ development: false }), createTestSandbox({ development: true })]
      for (const sandbox of [off, on]) await sandbox.call('captcha')
      const clock = off.clock.now()
      expect((await send(off, method, path, body)).status).toBe(404)
      expect((await send(on, method, path, body)).status).toBe(200)
      expect(Math.abs(off.clock.now() - clock)).toBeLessThan(900)
      expect((await off.call('startup')).body).toMatchObject({ success: true, value: { maintenance: false } })
    },
  )
})

describe('createFaultInjector', () => {
  const fault = async (body: object): Promise<TestSandbox> => {
    const sandbox = createTestSandbox()
    expect((await send(sandbox, 'POST', '/__dev/fault', body)).status).toBe(200)
    return sandbox
  }
  const startup = (sandbox: TestSandbox, signal?: AbortSignal): Promise<Response> =>
    sandbox.fetch(
      new Request('http://north.localhost/wps/system/startup', {
        headers: { Merchant: northMerchant.code },
        ...(signal && { signal }),
      }),
    )

  test('returns an injected status as many times as the fault requests, then the real response', async () => {
    const sandbox = await fault({ status: 502, times: 2 })
    expect(await (await startup(sandbox)).json()).toMatchObject({ success: false, errorCode: 'system.fault' })
    expect((await startup(sandbox)).status).toBe(502)
    expect((await startup(sandbox)).status).toBe(200)
  })

  test('injects a fault only into the responses of the operation that the fault names', async () => {
    const sandbox = await fault({ status: 503, operation: 'startup' })
    expect((await sandbox.call('startup')).status).toBe(503)
    expect((await sandbox.call('customerService')).status).toBe(200)
    await send(sandbox, 'DELETE', '/__dev/fault')
    expect((await sandbox.call('startup')).status).toBe(200)
  })

  test('replaces the response body with HTML, an empty text or half of the text when a fault requests it', async () => {
    expect(await (await startup(await fault({ body: 'html' }))).text()).toMatch(/^<!doctype html>/)
    expect(await (await startup(await fault({ body: 'empty' }))).text()).toBe('')
    const half = await (await startup(await fault({ body: 'truncated' }))).text()
    expect(half).toMatch(/^\{"success":true/)
    expect(() => JSON.parse(half) as unknown).toThrow(SyntaxError)
  })

  test('ends a hanging response when the client aborts or the injected fault is deleted', async () => {
    const sandbox = await fault({ body: 'hang' })
    let ended = 0
    const count = (): void => void ended++
    const client = new AbortController()
    const asked = startup(sandbox, client.signal).then(count, count)
    const other = startup(sandbox).then(count)
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(ended).toBe(0)
    client.abort()
    await asked
    expect(ended).toBe(1)
    await send(sandbox, 'DELETE', '/__dev/fault')
    await other
  })

  test('delays only the responses of the operation that an injected fault names', async () => {
    const sandbox = await fault({ delayMs: 600_000, operation: 'startup' })
    const order: string[] = []
    const late = sandbox.call('startup').then(({ status }) => order.push(`startup ${status}`))
    order.push(`customerService ${(await sandbox.call('customerService')).status}`)
    await send(sandbox, 'DELETE', '/__dev/fault')
    await late
    expect(order).toEqual(['customerService 200', 'startup 200'])
    await send(sandbox, 'POST', '/__dev/fault', { delayMs: 1 })
    expect((await sandbox.call('startup')).status).toBe(200)
  })

  test.each([204, 205, 304])(
    'returns no body when the injected fault has the status %s and a body',
    { tags: ['B68'] },
    async (status) => {
      for (const body of [undefined, 'html', 'truncated']) {
        const answer = await startup(await fault({ status, ...(body && { body }) }))
        expect([answer.status, await answer.text()]).toEqual([status, ''])
      }
    },
  )

  test(
    'control: throws a TypeError when a Response with the status 204 is created with a body',
    { tags: ['B68-control'] },
    () => {
      expect(() => new Response('{}', { status: 204 })).toThrow(TypeError)
    },
  )

  test.each([{ status: 99 }, { body: 'other' }, { times: 0 }, { delayMs: -1 }, { operation: 7 }])(
    'refuses the request %o to the developer switch /fault',
    async (body) => {
      const answer = await send(createTestSandbox(), 'POST', '/__dev/fault', body)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toHaveProperty('error')
    },
  )
})

describe('createDeveloperSwitchRoutes and createDevPages', () => {
  test('adds slots to the catalogue with the developer switch /catalogue until the sandbox is reset', async () => {
    const sandbox = createTestSandbox()
    const query = { platform: 'html5', clientType: 2, gameType: 'RNG', typeId: 'RNG', pageNo: 1, pageSize: 26 }
    const list = async (pageNo: number) =>
      (await sandbox.call('gameList', { query: { ...query, pageNo } })).body.value as unknown as {
        games: { nodeId: number }[]
        totalPages: number
        total: number
      }
    const before = await list(1)
    expect((await send(sandbox, 'POST', '/__dev/catalogue', { games: 10_000, perPage: 200 })).status).toBe(200)
    expect(await list(1)).toMatchObject({ total: 10_000, totalPages: 50 })
    const ids = new Set(
      (await Promise.all([1, 2, 50].map(list))).flatMap(({ games }) => games.map(({ nodeId }) => nodeId)),
    )
    expect(ids.size).toBe(600)
    await send(sandbox, 'POST', '/__dev/reset')
    expect(await list(1)).toEqual(before)
    expect((await send(sandbox, 'POST', '/__dev/catalogue', { games: 0 })).status).toBe(400)
    expect((await send(sandbox, 'POST', '/__dev/catalogue', { games: 400, perPage: 201 })).status).toBe(400)
  })

  test('reports maintenance in the operation startup, and returns 503 for all other operations', async () => {
    const sandbox = createTestSandbox()
    const token = await sandbox.token('ana')
    await send(sandbox, 'POST', '/__dev/maintenance', { on: true })
    expect((await sandbox.call('startup')).body).toMatchObject({ success: true, value: { maintenance: true } })
    expect(await sandbox.call('balance', { token })).toMatchObject({
      status: 503,
      body: { errorCode: 'system.maintenance' },
    })
    expect((await sandbox.login('ana')).status).toBe(503)
    await send(sandbox, 'POST', '/__dev/maintenance', { on: false })
    expect((await sandbox.call('balance', { token })).status).toBe(200)
  })

  test('reports the region restriction in the operation startup while the developer switch /region is on', async () => {
    const sandbox = createTestSandbox()
    expect((await sandbox.call('startup')).body.value).toMatchObject({ regionRestriction: false })
    await send(sandbox, 'POST', '/__dev/region', { on: true })
    expect((await sandbox.call('startup')).body.value).toMatchObject({ regionRestriction: true, maintenance: false })
    expect((await send(sandbox, 'POST', '/__dev/region', { on: 'yes' })).status).toBe(400)
  })

  test('ends a session when the developer switch /clock sets a time after the end of the session', async () => {
    const sandbox = createTestSandbox()
    const token = await sandbox.token('ana')
    await send(sandbox, 'POST', '/__dev/clock', { advanceMs: 23 * 3_600_000 })
    expect((await sandbox.call('balance', { token })).status).toBe(200)
    const at = new Date(Date.now() + 48 * 3_600_000).toISOString()
    expect(await (await send(sandbox, 'POST', '/__dev/clock', { at })).json()).toMatchObject({
      now: expect.stringContaining(at.slice(0, 16)),
    })
    expect((await sandbox.call('balance', { token })).status).toBe(401)
    for (const wrong of [{}, { at: 'soon' }, { advanceMs: 1e15 }])
      expect((await send(sandbox, 'POST', '/__dev/clock', wrong)).status).toBe(400)
  })

  test('rounds the time of the developer switch /clock to whole milliseconds', { tags: ['B68'] }, async () => {
    const sandbox = createTestSandbox()
    await send(sandbox, 'POST', '/__dev/clock', { advanceMs: 0.5 })
    expect((await sandbox.login('ana')).status).toBe(200)
    expect((await sandbox.call('captcha', { query: { captchaId: 'a-captcha-of-now' } })).status).toBe(200)
  })

  test.each([
    { name: 'password', minLength: -5 },
    { name: 'password', maxLength: 1_000_000_001 },
  ])('refuses a registration rule outside the limits of the API contract: %o', { tags: ['B68'] }, async (rule) => {
    const sandbox = createTestSandbox()
    expect((await send(sandbox, 'POST', '/__dev/registration', { merchant: 'north', rules: [rule] })).status).toBe(400)
    expect((await sandbox.call('registerValidation')).status).toBe(200)
  })

  test('ends sessions and maintenance, and deletes the counts of failed sign-ins, when the sandbox is reset', async () => {
    const sandbox = createTestSandbox()
    const token = await sandbox.token('ana')
    for (let time = 0; time < 3; time++) await sandbox.login('vip', { password: 'x' })
    await send(sandbox, 'POST', '/__dev/maintenance', { on: true })
    await send(sandbox, 'POST', '/__dev/reset')
    expect((await sandbox.call('balance', { token })).status).toBe(401)
    expect((await sandbox.login('vip')).body.value).toMatchObject({ firstTimeLogin: true })
    expect((await sandbox.login('vip', {}, { tenant: southMerchant })).body.success).toBe(true)
  })

  test.each(['evil.example', '192.168.0.7', 'localhost.evil.example', 'evillocalhost', '127.0.0.1.evil.example'])(
    'returns 403 for a request to a developer switch when its host is %s',
    { tags: ['B22'] },
    async (host) => {
      const sandbox = createTestSandbox()
      for (const [method, path, body] of requests)
        expect([path, (await ask(sandbox, host, method, path, body)).status]).toEqual([path, 403])
      expect(await (await ask(sandbox, host, 'GET', '/__dev/state')).text()).not.toContain(demoPassword)
    },
  )

  test.each(['localhost', 'sandbox.localhost', 'LOCALHOST', '127.0.0.1'])(
    'control: accepts requests to developer switches when their host is the local name %s',
    { tags: ['B22-control'] },
    async (host) => {
      const sandbox = createTestSandbox()
      expect(await (await ask(sandbox, host, 'GET', '/__dev/state')).text()).toContain(demoPassword)
      expect((await ask(sandbox, host, 'GET', '/docs')).status).toBe(200)
    },
  )

  test.each(['/', '/docs'])(
    'forbids other sites to show the sandbox’s page %s in a frame',
    { tags: ['B22'] },
    async (path) => {
      const answer = await ask(createTestSandbox(), 'localhost', 'GET', path)
      expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    },
  )

  test('refuses a request to a developer switch when its Origin header names another site', async () => {
    const sandbox = createTestSandbox()
    expect((await send(sandbox, 'POST', '/__dev/reset', undefined, { Origin: 'https://evil.example' })).status).toBe(
      403,
    )
    expect((await send(sandbox, 'POST', '/__dev/reset', undefined, { Origin: 'http://localhost:4700' })).status).toBe(
      200,
    )
  })
})
