import type { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { ApiError } from './errors.ts'
import { balance } from './operations/firstLoad.gen.ts'
import { loadContractOperations } from './testing/contractExamples.ts'
import { createFakeServer } from './testing/createFakeServer.ts'
import { getCallOutcome } from './testing/getCallOutcome.ts'
import { formatHttpResponse, startSocketServer } from './testing/startSocketServer.ts'

const servers: { close: () => Promise<void> }[] = []
afterEach(() => void vi.useRealTimers())
afterEach(async () => void (await Promise.all(servers.splice(0).map((server) => server.close()))))

/** Creates a client without retries that uses the real fetch against a server that sends raw bytes. */
async function against(answer: (socket: Socket, request: string) => void) {
  const server = await startSocketServer(answer)
  servers.push(server)
  const { client } = createFakeServer([], {
    baseUrl: server.origin,
    fetch: (request) => fetch(request),
    isOnline: () => false,
  })
  return { server, client }
}

const rejection = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable('The call succeeded.'),
    (error: ApiError) => error,
  )
const money = { sumBalance: 1, currencySymbol: 'R$' }
const good = JSON.stringify({ success: true, value: money })
const half =
  'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"success":true,"value":{"sumB'
const halfChunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n10\r\n{"success":true,\r\n'

/** Advances the fake timers by the given milliseconds and returns whether the call has ended by then. */
async function endedAfter(call: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let ended = false
  const end = () => void (ended = true)
  void call.then(end, end)
  await vi.advanceTimersByTimeAsync(milliseconds)
  return ended
}

const hanging: Record<string, (socket: Socket) => void> = {
  'no response at all': () => undefined,
  'a truncated response head': (socket) => void socket.write('HTTP/1.1 200 OK\r\nContent-'),
  'a body that stops half way': (socket) => void socket.write(half),
  'chunks that stop half way': (socket) => void socket.write(halfChunked),
  'the body of a failure that stops half way': (socket) => void socket.write(half.replace('200 OK', '500 Failure')),
}
test.each(Object.entries(hanging))(
  'fails with `timeout` after ten seconds, not earlier, when the server sends %s',
  { tags: ['N5', 'N6'] },
  async (_, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = Promise.withResolvers<undefined>()
    const { client } = await against((socket) => {
      answer(socket)
      asked.resolve(undefined)
    })
    const call = client.call(balance)
    const error = rejection(call)
    await asked.promise
    expect(await endedAfter(call, 9_999)).toBe(false)
    expect(await endedAfter(call, 1)).toBe(true)
    expect(await error).toMatchObject({ kind: 'timeout', status: undefined })
  },
)

test(
  'ends a call at the time-out of its operation even when fetch ignores the abort signal',
  { tags: ['N5'] },
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const { operation, timeout } of await loadContractOperations()) {
      let asked = 0
      const fetch = () => new Promise<Response>(() => void asked++)
      const call = getCallOutcome(operation, [], { fetch })
      expect([operation.id, await endedAfter(call, timeout - 1), await endedAfter(call, 1)]).toEqual([
        operation.id,
        false,
        true,
      ])
      expect((await call).error?.kind).toBe('timeout')
      expect(asked).toBe(1)
    }
    const body = new Response(
      new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"succ')) }),
    )
    const call = getCallOutcome(balance, [], { fetch: () => Promise.resolve(body) })
    expect([await endedAfter(call, 9_999), await endedAfter(call, 1)]).toEqual([false, true])
    expect((await call).error?.kind).toBe('timeout')
  },
)

test.each(Object.entries(hanging))(
  'control: keeps the call open after ten seconds when its time-out is longer and the server sends %s',
  { tags: ['N5-control', 'N6-control'] },
  async (_, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = Promise.withResolvers<undefined>()
    const { client } = await against((socket) => {
      answer(socket)
      asked.resolve(undefined)
    })
    const call = client.call({ ...balance, timeout: 60_000 })
    const error = rejection(call)
    await asked.promise
    expect([await endedAfter(call, 10_000), await endedAfter(call, 50_000)]).toEqual([false, true])
    expect((await error).kind).toBe('timeout')
  },
)

