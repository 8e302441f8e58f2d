import data from './data/plays.json' with { type: 'json' }
import type { Language } from '../domain/language.ts'
import type { DrawKind } from './lotteries.ts'

type Said = Readonly<Record<Language, string>>

/** What can be chosen in a bet, and what it pays. */
interface PlayOption {
  readonly code: string
  readonly name: Said
  /** Hundredths: 195 pays the stake 1.95 times. */
  readonly odds: number
}

/** A kind of bet. It either has options, or takes so many digits at one price. */
export interface Play {
  readonly code: string
  readonly playType: 'trad' | 'ent'
  readonly name: Said
  readonly about: Said
  /** Minor units. */
  readonly maxStake: number
  readonly digits?: number
  /** With `digits`: hundredths. */
  readonly odds?: number
  readonly options: readonly PlayOption[]
  /** @param drawn - the digits of the first prize, as numbers */
  readonly wins: (drawn: readonly number[], selection: string) => boolean
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
const isTriple = (dice: readonly number[]): boolean => new Set(dice).size === 1
const isOdd = (number: number, selection: string): boolean => (number % 2 === 1) === (selection === 'ODD')
const endsIn =
  (digits: number): Play['wins'] =>
  (drawn, selection) =>
    drawn.slice(-digits).join('') === selection

/** What wins a play, by what is drawn. */
const wins: Readonly<Record<keyof typeof data, Readonly<Record<string, Play['wins']>>>> = {
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

const playsIn = (kind: keyof typeof data): Play[] =>
  (data[kind] as readonly Omit<Play, 'wins'>[]).map((play) => {
    const own = wins[kind][play.code]
    if (!own) throw new Error(`Nothing says what wins ${kind} ${play.code}: add it to seed/plays.ts.`)
    return { ...play, wins: own }
  })

const digits = playsIn('DIGITS')

/** What can be bet on, by what is drawn. Prizes of six digits have no entertainment play (`entPlaySwitch`). */
export const playsOf: Readonly<Record<DrawKind, readonly Play[]>> = {
  DIGITS: digits,
  DICE: playsIn('DICE'),
  RACE: playsIn('RACE'),
  PICK: digits.filter(({ code }) => code.startsWith('LAST')),
}

/** Minor units, of one bet. */
export const smallestStake = 50
/** Minor units: what a member may stake on one draw in all. */
export const drawLimit = 500_000
/** Bets of one order. */
export const mostBets = 20

/** The odds of a choice in hundredths; undefined when the play has no such one. */
export function oddsOf({ digits: length, odds, options }: Play, selection: string): number | undefined {
  if (length !== undefined) return selection.length === length && /^\d+$/.test(selection) ? odds : undefined
  return options.find(({ code }) => code === selection)?.odds
}
