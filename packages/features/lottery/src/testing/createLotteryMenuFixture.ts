import type { LotteryTab } from '../queries/lotteryMenu.ts'
import { createLotteryFixture } from './createLotteryFixture.ts'

const tab = (
  tag: string,
  labelName: string,
  ids: readonly number[],
  groups: Readonly<Record<string, readonly number[]>>,
): LotteryTab => ({
  tag,
  labelName,
  gameGroupId: tag,
  displayName: labelName,
  gameMenus: Object.entries(groups).map(([name, own]) => ({
    gameGroupId: `${tag}-${name.toUpperCase()}`,
    displayName: name,
    games: own.map((id) => `lottery-${id}`),
  })),
  games: ids.map((id) => createLotteryFixture(id, { gameGroupCode: tag === 'HOT' ? 'DIGITS' : tag })),
})

/** Creates a lottery menu: one tab with hot lotteries, one tab with two groups, and one tab without groups. */
export const createLotteryMenuFixture = (): LotteryTab[] => [
  tab('DIGITS', 'Digits', [1, 2, 3], { Fast: [1, 3], Daily: [2] }),
  tab('HOT', 'Popular', [2, 4], {}),
  tab('DICE', 'Dice', [4, 5], { Fast: [4, 5] }),
]
