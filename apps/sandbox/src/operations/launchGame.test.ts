import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll, selectOne, runSql } from '../db/sql.ts'
import { findGame, listCategoryVendors, type Game } from '../domain/catalogue.ts'
import { findLotterySession } from '../domain/lotterySessions.ts'
import { playGameRound, findGameSession } from '../domain/rounds.ts'
import { demoPassword } from '../seed/demoPeople.ts'
import { northMerchant } from '../testing/merchants.ts'
import {
  createTestSandbox,
  type TestCallOptions,
  type TestApiResponse,
  type TestSandbox,
} from '../testing/createTestSandbox.ts'

let sandbox: TestSandbox
let token: string
let game: Game

const gameWhere = (condition: string): Game => {
  const row = selectOne<{ node_id: number }>(
    sandbox.db,
    `SELECT node_id FROM game WHERE ${condition} ORDER BY node_id LIMIT 1`,
  )
  const found = row && findGame(sandbox.db, 'north', row.node_id)
  if (!found) throw new Error(`The catalogue has no game with ${condition}.`)
  return found
}
const launch = (
  which: Partial<Game> = {},
  { key = 'a-key-of-16-chars-1', ...more }: TestCallOptions & { key?: string } = {},
): Promise<TestApiResponse> => {
  const { vassalage, roomId, nodeId, gameType } = { ...game, ...which }
  return sandbox.call('launchGame', {
    token,
    query: { vendor: vassalage, gameId: roomId, nodeId, category: gameType },
    ...more,
    headers: { 'Idempotency-Key': key, ...more.headers },
  })
}
const sessionIn = ({ body }: TestApiResponse): string =>
  new URL((body.value as unknown as { gameUrl: string }).gameUrl).pathname.replace('/play/', '')

beforeEach(async () => {
  sandbox = createTestSandbox()
  token = await sandbox.token('ana')
  game = gameWhere('support_play = 1')
})

describe('launched session', () => {
  const launchLottery = async (): Promise<string> => {
    const body = {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoPrizeMode: 'LOTT',
      lottoGameCode: 'lobby',
      lottoView: 'lobby',
      device: 'MOBILE',
      backUrl: '/m/lottery',
      language: 'PT',
    }
    const { value } = (
      await sandbox.call('launchLottery', { token, body, headers: { 'Idempotency-Key': 'a-key-of-16-chars-9' } })
    ).body
    return new URL((value as unknown as { gameUrl: string }).gameUrl).pathname.replace('/play/lottery/', '')
  }
  const bet = (sessionId: string, key: string) =>
    playGameRound(sandbox.db, { sessionId, stakeMinor: 100, key, now: sandbox.clock.now() })
  const change = { oldPassword: demoPassword, newPassword: 'segredo2', confirmNewPassword: 'segredo2' }

  test.each([
    ['a sign-out', () => sandbox.call('logout', { query: { token } })],
    [
      'a change of the password in another session',
      async () => sandbox.call('changePassword', { token: await sandbox.token('ana'), body: change }),
    ],
    [
      'the end of all other sessions',
      async () => sandbox.call('endOtherSessions', { token: await sandbox.token('ana'), body: {} }),
    ],
    ['the end of the sign-in session', () => Promise.resolve(sandbox.clock.advance(2 * 3_600_000))],
  ])(
    'refuses new stakes in a launched game after %s, but still returns the results of earlier rounds',
    { tags: ['B14'] },
    async (_title, end) => {
      sandbox.clock.advance(22 * 3_600_000)
      const [played, lottery] = [sessionIn(await launch()), await launchLottery()]
      const before = bet(played, 'a-round-before')
      await end()
      const now = sandbox.clock.now()
      expect(() => bet(played, 'a-round-after')).toThrow('round.session.ended')
      expect(findLotterySession(sandbox.db, lottery)?.ends_at).toBeLessThanOrEqual(now)
      expect(bet(played, 'a-round-before')).toEqual(before)
    },
  )

  test(
    'accepts stakes in a launched game when the member has changed the password in the same sign-in session',
    { tags: ['B14'] },
    async () => {
      const played = sessionIn(await launch())
      await sandbox.call('changePassword', { token, body: change })
      expect(bet(played, 'a-round-after')).toMatchObject({ round: 1 })
    },
  )

  test(
    'control: accepts stakes after a sign-out when the game session is not bound to the sign-in session',
    { tags: ['B14-control'] },
    async () => {
      const played = sessionIn(await launch())
      runSql(sandbox.db, 'UPDATE game_session SET token_hash = NULL')
      await sandbox.call('logout', { query: { token } })
      expect(bet(played, 'a-round-after')).toMatchObject({ round: 1 })
    },
  )
})

