import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptBody } from './crypto/envelope.ts'
import type { ApiError } from './errors.ts'
import {
  balance,
  homeAnnouncements,
  launchGame,
  memberInfo,
  popularGames,
  startup,
} from './operations/firstLoad.gen.ts'
import { captcha, login, logout } from './operations/member.gen.ts'
import { createFakeServer, createOkResponse } from './testing/createFakeServer.ts'
import { buildUrl } from './buildUrl.ts'

const session = { token: 't'.repeat(32), userName: 'ana', customerType: 1, firstTimeLogin: false }
const game = { vendor: 'acme', gameId: 'r1', nodeId: 7, category: 'RNG' } as const
const home = { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M' } as const
const emptyHome = { banners: [], player: [], popup: [], hot: [], promotion: [] }
const rejection = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable('The call succeeded.'),
    (error: ApiError) => error,
  )
const path = (request: Request | undefined) => request?.url.replace('https://brand.example', '')

test(
  'sends a login by POST with an encrypted body and the keys in the Encryption header',
  { tags: ['CALL-001'] },
  async () => {
    const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' })
    const { body, encryptionHeader } = encryptBody(
      { username: 'ana', password: 'Lobby2026', captcha: '', type: 'username' },
      key,
    )
    const { client, requests } = createFakeServer(createOkResponse(session))
    await client.call(login, { body, headers: { Encryption: encryptionHeader, Device: 'OTHERS' } })
    const [request] = requests
    expect(request?.method).toBe('POST')
    expect(path(request)).toBe('/wps/member/login')
    expect(request?.headers.get('Encryption')).toBe(encryptionHeader)
    expect(request?.headers.get('Device')).toBe('OTHERS')
    expect(request?.headers.get('Content-Type')).toBe('application/json')
    const sent = await request?.text()
    expect(JSON.parse(sent ?? '')).toEqual({ version: 1, iv: body.iv, ciphertext: body.ciphertext, mac: body.mac })
    expect(sent).not.toMatch(/ana|Lobby2026/)
    expect(Buffer.from(body.ciphertext, 'base64').toString('latin1')).not.toMatch(/username|Lobby2026/)
  },
)

test(
  'reads and requires token, userName, customerType and firstTimeLogin in the login response',
  { tags: ['CALL-002'] },
  async () => {
    const call = (value: object) =>
      createFakeServer(createOkResponse(value)).client.call(login, { body: {} as never, headers: { Encryption: 'x' } })
    expect(await call({ ...session, more: 1 })).toEqual(session)
    for (const field of Object.keys(session)) {
      const { [field as keyof typeof session]: _, ...rest } = session
      expect((await rejection(call(rest))).kind, field).toBe('schema')
    }
  },
)

test('fetches the member info by GET from /wps/member/info with the token', { tags: ['CALL-090'] }, async () => {
  const { client, requests } = createFakeServer(createOkResponse({}))
  await rejection(client.call(memberInfo))
  expect([requests[0]?.method, path(requests[0])]).toEqual(['GET', '/wps/member/info'])
  expect(requests[0]?.headers.get('Authorization')).toBe('Bearer token-of-sixteen-or-more')
})

test('reads only `value` from the member-info response', { tags: ['CALL-091'] }, async () => {
  const value = {
    id: 1,
    account: 'a',
    nickname: null,
    userName: 'ana',
    type: 1,
    regDate: '2026-01-02T03:04:05Z',
    toUpline: false,
    vipLevel: 'VIP 5',
    withdrawAllowed: true,
  }
  expect(
    await createFakeServer({ body: { success: true, value, message: 'x', other: 1 } }).client.call(memberInfo),
  ).toEqual(value)
  expect((await rejection(createFakeServer({ body: { success: true, ...value } }).client.call(memberInfo))).kind).toBe(
    'schema',
  )
})

test('fetches the wallet balance from /wps/wallets/balance', { tags: ['CALL-092'] }, async () => {
  const { client, requests } = createFakeServer(createOkResponse({ sumBalance: 1, currencySymbol: 'R$' }))
  await client.call(balance)
  expect([requests[0]?.method, path(requests[0])]).toEqual(['GET', '/wps/wallets/balance'])
})

test('reads sumBalance and currencySymbol from the wallet-balance response', { tags: ['CALL-093'] }, async () => {
  const call = (value: object) => createFakeServer(createOkResponse(value)).client.call(balance)
  expect(await call({ sumBalance: 1250.5, currencySymbol: 'R$', wallets: [] })).toEqual({
    sumBalance: 1250.5,
    currencySymbol: 'R$',
  })
  for (const wrong of [{ sumBalance: '1250.5', currencySymbol: 'R$' }, { sumBalance: 1 }, { currencySymbol: 'R$' }]) {
    expect((await rejection(call(wrong))).kind).toBe('schema')
  }
})

test('sends the Merchant header and no session token when the operation needs no session', async () => {
  const { client, requests } = createFakeServer(
    createOkResponse({ info: '', location: 'BR', maintenance: false, regionRestriction: false, serverTime: 1 }),
  )
  await client.call(startup)
  expect(requests[0]?.headers.get('Merchant')).toBe('brand01')
  expect(requests[0]?.headers.has('Authorization')).toBe(false)
  expect(requests[0]?.url).not.toContain('token')
})

test('overwrites parameters that only the client may set, and sorts the query by parameter name', async () => {
  const { client, requests } = createFakeServer([createOkResponse(emptyHome), createOkResponse([])])
  await client.call(homeAnnouncements, { query: { ...home, merchantCode: 'other', token: 'stolen' } as typeof home })
  const filled = 'groupName=m_home&merchantCode=brand01&platform=M&token=token-of-sixteen-or-more&types=B%2CPL%2CPU%2CH'
  expect(path(requests[0])).toBe(`/wps/announcement/home?${filled}`)
  await client.call(popularGames, { query: { platform: 'html5' } })
  expect(path(requests[1])).toBe('/wps/game/popular?language=PT&merchantCode=brand01&platform=html5')
})

