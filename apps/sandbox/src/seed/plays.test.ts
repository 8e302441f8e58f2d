import { describe, expect, test } from 'vitest'
import { getFirstPrizeDigits, buildDrawResultFromFirstPrize, generateWinningNumber } from '../domain/lotteryDraws.ts'
import { testDrawSecret } from '../testing/createTestDb.ts'
import { DEFAULT_REBATE_RATE_BASIS_POINTS, demoAgentRebateRates } from './demoPeople.ts'
import { seedLotteries, type DrawKind } from './lotteries.ts'
import { allVipLevels } from './money.ts'
import { getLotteryPlayOdds, lotteryPlaysByDrawKind, type LotteryPlayRules } from './plays.ts'
import { merchantContractTerms } from './seedDemoTeam.ts'

/**
 * All equally likely first prizes of each kind of draw. For PICK, the list contains only the last three digits, because
 * no play of PICK depends on the others.
 */
const outcomes: Readonly<Record<DrawKind, number[][]>> = {
  DIGITS: listDigits(5),
  PICK: listDigits(3),
  DICE: Array.from({ length: 216 }, (_, at) => [Math.floor(at / 36) + 1, (Math.floor(at / 6) % 6) + 1, (at % 6) + 1]),
  RACE: listPodiums(),
}
function listDigits(length: number): number[][] {
  return Array.from({ length: 10 ** length }, (_, at) => [...String(at).padStart(length, '0')].map(Number))
}
function listPodiums(): number[][] {
  const boats = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  return boats.flatMap((first) =>
    boats.flatMap((second) =>
      boats.filter((third) => new Set([first, second, third]).size === 3).map((third) => [first, second, third]),
    ),
  )
}

const listSelections = ({ digits: length, options }: LotteryPlayRules): string[] =>
  length === undefined
    ? options.map(({ code }) => code)
    : ['0'.repeat(length), '7'.repeat(length), '0123456789'.slice(3, 3 + length)]
const allPlays = Object.entries(lotteryPlaysByDrawKind).flatMap(([kind, plays]) =>
  plays.map((play) => [kind as DrawKind, play.code, play] as const),
)

/** Returns the share of the stakes that a selection pays back on average. */
const getReturnShare = (kind: DrawKind, play: LotteryPlayRules, selection: string): number =>
  ((getLotteryPlayOdds(play, selection) ?? 0) / 100) *
  (outcomes[kind].filter((drawn) => play.wins(drawn, selection)).length / outcomes[kind].length)

describe('a play', () => {
  test.each(allPlays)(
    'pays back 92 to 98 percent of the stakes for the kind of draw %s and the play %s',
    (kind, _, play) => {
      for (const selection of listSelections(play)) {
        const share = getReturnShare(kind, play, selection)
        expect(share, selection).toBeGreaterThan(0.919)
        expect(share, selection).toBeLessThanOrEqual(0.98)
      }
    },
  )

  test.each(allPlays)(
    'returns no odds for an invalid selection of the kind of draw %s and the play %s',
    (_kind, _code, play) => {
      const invalid = ['', '-1', '1x', '٣٣', 'constructor', '1'.repeat(6), 'big']
      expect(invalid.map((selection) => getLotteryPlayOdds(play, selection))).toEqual(invalid.map(() => undefined))
      expect(listSelections(play).map((selection) => getLotteryPlayOdds(play, selection))).not.toContain(undefined)
    },
  )
})

describe('the total of rebates, salaries and dividends on lottery stakes', () => {
  /**
   * The smallest share of the stakes, in ten-thousandths, that the platform keeps when a team bets on all outcomes of a
   * play.
   */
  const keptBasisPoints =
    10_000 *
    (1 -
      Math.max(
        ...allPlays.flatMap(([kind, , play]) =>
          listSelections(play).map((selection) => getReturnShare(kind, play, selection)),
        ),
      ))
  const highestRate = (kind: string): number =>
    Math.max(
      ...merchantContractTerms
        .filter((terms) => terms.kind === kind)
        .flatMap(({ tiers }) => tiers.map(({ rate }) => rate)),
    )
  /**
   * Returns the largest share of the stakes, in ten-thousandths, that player and agent can receive: the rebate of the
   * highest level, `rates` for the agent, and the agent's highest dividend. The dividend is a share of the loss that
   * remains after the rebate.
   */
  const shareGivenBack = (rates: readonly number[]): number => {
    const rebate = Math.max(...allVipLevels.map(({ rebateBasisPoints }) => rebateBasisPoints))
    return (
      rates.reduce((all, rate) => all + rate, rebate) + ((keptBasisPoints - rebate) * highestRate('DIVIDEND')) / 10_000
    )
  }

  test.each(['LOTT', 'ELOTTO'])(
    'pays an agent less than the platform keeps when the agent bets on all outcomes of a %s draw',
    { tags: ['B46'] },
    (category) => {
      expect(
        shareGivenBack([
          demoAgentRebateRates[category] ?? DEFAULT_REBATE_RATE_BASIS_POINTS,
          highestRate('DAILY'),
          highestRate('HOURLY'),
        ]),
      ).toBeLessThan(keptBasisPoints)
    },
  )

  test(
    'control: pays an agent more than the platform keeps when the rate is 0.8 % and salaries are 1.2 %',
    { tags: ['B46-control'] },
    () => {
      expect(shareGivenBack([80, 100, 20])).toBeGreaterThan(keptBasisPoints)
    },
  )
})

describe('completeResult', () => {
  const lotteryOf = (kind: DrawKind) =>
    seedLotteries.find((lottery) => lottery.kind === kind) as (typeof seedLotteries)[number]

  test.each([
    ['DIGITS', '90210', '90210~12'],
    ['DICE', '665', '665~17'],
    ['RACE', '91234', '91234~19'],
  ] as const)('completes the result of a %s draw with the first prize %s to %s', (kind, prize, result) =>
    expect(buildDrawResultFromFirstPrize(lotteryOf(kind), prize)).toBe(result),
  )

  test('adds the lower prizes to the result when the first prize has six digits', () => {
    expect(buildDrawResultFromFirstPrize(lotteryOf('PICK'), '123456')).toMatch(/^123456,\d{6},\d{5}$/)
  })

  test.each([
    ['DIGITS', '9021'],
    ['DICE', '670'],
    ['RACE', '11234'],
    ['PICK', '12345x'],
  ] as const)('returns null for a %s draw with the invalid first prize %s', (kind, prize) =>
    expect(buildDrawResultFromFirstPrize(lotteryOf(kind), prize)).toBeNull(),
  )

  test('generates results from which getFirstPrizeDigits can read the first prize', () => {
    for (const kind of Object.keys(outcomes) as DrawKind[]) {
      const result = generateWinningNumber(lotteryOf(kind), 7, testDrawSecret)
      expect(getFirstPrizeDigits(result).join('')).toBe(result.split(/[~,]/)[0])
    }
  })
})
