import data from './data/plays.json' with { type: 'json' }
import type { Language } from '../domain/language.ts'
import type { DrawKind } from './lotteries.ts'

type Translations = Readonly<Record<Language, string>>

/** A selection of a bet, with its odds. */
interface PlayOption {
  readonly code: string
  readonly name: Translations
  /** The odds in hundredths: 195 pays 1.95 times the stake. */
  readonly odds: number
}

/**
 * A kind of bet in a lottery. A play has either a list of `options`, or accepts all numbers with `digits` digits at the
 * same `odds`.
 */
export interface LotteryPlayRules {
  readonly code: string
  readonly playType: 'trad' | 'ent'
  readonly name: Translations
  readonly about: Translations
  /** The largest stake of a bet, in minor units. */
  readonly maxStake: number
  readonly digits?: number
  /** The odds of a play with `digits`, in hundredths. */
  readonly odds?: number
  readonly options: readonly PlayOption[]
  /** Returns whether a selection wins. @param drawn - the digits of the first prize, as numbers */
  readonly wins: (drawn: readonly number[], selection: string) => boolean
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const isTriple = (dice: readonly number[]): boolean => new Set(dice).size === 1
const isOdd = (number: number, selection: string): boolean => (number % 2 === 1) === (selection === 'ODD')
const endsIn =
  (digits: number): LotteryPlayRules['wins'] =>
  (drawn, selection) =>
    drawn.slice(-digits).join('') === selection

/** The functions that decide whether a selection of a play wins, by kind of draw and code of the play. */
const winRules: Readonly<Record<keyof typeof data, Readonly<Record<string, LotteryPlayRules['wins']>>>> = {
  DIGITS: {
    SIZE: (drawn, selection) => sum(drawn) >= 23 === (selection === 'BIG'),
    PARITY: (drawn, selection) => isOdd(sum(drawn), selection),
    LAST1: endsIn(1),
    LAST2: endsIn(2),
    LAST3: endsIn(3),
  },
  DICE: {
    SIZE: (drawn, selection) => !isTriple(drawn) && sum(drawn) >= 11 === (selection === 'BIG'),
    PARITY: (drawn, selection) => isOdd(sum(drawn), selection),
    SUM: (drawn, selection) => sum(drawn) === Number(selection),
    TRIPLE: (drawn, selection) => isTriple(drawn) && drawn[0] === Number(selection),
  },
  RACE: {
    WINNER: ([first], selection) => first === Number(selection),
    PODIUM: (drawn, selection) => drawn.slice(0, 3).includes(Number(selection)),
    PARITY: ([first = 0], selection) => isOdd(first, selection),
  },
}

const readPlays = (kind: keyof typeof data): LotteryPlayRules[] =>
  (data[kind] as readonly Omit<LotteryPlayRules, 'wins'>[]).map((play) => {
    const winRule = winRules[kind][play.code]
    if (!winRule) throw new Error(`The play ${kind} ${play.code} has no winning rule. Add one to seed/plays.ts.`)
    return { ...play, wins: winRule }
  })

const digits = readPlays('DIGITS')

/** The plays of each kind of draw. PICK has no entertainment plays (`entPlaySwitch`). */
export const lotteryPlaysByDrawKind: Readonly<Record<DrawKind, readonly LotteryPlayRules[]>> = {
  DIGITS: digits,
  DICE: readPlays('DICE'),
  RACE: readPlays('RACE'),
  PICK: digits.filter(({ code }) => code.startsWith('LAST')),
}

/** The smallest stake of a bet, in minor units. */
export const MIN_LOTTERY_BET_STAKE_MINOR = 50
/** The largest total stake of a member on one draw, in minor units. */
export const MAX_MEMBER_STAKE_PER_DRAW_MINOR = 500_000
/** The largest number of bets in an order. */
export const MAX_BETS_PER_LOTTERY_ORDER = 20

/** Returns the odds of a selection in hundredths, undefined if the play does not offer the selection. */
export function getLotteryPlayOdds(
  { digits: length, odds, options }: LotteryPlayRules,
  selection: string,
): number | undefined {
  if (length !== undefined) return selection.length === length && /^\d+$/.test(selection) ? odds : undefined
  return options.find(({ code }) => code === selection)?.odds
}
