import { randomBytes, createHmac } from 'node:crypto'
import { DAY_MS } from '@lobby/platform/calendar'
import { selectAll, findRow, insertRow, runSql, type Db } from '../db/sql.ts'
import { seedLotteries, type SeedLottery, type DrawKind } from '../seed/lotteries.ts'
import { Refused } from './refused.ts'
import { createSeededRandom, type SeededRandom } from './random.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
/** The draws of a day are numbered from midnight in Brasília, which has no daylight saving time. */
const UTC_OFFSET_MS = -3 * HOUR_MS
/** The hour at which daily lotteries are drawn, in the time of Brasília. */
const DAILY_DRAW_HOUR = 20

export interface LotteryDraw {
  /** The index of the draw in the lottery. The next draw has the next index. */
  readonly index: number
  /** The draw number that players see: the date and, unless the lottery is daily, the number within the day. */
  readonly numero: string
  readonly endsAt: number
  /** Milliseconds until the draw takes place. */
  readonly remainTime: number
  /** True if bets on the draw are accepted; false in the lock time before the draw. */
  readonly isSale: boolean
}

/** Returns the start of a lottery's draw 0 and the period between draws, both in milliseconds. */
function scheduleOf({ everyMinutes }: SeedLottery): { anchor: number; period: number; daily: boolean } {
  const period = everyMinutes * MINUTE_MS
  const daily = period === DAY_MS
  return { period, daily, anchor: daily ? DAILY_DRAW_HOUR * HOUR_MS - UTC_OFFSET_MS : 0 }
}

/**
 * Returns a draw of a lottery by the draw's index. `remainTime` and `isSale` have their values at the start of the
 * draw.
 */
export function getLotteryDrawByIndex(lottery: SeedLottery, index: number): LotteryDraw {
  const { anchor, period } = scheduleOf(lottery)
  return getLotteryDrawAtTime(lottery, anchor + index * period)
}

/** Returns the draw of a lottery at the time `now`. There is always a running draw, without gaps between draws. */
export function getLotteryDrawAtTime(lottery: SeedLottery, now: number): LotteryDraw {
  const { lockSeconds } = lottery
  const { anchor, period, daily } = scheduleOf(lottery)
  const index = Math.floor((now - anchor) / period)
  const startsAt = anchor + index * period
  const endsAt = startsAt + period
  const ofDay = Math.floor((startsAt + UTC_OFFSET_MS) / period) % (DAY_MS / period)
  const date = new Date((daily ? endsAt : startsAt) + UTC_OFFSET_MS).toISOString().slice(0, 10).replaceAll('-', '')
  const remainTime = endsAt - now
  return {
    index,
    numero: daily ? date : `${date}-${String(ofDay + 1).padStart(String(DAY_MS / period).length, '0')}`,
    endsAt,
    remainTime,
    isSale: remainTime > lockSeconds * SECOND_MS,
  }
}

const digits = (random: SeededRandom, count: number, low = 0, high = 9): number[] =>
  Array.from({ length: count }, () => random.whole(low, high))
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/**
 * Functions that generate a result for each kind of draw. A result has the format of real platforms: "~" precedes the
 * sum of the digits, "," precedes each lower prize.
 */
