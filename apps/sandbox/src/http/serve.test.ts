import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { afterEach, describe, expect, test } from 'vitest'
import { northMerchant } from '../testing/merchants.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'
import { startHttpServer, type RunningHttpServer } from './serve.ts'

let serving: RunningHttpServer<ReturnType<typeof createTestSandbox>>
const sockets: Socket[] = []

const start = async (timeouts = { head: 400, request: 800 }): Promise<void> => {
  serving = await startHttpServer({ port: 0, timeouts }, async () => createTestSandbox())
}
const startup = (): Promise<Response> =>
  fetch(`http://127.0.0.1:${serving.port}/wps/system/startup`, { headers: { Merchant: northMerchant.code } })
const open = async (port = serving.port): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
const answerOf = async (socket: Socket): Promise<string> => {
  let text = ''
  for await (const part of socket) text += String(part)
  return text
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await serving.close()
})

const head = [
  'POST /wps/member/login HTTP/1.1',
  'Host: north.localhost',
  `Merchant: ${northMerchant.code}`,
  'Content-Type: application/json',
  `Encryption: ${'A'.repeat(344)}`,
  '',
].join('\r\n')

describe('serve', () => {
  test('responds to requests on its port until the server is closed', async () => {
    await start()
    expect(await (await startup()).json()).toMatchObject({ success: true })
    await serving.close()
    await expect(startup()).rejects.toThrow('fetch failed')
  })

  test('fails to start with EADDRINUSE when another server uses the port', async () => {
    await start()
    await expect(startHttpServer({ port: serving.port }, async () => createTestSandbox())).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
  })

  test('returns 403 when the Host header is a host of another merchant', async () => {
    await start()
    const socket = await open()
    socket.write(
      `GET /wps/system/startup HTTP/1.1\r\nHost: south.localhost:4600\r\nMerchant: ` +
        `${northMerchant.code}\r\nConnection: close\r\n\r\n`,
    )
    expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 403 .*merchant\.mismatch/s)
  })

  test('compresses only long responses when the client accepts gzip', async () => {
    await start()
    const raw = async (path: string, accept: string): Promise<string> => {
      const socket = await open()
      socket.write(
        `GET /wps/${path} HTTP/1.1\r\nHost: north.localhost\r\nMerchant: ${northMerchant.code}\r\nAccept-Encoding: ` +
          `${accept}\r\nConnection: close\r\n\r\n`,
      )
      return answerOf(socket)
    }
    const long = `game/popular?merchantCode=${northMerchant.code}&language=PT&platform=html5`
    const [plain, compressed, short] = await Promise.all([
      raw(long, 'identity'),
      raw(long, 'gzip, br'),
      raw('none', 'gzip'),
    ])
    expect(plain).toMatch(/"success":true/)
    expect(plain).not.toMatch(/content-encoding/i)
    expect(compressed).toMatch(/content-encoding: gzip/i)
    expect(compressed.length).toBeLessThan(plain.length / 2)
    expect(short).toMatch(/^HTTP\/1.1 404 .*request\.unknown/s)
    expect(short).not.toMatch(/content-encoding/i)
  })

  test.each([
    'GET http:// HTTP/1.1',
    'TRACE /wps/system/startup HTTP/1.1',
    'GET /wps/%zz HTTP/1.1',
    'PATCH /wps/member/login HTTP/1.1',
    'GET //evil.example/wps HTTP/1.1',
    'NONSENSE',
  ])('returns a status 4xx for the malformed request "%s"', async (line) => {
    await start()
    const socket = await open()
    socket.end(`${line}\r\nHost: north.localhost\r\nConnection: close\r\n\r\n`)
    expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 4\d\d/)
  })
})

