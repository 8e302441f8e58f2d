import { expect, test } from 'vitest'
import { createLotteryMenuFixture } from '../testing/createLotteryMenuFixture.ts'
import { groupLotteries } from './groupLotteries.ts'

const names = (search = '', group = '', favourites: readonly string[] = []) =>
  groupLotteries(createLotteryMenuFixture(), { search, group, favourites }).map(
    ({ name, lotteries }) => `${name}: ${lotteries.map(({ gameId }) => gameId.at(-1)).join('')}`,
  )

test('groups every lottery by kind, without a group for hot lotteries', () =>
  expect(names()).toEqual(['Digits: 123', 'Dice: 45']))
test('lists favourite lotteries first within their kind', () =>
  expect(names('', '', ['lottery-3', 'lottery-5'])).toEqual(['Digits: 312', 'Dice: 54']))
test('finds lotteries by a part of the name, without regard to case and accents', () => {
  expect(names(' LÓTTERY 4')).toEqual(['Dice: 4'])
  expect(names('nothing')).toEqual([])
})
test('filters lotteries by kind', () => expect(names('', 'DICE')).toEqual(['Dice: 45']))