const results: Readonly<Record<DrawKind, (random: SeededRandom) => string>> = {
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
 * Generates the winning number of a draw. The same arguments always return the same number.
 * @param secret - prevents players from computing future draws from past draws
 */
export const generateWinningNumber = ({ code, kind }: SeedLottery, index: number, secret: string): string =>
  results[kind](createSeededRandom(createHmac('sha256', secret).update(`${code} ${index}`).digest('hex')))

const FIRST_PRIZES: Readonly<Record<DrawKind, RegExp>> = {
  DIGITS: /^\d{5}$/,
  DICE: /^[1-6]{3}$/,
  RACE: /^(?!.*(\d).*\1)[1-9]{5}$/,
  PICK: /^\d{6}$/,
}

/**
 * Returns the full result of a draw for the given digits of the first prize. Returns null if the digits are invalid for
 * this kind of draw.
 */
export function buildDrawResultFromFirstPrize(lottery: SeedLottery, prize: string): string | null {
  if (!FIRST_PRIZES[lottery.kind].test(prize)) return null
  return lottery.kind === 'PICK'
    ? prize + generateWinningNumber(lottery, 0, '').slice(prize.length)
    : withSum([...prize].map(Number))
}

/** Returns the digits of the first prize in a result (C38 in docs/decisions/001-readings-of-the-specification.md). */
export const getFirstPrizeDigits = (result: string): number[] =>
  [...(result.split('~')[0]?.split(',')[0] ?? '')].map(Number)

/** Returns a lottery by its code. @throws Refused `lottery.unknown` */
export function getLotteryByCode(code: string): SeedLottery {
  const lottery = seedLotteries.find((each) => each.code === code)
  if (!lottery) throw new Refused('lottery.unknown')
  return lottery
}

interface Row {
  readonly result: string | null
  readonly closed: number
}

const rowOf = (db: Db, code: string, draw: number): Row | undefined => findRow<Row>(db, 'lottery_draw', { code, draw })

/**
 * Returns the running draw of a lottery. `isSale` is false in the lock time and after `closeDrawEarly`.
 */
export function getRunningLotteryDraw(db: Db, lottery: SeedLottery, now: number): LotteryDraw {
  const draw = getLotteryDrawAtTime(lottery, now)
  return draw.isSale && rowOf(db, lottery.code, draw.index)?.closed ? { ...draw, isSale: false } : draw
}

/** Returns the winning number of a draw: the number that `overrideDrawResult` stored, else the generated number. */
export const getWinningNumber = (db: Db, lottery: SeedLottery, draw: number): string =>
  rowOf(db, lottery.code, draw)?.result ?? generateWinningNumber(lottery, draw, secretOf(db))

/** Returns the secret for generating winning numbers. The first call creates and stores the secret. */
function secretOf(db: Db): string {
  const name = 'draw secret'
  const kept = findRow<{ value: string }>(db, 'setting', { name })
  if (kept) return kept.value
  const value = randomBytes(32).toString('hex')
  insertRow(db, 'setting', { name, value })
  return value
}

/** A finished draw with its result. */
export interface DrawResult {
  readonly numero: string
  /** The time of the draw in milliseconds since 1970. */
  readonly drawnAt: number
  readonly result: string
}

/** Returns the last finished draws of a lottery, the newest first. */
export function listFinishedDraws(db: Db, lottery: SeedLottery, now: number, count: number): DrawResult[] {
  const { index } = getLotteryDrawAtTime(lottery, now)
  return Array.from({ length: count }, (_, at) => {
    const { numero, endsAt, index: drawIndex } = getLotteryDrawByIndex(lottery, index - 1 - at)
    return { numero, drawnAt: endsAt, result: getWinningNumber(db, lottery, drawIndex) }
  })
}

/** Stores a fixed result for a draw, which replaces the generated result. */
export function overrideDrawResult(db: Db, code: string, draw: number, result: string): void {
  runSql(
    db,
    `INSERT INTO lottery_draw (code, draw, result) VALUES (:code, :draw, :result)
     ON CONFLICT (code, draw) DO UPDATE SET result = :result`,
    { code, draw, result },
  )
}

/** Closes the sale of a draw before its lock time. */
export function closeDrawEarly(db: Db, code: string, draw: number): void {
  runSql(
    db,
    'INSERT INTO lottery_draw (code, draw, closed) VALUES (:code, :draw, 1) ON CONFLICT (code, draw) DO ' +
      'UPDATE SET closed = 1',
    { code, draw },
  )
}

/**
 * Returns the draws that a developer switch has changed: draws with a preset result, and draws that were closed early.
 */
export const listOverriddenDraws = (db: Db): { code: string; draw: number; result: string | null; closed: number }[] =>
  selectAll(db, 'SELECT code, draw, result, closed FROM lottery_draw ORDER BY code, draw')
