import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createReleaseTestSetup } from '../release/testing/createReleaseTestSetup.ts'
import { host } from './host.ts'
import { createHostTable } from './hostNames.ts'

/** Serves a release of two merchants, and returns a function that runs `merchant host`. */
async function openServed() {
  const sandbox = createReleaseTestSetup(2)
  const run = (...args: string[]) => {
    const lines: string[] = []
    const code = host([...args, '--store', sandbox.store], { print: (text) => lines.push(text) })
    return { code, text: lines.join('\n') }
  }
  await sandbox.run('release --name one')
  for (const ring of ['canary', 'all']) await sandbox.run(`promote one --ring ${ring}`)
  return { ...sandbox, host: run }
}

test.each([
  ['nginx', 'www.made0001.example made0001;'],
  ['caddy', 'www.made0001.example made0001'],
])('prints the configuration of %s with the host of each served merchant', async (kind, line) => {
  const { host: run } = await openServed()
  const { code, text } = run(kind, '--platform', 'https://api.example.com')
  expect(code).toBe(0)
  expect(text).toContain(line)
  expect(text).toContain('made0002')
  expect(text).toContain('https://api.example.com')
})

test('ends TLS in nginx with a certificate for each host, and behind a load balancer listens on the given port', async () => {
  const { host: run } = await openServed()
  const tls = run('nginx', '--platform', 'https://api.example.com', '--certificates', '/certificates').text
  expect(tls).toContain('listen 443 ssl;')
  expect(tls).toContain('ssl_certificate /certificates/$ssl_server_name/fullchain.pem;')
  expect(tls).toContain('return 301 https://$host$request_uri;')
  const plain = run('nginx', '--platform', 'https://api.example.com', '--port', '8080').text
  expect(plain).toContain('listen 8080;')
  expect(plain).not.toContain('ssl_certificate')
})

test('writes the configuration to a file, and says what to do next', async () => {
  const { host: run, root } = await openServed()
  const file = join(root, 'conf.d/lobby.conf')
  expect(run('nginx', '--platform', 'https://api.example.com/', '--out', file).text).toBe(
    `Wrote ${file}: 2 merchants. Check it and reload nginx.`,
  )
  expect(readFileSync(file, 'utf8')).toContain('server_name www.made0001.example')
})

test('throws a one-sentence error with the right command when an argument is wrong or no merchant is served', async () => {
  const { host: run } = await openServed()
  expect(() => run('apache', '--platform', 'https://api.example.com')).toThrow(/host nginx\|caddy --platform <origin>/)
  expect(() => run('nginx')).toThrow('Name the origin of the platform: --platform https://api.example.com')
  for (const origin of ['api.example.com', 'https://api.example.com/v1', 'ftp://api.example.com'])
    expect(() => run('nginx', '--platform', origin)).toThrow(`"${origin}" is not an origin.`)
  for (const port of ['0', '70000', '80a'])
    expect(() => run('nginx', '--platform', 'https://api.example.com', '--port', port)).toThrow(
      `"${port}" is not a port`,
    )
  const empty = createReleaseTestSetup(1)
  expect(() => host(['caddy', '--platform', 'https://api.example.com', '--store', empty.store])).toThrow(
    /No merchant is served from .* yet\. Run first: npm run merchant -- promote <release>/,
  )
})

test.each([
  [['www.one.example'], { 'one.example': 'www.one.example' }],
  [['one.example'], { 'www.one.example': 'one.example' }],
  [['one.example', 'www.one.example'], {}],
  [['play.one.example'], {}],
  [['www.one.com.br'], { 'one.com.br': 'www.one.com.br' }],
  [['one.localhost'], {}],
])('redirects the domain and its www host to the host that the merchant has: %j', (hosts, redirects) => {
  const table = createHostTable([{ id: 'one', hosts }])
  expect(Object.fromEntries(table.redirects)).toEqual(redirects)
  expect([...table.merchants.keys()]).toEqual(hosts)
})

test('does not redirect a host that another merchant has', () => {
  const table = createHostTable([
    { id: 'one', hosts: ['www.one.example'] },
    { id: 'two', hosts: ['one.example'] },
  ])
  expect(table.redirects.size).toBe(0)
})
