import { beforeEach, describe, expect, test } from 'vitest'
import { selectAll, selectOne } from '../db/sql.ts'
import { openGameSession } from '../domain/rounds.ts'
import { openLotterySession } from '../domain/lotterySessions.ts'
import { getDemoPersonId } from '../testing/createTestDb.ts'
import { createWalletSandbox, type WalletSandbox } from '../testing/createWalletSandbox.ts'

let wallet: WalletSandbox
let pay: string
beforeEach(async () => {
  wallet = await createWalletSandbox()
  const id = await wallet.deposit(10_000, 'CARD')
  pay = (await wallet.value<{ payUrl: string }>('depositDetail', undefined, { query: { depositId: id } })).payUrl
})

const send = async (url: string, body: string, type: string) => {
  const answer = await wallet.sandbox.fetch(
    new Request(url, { method: 'POST', body, headers: { 'Content-Type': type } }),
  )
  return { status: answer.status, text: await answer.text() }
}
const order = {
  code: 'lua-1',
  numero: '20261120-0721',
  key: 'an-order-of-the-page',
  bets: [{ playCode: 'SIZE', selection: 'BIG', stakeMinor: 100 }],
}

/**
 * Sends a round of a launched game, an order of a launched lottery, and a payment from the page of a payment provider.
 * @returns the responses
 */
async function moveMoney() {
  const ask = {
    tenant: 'north',
    member: getDemoPersonId(wallet.sandbox.db, 'north', 'ana'),
    returnUrl: '',
    language: 'PT',
    now: wallet.sandbox.clock.now(),
  } as const
  const game = openGameSession(wallet.sandbox.db, { ...ask, game: 10_001, key: 'launch-of-a-game-1' })
  const lottery = openLotterySession(wallet.sandbox.db, {
    ...ask,
    code: 'lua-1',
    prizeMode: 'LOTT',
    key: 'launch-of-a-lottery',
  })
  const host = 'http://play.localhost:4700/play'
  return [
    await send(
      `${host}/${game}/round`,
      JSON.stringify({ stakeMinor: 100, key: 'a-round-of-the-page' }),
      'application/json',
    ),
    await send(`${host}/lottery/${lottery}/order`, JSON.stringify(order), 'application/json'),
    await send(pay, 'decision=pay', 'application/x-www-form-urlencoded'),
  ]
}

const listMovedKinds = () =>
  selectAll<{ kind: string }>(
    wallet.sandbox.db,
    `SELECT DISTINCT kind FROM ledger WHERE kind IN ('stake', 'order', 'deposit') ORDER BY kind`,
  ).map(({ kind }) => kind)

describe('the sandbox during maintenance', () => {
  test(
    'refuses payments, game rounds and lottery orders during the maintenance of the platform',
    { tags: ['B67'] },
    async () => {
      await wallet.sandbox.dev('/maintenance', { on: true })
      const answers = await moveMoney()
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
      expect(answers.slice(0, 2).map(({ text }) => JSON.parse(text) as unknown)).toEqual([
        { errorCode: 'system.maintenance' },
        { errorCode: 'system.maintenance' },
      ])
      expect(answers[2]?.text).toContain('O site está em manutenção')
      expect(listMovedKinds()).toEqual([])
    },
  )

  test(
    'control: accepts payments, game rounds and lottery orders after the maintenance of the platform',
    { tags: ['B67-control'] },
    async () => {
      await wallet.sandbox.dev('/maintenance', { on: true })
      await wallet.sandbox.dev('/maintenance', { on: false })
      expect((await moveMoney()).map(({ status }) => status)).toEqual([200, 200, 303])
      expect(listMovedKinds()).toEqual(['deposit', 'order', 'stake'])
    },
  )
})

