import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encryptBody } from '@lobby/api/crypto/envelope'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { selectAll } from './db/sql.ts'
import { demoTeam } from './seed/demoPeople.ts'
import { demoPassword, demoPeople, startSandboxServer, type RunningSandboxServer } from './server.ts'
import { findLedgerFaults } from './testing/findLedgerFaults.ts'

interface Ask {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}
interface Game {
  readonly nodeId: number
  readonly vassalage: string
  readonly roomId: string
  readonly gameType: string
  readonly iconUrl: string
  readonly supportPlay: boolean
}

const merchantsDir = join(import.meta.dirname, '../../../merchants')
let folder: string
let server: RunningSandboxServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-server-'))
  server = await startSandboxServer({ port: 0, dbPath: join(folder, 'sandbox.db'), merchantsDir, development: true })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Sends a request to a host. Node does not resolve subdomains of localhost as browsers do, so the request is sent to
 * localhost with a `Host` header.
 */
async function sendRequest(
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: Ask = {},
): Promise<{ status: number; type: string; bytes: Buffer }> {
  const outgoing = request({
    port: server.port,
    host: '127.0.0.1',
    path,
    method,
    headers: {
      Host: `${host}:${server.port}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
  })
  outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  return {
    status: incoming.statusCode ?? 0,
    type: incoming.headers['content-type'] ?? '',
    bytes: Buffer.concat(await incoming.toArray()),
  }
}
const requestJson = async <T>(...args: Parameters<typeof sendRequest>): Promise<T> =>
  JSON.parse((await sendRequest(...args)).bytes.toString()) as T

const merchants = readdirSync(merchantsDir).map((id) => {
  const text = readFileSync(join(merchantsDir, id, 'merchant.jsonc'), 'utf8')
  return {
    id,
    host: `${id}.localhost`,
    code: /"code":\s*"([^"]+)"/.exec(text)?.[1] ?? '',
    publicKey: readFileSync(join(merchantsDir, id, 'encryption-key.pem'), 'utf8'),
  }
})

describe.each(merchants)('the demo merchant $id', ({ host, code, publicKey }) => {
  const site = { Merchant: code }
  const token = async (username: string): Promise<string> => {
    const { body, encryptionHeader } = encryptBody(
      { username, password: demoPassword, captcha: '', type: 'username', merchant: code },
      publicKey,
    )
    const answer = await requestJson<{ value: { token: string } }>(host, '/wps/member/login', {
      method: 'POST',
      body,
      headers: { ...site, Encryption: encryptionHeader },
    })
    return answer.value.token
  }

  test('signs demo people in with bodies that are encrypted with the public key of the merchant folder', async () => {
    for (const { name } of demoPeople.filter(
      ({ disabled, captchaAlways, type }) => !disabled && !captchaAlways && type < 900,
    )) {
      const authorization = { ...site, Authorization: `Bearer ${await token(name)}` }
      expect(await requestJson(host, '/wps/member/info', { headers: authorization })).toMatchObject({
        success: true,
        value: { account: name },
      })
    }
  })

  test('launches a game, plays a round and changes the balance by the stake and the payout', async () => {
    const headers = { ...site, Authorization: `Bearer ${await token('ana')}`, 'X-Forwarded-Host': `${host}:4600` }
    const balance = async (): Promise<number> =>
      (await requestJson<{ value: { sumBalance: number } }>(host, '/wps/wallets/balance', { headers })).value.sumBalance
    const { value } = await requestJson<{ value: { list: Game[] } }>(
      host,
      `/wps/game/hotGames?merchantCode=${code}&language=PT&platform=html5&isPlatform=2`,
      { headers: site },
    )
    const game = value.list.find(({ supportPlay }) => supportPlay)
    if (!game) throw new Error('No hot game can be played.')
    const query = new URLSearchParams({
      vendor: game.vassalage,
      gameId: game.roomId,
      nodeId: String(game.nodeId),
      category: game.gameType,
    })
    const before = await balance()
    const launched = await requestJson<{ value: { gameUrl: string } }>(host, `/wps/game/launchGame?${query}`, {
      headers: { ...headers, 'Idempotency-Key': 'the-whole-way-0001' },
    })
    const { host: playHost, hostname, pathname } = new URL(launched.value.gameUrl)
    expect(playHost).toBe(`play.localhost:${server.port}`)
    const page = await sendRequest(hostname, pathname)
    expect([page.status, page.type]).toEqual([200, expect.stringContaining('text/html')])
    expect(page.bytes.toString()).toContain(`http://${host}:4600/m/home`)
    const round = {
      method: 'POST',
      body: { stakeMinor: 200, key: 'a-round-of-the-way-1', ...(game.gameType === 'SPORTS' && { pick: 0 }) },
    }
    const played = await requestJson<{ payoutMinor: number; balanceMinor: number }>(
      hostname,
      `${pathname}/round`,
      round,
    )
    expect(played.balanceMinor).toBe(Math.round(before * 100) - 200 + played.payoutMinor)
    expect(await balance()).toBe(played.balanceMinor / 100)
    expect(await requestJson(hostname, `${pathname}/round`, round)).toEqual(played)
    expect(await balance()).toBe(played.balanceMinor / 100)
    expect(findLedgerFaults(server.sandbox.db)).toEqual([])
  })

  test('settles one bet for each idempotency key when 90 parallel rounds have 30 keys', { tags: ['B3'] }, async () => {
    const headers = { ...site, Authorization: `Bearer ${await token('trial')}` }
    const { value } = await requestJson<{ value: { list: Game[] } }>(
      host,
      `/wps/game/hotGames?merchantCode=${code}&language=PT&platform=html5&isPlatform=2&gameType=RNG`,
      { headers: site },
    )
    const game = value.list.find(({ supportPlay }) => supportPlay)
    if (!game) throw new Error('No hot game can be played.')
    const query = new URLSearchParams({
      vendor: game.vassalage,
      gameId: game.roomId,
      nodeId: String(game.nodeId),
      category: game.gameType,
    })
    const launched = await requestJson<{ value: { gameUrl: string } }>(host, `/wps/game/launchGame?${query}`, {
      headers: { ...headers, 'Idempotency-Key': 'many-rounds-at-once' },
    })
    const { hostname, pathname } = new URL(launched.value.gameUrl)
    const rounds = await Promise.all(
      Array.from({ length: 90 }, async (_, index) => {
        const key = `one-of-thirty-keys-${index % 30}`
        return {
          key,
          answer: (
            await sendRequest(hostname, `${pathname}/round`, { method: 'POST', body: { stakeMinor: 50_000, key } })
          ).bytes.toString(),
        }
      }),
    )
    const bets = selectAll<{ key: string; balance_after: number }>(
      server.sandbox.db,
      'SELECT key, balance_after FROM bet WHERE session = :id',
      { id: pathname.replace('/play/', '') },
    )
    expect(new Set(bets.map(({ key }) => key)).size).toBe(bets.length)
    expect(bets.length).toBeGreaterThan(3)
    for (const { balance_after: balance } of bets) expect(balance).toBeGreaterThanOrEqual(0)
    for (const { key } of bets) {
      const paid = rounds
        .filter((round) => round.key === key && !round.answer.includes('errorCode'))
        .map(({ answer }) => answer)
      expect(new Set(paid).size).toBe(1)
    }
    expect(findLedgerFaults(server.sandbox.db)).toEqual([])
  })

  test('serves pictures of games, banners and teams on every image host of the merchant', async () => {
    const { value: home } = await requestJson<{
      value: {
        banners: { url: string }[]
        popup: { content: string }[]
        hot: { homeTeamImageUrl: string; awayTeamImageUrl: string }[]
      }
    }>(host, `/wps/announcement/home?types=B,PL,PU,H&groupName=m_home&platform=M&merchantCode=${code}`, {
      headers: site,
    })
    const { value: sections } = await requestJson<{
      value: { vendors: { mobileLargeIcon: string }[]; games: Game[] }[]
    }>(host, `/wps/game/popular?merchantCode=${code}&language=PT&platform=html5`, { headers: site })
    const { value: links } = await requestJson<{ value: { resourceType: string; url: string }[] }>(
      host,
      '/wps/system/downloadLinks',
      { headers: site },
    )
    const icons = links.flatMap(({ resourceType, url }) => (resourceType === 'AppDownloadIcon' ? [url] : []))
    const inPopups = home.popup.flatMap(({ content }) =>
      [...content.matchAll(/src="\/media\/a([^"]+)"/g)].map(([, path = '']) => path),
    )
    expect([icons.length, inPopups.length]).toEqual([1, 2])
    const paths = [
      ...icons,
      ...inPopups,
      ...home.banners.map(({ url }) => url),
      ...home.hot.flatMap((match) => [match.homeTeamImageUrl, match.awayTeamImageUrl]),
      ...sections.flatMap(({ vendors, games }) => [
        ...vendors.slice(0, 1).map(({ mobileLargeIcon }) => mobileLargeIcon),
        ...games.slice(0, 1).map(({ iconUrl }) => iconUrl),
      ]),
    ]
    expect(paths.length).toBeGreaterThan(15)
    for (const [index, path] of paths.entries())
      expect([path, (await sendRequest(host, `/media/${'abc'[index % 3]}${path}`)).type]).toEqual([path, 'image/webp'])
    expect((await sendRequest(host, '/media/a/game/1.webp')).status).toBe(404)
  })
})