test('shows a bet on a match with the names of both teams in the reports of the player and the agent', async () => {
  const [match] = (await sandbox.call('hotMatches')).body.value as unknown as {
    homeTeam: string
    awayTeam: string
    vendor: string
    roomId: string
    nodeId: number
  }[]
  if (!match) throw new Error('hotMatches returned no match.')
  const { homeTeam, awayTeam, vendor, roomId, nodeId } = match
  const upline = (who: string): number =>
    selectOne<{ id: number }>(sandbox.db, `SELECT id FROM member WHERE tenant = 'north' AND name = :who`, { who })
      ?.id ?? 0
  runSql(sandbox.db, 'UPDATE member SET upline = :agent WHERE id = :ana', {
    agent: upline('agent'),
    ana: upline('ana'),
  })
  const sessionId = sessionIn(await launch({ vassalage: vendor, roomId, nodeId, gameType: 'SPORTS' }))
  playGameRound(sandbox.db, { sessionId, stakeMinor: 100, key: 'a-bet-on-a-match', pick: 1, now: sandbox.clock.now() })
  const listed = { content: [{ game: `${homeTeam} – ${awayTeam}`, category: 'SPORTS', stakeMinor: 100 }] }
  expect((await sandbox.call('bettingRecord', { token })).body.value).toMatchObject(listed)
  const agent = await sandbox.token('agent')
  expect((await sandbox.call('teamBetting', { token: agent, query: { account: 'ana' } })).body.value).toMatchObject(
    listed,
  )
})

