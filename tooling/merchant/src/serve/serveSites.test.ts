import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildSites } from '../buildSites.ts'
import { generateMerchantFolders } from '../generate.ts'
import { COMMON_POLICY } from '../stamp/headers.ts'
import { createCompileFixture } from '../testing/createCompileFixture.ts'
import { createTemporaryFolder } from '@lobby/test-kit/temporary'
import { serveSites } from './serveSites.ts'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const document = { accept: 'text/html,*/*' }

/** Stamps two sites. */
async function stamp(root: string) {
  const merchantsDir = join(root, 'merchants')
  generateMerchantFolders(merchantsDir, 2)
  const options = { merchantsDir, compileDir: createCompileFixture(join(root, 'compile')), outDir: join(root, 'sites') }
  await buildSites(options)
  return options
}

// The sites are stamped one time for all tests, because most tests only read them.
const work = mkdtempSync(join(tmpdir(), 'lobby-serve-'))
let sites: Awaited<ReturnType<typeof stamp>>
beforeAll(async () => void (sites = await stamp(work)))
afterAll(() => rmSync(work, { recursive: true }))

async function startServer(platform: { port: number } = { port: 9 }, emulatorOrigin?: string, options = sites) {
  const served = await serveSites({
    sitesDir: options.outDir,
    port: 0,
    sandboxOrigin: `http://127.0.0.1:${platform.port}`,
    emulatorOrigin,
  })
  onTestFinished(() => served.close())
  const ask = (
    path: string,
    {
      host = `made0001.localhost:${served.port}`,
      method = 'GET',
      headers = {},
      body = '',
    }: { host?: string; method?: string; headers?: Record<string, string>; body?: string } = {},
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port: served.port, path, method, headers: { host, ...headers } },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.once('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
          )
          answer.once('error', reject)
        },
      )
      asked.once('error', reject)
      asked.end(body)
    })
  return { served, ask, options }
}

