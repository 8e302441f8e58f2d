import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { buildSites } from '../buildSites.ts'
import { generateMerchants } from '../generate.ts'
import { attributes } from '../stamp/html.ts'
import { metaPolicy } from '../stamp/policy.ts'
import { makeCompile } from '../testing/makeCompile.ts'
import { temporary } from '@lobby/test-kit/temporary'
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
  generateMerchants(merchantsDir, 2)
  const options = { merchantsDir, compileDir: makeCompile(join(root, 'compile')), outDir: join(root, 'sites') }
  await buildSites(options)
  return options
}

// Stamped once: most tests only read them.
const work = mkdtempSync(join(tmpdir(), 'lobby-serve-'))
let sites: Awaited<ReturnType<typeof stamp>>
beforeAll(async () => void (sites = await stamp(work)))
afterAll(() => rmSync(work, { recursive: true }))

async function serving(platform: { port: number } = { port: 9 }, emulatorOrigin?: string, options = sites) {
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
  test('home has its own, every other route the shell, and only for who asks for a document', async () => {
    const { ask } = await serving()
    for (const path of ['/', '/m/home', '/index.html'])
      expect((await ask(path)).body.toString()).toContain('data-document="home"')
    expect((await ask('/m/login?next=%2Fm', { headers: document })).body.toString()).toContain('data-document="shell"')
    expect((await ask('/m/login')).status).toBe(404)
    // Registration's old addresses are documents by their name.
    expect((await ask('/register.html', { headers: document })).body.toString()).toContain('data-document="shell"')
    expect((await ask('/register.html')).status).toBe(404)
    expect((await ask('/m/login', { method: 'POST', headers: document })).status).toBe(405)
  })

  test.each(['/m/%', '/%', '/%E0%A4%A', '/wps/%', '/assets/%zz.js', '/..%2f%'])(
    'are the shell at %s, which cannot be decoded, and only for who asks for a document',
    async (path) => {
      const { ask } = await serving()
      const { status, headers, body } = await ask(path, { headers: document })
      expect([status, body.toString().includes('data-document="shell"'), headers['cache-control']]).toEqual([
        200,
        true,
        'no-cache',
      ])
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      for (const init of [{}, { method: 'POST', headers: document }]) expect((await ask(path, init)).status).toBe(400)
    },
  )

  test('come with the policy of their headers file, are asked for again each time, and answer 304', async () => {
    const { ask } = await serving()
    const first = await ask('/m/home', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    })
    expect(first.headers['content-security-policy']).toContain("default-src 'none'")
    expect(brotliDecompressSync(first.body).toString()).toContain('<!doctype html>')
    const again = await ask('/m/home', {
      headers: { 'accept-encoding': 'gzip, br', 'if-none-match': first.headers.etag ?? '' },
    })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await ask('/m/home', { headers: { 'if-none-match': first.headers.etag ?? '' } })).status).toBe(200)
    const head = await ask('/m/home', { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
  })

  // `richText.spec.ts` opens these places under the policy, `hostileContent.test.tsx` without it.
  test(
    'carry the same policy in header and document at every place that shows the markup of an editor',
    { tags: ['H1', 'H3', 'H4', 'H5'] },
    async () => {
      const { ask } = await serving()
      const { 'content-security-policy': policy } = (await ask('/m/help', { headers: document })).headers
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
      const meta = `<meta http-equiv="Content-Security-Policy"${attributes({ content: metaPolicy(String(policy)) })}>`
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
        expect({
          path,
          policy: headers['content-security-policy'],
          isInDocument: body.toString().includes(meta),
        }).toEqual({ path, policy, isInDocument: true })
      }
    },
  )

  test('a new stamp shows at once', async () => {
    const { ask, options } = await serving(undefined, undefined, await stamp(temporary()))
    const before = (await ask('/')).headers.etag
    makeCompile(options.compileDir, { 'stamp/boot.mjs': '{window.__early={next:1}}' })
    await buildSites(options)
    const after = await ask('/')
    expect(after.headers.etag).not.toBe(before)
    expect(after.body.toString()).toContain('next:1')
  })
})

