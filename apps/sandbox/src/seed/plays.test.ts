import { describe, expect, test } from 'vitest'
import { drawnDigits, resultFrom, winningNumber } from '../domain/lotteryDraws.ts'
import { drawSecret } from '../testing/openTestDb.ts'
import { defaultRate, houseRates } from './demoPeople.ts'
import { lotteries, type DrawKind } from './lotteries.ts'
import { levels } from './money.ts'
import { oddsOf, playsOf, type Play } from './plays.ts'
import { houseTerms } from './seedTeam.ts'

/** Every result of the first prize that a kind of draw can have, each as likely as the next; of long ones what their end decides. */
const outcomes: Readonly<Record<DrawKind, number[][]>> = {
  DIGITS: digits(5),
  PICK: digits(3),
  DICE: Array.from({ length: 216 }, (_, at) => [Math.floor(at / 36) + 1, (Math.floor(at / 6) % 6) + 1, (at % 6) + 1]),
  RACE: arrivals(),
}
function digits(length: number): number[][] {
  return Array.from({ length: 10 ** length }, (_, at) => [...String(at).padStart(length, '0')].map(Number))
}
function arrivals(): number[][] {
  const boats = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  return boats.flatMap((first) =>
    boats.flatMap((second) =>
      boats.filter((third) => new Set([first, second, third]).size === 3).map((third) => [first, second, third]),
    ),
  )
}

const selectionsOf = ({ digits: length, options }: Play): string[] =>
  length === undefined
    ? options.map(({ code }) => code)
    : ['0'.repeat(length), '7'.repeat(length), '0123456789'.slice(3, 3 + length)]
const every = Object.entries(playsOf).flatMap(([kind, plays]) =>
  plays.map((play) => [kind as DrawKind, play.code, play] as const),
)

/** The share of the stakes that a choice pays back in the long run. */
const shareOf = (kind: DrawKind, play: Play, selection: string): number =>
  ((oddsOf(play, selection) ?? 0) / 100) *
  (outcomes[kind].filter((drawn) => play.wins(drawn, selection)).length / outcomes[kind].length)

describe('what a play pays', () => {
  test.each(every)('%s %s is between 92 and 98 of a hundred staked, whatever is chosen', (kind, _, play) => {
    for (const selection of selectionsOf(play)) {
      const share = shareOf(kind, play, selection)
      expect(share, selection).toBeGreaterThan(0.919)
      expect(share, selection).toBeLessThanOrEqual(0.98)
    }
  })

  test.each(every)('%s %s has no odds for what it does not offer', (_kind, _code, play) => {
    const strange = ['', '-1', '1x', '٣٣', 'constructor', '1'.repeat(6), 'big']
    expect(strange.map((selection) => oddsOf(play, selection))).toEqual(strange.map(() => undefined))
    expect(selectionsOf(play).map((selection) => oddsOf(play, selection))).not.toContain(undefined)
  })
})

describe('what is given back of a stake on a lottery', () => {
  /** What the play that keeps least keeps of the stakes on all its sides, in ten-thousandths. */
  const kept =
    10_000 *
    (1 -
      Math.max(
        ...every.flatMap(([kind, , play]) => selectionsOf(play).map((selection) => shareOf(kind, play, selection))),
      ))
  const most = (kind: string): number =>
    Math.max(...houseTerms.filter((terms) => terms.kind === kind).flatMap(({ tiers }) => tiers.map(({ rate }) => rate)))
  /** The player's rebate at the highest level, and what the agent is given at the highest tiers: of the stakes, and of what is lost after the rebate. */
  const givenBack = (rates: readonly number[]): number => {
    const rebate = Math.max(...levels.map(({ rebateBasisPoints }) => rebateBasisPoints))
    return rates.reduce((all, rate) => all + rate, rebate) + ((kept - rebate) * most('DIVIDEND')) / 10_000
  }

  test.each(['LOTT', 'ELOTTO'])(
    'is less than what is kept of it, for an agent with bets on every side of %s',
    { tags: ['B46'] },
    (category) => {
      expect(givenBack([houseRates[category] ?? defaultRate, most('DAILY'), most('HOURLY')])).toBeLessThan(kept)
    },
  )

  test(
    'control: with a rate of 0.8 %, and salaries of 1 % and 0.2 %, it would be more',
    { tags: ['B46-control'] },
    () => {
      expect(givenBack([80, 100, 20])).toBeGreaterThan(kept)
    },
  )
})

describe('a result from its first prize', () => {
  const of = (kind: DrawKind) => lotteries.find((lottery) => lottery.kind === kind) as (typeof lotteries)[number]

  test.each([
    ['DIGITS', '90210', '90210~12'],
    ['DICE', '665', '665~17'],
    ['RACE', '91234', '91234~19'],
  ] as const)('%s %s is %s', (kind, prize, result) => expect(resultFrom(of(kind), prize)).toBe(result))

  test('of six digits has the lower prizes with it', () => {
    expect(resultFrom(of('PICK'), '123456')).toMatch(/^123456,\d{6},\d{5}$/)
  })

  test.each([
    ['DIGITS', '9021'],
    ['DICE', '670'],
    ['RACE', '11234'],
    ['PICK', '12345x'],
  ] as const)('%s %s is none', (kind, prize) => expect(resultFrom(of(kind), prize)).toBeNull())

  test('is read back digit by digit, from every kind', () => {
    for (const kind of Object.keys(outcomes) as DrawKind[]) {
      const result = winningNumber(of(kind), 7, drawSecret)
      expect(drawnDigits(result).join('')).toBe(result.split(/[~,]/)[0])
    }
  })
})
