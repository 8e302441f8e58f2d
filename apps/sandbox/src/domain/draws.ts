import { createHmac } from 'node:crypto'
import { randomFrom, type Random } from './random.ts'
import type { DrawKind, SeedLottery } from '../seed/lotteries.ts'

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

/** By the kind of draw, in the forms of real platforms: after "~" stands a sum, after "," the lower prizes. */
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
