import { randomBytes } from 'node:crypto'
import { all, findRow, insert, run, type Db } from '../db/sql.ts'
import { lotteries, type SeedLottery } from '../seed/lotteries.ts'
import { drawAt, drawOf, winningNumber, type Draw } from './draws.ts'
import { Refused } from './refused.ts'

/** @throws Refused `lottery.unknown` */
export function lotteryByCode(code: string): SeedLottery {
  const lottery = lotteries.find((each) => each.code === code)
  if (!lottery) throw new Refused('lottery.unknown')
  return lottery
}

interface Row {
  readonly result: string | null
  readonly closed: number
}

const rowOf = (db: Db, code: string, draw: number): Row | undefined => findRow<Row>(db, 'lottery_draw', { code, draw })

/** The running draw of a lottery: on sale until its lock time, or until somebody has closed it. */
export function runningDraw(db: Db, lottery: SeedLottery, now: number): Draw {
  const draw = drawAt(lottery, now)
  return draw.isSale && rowOf(db, lottery.code, draw.index)?.closed ? { ...draw, isSale: false } : draw
}

/** The winning number of a draw: what was set for it, else what the generator gives. */
export const resultOf = (db: Db, lottery: SeedLottery, draw: number): string =>
  rowOf(db, lottery.code, draw)?.result ?? winningNumber(lottery, draw, secretOf(db))

/** The secret that the winning numbers of a database come from; made when it is first asked for. */
function secretOf(db: Db): string {
  const name = 'draw secret'
  const kept = findRow<{ value: string }>(db, 'setting', { name })
  if (kept) return kept.value
  const value = randomBytes(32).toString('hex')
  insert(db, 'setting', { name, value })
  return value
}

/** A draw that is over. */
export interface DrawResult {
  readonly numero: string
  /** Milliseconds since 1970. */
  readonly drawnAt: number
  readonly result: string
}

/** The last draws of a lottery, the newest first. */
export function lastDraws(db: Db, lottery: SeedLottery, now: number, count: number): DrawResult[] {
  const { index } = drawAt(lottery, now)
  return Array.from({ length: count }, (_, at) => {
    const { numero, endsAt, index: own } = drawOf(lottery, index - 1 - at)
    return { numero, drawnAt: endsAt, result: resultOf(db, lottery, own) }
  })
}

/** Sets the result of a draw beforehand. */
export function setResult(db: Db, code: string, draw: number, result: string): void {
  run(
    db,
    `INSERT INTO lottery_draw (code, draw, result) VALUES (:code, :draw, :result)
     ON CONFLICT (code, draw) DO UPDATE SET result = :result`,
    { code, draw, result },
  )
}

/** Takes a draw out of the sale before its lock time. */
export function closeDraw(db: Db, code: string, draw: number): void {
  run(
    db,
    'INSERT INTO lottery_draw (code, draw, closed) VALUES (:code, :draw, 1) ON CONFLICT (code, draw) DO UPDATE SET closed = 1',
    { code, draw },
  )
}

/** What was set and closed by hand, for whoever looks. */
export const touchedDraws = (db: Db): { code: string; draw: number; result: string | null; closed: number }[] =>
  all(db, 'SELECT code, draw, result, closed FROM lottery_draw ORDER BY code, draw')
