import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll, selectOne } from '../db/sql.ts'
import { findLotterySession } from '../domain/lotterySessions.ts'
import { createTestSandbox, type TestApiResponse, type TestSandbox } from '../testing/createTestSandbox.ts'

let sandbox: TestSandbox
let token: string
let launches = 0
const body = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoPrizeMode: 'LOTT',
  lottoGameCode: 'lua-1',
  lottoView: 'betting',
  device: 'MOBILE',
  backUrl: '/m/lottery',
  language: 'PT',
}

beforeEach(async () => {
  sandbox = createTestSandbox({ now: () => Date.UTC(2026, 10, 20, 15) })
  token = await sandbox.token('ana')
})

const launch = (
  more: object = {},
  { key = `a-key-of-a-launch-${launches++}`, as = token } = {},
): Promise<TestApiResponse> =>
  sandbox.call('launchLottery', { token: as, body: { ...body, ...more }, headers: { 'Idempotency-Key': key } })
const valueOf = ({ body: answer }: TestApiResponse) => answer.value as unknown as { gameUrl: string; openMode: string }
const sessionIn = (answer: TestApiResponse) =>
  findLotterySession(sandbox.db, valueOf(answer).gameUrl.split('/').at(-1) ?? '')
const pageOf = async (answer: TestApiResponse): Promise<string> =>
  (await sandbox.fetch(new Request(valueOf(answer).gameUrl))).text()

describe('launchLottery', () => {
  test('returns a URL on the origin of launched games that opens the requested lottery or the lottery lobby', async () => {
    const betting = await launch()
    expect(valueOf(betting)).toEqual({
      gameUrl: expect.stringMatching(/^http:\/\/play\.localhost:4700\/play\/lottery\/[0-9a-f]{32}$/),
      openMode: 'LOCATION',
    })
    expect(await pageOf(betting)).toContain('<h1>Lua Cheia 1</h1>')
    expect(await pageOf(await launch({ lottoView: 'lobby', lottoGameCode: 'lobby' }))).toContain('<h1>Loterias</h1>')
  })

  test('opens a lottery session in the requested language with a link back to the requested path', async () => {
    const answer = await launch({ language: 'EN', backUrl: '/m/moreLottery' })
    expect(sessionIn(answer)).toMatchObject({
      language: 'EN',
      return_url: 'http://north.localhost/m/moreLottery',
      code: 'lua-1',
      prize_mode: 'LOTT',
    })
    expect(await pageOf(answer)).toContain('Back to the lobby')
    expect(sessionIn(await launch({ backUrl: 'https://evil.example/m/lottery' }))?.return_url).toBe(
      'http://north.localhost/m/home',
    )
  })

  test('returns the same lottery session for a repeated idempotency key', async () => {
    const key = 'one-key-of-one-launch'
    const first = await launch({}, { key })
    expect((await launch({}, { key })).body).toEqual(first.body)
    expect(await launch({ lottoGameCode: 'lua-3' }, { key })).toMatchObject({
      status: 400,
      body: { errorCode: 'request.key.reused' },
    })
    expect(selectAll(sandbox.db, 'SELECT 1 FROM lottery_session')).toHaveLength(1)
  })

  test('adds a launched lottery to the recent games, but not the lottery lobby', async () => {
    await launch({ lottoView: 'lobby' })
    expect(selectAll(sandbox.db, 'SELECT 1 FROM recent_game')).toEqual([])
    await launch()
    const { content } = (await sandbox.call('recentGames', { token })).body.value as unknown as {
      content: { gameName: string; code: string }[]
    }
    expect(content).toMatchObject([{ gameName: 'Lua Cheia 1', code: 'lua-1' }])
  })

  test.each([
    [{ lottoArea: 'TH' }],
    [{ launchMode: 'GAME' }],
    [{ device: 'WEB' }],
    [{ lottoView: 'other' }],
    [{ lottoPrizeMode: 'NONE' }],
    [{ more: 1 }],
  ])('refuses the invalid lottery launch %j', async (more) => expect((await launch(more)).status).toBe(400))

  test('refuses to launch a lottery when it is unknown or under maintenance, or when the caller is a guest', async () => {
    expect((await launch({ lottoGameCode: 'none' })).body.errorCode).toBe('lottery.unknown')
    expect((await launch({}, { as: 'nobody' })).status).toBe(401)
    const { vassalage } = selectOne<{ vassalage: string }>(
      sandbox.db,
      `SELECT vassalage FROM game WHERE json_extract(more, '$.code') = 'lua-1'`,
    ) ?? { vassalage: '' }
    await sandbox.dev('/vendor', { vassalage, maintenance: true })
    expect((await launch()).body.errorCode).toBe('game.vendor.maintenance')
    expect(selectAll(sandbox.db, 'SELECT 1 FROM lottery_session')).toEqual([])
  })

  test('charges the member’s wallet when an order is placed on the launched lottery page', async () => {
    const { gameUrl } = valueOf(await launch())
    const state = (await (await sandbox.fetch(new Request(`${gameUrl}/state?code=dado-de-ouro`))).json()) as {
      draw: { numero: string; isSale: boolean }
    }
    expect(state.draw.isSale).toBe(true)
    const order = {
      code: 'dado-de-ouro',
      numero: state.draw.numero,
      key: 'an-order-of-the-page',
      bets: [{ playCode: 'SIZE', selection: 'BIG', stakeMinor: 500 }],
    }
    const placed = await sandbox.fetch(
      new Request(`${gameUrl}/order`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(order),
      }),
    )
    expect(placed.status).toBe(200)
    expect((await sandbox.call('lotteryOrders', { token })).body.value).toMatchObject({
      total: 1,
      content: [{ code: 'dado-de-ouro', stakeMinor: 500, status: 'OPEN' }],
    })
    expect((await sandbox.call('balance', { token })).body.value).toMatchObject({ sumBalance: 1245 })
  })
})
