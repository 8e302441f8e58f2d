import { beforeEach, describe, expect, test } from 'vitest'
import { getWalletBalance } from '../domain/wallet.ts'
import { seedGamesById } from '../seed/games.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import { createTestGamePages, type TestGamePages } from './createTestGamePages.ts'

const origin = 'http://play.localhost:4700'
const key = 'round-key-0000000001'
let play: TestGamePages
let id: string

beforeEach(() => {
  play = createTestGamePages()
  id = play.open('ana')
})

const get = async (path: string, from = origin) => play.app.request(from + path)
async function post(session: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const response = await play.app.request(`${origin}/play/${session}/round`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as {
      payoutMinor: number
      balanceMinor: number
      errorCode?: string
      outcome: { reels: number[]; multiplier: number }
    },
  }
}
const wallet = () => getWalletBalance(play.db, 'north', getDemoPersonId(play.db, 'north', 'ana'))

describe('the page of a game', () => {
  test('shows the name of the game, the balance and a link back to the site on the game page', async () => {
    const response = await get(`/play/${id}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain(`<h1>${seedGamesById.get(10_001)?.gameName}</h1>`)
    expect(html).toContain('href="http://north.localhost/m/home"')
    expect(html).toMatch(/<strong>R\$\s1\.250,00<\/strong>/)
  })

  test('renders the game page in the language of the game session', async () => {
    expect(await (await get(`/play/${id}`)).text()).toContain('<html lang="pt-BR">')
    const html = await (await get(`/play/${play.open('ana', { language: 'EN' })}`)).text()
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('Back to the lobby')
  })

  test('offers five stakes on the game page, of which the first is the game’s smallest stake', async () => {
    for (const [smallest, offered] of [
      [1, [1, 50, 100, 200, 500]],
      [50, [50, 100, 200, 500, 1000]],
      [75, [75, 100, 200, 500, 1000]],
    ] as const) {
      const { nodeId } = [...seedGamesById.values()].find(({ minBetMinor }) => minBetMinor === smallest) ?? {}
      const html = await (await get(`/play/${play.open('ana', { game: nodeId ?? 0 })}`)).text()
      expect([...html.matchAll(/name="stake" value="(\d+)"/g)].map(([, minor]) => Number(minor))).toEqual(offered)
    }
  })

  test('forbids inline scripts and styles in the content security policy of the game page', async () => {
    const response = await get(`/play/${id}`)
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await response.text()).not.toMatch(
      /\son\w+=|\sstyle=|<style|<script(?! type="application\/json"| type="module" src=)/,
    )
  })

  test('allows only the launching site to show the game page in a frame, if the vendor’s games open in frames', async () => {
    const framedBy = async (game: number) => {
      const response = await get(`/play/${play.open('ana', { game })}`)
      const data = JSON.parse(/id="session">(.*?)<\/script>/.exec(await response.text())?.[1] ?? '{}') as {
        framedBy?: unknown
      }
      return [/frame-ancestors (\S+)/.exec(response.headers.get('content-security-policy') ?? '')?.[1], data.framedBy]
    }
    const of = (code: string): number =>
      [...seedGamesById.values()].find(({ vassalage }) => vassalage === code)?.nodeId ?? 0
    expect(await framedBy(of('QTZ'))).toEqual(['http://north.localhost', 'http://north.localhost'])
    expect(await framedBy(of('IPE'))).toEqual(["'none'", null])
  })

  test('escapes markup in the return URL of a game page', async () => {
    const html = await (
      await get(`/play/${play.open('ana', { returnUrl: 'http://north.localhost/"><script>alert(1)</script>' })}`)
    ).text()
    expect(html).not.toContain('<script>alert')
  })

  test.each(['/play/none', `/play/${'0'.repeat(32)}`, '/play/__proto__'])(
    'returns 404 and an explanation when the path %s belongs to no game session',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain('There is no such game session.')
    },
  )

  test('serves the game page only under the host of the play origin', async () => {
    expect((await get(`/play/${id}`, 'http://north.localhost:4700')).status).toBe(404)
    expect((await get(`/play/${id}`)).status).toBe(200)
  })

  test('serves all files and pictures that the game page links to, and no other files', async () => {
    const html = await (await get(`/play/${id}`)).text()
    const named = [...html.matchAll(/(?:src|href)="(\/play\/[^"]+)"/g)].map(([, path]) => path ?? '')
    expect(named.length).toBeGreaterThan(10)
    for (const path of new Set(named)) expect((await get(path)).status, path).toBe(200)
    for (const path of [
      '/play/assets/page.ts',
      '/play/assets/..%2fpage.ts',
      '/play/assets/constructor',
      '/play/symbols/none.svg',
      '/play/symbols/constructor.svg',
      '/play/art/1.svg',
    ]) {
      expect((await get(path)).status, path).toBe(404)
    }
  })
})

describe('a round', () => {
  test('changes the balance by exactly the stake and the payout of a game round', async () => {
    for (let round = 0; round < 30; round++) {
      const before = wallet()
      const { status, body } = await post(id, { stakeMinor: 200, key: `${key}-${round}` })
      expect(status).toBe(200)
      expect(body.payoutMinor).toBe(200 * body.outcome.multiplier)
      expect(body.balanceMinor).toBe(before - 200 + body.payoutMinor)
      expect(wallet()).toBe(body.balanceMinor)
    }
  })

  test('settles a game round one time when a request is repeated with the same idempotency key', async () => {
    const first = await post(id, { stakeMinor: 100, key })
    const left = wallet()
    expect(await post(id, { stakeMinor: 100, key })).toEqual(first)
    expect(wallet()).toBe(left)
    expect(await post(id, { stakeMinor: 200, key })).toMatchObject({
      status: 409,
      body: { errorCode: 'request.key.reused' },
    })
    // A request with another idempotency key plays a second round.
    await post(id, { stakeMinor: 100, key: `${key}-2` })
    expect(play.db.prepare('SELECT COUNT(*) AS bets FROM bet').get()).toEqual({ bets: 2 })
  })

  test('refuses a game round when the balance does not cover the stake', async () => {
    expect(await post(play.open('empty'), { stakeMinor: 100, key })).toEqual({
      status: 409,
      body: { errorCode: 'wallet.balance.insufficient' },
    })
  })

  test('refuses a game round when the game session has ended or does not exist', async () => {
    play.clock.advance(5 * 3_600_000)
    expect(await post(id, { stakeMinor: 100, key })).toEqual({
      status: 410,
      body: { errorCode: 'round.session.ended' },
    })
    expect(await post('0'.repeat(32), { stakeMinor: 100, key })).toEqual({
      status: 404,
      body: { errorCode: 'round.session.unknown' },
    })
    expect((await post('none', { stakeMinor: 100, key })).status).toBe(404)
  })

  test.each([0, -100, 0.5, 1e9, Number.MAX_SAFE_INTEGER])(
    'refuses a game round with a stake of %s cents',
    async (stakeMinor) => {
      const before = wallet()
      expect(await post(id, { stakeMinor, key })).toEqual({ status: 422, body: { errorCode: 'round.stake.invalid' } })
      expect(wallet()).toBe(before)
    },
  )

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"stakeMinor":100}',
    '{"stakeMinor":"100","key":"round-key-0000000001"}',
    '{"stakeMinor":100,"key":"short"}',
    `{"stakeMinor":100,"key":"${'k'.repeat(65)}"}`,
  ])('refuses a game round with the request body %s', async (body) =>
    expect(await post(id, body)).toEqual({ status: 400, body: { errorCode: 'request.invalid' } }),
  )

  test('refuses a game round from another site, with a content type other than JSON or with a large body', async () => {
    const round = { stakeMinor: 100, key }
    expect((await post(id, round, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(400)
    expect((await post(id, round, { 'Content-Type': 'text/plain' })).status).toBe(400)
    expect((await post(id, { ...round, more: 'x'.repeat(2000) })).status).toBe(413)
    expect((await post(id, round, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
  })
})