describe('the server', () => {
  test('seeds no merchant twice when the server starts again with the same database', async () => {
    const count = ({ sandbox }: RunningSandboxServer): number => selectAll(sandbox.db, 'SELECT 1 FROM member').length
    const people = (demoPeople.length + demoTeam.length) * merchants.length
    // No other test of this file adds a member, so the number of members must not change.
    expect(count(server)).toBe(people)
    const restarted = await startSandboxServer({
      port: 0,
      dbPath: join(folder, 'sandbox.db'),
      merchantsDir,
      development: false,
    })
    expect(count(restarted)).toBe(people)
    await restarted.close()
  })

  test('refuses to start, and reports how to fix this, when there is no merchant folder', async () => {
    await expect(
      startSandboxServer({
        port: 0,
        dbPath: ':memory:',
        merchantsDir: mkdtempSync(join(folder, 'none-')),
        development: true,
      }),
    ).rejects.toThrow(/no valid merchant folder.*add one/)
  })

  test('escapes control characters of file names in log lines about a merchant folder', async () => {
    const own = mkdtempSync(join(folder, 'told-'))
    for (const id of ['aurora', 'kite']) cpSync(join(merchantsDir, id), join(own, id), { recursive: true })
    mkdirSync(join(own, 'kite/messages'), { recursive: true })
    writeFileSync(join(own, 'kite/messages/\u001b[2J.json'), '{}')
    const lines: string[] = []
    await (
      await startSandboxServer({
        port: 0,
        dbPath: ':memory:',
        merchantsDir: own,
        development: true,
        log: (line) => lines.push(line),
      })
    ).close()
    expect(lines.filter((line) => line.includes('messages'))).toEqual([expect.stringContaining('\\u001b[2J.json')])
    expect(lines.join('')).not.toMatch(/\p{Cc}/u)
  })

  /**
   * Runs `use` with a server that trusts the given proxies and returns at most two captchas a minute to each client.
   */
  const withProxies = async <Value>(
    trustedProxies: readonly string[],
    use: (call: (path: string, headers: Readonly<Record<string, string>>) => Promise<Response>) => Promise<Value>,
  ): Promise<Value> => {
    const own = await startSandboxServer({
      port: 0,
      dbPath: ':memory:',
      merchantsDir,
      development: true,
      limits: { captcha: 2 },
      trustedProxies,
    })
    const value = await use((path, headers) =>
      fetch(`http://127.0.0.1:${own.port}${path}`, { headers: { Merchant: merchants[0]?.code ?? '', ...headers } }),
    )
    await own.close()
    return value
  }
  const captchaStatusesOfThreeClients = (trustedProxies: readonly string[]): Promise<number[]> =>
    withProxies(trustedProxies, async (call) => {
      const statuses: number[] = []
      for (const client of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
        statuses.push(
          (
            await call('/wps/captcha/get?moduleId=CAPTCHA3&captchaId=a-captcha-of-a-client', {
              'X-Forwarded-For': client,
            })
          ).status,
        )
      return statuses
    })

  test(
    'limits one client when an untrusted connection sends several addresses in X-Forwarded-For',
    { tags: ['B12'] },
    async () => {
      expect(await captchaStatusesOfThreeClients([])).toEqual([200, 200, 429])
    },
  )

  test(
    'control: limits three clients separately when a trusted proxy forwards them',
    { tags: ['B12-control'] },
    async () => {
      expect(await captchaStatusesOfThreeClients(['127.0.0.1'])).toEqual([200, 200, 200])
    },
  )

  test.each([
    [[], 'http%3A%2F%2Faurora.localhost"'],
    [['127.0.0.1'], 'http%3A%2F%2Faurora.localhost%3A6666"'],
  ])(
    'uses the port of X-Forwarded-Host in links only when a trusted proxy sends it (trusted proxies: %j)',
    async (trustedProxies, site) => {
      const links = await withProxies(trustedProxies, async (call) =>
        (await call('/wps/system/downloadLinks', { 'X-Forwarded-Host': 'aurora.localhost:6666' })).text(),
      )
      expect(links).toContain(`?site=${site}`)
    },
  )

  test('serves the index page and the API pages with all files that they need', async () => {
    for (const [path, part] of [
      ['/', 'Lobby sandbox'],
      ['/docs', 'swagger-ui-bundle.js'],
      ['/docs/openapi.json', '/wps/member/login'],
      ['/docs/swagger-ui.css', '.swagger-ui'],
    ] as const) {
      const { status, bytes } = await sendRequest('localhost', path)
      expect([status, bytes.toString().includes(part)]).toEqual([200, true])
    }
  })
})
