import type { Language } from '../domain/language.ts'
import type { DrawKind } from './lotteries.ts'

type Said = Readonly<Record<Language, string>>

/** What can be chosen in a bet, and what it pays. */
export interface PlayOption {
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
const all = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))
const number = (code: number, odds: number): PlayOption => ({
  code: String(code),
  name: { EN: String(code), PT: String(code) },
  odds,
})
const big = { EN: 'Big', PT: 'Alto' }
const small = { EN: 'Small', PT: 'Baixo' }
const odd = { EN: 'Odd', PT: 'Ímpar' }
const even = { EN: 'Even', PT: 'Par' }
const sides = (
  one: Said,
  other: Said,
  codes: readonly [string, string],
  odds: readonly [number, number],
): PlayOption[] => [
  { code: codes[0], name: one, odds: odds[0] },
  { code: codes[1], name: other, odds: odds[1] },
]

/** The last digits of the first prize, typed. */
const last = (digits: 2 | 3): Play => ({
  code: `LAST${digits}`,
  playType: 'trad',
  name: digits === 2 ? { EN: 'Last two', PT: 'Dezena' } : { EN: 'Last three', PT: 'Centena' },
  about: { EN: `The last ${digits} digits, in their order.`, PT: `Os ${digits} últimos dígitos, na ordem.` },
  maxStake: digits === 2 ? 20_000 : 5000,
  digits,
  odds: digits === 2 ? 9500 : 92_000,
  options: [],
  wins: (drawn, selection) => drawn.slice(-digits).join('') === selection,
})

const lastOne: Play = {
  code: 'LAST1',
  playType: 'trad',
  name: { EN: 'Last digit', PT: 'Último dígito' },
  about: { EN: 'The last digit.', PT: 'O último dígito.' },
  maxStake: 100_000,
  options: all(10, (at) => number(at, 960)),
  wins: (drawn, selection) => drawn.at(-1) === Number(selection),
}

const parity = (
  of: (drawn: readonly number[]) => number,
  about: Said,
  odds: readonly [number, number] = [195, 195],
): Play => ({
  code: 'PARITY',
  playType: 'ent',
  name: { EN: 'Odd or even', PT: 'Ímpar ou par' },
  about,
  maxStake: 100_000,
  options: sides(odd, even, ['ODD', 'EVEN'], odds),
  wins: (drawn, selection) => (of(drawn) % 2 === 1) === (selection === 'ODD'),
})

const isTriple = (dice: readonly number[]): boolean => new Set(dice).size === 1
/** In how many of the 216 ways three dice make a sum. */
const waysOf = (wanted: number): number => {
  let ways = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (wanted - a - b >= 1 && wanted - a - b <= 6) ways++
  return ways
}

const digits: readonly Play[] = [
  {
    code: 'SIZE',
    playType: 'ent',
    name: { EN: 'Big or small', PT: 'Alto ou baixo' },
    about: { EN: 'The sum: 23 and more is big.', PT: 'A soma: de 23 para cima é alto.' },
    maxStake: 100_000,
    options: sides(big, small, ['BIG', 'SMALL'], [195, 195]),
    wins: (drawn, selection) => sum(drawn) >= 23 === (selection === 'BIG'),
  },
  parity(sum, { EN: 'The sum of the five digits.', PT: 'A soma dos cinco dígitos.' }),
  lastOne,
  last(2),
  last(3),
]

const dice: readonly Play[] = [
  {
    code: 'SIZE',
    playType: 'ent',
    name: { EN: 'Big or small', PT: 'Alto ou baixo' },
    about: {
      EN: 'The sum: 11 and more is big. Three alike lose.',
      PT: 'A soma: de 11 para cima é alto. Três iguais perdem.',
    },
    maxStake: 100_000,
    options: sides(big, small, ['BIG', 'SMALL'], [198, 198]),
    wins: (drawn, selection) => !isTriple(drawn) && sum(drawn) >= 11 === (selection === 'BIG'),
  },
  parity(sum, { EN: 'The sum of the three dice.', PT: 'A soma dos três dados.' }),
  {
    code: 'SUM',
    playType: 'trad',
    name: { EN: 'Exact sum', PT: 'Soma exata' },
    about: { EN: 'The sum of the three dice.', PT: 'A soma dos três dados.' },
    maxStake: 20_000,
    options: all(16, (at) => number(at + 3, Math.floor((216 / waysOf(at + 3)) * 95))),
    wins: (drawn, selection) => sum(drawn) === Number(selection),
  },
  {
    code: 'TRIPLE',
    playType: 'trad',
    name: { EN: 'Three alike', PT: 'Três iguais' },
    about: { EN: 'All three dice show this number.', PT: 'Os três dados mostram este número.' },
    maxStake: 10_000,
    options: all(6, (at) => number(at + 1, 20_400)),
    wins: (drawn, selection) => isTriple(drawn) && drawn[0] === Number(selection),
  },
]

const race: readonly Play[] = [
  {
    code: 'WINNER',
    playType: 'trad',
    name: { EN: 'Winner', PT: 'Vencedor' },
    about: { EN: 'The boat that comes in first.', PT: 'O barco que chega primeiro.' },
    maxStake: 100_000,
    options: all(9, (at) => number(at + 1, 860)),
    wins: ([first], selection) => first === Number(selection),
  },
  {
    code: 'PODIUM',
    playType: 'trad',
    name: { EN: 'Podium', PT: 'Pódio' },
    about: { EN: 'The boat is among the first three.', PT: 'O barco está entre os três primeiros.' },
    maxStake: 100_000,
    options: all(9, (at) => number(at + 1, 285)),
    wins: (drawn, selection) => drawn.slice(0, 3).includes(Number(selection)),
  },
  parity(([first = 0]) => first, { EN: 'The number of the winner.', PT: 'O número do vencedor.' }, [171, 213]),
]

/** What can be bet on, by what is drawn. Prizes of six digits have no entertainment play (`entPlaySwitch`). */
export const playsOf: Readonly<Record<DrawKind, readonly Play[]>> = {
  DIGITS: digits,
  DICE: dice,
  RACE: race,
  PICK: [lastOne, last(2), last(3)],
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