describe('launchGame', () => {
  test('returns a game URL on the play origin', async () => {
    const answer = await launch()
    expect(answer.body.value).toEqual({
      gameUrl: expect.stringMatching(/^http:\/\/play\.localhost:4700\/play\/[0-9a-f]{32}$/),
      openMode: 'FRAME',
    })
    expect(findGameSession(sandbox.db, sessionIn(answer))).toMatchObject({ tenant: 'north', game: game.nodeId })
  })

  test('returns the same game session for a repeated idempotency key, and a new one for another key', async () => {
    const first = await launch()
    expect((await launch()).body).toEqual(first.body)
    expect((await launch({}, { key: 'a-key-of-16-chars-2' })).body).not.toEqual(first.body)
    const other = gameWhere(`support_play = 1 AND node_id <> ${game.nodeId}`)
    expect(await launch(other)).toMatchObject({ status: 400, body: { errorCode: 'request.key.reused' } })
  })

  test('opens separate game sessions when two members use equal idempotency keys', async () => {
    const first = await launch()
    token = await sandbox.token('vip')
    expect((await launch()).body).not.toEqual(first.body)
  })

  test('launches a game for a trial account', async () => {
    token = await sandbox.token('trial')
    expect((await launch()).body.success).toBe(true)
  })

  test('refuses to launch unknown and unplayable games', async () => {
    for (const wrong of [{ nodeId: 1 }, { vassalage: 'NONE' }, { roomId: 'none' }, { gameType: 'LOTT' as const }]) {
      expect(await launch(wrong)).toMatchObject({ status: 200, body: { success: false, errorCode: 'game.unknown' } })
    }
    expect((await launch(gameWhere('support_play = 0'))).body.errorCode).toBe('game.unavailable')
    expect(selectAll(sandbox.db, 'SELECT 1 FROM game_session')).toHaveLength(0)
  })

  test('opens a playable game when a vendor’s lobby is launched', async () => {
    const [vendor] = listCategoryVendors(sandbox.db, 'north', 'LIVE')
    if (!vendor) throw new Error('The catalogue has no vendor in the category LIVE.')
    const lobby = {
      vassalage: vendor.vassalage,
      roomId: vendor.gameId,
      nodeId: vendor.nodeId,
      gameType: 'LIVE' as const,
    }
    const opened = findGameSession(sandbox.db, sessionIn(await launch(lobby)))
    expect(findGame(sandbox.db, 'north', opened?.game ?? 0)).toMatchObject({
      vassalage: vendor.vassalage,
      gameType: 'LIVE',
      supportPlay: true,
    })
    expect((await launch({ ...lobby, nodeId: vendor.nodeId + 1 }, { key: 'a-key-of-16-chars-2' })).body.errorCode).toBe(
      'game.unknown',
    )
  })

  test('refuses to launch a game without a sign-in session or without a valid idempotency key', async () => {
    expect(
      (
        await sandbox.call('launchGame', {
          query: { vendor: 'a', gameId: 'b', nodeId: 1, category: 'RNG' },
          headers: { 'Idempotency-Key': 'k'.repeat(16) },
        })
      ).status,
    ).toBe(401)
    expect((await launch({}, { key: 'short' })).status).toBe(400)
  })

  test('refuses to launch a game with the method HEAD, and opens no game session', async () => {
    const { vassalage, roomId, nodeId, gameType } = game
    const search = new URLSearchParams({
      vendor: vassalage,
      gameId: roomId,
      nodeId: String(nodeId),
      category: gameType,
    })
    const headers = {
      Merchant: northMerchant.code,
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': 'k'.repeat(16),
    }
    const ask = async (method: string): Promise<number> =>
      (await sandbox.fetch(new Request(`http://north.localhost/wps/game/launchGame?${search}`, { method, headers })))
        .status
    expect(await ask('HEAD')).toBe(405)
    expect(selectAll(sandbox.db, 'SELECT 1 FROM game_session')).toHaveLength(0)
    expect(await ask('GET')).toBe(200)
    expect(selectAll(sandbox.db, 'SELECT 1 FROM game_session')).toHaveLength(1)
  })
})

describe('return URL', () => {
  test.each([
    ['the origin, without its port', { Origin: 'http://north.localhost:6666' }, 'http://north.localhost/m/home'],
    [
      'the referrer, without its port',
      { Referer: 'http://north.localhost:6666/m/x?token=1' },
      'http://north.localhost/m/home',
    ],
    [
      'the forwarded host, for any port of the origin',
      { Origin: 'http://north.localhost:6666', 'X-Forwarded-Host': 'north.localhost:4600' },
      'http://north.localhost:4600/m/home',
    ],
    ['the forwarded host', { 'X-Forwarded-Host': 'north.localhost:4600' }, 'http://north.localhost:4600/m/home'],
    [
      'the forwarded host over HTTPS',
      { 'X-Forwarded-Host': 'north.localhost', 'X-Forwarded-Proto': 'https' },
      'https://north.localhost/m/home',
    ],
    [
      'another origin',
      { Origin: 'https://evil.example', Referer: 'https://evil.example/' },
      'http://north.localhost/m/home',
    ],
    [
      'another origin that looks like the site',
      { Referer: 'http://north.localhost@evil.example/' },
      'http://north.localhost/m/home',
    ],
    ['a script URL', { Referer: 'javascript://north.localhost/%0aalert(1)' }, 'http://north.localhost/m/home'],
    ['no header', {}, 'http://north.localhost/m/home'],
  ])(
    "stores a return URL on the tenant's own site when the request to launch a game contains %s",
    async (_who, headers, expected) => {
      expect(findGameSession(sandbox.db, sessionIn(await launch({}, { headers })))?.return_url).toBe(expected)
    },
  )
})
