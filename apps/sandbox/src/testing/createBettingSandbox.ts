import type { LotteryOrderBet } from '../domain/lotteryOrders.ts'
import { getWalletBalance } from '../domain/wallet.ts'
import { getDemoPersonId } from './createTestDb.ts'
import { createTestSandbox, type TestApiResponse, type TestCallOptions, type TestSandbox } from './createTestSandbox.ts'

export interface TestLotteryOrder {
  readonly orderId: string
  readonly status: string
  readonly stakeMinor: number
  readonly payoutMinor: number
  readonly refundMinor: number
  readonly cancellable: boolean
  readonly winningNumber?: string
  readonly gateway?: number
  readonly code: string
  readonly numero: string
}
export interface TestLotteryOrderDetail {
  readonly order: TestLotteryOrder
  readonly subOrders: readonly {
    readonly subOrderId: number
    readonly status: string
    readonly payoutMinor: number
    readonly playName: string
    readonly selectionName: string
  }[]
  readonly balanceMinor: number
}
export interface TestLotteryOrderList {
  readonly content: readonly TestLotteryOrder[]
  readonly totalPages: number
  readonly total: number
  readonly next?: string
  readonly sumStakeMinor: number
  readonly sumPayoutMinor: number
}

interface Place extends TestCallOptions {
  readonly gateway?: number
  readonly as?: string
  readonly code?: string
  readonly numero?: string
  readonly key?: string
}

export const betOnBig: LotteryOrderBet = { playCode: 'SIZE', selection: 'BIG', stakeMinor: 1000 }
export const betOnSmall: LotteryOrderBet = { ...betOnBig, selection: 'SMALL' }
/** Noon in Brasília, when draw 721 of the lottery lua-1 begins. The draw accepts orders for 55 seconds. */
export const BRASILIA_NOON_MS = Date.UTC(2026, 10, 20, 15)

/**
 * A sandbox whose clock is stopped at noon in Brasília, with functions that call it as one member who bets on
 * lotteries.
 */
export interface BettingSandbox {
  readonly sandbox: TestSandbox
  readonly token: string
  place(bets?: readonly LotteryOrderBet[], ask?: Place): Promise<TestApiResponse>
  cancel(orderId: string, subOrderIds?: readonly number[], as?: string): Promise<TestApiResponse>
  read(orderId: string): Promise<TestLotteryOrderDetail>
  list(query?: TestCallOptions['query']): Promise<TestLotteryOrderList>
  /**
   * Returns the member's balance from the operation `balance`, in units of the currency, not in minor units.
   */
  money(): Promise<number>
  /** Returns the balance from the ledger, in minor units. */
  ledger(): number
  /** Presets the result of the running draw. @param result - the digits of the first prize */
  force(result: string): Promise<unknown>
}

/** Returns the `value` of a response that contains one order. */
export const extractOrderDetail = ({ body }: TestApiResponse): TestLotteryOrderDetail =>
  body.value as unknown as TestLotteryOrderDetail

let keys = 0

export async function createBettingSandbox(who = 'ana'): Promise<BettingSandbox> {
  const sandbox = createTestSandbox({ now: () => BRASILIA_NOON_MS })
  const token = await sandbox.token(who)
  return {
    sandbox,
    token,
    place: (
      bets = [betOnBig],
      {
        as = token,
        code = 'lua-1',
        numero = '20261120-0721',
        gateway,
        key = `order-key-${10_000_000 + keys++}`,
        ...ask
      } = {},
    ) =>
      sandbox.call('placeLotteryOrder', {
        ...ask,
        token: as,
        body: { token: as, code, numero, prizeMode: 'LOTT', bets, ...(gateway !== undefined && { gateway }) },
        headers: { 'Idempotency-Key': key },
      }),
    cancel: (orderId, subOrderIds, as = token) =>
      sandbox.call('cancelLotteryOrder', {
        token: as,
        body: { token: as, orderId, ...(subOrderIds && { subOrderIds }) },
      }),
    read: async (orderId) =>
      extractOrderDetail(await sandbox.call('lotteryOrderDetail', { token, query: { orderId } })),
    list: async (query = {}) =>
      (await sandbox.call('lotteryOrders', { token, query })).body.value as unknown as TestLotteryOrderList,
    money: async () => (await sandbox.call('balance', { token })).body.value?.['sumBalance'] ?? NaN,
    ledger: () => getWalletBalance(sandbox.db, 'north', getDemoPersonId(sandbox.db, 'north', who)),
    force: (result) => sandbox.dev('/draw', { code: 'lua-1', result }),
  }
}