describe('documents', () => {
  test('serves the home document at home, and the shell document at the other pages of the site', async () => {
    const { ask } = await startServer()
    for (const path of ['/', '/m/home', '/index.html'])
      expect((await ask(path)).body.toString()).toContain('data-document="home"')
    expect((await ask('/m/login?next=%2Fm', { headers: document })).body.toString()).toContain('data-document="shell"')
    expect((await ask('/m/login')).body.toString()).toContain('data-document="shell"')
    // The old URLs of the registration page end with `.html`. The server responds to them with the shell document.
    expect((await ask('/register.html', { headers: document })).body.toString()).toContain('data-document="shell"')
    expect((await ask('/register.html')).status).toBe(200)
    expect((await ask('/m/login', { method: 'POST', headers: document })).status).toBe(405)
  })

  test.each(['/m/%', '/%', '/%E0%A4%A', '/wps/%', '/assets/%zz.js', '/..%2f%'])(
    'serves the shell document with status 404 at the undecodable path %s',
    async (path) => {
      const { ask } = await startServer()
      const { status, headers, body } = await ask(path, { headers: document })
      expect([status, body.toString().includes('data-document="shell"'), headers['cache-control']]).toEqual([
        404,
        true,
        'no-store',
      ])
      expect(headers['content-security-policy']).toBe(COMMON_POLICY)
      expect((await ask(path, { method: 'POST' })).status).toBe(400)
    },
  )

  test('sends documents with a content security policy and no-cache, and status 304 for an unchanged document', async () => {
    const { ask } = await startServer()
    const first = await ask('/m/home', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(first.headers['content-security-policy']).toBe(COMMON_POLICY)
    expect(brotliDecompressSync(first.body).toString()).toContain('<!doctype html>')
    const again = await ask('/m/home', {
      headers: { 'accept-encoding': 'gzip, br', 'if-none-match': first.headers.etag ?? '' },
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await ask('/m/home', { headers: { 'if-none-match': first.headers.etag ?? '' } })).status).toBe(200)
    const head = await ask('/m/home', { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
  })

  // Other tests show hostile markup on these pages: `richText.spec.ts` with the policy, and `hostileContent.test.tsx`
  // without it.
  test(
    "sends the content security policy in the header and the document of each page with the platform's markup",
    { tags: ['H1', 'H3', 'H4', 'H5'] },
    async () => {
      const { ask } = await startServer()
      for (const path of [
        '/m/home',
        '/m/notice',
        '/m/help',
        '/m/useragreement',
        '/m/activityInfo?id=7',
        '/m/webEmail?id=41',
        '/m/member/notice?types=A',
      ]) {
        const { headers, body } = await ask(path, { headers: document })
        expect({ path, header: headers['content-security-policy'] }).toEqual({ path, header: COMMON_POLICY })
        expect(body.toString()).toMatch(
          /<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; script-src &#39;self&#39; &#39;sha256-/,
        )
      }
    },
  )

  test('serves the new site after a repeated stamp, without a restart of the server', async () => {
    const { ask, options } = await startServer(undefined, undefined, await stamp(createTemporaryFolder()))
    const before = (await ask('/')).headers.etag
    createCompileFixture(options.compileDir, { 'stamp/boot.mjs': '{window.__early={next:1}}' })
    await buildSites(options)
    const after = await ask('/')
    expect(after.headers.etag).not.toBe(before)
    expect(after.body.toString()).toContain('next:1')
  })
})

describe('files', () => {
  test('allows browsers to cache files with a hash in their name for ever', async () => {
    const { ask } = await startServer()
    const chunk = await ask('/assets/index-a1.js')
    expect(chunk.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  test(
    'responds with an uncached 404 to a missing file, and at an unknown page with the shell document',
    { tags: ['P2', 'P2-control'] },
    async () => {
      const { ask } = await startServer()
      for (const path of [
        '/assets/gone-z9.js',
        '/assets/gone-z9.css',
        '/i18n/PT.gone.json',
        '/brand/gone.svg',
        '/gone.js',
      ]) {
        const { status, headers, body } = await ask(path, { headers: document })
        expect({ path, status }).toEqual({ path, status: 404 })
        expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        expect(body.toString()).not.toContain('<')
      }
      const page = await ask('/m/gone', { headers: document })
      expect([page.status, page.headers['cache-control']]).toEqual([404, 'no-store'])
      expect(page.body.toString()).toContain('data-document="shell"')
    },
  )

  const encodings = async (...accepted: string[]) => {
    const { ask } = await startServer()
    return Promise.all(
      accepted.map(
        async (each) =>
          (await ask('/assets/index-a1.js', { headers: { 'accept-encoding': each } })).headers['content-encoding'],
      ),
    )
  }

  test('sends uncompressed files when the client refuses Brotli or does not list it', { tags: ['B77'] }, async () => {
    expect(await encodings('br;q=0', 'gzip, br; q=0', 'BR;Q=0.000', 'x-br', '*;q=0', '')).toEqual(
      Array(6).fill(undefined),
    )
  })

  test('control: sends compressed files when the client lists Brotli', { tags: ['B77-control'] }, async () => {
    expect(await encodings('br', 'gzip;q=0, br;q=0.1', 'gzip,Br ;q=1.000')).toEqual(['br', 'br', 'br'])
  })

  test.each(['/_headers', '/build.json', '/index.html.br', '/assets/index-a1.js.br', '/pages/m/login~page'])(
    'does not serve the internal or compressed file %s',
    async (path) => {
      const { ask } = await startServer()
      expect((await ask(path, { headers: document })).status).toBe(404)
    },
  )

  test.each([
    '/..%2f..%2fmade0002/index.html',
    '/%2e%2e/made0002/index.html',
    '/../made0002/index.html',
    '/assets/..%5cbuild.json',
    '/%00',
  ])('refuses the path %s, which could lead to a file outside of the site', { tags: ['M6'] }, async (path) => {
    const { ask } = await startServer()
    expect((await ask(path, { headers: document })).status).toBe(400)
  })
})

describe('origins', () => {
  test('serves each merchant’s site at the origin of the merchant, and nothing at an unknown host', async () => {
    const { ask, served } = await startServer()
    expect(served.origins).toEqual({
      made0001: `http://made0001.localhost:${served.port}`,
      made0002: `http://made0002.localhost:${served.port}`,
    })
    expect((await ask('/', { host: 'made0002.localhost' })).body.toString()).toContain('"code":"made0002"')
    expect((await ask('/', { host: 'MADE0002.localhost:80' })).body.toString()).toContain('"code":"made0002"')
    for (const host of [
      'nobody.localhost',
      'localhost',
      '127.0.0.1',
      'made0001.localhost.evil.example',
      '../made0001',
    ]) {
      expect((await ask('/', { host })).status).toBe(404)
    }
  })

  test('serves the only site at every host name when the server runs for a single merchant', async () => {
    const { options } = await startServer()
    const single = await serveSites({
      sitesDir: options.outDir,
      port: 0,
      sandboxOrigin: 'http://127.0.0.1:9',
      single: 'made0002',
    })
    onTestFinished(() => single.close())
    const answer = await fetch(`http://127.0.0.1:${single.port}/`)
    expect(await answer.text()).toContain('"code":"made0002"')
  })

  test("rejects with the system's error when the port is taken", async () => {
    const { served, options } = await startServer()
    await expect(
      serveSites({ sitesDir: options.outDir, port: served.port, sandboxOrigin: 'http://127.0.0.1:9' }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('the platform', () => {
  async function platform() {
    const seen: { url: string; method: string; headers: IncomingHttpHeaders; body: string }[] = []
    const server = createServer((asked, answer) => {
      let body = ''
      asked.setEncoding('utf8').on('data', (text: string) => (body += text))
      asked.once('end', () => {
        seen.push({ url: asked.url ?? '', method: asked.method ?? '', headers: asked.headers, body })
        answer.writeHead(207, {
          'x-own': 'yes',
          connection: 'x-hop',
          'x-hop': 'no',
          'content-type': 'application/json',
        })
        answer.write('{"half":')
        setTimeout(() => answer.end('1}'), 20)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return { seen, port: (server.address() as AddressInfo).port }
  }

  test.each(['/wps/game/popular?a=1&b=%2C', '/lgw/launchGame', '/media/a/x.webp'])(
    'forwards the request %s unchanged to the platform, with the host that the browser requested',
    async (path) => {
      const behind = await platform()
      const { ask } = await startServer(behind)
      const answer = await ask(path, {
        method: 'POST',
        body: 'sent',
        headers: { merchant: 'm', te: 'trailers', 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '1.2.3.4' },
      })
      expect([answer.status, answer.body.toString(), answer.headers['x-own'], answer.headers['x-hop']]).toEqual([
        207,
        '{"half":1}',
        'yes',
        undefined,
      ])
      expect(behind.seen).toEqual([expect.objectContaining({ url: path, method: 'POST', body: 'sent' })])
      const { headers } = behind.seen[0]!
      expect(headers).toMatchObject({
        merchant: 'm',
        host: `127.0.0.1:${behind.port}`,
        'x-forwarded-host': expect.stringMatching(/^made0001\.localhost:\d+$/) as unknown,
      })
      // The proxy ignores forwarding headers that the client sends.
      expect([headers.te, headers['x-forwarded-for']]).toEqual([undefined, '127.0.0.1'])
    },
  )

  test('responds with an error envelope of the API when the platform cannot be reached', async () => {
    const { ask } = await startServer()
    const answer = await ask('/wps/system/startup')
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
      502,
      { success: false, errorCode: 'system.unreachable', message: expect.any(String) as unknown },
    ])
    expect((await ask('/')).status).toBe(200)
  })

  test('refuses a path with `..` parts that leads from a platform path to another path', async () => {
    const behind = await platform()
    const { ask } = await startServer(behind)
    expect((await ask('/wps/..%2f__dev/reset', { method: 'POST' })).status).toBe(400)
    expect((await ask('/__dev/reset', { method: 'POST' })).status).toBe(405)
    expect(behind.seen).toEqual([])
  })
})

describe('the Auth emulator', () => {
  const paths = [
    '/emulator/v1/projects/demo-lobby/config',
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k',
    '/securetoken.googleapis.com/v1/token',
  ]

  test('proxies sign-in requests with their method and body to the Auth emulator', async () => {
    const emulator = createServer((asked, response) => {
      const chunks: Buffer[] = []
      asked.on('data', (chunk: Buffer) => chunks.push(chunk))
      asked.once('end', () => response.end(`${asked.method} ${asked.url} ${Buffer.concat(chunks).toString()}`))
    })
    await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void emulator.close())
    const { ask } = await startServer(undefined, `http://127.0.0.1:${(emulator.address() as AddressInfo).port}`)
    for (const path of paths)
      expect((await ask(path, { method: 'POST', body: 'x' })).body.toString()).toBe(`POST ${path} x`)
    // Control: `/emulators` only begins like the path of the emulator, so the server sends a document of the site.
    expect((await ask('/emulators', { headers: document })).body.toString()).toContain('data-document="shell"')
  })

  test('responds with 204 when no Auth emulator is configured or the emulator is not running', async () => {
    for (const origin of [undefined, 'http://127.0.0.1:9']) {
      const { ask } = await startServer(undefined, origin)
      for (const path of paths) expect((await ask(path)).status).toBe(204)
    }
  })
})
