import type { Db } from '../../db/sql.ts'
import type { SandboxClock } from '../../domain/clock.ts'
import {
  getFirstPrizeDigits,
  getLotteryDrawByIndex,
  listFinishedDraws,
  getLotteryByCode,
  getWinningNumber,
  getRunningLotteryDraw,
} from '../../domain/lotteryDraws.ts'
import {
  listLotteryOrders,
  listLotteryOrderBets,
  cancelLotteryBets,
  isLotteryOrderCancellable,
  placeOrderOnDraw,
  type LotteryOrderBet,
} from '../../domain/lotteryOrders.ts'
import { findLotterySession, type LotterySession } from '../../domain/lotterySessions.ts'
import { Refused } from '../../domain/refused.ts'
import { settleLotteryOrders } from '../../domain/settleLotteryOrders.ts'
import type { TenantLookup } from '../../domain/tenants.ts'
import { getWalletBalance } from '../../domain/wallet.ts'
import type { DeveloperSwitches } from '../../operations/call.ts'
import { seedLotteries, type SeedLottery } from '../../seed/lotteries.ts'
import { lotteryPlaysByDrawKind } from '../../seed/plays.ts'

interface DeskOptions {
  readonly db: () => Db
  readonly clock: Pick<SandboxClock, 'now'>
  readonly tenants: Pick<TenantLookup, 'list'>
  readonly switches: Pick<DeveloperSwitches, 'vendorsUnderMaintenance'>
}

export interface LotterySessionWithCurrency extends LotterySession {
  /** ISO 4217 */
  readonly currency: string
}

export interface LotteryOrderRequest {
  readonly code: string
  readonly numero: string
  readonly key: string
  readonly bets: readonly LotteryOrderBet[]
}

/**
 * The `gateway` of orders from the lottery pages: MOBILE, because the site launches lotteries only on mobile devices.
 */
const MOBILE_GATEWAY = 3

const MAX_DRAWS_SHOWN = 8
const MAX_ORDERS_SHOWN = 12

/**
 * Creates the functions with which the lottery pages read draws, orders and balances, and place and cancel orders.
 */
export function createLotteryService({ db, clock, tenants, switches }: DeskOptions) {
  const describeResult = ({ code, kind }: SeedLottery, numero: string, result: string) => ({
    code,
    kind,
    numero,
    digits: getFirstPrizeDigits(result),
  })

  const describeDraw = (lottery: SeedLottery) => {
    const { index, numero, remainTime, isSale } = getRunningLotteryDraw(db(), lottery, clock.now())
    const last = describeResult(
      lottery,
      getLotteryDrawByIndex(lottery, index - 1).numero,
      getWinningNumber(db(), lottery, index - 1),
    )
    return {
      code: lottery.code,
      numero,
      remainTime,
      isSale,
      lockTime: lottery.lockSeconds * 1000,
      period: lottery.everyMinutes * 60_000,
      last,
    }
  }

  const listDeskOrders = ({ tenant, member, language }: LotterySessionWithCurrency, lottery: SeedLottery) => {
    const filter = { status: undefined, code: lottery.code, from: undefined, to: undefined }
    return listLotteryOrders(db(), { tenant, member }, filter, { pageNo: 1, pageSize: MAX_ORDERS_SHOWN }).rows.map(
      (row) => ({
        id: row.id,
        numero: getLotteryDrawByIndex(lottery, row.draw).numero,
        status: row.status,
        stakeMinor: row.stake,
        payoutMinor: row.payout,
        cancellable: isLotteryOrderCancellable(db(), row, clock.now()),
        bets: listLotteryOrderBets(db(), row.id).map((bet) => {
          const play = lotteryPlaysByDrawKind[lottery.kind].find((each) => each.code === bet.play)
          const option = play?.options.find((each) => each.code === bet.selection)
          return {
            play: play?.name[language] ?? bet.play,
            selection: option?.name[language] ?? bet.selection,
            status: bet.status,
          }
        }),
      }),
    )
  }

  const openSession = (id: string): LotterySessionWithCurrency => {
    const session = desk.sessionOf(id)
    if (!session) throw new Refused('round.session.unknown')
    if (session.ends_at <= clock.now()) throw new Refused('round.session.ended')
    settleLotteryOrders(db(), clock.now())
    return session
  }

  const desk = {
    /** Returns a lottery session by its id, even if the session has ended; null if it does not exist. */
    sessionOf: (id: string): LotterySessionWithCurrency | null => {
      const session = findLotterySession(db(), id)
      const tenant = session && tenants.list.find((each) => each.id === session.tenant)
      return session && tenant ? { ...session, currency: tenant.currency } : null
    },
    /**
     * Returns all lotteries with their running draws.
     * @throws Refused `round.session.unknown`, `round.session.ended`
     */
    lobby: (id: string) => {
      const { tenant, member } = openSession(id)
      return { balanceMinor: getWalletBalance(db(), tenant, member), lotteries: seedLotteries.map(describeDraw) }
    },
    /**
     * Returns a lottery's running draw, the last draws and the member's orders.
     * @throws Refused like `lobby`, and `lottery.unknown`
     */
    table: (id: string, code: string) => {
      const session = openSession(id)
      const lottery = getLotteryByCode(code)
      return {
        balanceMinor: getWalletBalance(db(), session.tenant, session.member),
        draw: describeDraw(lottery),
        history: listFinishedDraws(db(), lottery, clock.now(), MAX_DRAWS_SHOWN).map(({ numero, result }) =>
          describeResult(lottery, numero, result),
        ),
        orders: listDeskOrders(session, lottery),
      }
    },
    /** Places an order through `placeOrderOnDraw`. @throws Refused like `lobby` and `placeOrderOnDraw` */
    place: (id: string, order: LotteryOrderRequest) => {
      const { tenant, member, prize_mode: prizeMode } = openSession(id)
      return placeOrderOnDraw(db(), {
        tenant,
        member,
        prizeMode,
        gateway: MOBILE_GATEWAY,
        vendorsUnderMaintenance: switches.vendorsUnderMaintenance,
        now: clock.now(),
        ...order,
      })
    },
    /** Cancels an order through `cancelLotteryBets`. @throws Refused like `lobby` and `cancelLotteryBets` */
    cancel: (id: string, order: number) => {
      const { tenant, member } = openSession(id)
      cancelLotteryBets(db(), { tenant, member }, order, undefined, clock.now())
    },
  }
  return desk
}

export type LotteryService = ReturnType<typeof createLotteryService>