describe('serve under many calls', () => {
  const site = `merchantCode=${northMerchant.code}&language=PT&platform=html5`
  const free = [
    'system/startup',
    'system/helpCenter?device=MOBILE',
    'system/downloadLinks',
    `game/popular?${site}`,
    `game/hotGames?${site}&isPlatform=2`,
  ]
  const mixedCalls = chooseByTestDepth(210, 700)
  const paths = [...free, 'wallets/balance', 'none']
  /** Sends calls to all paths in parallel. @returns the number of responses for each status */
  const callAll = async (times: number): Promise<Record<string, number>> => {
    const statuses: Record<string, number> = {}
    await Promise.all(
      Array.from({ length: times }, async (_, index) => {
        const answer = await fetch(`http://127.0.0.1:${serving.port}/wps/${paths[index % paths.length]}`, {
          headers: { Merchant: northMerchant.code },
        })
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        expect(await answer.json()).toMatchObject({ success: answer.ok })
      }),
    )
    return statuses
  }

  test(
    `returns the expected status for each call when ${mixedCalls} calls are sent in parallel`,
    { tags: ['B8'] },
    async () => {
      await start({ head: 30_000, request: 30_000 })
      expect(await callAll(mixedCalls)).toEqual({ 200: (mixedCalls * 5) / 7, 401: mixedCalls / 7, 404: mixedCalls / 7 })
      expect(serving.served.lines).toEqual([])
    },
  )

  test(
    'control: counts one status 500 when an injected fault makes one of the parallel calls fail',
    { tags: ['B8-control'] },
    async () => {
      await start({ head: 30_000, request: 30_000 })
      await serving.served.dev('/fault', { status: 500, times: 1 })
      expect(await callAll(70)).toMatchObject({ 500: 1 })
    },
  )
})

describe('serve with slow and hostile clients', () => {
  test.each([
    ['a Content-Length', `Content-Length: 2000000\r\n\r\n${'x'.repeat(200_000)}`],
    [
      'chunked encoding and no length',
      `Transfer-Encoding: chunked\r\n\r\n${'10000\r\n'.concat('x'.repeat(65_536), '\r\n').repeat(3)}0\r\n\r\n`,
    ],
  ])('returns 413 for a request body above the size limit with %s', { tags: ['B6'] }, async (_what, body) => {
    await start()
    const socket = await open()
    socket.write(`${head}Connection: close\r\n${body}`)
    expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 413 .*request\.too\.large/s)
  })

  test('returns 413 for a game round when its large request body has no Content-Length', { tags: ['B6'] }, async () => {
    await start()
    const type = 'Content-Type: application/json\r\nConnection: close'
    const line = `POST /play/${'a'.repeat(32)}/round HTTP/1.1\r\nHost: play.localhost\r\n${type}`
    const send = async (body: string): Promise<string> => {
      const socket = await open()
      socket.write(`${line}\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`)
      return answerOf(socket)
    }
    expect(await send(JSON.stringify({ stakeMinor: 100, key: 'a-round-of-16-letters' }))).toMatch(
      /^HTTP\/1.1 404 .*round\.session\.unknown/s,
    )
    expect(await send(JSON.stringify({ key: 'x'.repeat(5000) }))).toMatch(/^HTTP\/1.1 413/)
    expect(serving.served.lines).toEqual([])
  })

  test.each([
    ['head', head],
    ['body', `${head}Content-Length: 100\r\n\r\n{"vers`],
  ])(
    'returns 408 when the %s of a request arrives too late, and serves other requests in the meantime',
    { tags: ['B6'] },
    async (_what, begin) => {
      await start()
      const socket = await open()
      socket.write(begin)
      expect((await startup()).status).toBe(200)
      expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 408/)
    },
  )

  test(
    'control: handles a slow request when the timeout of the server is longer',
    { tags: ['B6-control'] },
    async () => {
      await start({ head: 30_000, request: 30_000 })
      const socket = await open()
      socket.write(`${head}Connection: close\r\nContent-Length: 2\r\n\r\n{`)
      setTimeout(() => socket.write('}'), 1500)
      expect(await answerOf(socket)).toMatch(/^HTTP\/1.1 400 .*request\.invalid/s)
    },
  )

  test('responds to requests while clients hold 1,000 idle connections open', { tags: ['B6'] }, async () => {
    await start({ head: 30_000, request: 30_000 })
    await Promise.all(Array.from({ length: 1000 }, () => open()))
    expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(1000)
    for (let time = 0; time < 5; time++) expect((await startup()).status).toBe(200)
  })

  test(
    'control: refuses a request when idle connections use up the server’s maximum number of connections',
    { tags: ['B6-control'] },
    async () => {
      await start()
      const small = createServer((_incoming, outgoing) => void outgoing.end('ok'))
      small.maxConnections = 10
      await once(small.listen(0, '127.0.0.1'), 'listening')
      const { port } = small.address() as AddressInfo
      const ask = (): Promise<Response> => fetch(`http://127.0.0.1:${port}/`, { headers: { Connection: 'close' } })
      expect((await ask()).status).toBe(200)
      await Promise.all(Array.from({ length: 10 }, () => open(port)))
      await expect(ask()).rejects.toThrow('fetch failed')
      small.close()
    },
  )
})