test('builds the URL that the client requests when buildUrl is called with the same parameters', async () => {
  const { client, requests } = createFakeServer([createOkResponse(emptyHome), createOkResponse([])], {
    getToken: () => null,
  })
  await client.call(homeAnnouncements, { query: home })
  expect(path(requests[0])).toBe(buildUrl(homeAnnouncements, { ...home, token: undefined, merchantCode: 'brand01' }))
  await client.call(popularGames, { query: { platform: 'html5' } })
  expect(path(requests[1])).toBe(buildUrl(popularGames, { platform: 'html5', merchantCode: 'brand01', language: 'PT' }))
  expect(buildUrl(startup)).toBe('/wps/system/startup')
  expect(buildUrl({ path: '/x' }, { b: 'a&b=c d', a: '\ud800', c: null, z: 0 })).toBe(
    '/x?a=%EF%BF%BD&b=a%26b%3Dc%20d&z=0',
  )
})

test('throws a 401 and sends nothing when a call needs a session and the player is a guest', async () => {
  for (const token of [null, undefined, '']) {
    const { client, requests } = createFakeServer(createOkResponse(true), { getToken: () => token })
    for (const call of [client.call(balance), client.call(logout)]) {
      expect(await rejection(call)).toMatchObject({ kind: 'status', status: 401, code: 'session.missing' })
    }
    expect(requests).toEqual([])
  }
})

test('sends a mutation with the given idempotency key, or with a new key when none is given', async () => {
  const { client, requests } = createFakeServer(createOkResponse({ gameUrl: 'https://play.example/1' }), {
    newKey: () => 'made-for-this-call',
  })
  await client.call(launchGame, { query: game, idempotencyKey: 'kept-by-the-caller' })
  await client.call(launchGame, { query: game })
  await client.call(balance).catch(() => undefined)
  expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
    'kept-by-the-caller',
    'made-for-this-call',
    null,
  ])
  const own = createFakeServer(createOkResponse({ gameUrl: 'https://play.example/1' }))
  await own.client.call(launchGame, { query: game })
  expect(own.requests[0]?.headers.get('Idempotency-Key')).toMatch(/^[A-Za-z0-9-]{16,64}$/)
})

test('returns only the valid error codes and data of a refusal, and limits retryAfter to 300 seconds', async () => {
  const refuse = (more: object) =>
    rejection(createFakeServer({ body: { success: false, ...more } }).client.call(balance))
  expect(
    await refuse({
      errorCode: 'login.captcha.required',
      message: 'x',
      data: { captcha: true, retryAfter: 1e9, other: 1 },
    }),
  ).toMatchObject({
    kind: 'refused',
    status: 200,
    code: 'login.captcha.required',
    data: { captcha: true, retryAfter: 300 },
    retryAfter: 300,
  })
  for (const strange of [
    {},
    { errorCode: 7, data: 'x' },
    { errorCode: null, data: { captcha: 'true', retryAfter: '9' } },
  ]) {
    const error = await refuse(strange)
    expect(error.code).toBeUndefined()
    expect(error.data ?? {}).toEqual({})
  }
})

test("never exposes the server's message when it contains markup or a stack trace", { tags: ['A13'] }, async () => {
  const markup = '<img src=x onerror=alert(1)> at Object.<anonymous> (/srv/app.js:1:1)'
  for (const status of [200, 403, 500]) {
    const error = await rejection(
      createFakeServer({ status, body: { success: false, errorCode: markup, message: markup } }).client.call(balance),
    )
    expect(error.code).toBeUndefined()
    expect(JSON.stringify({ ...error, message: error.message, cause: error.cause })).not.toMatch(/onerror|srv/)
  }
})

test('control: returns the error code of the server when the code is valid', { tags: ['A13-control'] }, async () => {
  const refused = { status: 403, body: { success: false, errorCode: 'merchant.mismatch', message: '<b>x</b>' } }
  expect((await rejection(createFakeServer(refused).client.call(balance))).code).toBe('merchant.mismatch')
})

test('never puts a session token, a query or a request body into an error', async () => {
  const fetch = (request: Request) => Promise.reject(new TypeError(`failed: ${request.url}`))
  const error = await rejection(createFakeServer(createOkResponse(true), { fetch }).client.call(logout))
  expect(error.kind).toBe('network')
  expect(`${error.message} ${String(error.cause)} ${error.stack}`).not.toContain('token-of-sixteen')
  const misfit = await rejection(
    createFakeServer(createOkResponse({ ...session, token: 'short-secret' })).client.call(login, {
      body: {} as never,
      headers: { Encryption: 'x' },
    }),
  )
  expect(`${misfit.message} ${String(misfit.cause)}`).not.toContain('short-secret')
  expect(String(misfit.cause)).toContain('value.token')
})

// This function never runs. The type check fails if one of these calls compiles.
export function typesRefuse() {
  const { client } = createFakeServer({})
  // @ts-expect-error the query is required
  void client.call(captcha)
  // @ts-expect-error required query parameters are missing
  void client.call(launchGame, { query: { vendor: 'a' } })
  // @ts-expect-error the client fills in merchantCode
  void client.call(homeAnnouncements, { query: { ...home, merchantCode: 'x' } })
  // @ts-expect-error the operation has no request body
  void client.call(balance, { body: {} })
  // @ts-expect-error the Encryption header is required
  void client.call(login, { body: { version: 1, iv: '', ciphertext: '', mac: '' } })
}
