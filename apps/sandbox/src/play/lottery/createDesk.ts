import type { Db } from '../../db/sql.ts'
import type { Clock } from '../../domain/clock.ts'
import { drawnDigits, drawOf, lastDraws, lotteryByCode, resultOf, runningDraw } from '../../domain/lotteryDraws.ts'
import { listOrders, betsOf, cancelOrder, isCancellable, placeOrder, type Bet } from '../../domain/lotteryOrders.ts'
import { lotterySessionOf, type LotterySession } from '../../domain/lotterySessions.ts'
import { Refused } from '../../domain/refused.ts'
import { settleOrders } from '../../domain/settleOrders.ts'
import type { Tenants } from '../../domain/tenants.ts'
import { balanceOf } from '../../domain/wallet.ts'
import type { Switches } from '../../operations/call.ts'
import { lotteries, type SeedLottery } from '../../seed/lotteries.ts'
import { playsOf } from '../../seed/plays.ts'

interface DeskOptions {
  readonly db: () => Db
  readonly clock: Pick<Clock, 'now'>
  readonly tenants: Pick<Tenants, 'list'>
  readonly switches: Pick<Switches, 'restingVendors'>
}

export interface DeskSession extends LotterySession {
  /** ISO 4217 */
  readonly currency: string
}

export interface DeskOrder {
  readonly code: string
  readonly numero: string
  readonly key: string
  readonly bets: readonly Bet[]
}

/** A launch is of the device MOBILE alone: so are the orders of its pages. */
const mobile = 3

const historyShown = 8
const ordersShown = 12

/** What the pages of the lotteries need of draws, orders and wallets. */
export function createDesk({ db, clock, tenants, switches }: DeskOptions) {
  const drawn = ({ code, kind }: SeedLottery, numero: string, result: string) => ({
    code,
    kind,
    numero,
    digits: drawnDigits(result),
  })

  const drawState = (lottery: SeedLottery) => {
    const { index, numero, remainTime, isSale } = runningDraw(db(), lottery, clock.now())
    const last = drawn(lottery, drawOf(lottery, index - 1).numero, resultOf(db(), lottery, index - 1))
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

  const ordersOf = ({ tenant, member, language }: DeskSession, lottery: SeedLottery) => {
    const filter = { status: undefined, code: lottery.code, from: undefined, to: undefined }
    return listOrders(db(), { tenant, member }, filter, { pageNo: 1, pageSize: ordersShown }).rows.map((row) => ({
      id: row.id,
      numero: drawOf(lottery, row.draw).numero,
      status: row.status,
      stakeMinor: row.stake,
      payoutMinor: row.payout,
      cancellable: isCancellable(db(), row, clock.now()),
      bets: betsOf(db(), row.id).map((bet) => {
        const play = playsOf[lottery.kind].find((each) => each.code === bet.play)
        const option = play?.options.find((each) => each.code === bet.selection)
        return {
          play: play?.name[language] ?? bet.play,
          selection: option?.name[language] ?? bet.selection,
          status: bet.status,
        }
      }),
    }))
  }

  const open = (id: string): DeskSession => {
    const session = desk.sessionOf(id)
    if (!session) throw new Refused('round.session.unknown')
    if (session.ends_at <= clock.now()) throw new Refused('round.session.ended')
    settleOrders(db(), clock.now())
    return session
  }

  const desk = {
    /** A session, ended ones too; null when there is none. */
    sessionOf: (id: string): DeskSession | null => {
      const session = lotterySessionOf(db(), id)
      const tenant = session && tenants.list.find((each) => each.id === session.tenant)
      return session && tenant ? { ...session, currency: tenant.currency } : null
    },
    /** All lotteries with their running draws. @throws Refused when the session is none, or has ended */
    lobby: (id: string) => {
      const { tenant, member } = open(id)
      return { balanceMinor: balanceOf(db(), tenant, member), lotteries: lotteries.map(drawState) }
    },
    /** One lottery: its running draw, the last ones, and the member's orders. @throws Refused as `lobby`, and `lottery.unknown` */
    table: (id: string, code: string) => {
      const session = open(id)
      const lottery = lotteryByCode(code)
      return {
        balanceMinor: balanceOf(db(), session.tenant, session.member),
        draw: drawState(lottery),
        history: lastDraws(db(), lottery, clock.now(), historyShown).map(({ numero, result }) =>
          drawn(lottery, numero, result),
        ),
        orders: ordersOf(session, lottery),
      }
    },
    /** Places an order, as `placeOrder` does. */
    place: (id: string, order: DeskOrder) => {
      const { tenant, member, prize_mode: prizeMode } = open(id)
      return placeOrder(db(), {
        tenant,
        member,
        prizeMode,
        gateway: mobile,
        resting: switches.restingVendors,
        now: clock.now(),
        ...order,
      })
    },
    /** Takes an order back, as `cancelOrder` does. */
    cancel: (id: string, order: number) => {
      const { tenant, member } = open(id)
      cancelOrder(db(), { tenant, member }, order, undefined, clock.now())
    },
  }
  return desk
}

export type Desk = ReturnType<typeof createDesk>
