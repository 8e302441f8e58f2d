import { expect, test } from 'vitest'
import { resetGameFilter, buildGameListFilters, readGameFilter, setGameFilterVendor } from './gameFilterState.ts'

const vendors = [
  { code: 'QTZ', name: 'Quartzo', count: 3, mobileSmallIcon: '/vendor/small/QTZ.webp' },
  { code: 'NKT', name: 'Nine Kites', count: 2 },
]
const address = {
  gameType: 'RNG',
  category: 'ALL',
  classification: 'mega',
  search: 'gold',
  vendor: 'QTZ',
  minBet: '0.05',
} as const

test(
  'reads gameClassify, minBet, vassalage, gameName and mobileSmallIcon from the filters in the URL',
  { tags: ['GAME-055'] },
  () => {
    expect(readGameFilter(address, vendors)).toEqual({
      gameClassify: 'mega',
      minBet: '0.05',
      vassalage: 'QTZ',
      gameName: 'gold',
      mobileSmallIcon: '/vendor/small/QTZ.webp',
    })
    expect(buildGameListFilters(address, readGameFilter(address, vendors))).toEqual(address)
  },
)

test('sets the picture of the chosen provider, and no picture when the provider has none', () => {
  const filter = readGameFilter({ ...address, vendor: '' }, vendors)
  expect(filter.mobileSmallIcon).toBe('')
  expect(setGameFilterVendor(filter, 'QTZ', vendors)).toMatchObject({
    vassalage: 'QTZ',
    mobileSmallIcon: '/vendor/small/QTZ.webp',
  })
  expect(setGameFilterVendor(filter, 'NKT', vendors)).toMatchObject({ vassalage: 'NKT', mobileSmallIcon: '' })
})

test('keeps the search text and clears all other filters when the filter is reset', () => {
  expect(buildGameListFilters(address, resetGameFilter(readGameFilter(address, vendors)))).toEqual({
    ...address,
    classification: '',
    vendor: '',
    minBet: '',
  })
})

test.each([
  ['HOT', '', 'ALL'],
  ['FAV', '', 'ALL'],
  ['NEW', '', 'NEW'],
  ['NEW', 'mega', 'ALL'],
] as const)(
  'applies a filter: the list category %s with the classification "%s" becomes the list category %s',
  (category, gameClassify, shown) => {
    const from = { ...address, category, classification: '' }
    expect(buildGameListFilters(from, { ...readGameFilter(from, vendors), gameClassify })).toMatchObject({
      category: shown,
      classification: gameClassify,
    })
  },
)
