import { randomBytes, createHmac } from 'node:crypto'
import { all, findRow, insert, run, type Db } from '../db/sql.ts'
import { lotteries, type SeedLottery, type DrawKind } from '../seed/lotteries.ts'
import { Refused } from './refused.ts'
import { randomFrom, type Random } from './random.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
/** Draws are numbered by the day of Brasília, which has no summer time. */
const toLocal = -3 * hour
/** The hour of Brasília at which a daily lottery is drawn. */
const dailyHour = 20

export interface Draw {
  /** Counts on for ever. */
  readonly index: number
  /** What players call it: the day, and its place in the day. */
  readonly numero: string
  readonly endsAt: number
  /** Milliseconds until it is drawn. */
  readonly remainTime: number
  /** Not in the lock window before the draw. */
  readonly isSale: boolean
}

/** When the draws of a lottery are counted from, and how far apart they are. */
function rhythm({ everyMinutes }: SeedLottery): { anchor: number; period: number; daily: boolean } {
  const period = everyMinutes * minute
  const daily = period === day
  return { period, daily, anchor: daily ? dailyHour * hour - toLocal : 0 }
}

/** The draw of a lottery by its index, as it begins. */
export function drawOf(lottery: SeedLottery, index: number): Draw {
  const { anchor, period } = rhythm(lottery)
  return drawAt(lottery, anchor + index * period)
}

/** The draw of a lottery that runs at a time: one follows the other without a gap. */
export function drawAt(lottery: SeedLottery, now: number): Draw {
  const { lockSeconds } = lottery
  const { anchor, period, daily } = rhythm(lottery)
  const index = Math.floor((now - anchor) / period)
  const startsAt = anchor + index * period
  const endsAt = startsAt + period
  const ofDay = Math.floor((startsAt + toLocal) / period) % (day / period)
  const date = new Date((daily ? endsAt : startsAt) + toLocal).toISOString().slice(0, 10).replaceAll('-', '')
  const remainTime = endsAt - now
  return {
    index,
    numero: daily ? date : `${date}-${String(ofDay + 1).padStart(String(day / period).length, '0')}`,
    endsAt,
    remainTime,
    isSale: remainTime > lockSeconds * second,
  }
}

const digits = (random: Random, count: number, low = 0, high = 9): number[] =>
  Array.from({ length: count }, () => random.whole(low, high))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** The format for each kind of draw, as on real platforms: a sum follows "~", and lower prizes follow ",". */
const results: Readonly<Record<DrawKind, (random: Random) => string>> = {
  DIGITS: (random) => withSum(digits(random, 5)),
  DICE: (random) => withSum(digits(random, 3, 1, 6)),
  RACE: (random) => {
    const left = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    return withSum(Array.from({ length: 5 }, () => left.splice(random.whole(0, left.length - 1), 1)[0] ?? 0))
  },
  PICK: (random) => [6, 6, 5].map((length) => digits(random, length).join('')).join(','),
}
const withSum = (numbers: readonly number[]): string => `${numbers.join('')}~${sum(numbers)}`

/**
 * Returns the winning number of a draw: the same whenever it is asked.
 * @param secret - nobody who knows the draws of before may compute one to come: it is hashed, since `randomFrom` keeps 32 bits only
 */
export const winningNumber = ({ code, kind }: SeedLottery, index: number, secret: string): string =>
  results[kind](randomFrom(createHmac('sha256', secret).update(`${code} ${index}`).digest('hex')))

const prizes: Readonly<Record<DrawKind, RegExp>> = {
  DIGITS: /^\d{5}$/,
  DICE: /^[1-6]{3}$/,
  RACE: /^(?!.*(\d).*\1)[1-9]{5}$/,
  PICK: /^\d{6}$/,
}

/** A whole result from the digits of its first prize; null where they are none of this kind of draw. */
export function resultFrom(lottery: SeedLottery, prize: string): string | null {
  if (!prizes[lottery.kind].test(prize)) return null
  return lottery.kind === 'PICK'
    ? prize + winningNumber(lottery, 0, '').slice(prize.length)
    : withSum([...prize].map(Number))
}

/** The digits of the first prize (C38). */
export const drawnDigits = (result: string): number[] => [...(result.split('~')[0]?.split(',')[0] ?? '')].map(Number)

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
