import { expect, test } from 'vitest'
import { makeMenu } from '../testing/makeMenu.ts'
import { menuOf, type MenuInit } from './menuOf.ts'

const menu = (init: Partial<MenuInit> = {}) =>
  menuOf({
    tabs: makeMenu(),
    tag: '',
    group: '',
    favourites: [],
    texts: { favourites: 'Favourites', all: 'All' },
    ...init,
  })
const namesOf = (init: Partial<MenuInit>) => menu(init).lotteries.map(({ remark }) => remark.replace('Lottery ', ''))

test(
  'the tag HOT is a tab of what is hot: the first one, which is shown unless another is asked for',
  { tags: ['LOTT-013'] },
  () => {
    expect(menu().tabs[0]).toEqual({ id: 'HOT', label: 'Popular' })
    expect(menu().tag).toBe('HOT')
    expect(namesOf({ tag: 'HOT' })).toEqual(['2', '4'])
  },
)

test(
  'the tag FAV is a tab of what the member has marked, over all categories and each once',
  { tags: ['LOTT-014'] },
  () => {
    expect(menu().tabs[1]).toEqual({ id: 'FAV', label: 'Favourites' })
    expect(namesOf({ tag: 'FAV', favourites: ['lottery-5', 'lottery-2', 'lottery-77'] })).toEqual(['2', '5'])
    expect(namesOf({ tag: 'FAV' })).toEqual([])
  },
)

test('any other tag is a tab of that category', { tags: ['LOTT-015'] }, () => {
  expect(menu().tabs.slice(2)).toEqual([
    { id: 'DIGITS', label: 'Digits' },
    { id: 'DICE', label: 'Dice' },
  ])
  expect(namesOf({ tag: 'DICE' })).toEqual(['4', '5'])
})

test('before the groups of a tab stands one that means all', { tags: ['LOTT-012'] }, () => {
  const { groups, group } = menu({ tag: 'DIGITS' })
  expect(groups.map(({ label }) => label)).toEqual(['All', 'Fast', 'Daily'])
  expect([group, groups[0]?.id]).toEqual(['', ''])
  expect(namesOf({ tag: 'DIGITS' })).toEqual(['1', '2', '3'])
})

test('a group holds its own lotteries, favourites first', () => {
  expect(namesOf({ tag: 'DIGITS', group: 'DIGITS-FAST' })).toEqual(['1', '3'])
  expect(namesOf({ tag: 'DIGITS', group: 'DIGITS-FAST', favourites: ['lottery-3'] })).toEqual(['3', '1'])
})

test('where there is one group, there is nothing to choose', () => {
  expect(menu({ tag: 'DICE' }).groups).toEqual([])
})

test('a tab or a group that is not there is the first, or all', () => {
  expect(menu({ tag: 'NEW' }).tag).toBe('HOT')
  expect(menu({ tag: 'DIGITS', group: 'DICE-FAST' }).group).toBe('')
  expect(menu({ tabs: makeMenu().filter(({ tag }) => tag !== 'HOT') }).tag).toBe('DIGITS')
  expect(menu({ tabs: [] })).toMatchObject({ tag: 'FAV', lotteries: [] })
})
