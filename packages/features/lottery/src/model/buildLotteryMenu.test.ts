import { expect, test } from 'vitest'
import { createLotteryMenuFixture } from '../testing/createLotteryMenuFixture.ts'
import { buildLotteryMenu, type LotteryMenuOptions } from './buildLotteryMenu.ts'

const menu = (init: Partial<LotteryMenuOptions> = {}) =>
  buildLotteryMenu({
    tabs: createLotteryMenuFixture(),
    tag: '',
    group: '',
    favourites: [],
    texts: { favourites: 'Favourites', all: 'All' },
    ...init,
  })
const namesOf = (init: Partial<LotteryMenuOptions>) =>
  menu(init).lotteries.map(({ remark }) => remark.replace('Lottery ', ''))

test('lists hot lotteries in the tab HOT, which comes first and is selected by default', { tags: ['LOTT-013'] }, () => {
  expect(menu().tabs[0]).toEqual({ id: 'HOT', label: 'Popular' })
  expect(menu().tag).toBe('HOT')
  expect(namesOf({ tag: 'HOT' })).toEqual(['2', '4'])
})

test(
  'lists the member’s favourite lotteries of all categories without duplicates in the tab FAV',
  { tags: ['LOTT-014'] },
  () => {
    expect(menu().tabs[1]).toEqual({ id: 'FAV', label: 'Favourites' })
    expect(namesOf({ tag: 'FAV', favourites: ['lottery-5', 'lottery-2', 'lottery-77'] })).toEqual(['2', '5'])
    expect(namesOf({ tag: 'FAV' })).toEqual([])
  },
)

test('shows a tab for every other category of lotteries', { tags: ['LOTT-015'] }, () => {
  expect(menu().tabs.slice(2)).toEqual([
    { id: 'DIGITS', label: 'Digits' },
    { id: 'DICE', label: 'Dice' },
  ])
  expect(namesOf({ tag: 'DICE' })).toEqual(['4', '5'])
})

test('lists the choice "all" before the groups of lotteries of a tab', { tags: ['LOTT-012'] }, () => {
  const { groups, group } = menu({ tag: 'DIGITS' })
  expect(groups.map(({ label }) => label)).toEqual(['All', 'Fast', 'Daily'])
  expect([group, groups[0]?.id]).toEqual(['', ''])
  expect(namesOf({ tag: 'DIGITS' })).toEqual(['1', '2', '3'])
})

test('lists the lotteries of the selected group, favourites first', () => {
  expect(namesOf({ tag: 'DIGITS', group: 'DIGITS-FAST' })).toEqual(['1', '3'])
  expect(namesOf({ tag: 'DIGITS', group: 'DIGITS-FAST', favourites: ['lottery-3'] })).toEqual(['3', '1'])
})

test('offers no choice of groups when a tab has only one group', () => {
  expect(menu({ tag: 'DICE' }).groups).toEqual([])
})

test('selects the first tab for an unknown tab, and all groups for an unknown group', () => {
  expect(menu({ tag: 'NEW' }).tag).toBe('HOT')
  expect(menu({ tag: 'DIGITS', group: 'DICE-FAST' }).group).toBe('')
  expect(menu({ tabs: createLotteryMenuFixture().filter(({ tag }) => tag !== 'HOT') }).tag).toBe('DIGITS')
  expect(menu({ tabs: [] })).toMatchObject({ tag: 'FAV', lotteries: [] })
})