test(
  'control: accepts a complete response that arrives in two halves',
  { tags: ['N5-control', 'N6-control'] },
  async () => {
    const [head, tail] = [good.slice(0, 20), good.slice(20)]
    const { client } = await against((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${good.length}\r\n\r\n${head}`, () => socket.end(tail))
    })
    expect(await client.call(balance)).toEqual(money)
  },
)

test('sets the time-out to 10 s, but to 15 s for a sign-in and to 60 s for an upload', async () => {
  const all = await loadContractOperations()
  expect(
    all.filter(({ timeout }) => timeout > 15_000).map(({ operation, timeout }) => [operation.id, timeout]),
  ).toEqual([['uploadImage', 60_000]])
  const patient = all
    .filter(({ operation }) => operation.id !== 'uploadImage')
    .filter(({ timeout }) => timeout !== 10_000)
  expect(patient.map(({ timeout }) => timeout)).toEqual(patient.map(() => 15_000))
  expect(patient.map(({ operation }) => operation.id)).toContain('login')
  expect(patient.every(({ value }) => value.properties?.['token'])).toBe(true)
})

test('fails with `network` when the connection breaks during the response or is refused', async () => {
  for (const bytes of [half, halfChunked, '']) {
    const { client } = await against((socket) => socket.end(bytes))
    expect((await rejection(client.call(balance))).kind, bytes).toBe('network')
  }
  const { client, server } = await against(() => undefined)
  await server.close()
  servers.pop()
  expect((await rejection(client.call(balance))).kind).toBe('network')
})

test('fails with `parse` when a captive portal returns its page with status 200', { tags: ['N10'] }, async () => {
  const page = '<!doctype html><title>Welcome to Hotel Wi-Fi</title>'
  const { client } = await against((socket) =>
    socket.end(formatHttpResponse('200 OK', 'Content-Type: text/html\r\n', page)),
  )
  expect(await rejection(client.call(balance))).toMatchObject({ kind: 'parse', status: 200 })
})

test('control: accepts valid JSON even when its content type is text/html', { tags: ['N10-control'] }, async () => {
  const { client } = await against((socket) =>
    socket.end(formatHttpResponse('200 OK', 'Content-Type: text/html\r\n', good)),
  )
  expect(await client.call(balance)).toEqual(money)
})

test(
  'throws an error of the kind `status` without error code when a firewall returns its page with status 403',
  { tags: ['A10'] },
  async () => {
    const { client } = await against((socket) =>
      socket.end(formatHttpResponse('403 Forbidden', 'Content-Type: text/html\r\n', '<h1>Request blocked</h1>')),
    )
    expect(await rejection(client.call(balance))).toMatchObject({ kind: 'status', status: 403, code: undefined })
  },
)

test('control: returns the error code when the platform itself sends a 403', { tags: ['A10-control'] }, async () => {
  const { client } = await against((socket) =>
    socket.end(formatHttpResponse('403 Forbidden', '', '{"success":false,"errorCode":"merchant.mismatch"}')),
  )
  expect(await rejection(client.call(balance))).toMatchObject({
    kind: 'status',
    status: 403,
    code: 'merchant.mismatch',
  })
})

test('throws an error of the kind `status` when a response with status 500 has an empty body', async () => {
  const { client } = await against((socket) => socket.end(formatHttpResponse('500 Failure', '')))
  expect(await rejection(client.call(balance))).toMatchObject({ kind: 'status', status: 500, code: undefined })
})

test.each(['301 Moved', '302 Found', '303 See Other', '307 Temporary', '308 Permanent'])(
  'refuses a redirect (%s) to another origin and sends nothing there',
  { tags: ['N11'] },
  async (status) => {
    const { server: stranger } = await against((socket) => socket.end(formatHttpResponse('200 OK', '', good)))
    const { client, server } = await against((socket) =>
      socket.end(formatHttpResponse(status, `Location: ${stranger.origin}/steal\r\n`)),
    )
    expect(await rejection(client.call(balance))).toMatchObject({ kind: 'network', code: 'redirect.refused' })
    expect(server.requests[0]).toMatch(/authorization: Bearer/i)
    expect(stranger.requests).toEqual([])
  },
)

test(
  'control: sends the Merchant header to the other origin when fetch follows the redirect',
  { tags: ['N11-control'] },
  async () => {
    const { server: stranger } = await against((socket) => socket.end(formatHttpResponse('200 OK', '', good)))
    const { server } = await against((socket) =>
      socket.end(formatHttpResponse('302 Found', `Location: ${stranger.origin}/steal\r\n`)),
    )
    await fetch(`${server.origin}/wps/wallets/balance`, { headers: { Merchant: 'brand01' } })
    expect(stranger.requests[0]).toMatch(/merchant: brand01/i)
  },
)

test('refuses a preloaded response that followed a redirect, and an opaque redirect', { tags: ['N11'] }, async () => {
  const response = new Response(good)
  const call = (one: Response) => createFakeServer([], { fetch: () => Promise.resolve(one) }).client.call(balance)
  expect(await call(response.clone())).toEqual(money)
  Object.defineProperty(response, 'redirected', { value: true })
  expect((await rejection(call(response))).code).toBe('redirect.refused')
  // For a redirect that it must not follow, a browser returns an opaque response that cannot be read.
  const opaque = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
  expect(await rejection(call(opaque))).toMatchObject({ kind: 'network', code: 'redirect.refused' })
})

test('throws an AbortError when the caller aborts before or during the call, with any abort reason', async () => {
  let controller = new AbortController()
  let reason: unknown
  const { client, server } = await against((socket) => {
    socket.write(half)
    controller.abort(reason)
  })
  expect(await rejection(client.call(balance, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' })
  expect(server.requests).toEqual([])
  for (reason of [undefined, 'left the screen', new Error('x')]) {
    controller = new AbortController()
    const error = await rejection(client.call(balance, { signal: controller.signal }))
    expect(error).toBeInstanceOf(DOMException)
    expect(error.name).toBe('AbortError')
  }
  expect(server.requests).toHaveLength(3)
})

test(
  'fails with `parse` and without retries for every operation when a captive portal returns its page',
  { tags: ['N10'] },
  async () => {
    const page = '<!doctype html><html><title>Welcome to Hotel Wi-Fi</title><form action=/login></form></html>'
    for (const { operation } of await loadContractOperations()) {
      const { error, requestCount } = await getCallOutcome(operation, {
        body: page,
        headers: { 'Content-Type': 'text/html' },
      })
      expect([error?.kind, error?.status, error?.code, requestCount], operation.id).toEqual([
        'parse',
        200,
        undefined,
        1,
      ])
    }
  },
)

test('sends every operation with `redirect: manual`, and refuses a redirect response', { tags: ['N11'] }, async () => {
  for (const { operation } of await loadContractOperations()) {
    const requests: Request[] = []
    const fetch = (request: Request) => {
      requests.push(request)
      return Promise.resolve(new Response('', { status: 302, headers: { Location: 'https://evil.example/' } }))
    }
    expect((await getCallOutcome(operation, [], { fetch })).error, operation.id).toMatchObject({
      kind: 'network',
      code: 'redirect.refused',
    })
    expect(
      requests.map(({ redirect }) => redirect),
      operation.id,
    ).toEqual(['manual'])
    expect(
      requests.every(({ url }) => url.startsWith('https://brand.example/')),
      operation.id,
    ).toBe(true)
  }
})
