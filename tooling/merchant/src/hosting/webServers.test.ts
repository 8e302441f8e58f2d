import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createReleaseTestSetup } from '../release/testing/createReleaseTestSetup.ts'
import { readBuildRecord } from '../stamp/record.ts'
import { createHostTable } from './hostNames.ts'
import { findWebServers } from './testing/findWebServers.ts'
import { startWebServer, type RunningServer } from './testing/startWebServer.ts'

const found = findWebServers()
const servers = typeof found === 'string' ? undefined : found
if (typeof found === 'string') console.log(`Skipped the tests of real web servers: ${found}`)

const root = mkdtempSync(join(tmpdir(), 'lobby-hosting-'))
const sandbox = createReleaseTestSetup(2, undefined, root)
const [one, two] = sandbox.ids as unknown as readonly [string, string]
const served = join(sandbox.store, 'served')

/** A platform that responds with the request that it received. */
const platform = createServer((asked, answer) => {
  let body = ''
  asked.setEncoding('utf8').on('data', (text: string) => (body += text))
  asked.once('end', () => {
    answer.writeHead(207, { 'content-type': 'application/json' })
    answer.end(JSON.stringify({ method: asked.method, url: asked.url, headers: asked.headers, body }))
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
  await sandbox.run('release --name one')
  for (const ring of ['canary', 'all']) await sandbox.run(`promote one --ring ${ring}`)
})
afterAll(() => {
  platform.close()
  rmSync(root, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const kinds = servers === undefined ? (['own'] as const) : (['own', 'nginx', 'caddy'] as const)

describe.each(kinds)('the web server %s', (kind) => {
  let server: RunningServer
  beforeAll(async () => {
    const merchants = sandbox.ids.map((id) => ({ id, hosts: readBuildRecord(join(served, id))?.hosts ?? [] }))
    const { port } = platform.address() as AddressInfo
    server = await startWebServer(
      kind,
      join(sandbox.root, kind),
      { hosts: createHostTable(merchants), servedDir: served, platform: `http://127.0.0.1:${port}` },
      servers,
    )
  })
  afterAll(() => server.close())

  const ask = (
    path: string,
    {
      host = `www.${one}.example`,
      method = 'GET',
      headers = {},
      body = '',
    }: { host?: string; method?: string; headers?: Record<string, string>; body?: string } = {},
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port: server.port, path, method, headers: { host, ...headers }, agent: false },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.once('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
          )
        },
      )
      asked.once('error', reject)
      asked.end(body)
    })

  const immutable = 'public, max-age=31536000, immutable'

  test.each([
    ['/', 200, 'text/html', 'no-cache', 'data-document="home"'],
    ['/index.html', 200, 'text/html', 'no-cache', 'data-document="home"'],
    ['/m/home?a=1', 200, 'text/html', 'no-cache', 'data-document="home"'],
    ['/m/login', 200, 'text/html', 'no-cache', 'data-document="shell"'],
    ['/m/team/pnl', 200, 'text/html', 'no-cache', 'data-document="shell"'],
    ['/register.html', 200, 'text/html', 'no-cache', 'data-document="shell"'],
    ['/shell.html', 200, 'text/html', 'no-cache', 'data-document="shell"'],
    ['/m/nowhere', 404, 'text/html', 'no-store', 'data-document="shell"'],
    ['/nowhere.html', 404, 'text/html', 'no-store', 'data-document="shell"'],
    ['/sw.js', 200, 'text/javascript', 'no-cache', 'self.__SITE'],
    ['/manifest.webmanifest', 200, 'application/manifest+json', 'no-cache', '"name"'],
    ['/third-party-licences.txt', 200, 'text/plain', 'no-cache', ''],
    ['/assets/index-a1.js', 200, 'text/javascript', immutable, 'import'],
    ['/assets/Home-c3.css', 200, 'text/css', immutable, '.home'],
    ['/assets/gone-z9.js', 404, 'text/plain', 'no-store', 'no file'],
    ['/brand/gone.svg', 404, 'text/plain', 'no-store', 'no file'],
    ['/gone.txt', 404, 'text/plain', 'no-store', 'no file'],
    ['/_headers', 404, 'text/plain', 'no-store', 'no file'],
    ['/build.json', 404, 'text/plain', 'no-store', 'no file'],
    ['/pages/m/login~page', 404, 'text/plain', 'no-store', 'no file'],
    ['/index.html.br', 404, 'text/plain', 'no-store', 'no file'],
    ['/assets/index-a1.js.br', 404, 'text/plain', 'no-store', 'no file'],
    ['/healthz', 200, 'text/plain', 'no-store', 'ok'],
    ['/version.json', 200, 'application/json', 'no-cache', '"release":"one"'],
  ])(
    'responds to %s with status %d, the type %s, the cache rule %s and the content %s',
    async (path, status, type, cache, text) => {
      const { headers, body, ...answer } = await ask(path)
      expect({ status: answer.status, cache: headers['cache-control'] }).toEqual({ status, cache })
      expect(headers['content-type']).toMatch(new RegExp(`^${type.replace('+', '\\+')}(?:; ?charset=utf-8)?$`))
      expect(body.toString()).toContain(text)
    },
  )

  test('sends the same security headers with a document, a file with a hash, an error and an unknown page', async () => {
    for (const path of ['/', '/m/login', '/assets/index-a1.js', '/assets/gone-z9.js', '/m/nowhere', '/sw.js'])
      expect((await ask(path)).headers, path).toMatchObject({
        'content-security-policy': "base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'referrer-policy': 'strict-origin',
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
      })
    const logo = readdirSync(join(served, one, 'brand')).find((name) => name.endsWith('.svg')) ?? ''
    expect((await ask(`/brand/${logo}`)).headers['content-security-policy']).toMatch(
      /; object-src 'none', ?default-src 'none'/,
    )
  })

  test('sends the precompressed file that the client accepts, and status 304 for an unchanged file', async () => {
    const plain = readFileSync(join(served, one, 'shell.html'))
    const brotli = await ask('/m/login', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'Accept-Encoding'])
    expect(brotliDecompressSync(brotli.body)).toEqual(plain)
    if (kind !== 'own') {
      const gzip = await ask('/m/login', { headers: { 'accept-encoding': 'gzip' } })
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(gzip.body)).toEqual(plain)
    }
    const uncompressed = await ask('/m/login')
    expect([uncompressed.headers['content-encoding'], uncompressed.body]).toEqual([undefined, plain])
    const again = await ask('/m/login', {
      headers: { 'accept-encoding': 'gzip, deflate, br', 'if-none-match': String(brotli.headers.etag) },
    })
    expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, 'no-cache'])
  })

  test('allows only GET and HEAD for files, and responds to HEAD without a body', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask('/m/login', { method })).status).toBe(405)
    const head = await ask('/m/login', { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
  })

  test.each(['/wps/game/popular?a=1&b=%2C', '/lgw/launchGame', '/media/a/x.webp'])(
    'passes %s on to the platform, with the host that the browser requested and the client’s IP address',
    async (path) => {
      const answer = await ask(path, {
        method: 'POST',
        body: 'sent',
        headers: { merchant: 'm', 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example' },
      })
      expect(answer.status).toBe(207)
      expect(JSON.parse(answer.body.toString())).toMatchObject({
        ...{ method: 'POST', url: path, body: 'sent' },
        headers: {
          merchant: 'm',
          host: `127.0.0.1:${(platform.address() as AddressInfo).port}`,
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-host': `www.${one}.example`,
          'x-forwarded-proto': 'http',
        },
      })
    },
  )

  test('serves each merchant at its own host, and no site at an unknown host', async () => {
    expect((await ask('/', { host: `www.${two}.example` })).body.toString()).toContain(`"code":"${two}"`)
    expect((await ask('/')).body.toString()).toContain(`"code":"${one}"`)
    expect((await ask('/', { host: 'unknown.example' })).status).toBe(404)
  })

  test.skipIf(kind === 'own')('redirects the domain without www to the host of the merchant', async () => {
    const { status, headers } = await ask('/m/login?a=1', { host: `${one}.example` })
    expect([status, headers.location]).toEqual([301, `http://www.${one}.example/m/login?a=1`])
  })

  test('serves a release and its predecessor in turn, without a restart', async () => {
    const theme = async () => {
      const { headers, body } = await ask('/')
      return { colour: /--brand:(#\w+)/.exec(body.toString())?.[1], etag: headers.etag }
    }
    const first = await theme()
    sandbox.recolour(one, '#c9e265')
    await sandbox.run(`release --name ${kind}`)
    await sandbox.run(`promote ${kind} --ring canary`)
    const second = await theme()
    expect(second).toEqual({ colour: '#c9e265', etag: expect.not.stringContaining(String(first.etag)) as unknown })
    await sandbox.run(`rollback ${one} one`)
    expect(await theme()).toEqual(first)
    await sandbox.run(`rollback ${one} ${kind}`)
    expect(await theme()).toEqual(second)
    await sandbox.run(`rollback ${one} one`)
  })
})
