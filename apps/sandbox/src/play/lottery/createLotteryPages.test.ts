import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll } from '../../db/sql.ts'
import { getWalletBalance } from '../../domain/wallet.ts'
import { findLedgerFaults } from '../../testing/findLedgerFaults.ts'
import { getDemoPersonId } from '../../testing/createTestDb.ts'
import { createTestLotteryPages, type TestLotteryPages } from './createTestLotteryPages.ts'

const origin = 'http://play.localhost:4700'
const key = 'order-key-0000000001'
const big = { playCode: 'SIZE', selection: 'BIG', stakeMinor: 100 }
let lottery: TestLotteryPages
let id: string

beforeEach(() => {
  lottery = createTestLotteryPages()
  id = lottery.open('ana')
})

const get = async (path: string, from = origin) => lottery.app.request(from + path)
async function post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const response = await lottery.app.request(`${origin}/play/lottery/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as {
      placed: number
      balanceMinor: number
      errorCode?: string
      orders: { status: string }[]
    },
  }
}
const order = (more: object = {}, session = id, headers = {}) =>
  post(`${session}/order`, { code: 'lua-1', numero: '20261120-0721', key, bets: [big], ...more }, headers)
const wallet = () => getWalletBalance(lottery.db, 'north', getDemoPersonId(lottery.db, 'north', 'ana'))

describe('a lottery page', () => {
  test('shows the lottery of the session, or the lottery lobby if the session names no lottery', async () => {
    const betting = await (await get(`/play/lottery/${id}`)).text()
    expect(betting).toContain('<h1>Lua Cheia 1</h1>')
    expect(betting).toContain('href="http://north.localhost/m/lottery"')
    expect(betting).toContain('href="http://north.localhost/m/lottery/orders"')
    const lobby = lottery.open('ana', { code: null, language: 'EN' })
    const html = await (await get(`/play/lottery/${lobby}`)).text()
    expect(html).toContain('<h1>Lotteries</h1>')
    expect(html.match(/class="row"/g)).toHaveLength(32)
    expect(await (await get(`/play/lottery/${lobby}?code=farol`)).text()).toContain(`href="/play/lottery/${lobby}"`)
  })

  test('forbids inline scripts and styles in the content security policy of the lottery pages', async () => {
    for (const path of [`/play/lottery/${id}`, `/play/lottery/${lottery.open('ana', { code: null })}`]) {
      const response = await get(path)
      const policy = response.headers.get('content-security-policy')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(await response.text()).not.toMatch(
        /\son\w+=|\sstyle=|<style|<script(?! type="application\/json"| type="module" src=)/,
      )
    }
  })

  test('serves all files that the lottery pages link to, and no other files', async () => {
    const html = await (await get(`/play/lottery/${lottery.open('ana', { code: null })}`)).text()
    const named = new Set(
      [...html.matchAll(/(?:src|href)="(\/play\/lottery\/(?:assets|signs)\/[^"]+)"/g)].map(([, path]) => path ?? ''),
    )
    expect(named.size).toBeGreaterThan(30)
    for (const path of [
      ...named,
      ...['betting.js', 'slip.js', 'span.js', 'parts.js', 'desk.js'].map((file) => `/play/lottery/assets/${file}`),
    ]) {
      expect((await get(path)).status, path).toBe(200)
    }
    for (const path of [
      '/play/lottery/assets/page.ts',
      '/play/lottery/assets/..%2fpage.ts',
      '/play/lottery/signs/none.svg',
      '/play/lottery/signs/constructor.svg',
    ]) {
      expect((await get(path)).status, path).toBe(404)
    }
  })

  test.each(['/play/lottery/none', `/play/lottery/${'0'.repeat(32)}`])(
    'returns 404 and an explanation when the path %s belongs to no lottery session',
    async (path) => {
      const response = await get(path)
      expect([response.status, await response.text()]).toEqual([
        404,
        expect.stringContaining('There is no such session.'),
      ])
    },
  )

  test('returns 404 for an unknown lottery, and for requests to another host than the play host', async () => {
    expect((await get(`/play/lottery/${id}?code=none`)).status).toBe(404)
    expect((await get(`/play/lottery/${id}`, 'http://north.localhost:4700')).status).toBe(404)
    expect((await get(`/play/lottery/${id}`)).status).toBe(200)
  })
})

describe('an order from a lottery page', () => {
  test('charges a lottery order one time when its idempotency key is repeated, and settles it after the draw', async () => {
    const first = await order()
    expect(first).toMatchObject({ status: 200, body: { balanceMinor: 124_900, orders: [{ status: 'OPEN' }] } })
    expect(await order()).toEqual(first)
    lottery.clock.advance(60_000)
    const { orders, balanceMinor } = (await (await get(`/play/lottery/${id}/state?code=lua-1`)).json()) as {
      orders: { status: string; payoutMinor: number }[]
      balanceMinor: number
    }
    expect(orders[0]?.status).toMatch(/^(WON|LOST)$/)
    expect(balanceMinor).toBe(124_900 + (orders[0]?.payoutMinor ?? 0))
    expect(wallet()).toBe(balanceMinor)
    expect(findLedgerFaults(lottery.db)).toEqual([])
  })

  test('accepts the cancellation of a lottery order only until the sale of its draw ends', async () => {
    const { placed } = (await order()).body
    expect(await post(`${id}/cancel`, { order: placed, code: 'lua-1' })).toMatchObject({
      status: 200,
      body: { balanceMinor: 125_000, orders: [{ status: 'CANCELLED' }] },
    })
    const other = (await order({ key: 'order-key-0000000002' })).body.placed
    lottery.clock.advance(55_000)
    expect(await post(`${id}/cancel`, { order: other, code: 'lua-1' })).toMatchObject({
      status: 409,
      body: { errorCode: 'lottery.order.closed' },
    })
  })

  test('refuses a lottery order in the lock time, with a low balance or after the end of the session', async () => {
    expect(await order({}, lottery.open('empty'))).toMatchObject({
      status: 409,
      body: { errorCode: 'wallet.balance.insufficient' },
    })
    expect(await order({}, '0'.repeat(32))).toMatchObject({ status: 404, body: { errorCode: 'round.session.unknown' } })
    lottery.clock.advance(55_000)
    expect(await order()).toMatchObject({ status: 409, body: { errorCode: 'lottery.draw.closed' } })
    lottery.clock.advance(5 * 3_600_000)
    expect(await order()).toMatchObject({ status: 410, body: { errorCode: 'round.session.ended' } })
    expect(selectAll(lottery.db, 'SELECT 1 FROM lottery_order')).toEqual([])
  })

  test.each([
    ['{'],
    ['null'],
    [{ key: 'short' }],
    [{ bets: [] }],
    [{ bets: 'x' }],
    [{ bets: [{ ...big, stakeMinor: '100' }] }],
    [{ bets: Array.from({ length: 21 }, () => big) }],
    [{ numero: 7 }],
  ])('refuses a lottery order when the request body contains %j', async (body) => {
    expect(await (typeof body === 'string' ? post(`${id}/order`, body) : order(body))).toEqual({
      status: 400,
      body: { errorCode: 'request.invalid' },
    })
  })

  test('refuses a lottery order from another site, with a content type other than JSON or with a large body', async () => {
    expect((await order({}, id, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(400)
    expect((await order({}, id, { 'Content-Type': 'text/plain' })).status).toBe(400)
    expect((await order({ more: 'x'.repeat(5000) })).status).toBe(413)
    expect((await order({}, id, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
  })
})