describe('the sandbox while a vendor is under maintenance', () => {
  const setVendorMaintenance = async (maintenance: boolean) => {
    const vendors = ['10001', `(SELECT node_id FROM game WHERE json_extract(more, '$.code') = 'lua-1')`].map(
      (id) =>
        selectOne<{ vassalage: string }>(wallet.sandbox.db, `SELECT vassalage FROM game WHERE node_id = ${id}`)
          ?.vassalage,
    )
    for (const vassalage of vendors) await wallet.sandbox.dev('/vendor', { vassalage, maintenance })
  }
  const bets = [{ playCode: 'SIZE', selection: 'BIG', stakeMinor: 100 }]
  const placeOnSite = () =>
    wallet.ask(
      'placeLotteryOrder',
      { token: wallet.token, code: 'lua-1', numero: order.numero, prizeMode: 'LOTT', bets },
      { key: 'an-order-of-the-site' },
    )

  test(
    'refuses game rounds and lottery orders while their vendor is under maintenance',
    { tags: ['B67'] },
    async () => {
      await setVendorMaintenance(true)
      const answers = (await moveMoney()).slice(0, 2)
      expect(answers).toEqual([503, 503].map((status) => ({ status, text: '{"errorCode":"game.vendor.maintenance"}' })))
      expect((await placeOnSite()).body.errorCode).toBe('game.vendor.maintenance')
      expect(listMovedKinds()).toEqual(['deposit'])
    },
  )

  test(
    'control: accepts game rounds and lottery orders when their vendor is no longer under maintenance',
    { tags: ['B67-control'] },
    async () => {
      await setVendorMaintenance(true)
      await setVendorMaintenance(false)
      expect((await moveMoney()).map(({ status }) => status)).toEqual([200, 200, 303])
      expect((await placeOnSite()).body.success).toBe(true)
    },
  )

  test('returns the stored responses during a vendor’s maintenance when earlier requests are repeated', async () => {
    const stakes = () =>
      selectOne(wallet.sandbox.db, `SELECT COUNT(*) AS count FROM ledger WHERE kind IN ('stake', 'order')`)
    await placeOnSite()
    await moveMoney()
    await setVendorMaintenance(true)
    expect((await placeOnSite()).body.success).toBe(true)
    expect((await moveMoney()).slice(0, 2).map(({ status }) => status)).toEqual([200, 200])
    expect(stakes()).toEqual({ count: 3 })
  })
})

describe('the sandbox in a region that is not served', () => {
  const callSite = async () => {
    const { sandbox, token } = wallet
    const calls = [
      sandbox.login('ana'),
      sandbox.call('balance', { token }),
      wallet.ask('createDeposit', { method: 'PIX', amountMinor: 2_000 }),
      sandbox.call('popularGames'),
    ]
    return (await Promise.all(calls)).map(({ status, body }) => [status, body.errorCode])
  }

  test(
    'refuses sign-ins, deposits, game rounds and lottery orders when the player’s region is not served',
    { tags: ['B78'] },
    async () => {
      await wallet.sandbox.dev('/region', { on: true })
      expect(await callSite()).toEqual(Array.from({ length: 4 }, () => [403, 'system.ip.restricted']))
      const answers = await moveMoney()
      expect(answers.slice(0, 2)).toEqual(
        [403, 403].map((status) => ({ status, text: '{"errorCode":"system.ip.restricted"}' })),
      )
      expect(answers[2]?.text).toContain('O site não é oferecido onde você parece estar')
      expect(listMovedKinds()).toEqual([])
    },
  )

  test(
    'accepts sign-out and the calls of the region error page when the player’s region is not served',
    { tags: ['B78'] },
    async () => {
      await wallet.sandbox.dev('/region', { on: true })
      for (const id of ['startup', 'systemStatus', 'consolidatedTemplate', 'customerService'])
        expect([id, (await wallet.sandbox.call(id)).status]).toEqual([id, 200])
      expect((await wallet.sandbox.call('logout', { query: { token: wallet.token } })).status).toBe(200)
      await wallet.sandbox.dev('/region', { on: false })
      expect((await wallet.sandbox.call('balance', { token: wallet.token })).status).toBe(401)
    },
  )

  test(
    'control: accepts sign-ins, deposits and stakes when the player’s region is served again',
    { tags: ['B78-control'] },
    async () => {
      await wallet.sandbox.dev('/region', { on: true })
      await wallet.sandbox.dev('/region', { on: false })
      expect((await callSite()).map(([status]) => status)).toEqual([200, 200, 200, 200])
      expect((await moveMoney()).map(({ status }) => status)).toEqual([200, 200, 303])
    },
  )
})
