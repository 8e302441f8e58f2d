import { expect, test } from 'vitest'
import { createLotteryFixture } from '../testing/createLotteryFixture.ts'
import { sortLotteries } from './useLotteries.ts'

test('sorts favourite lotteries first, and all others in the platform’s order', { tags: ['LOTT-039'] }, () => {
  const list = [1, 2, 3, 4, 5].map((id) => createLotteryFixture(id))
  const [, second, , fourth] = list.map(({ gameId }) => gameId)
  const order = (...favourites: (string | undefined)[]) =>
    sortLotteries(
      list,
      favourites.filter((id) => id !== undefined),
    ).map((one) => list.indexOf(one) + 1)
  expect(order()).toEqual([1, 2, 3, 4, 5])
  expect(order(fourth, second)).toEqual([2, 4, 1, 3, 5])
  expect(order('unknown')).toEqual([1, 2, 3, 4, 5])
})