describe('files', () => {
  test('with their hash in the name are kept for good', async () => {
    const { ask } = await serving()
    const chunk = await ask('/assets/index-a1.js')
    expect(chunk.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  test(
    'one that is not there is a 404 that nobody keeps, never the shell; a route asked for alike is the shell',
    { tags: ['P2', 'P2-control'] },
    async () => {
      const { ask } = await serving()
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
      expect((await ask('/m/gone', { headers: document })).body.toString()).toContain('data-document="shell"')
    },
  )

  const encodings = async (...accepted: string[]) => {
    const { ask } = await serving()
    return Promise.all(
      accepted.map(
        async (each) =>
          (await ask('/assets/index-a1.js', { headers: { 'accept-encoding': each } })).headers['content-encoding'],
      ),
    )
  }

  test('are not compressed for a client that refuses Brotli, or does not name it', { tags: ['B77'] }, async () => {
    expect(await encodings('br;q=0', 'gzip, br; q=0', 'BR;Q=0.000', 'x-br', '*;q=0', '')).toEqual(
      Array(6).fill(undefined),
    )
  })

  test('control: are compressed for a client that names Brotli', { tags: ['B77-control'] }, async () => {
    expect(await encodings('br', 'gzip;q=0, br;q=0.1', 'gzip,Br ;q=1.000')).toEqual(['br', 'br', 'br'])
  })

  test.each(['/_headers', '/build.json', '/index.html.br', '/assets/index-a1.js.br'])(
    '%s is not served',
    async (path) => {
      const { ask } = await serving()
      expect((await ask(path, { headers: document })).status).toBe(404)
    },
  )

  test.each([
    '/..%2f..%2fmade0002/index.html',
    '/%2e%2e/made0002/index.html',
    '/../made0002/index.html',
    '/assets/..%5cbuild.json',
    '/%00',
  ])('%s is refused', { tags: ['M6'] }, async (path) => {
    const { ask } = await serving()
    expect((await ask(path, { headers: document })).status).toBe(400)
  })
})

describe('origins', () => {
  test('are one a merchant, by id or by a host of the folder; an unknown host gets nothing', async () => {
    const { ask, served } = await serving()
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

  test('a single merchant answers on every host name', async () => {
    const { options } = await serving()
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

  test("a taken port is the system's own error", async () => {
    const { served, options } = await serving()
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
    '%s is passed on as it is, with the host that was asked',
    async (path) => {
      const behind = await platform()
      const { ask } = await serving(behind)
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
      // What a visitor claims to be does not count.
      expect([headers.te, headers['x-forwarded-for']]).toEqual([undefined, '127.0.0.1'])
    },
  )

  test("that is off answers in the contract's envelope, and the site stays up", async () => {
    const { ask } = await serving()
    const answer = await ask('/wps/system/startup')
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
      502,
      { success: false, errorCode: 'system.unreachable', message: expect.any(String) as unknown },
    ])
    expect((await ask('/')).status).toBe(200)
  })

  test('climbing out of its paths is refused', async () => {
    const behind = await platform()
    const { ask } = await serving(behind)
    expect((await ask('/wps/..%2f__dev/reset', { method: 'POST' })).status).toBe(400)
    expect((await ask('/__dev/reset', { method: 'POST' })).status).toBe(405)
    expect(behind.seen).toEqual([])
  })
})

describe('third-party sign-in at an emulator', () => {
  const paths = [
    '/emulator/v1/projects/demo-lobby/config',
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k',
    '/securetoken.googleapis.com/v1/token',
  ]

  test('goes to the emulator through the own origin, with method and body', async () => {
    const emulator = createServer((asked, response) => {
      const chunks: Buffer[] = []
      asked.on('data', (chunk: Buffer) => chunks.push(chunk))
      asked.once('end', () => response.end(`${asked.method} ${asked.url} ${Buffer.concat(chunks).toString()}`))
    })
    await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void emulator.close())
    const { ask } = await serving(undefined, `http://127.0.0.1:${(emulator.address() as AddressInfo).port}`)
    for (const path of paths)
      expect((await ask(path, { method: 'POST', body: 'x' })).body.toString()).toBe(`POST ${path} x`)
    // The control: a path that only begins alike is a route of the site.
    expect((await ask('/emulators', { headers: document })).body.toString()).toContain('data-document="shell"')
  })

  test('is no content where there is none, and while it does not answer', async () => {
    for (const origin of [undefined, 'http://127.0.0.1:9']) {
      const { ask } = await serving(undefined, origin)
      for (const path of paths) expect((await ask(path)).status).toBe(204)
    }
  })
})
