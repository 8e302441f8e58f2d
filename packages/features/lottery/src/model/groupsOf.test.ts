import { expect, test } from 'vitest'
import { makeMenu } from '../testing/makeMenu.ts'
import { groupsOf } from './groupsOf.ts'

const names = (search = '', group = '', favourites: readonly string[] = []) =>
  groupsOf(makeMenu(), { search, group, favourites }).map(
    ({ name, lotteries }) => `${name}: ${lotteries.map(({ gameId }) => gameId.at(-1)).join('')}`,
  )

test('every lottery stands with its kind, and what is hot is no kind', () =>
  expect(names()).toEqual(['Digits: 123', 'Dice: 45']))
test('favourites come first within their kind', () =>
  expect(names('', '', ['lottery-3', 'lottery-5'])).toEqual(['Digits: 312', 'Dice: 54']))
test('part of a name finds them, whatever its case and accents', () => {
  expect(names(' LÓTTERY 4')).toEqual(['Dice: 4'])
  expect(names('nothing')).toEqual([])
})
test('a kind narrows them', () => expect(names('', 'DICE')).toEqual(['Dice: 45']))
