import { describe, expect, test } from 'vitest'
import type { PopularGamesSection } from '../queries/games.ts'
import { createGameFixture, createPopularSectionFixture, createVendorFixture } from '../testing/createGameFixture.ts'
import { selectHomeGameTabs, shouldTabListVendors } from './selectHomeGameTabs.ts'

type GameType = PopularGamesSection['gameType']
const shown = (...types: GameType[]) =>
  selectHomeGameTabs(types.map((type) => createPopularSectionFixture(type, { games: [createGameFixture(1)] }))).map(
    ({ gameType }) => gameType,
  )

test.each<[GameType[], GameType[]]>([
  [
    ['SPORTS', 'INHOUSE', 'LIVE', 'RNG', 'PVP'],
    ['SPORTS', 'LIVE', 'RNG', 'INHOUSE', 'PVP'],
  ],
  [
    ['RNG', 'PVP', 'LOTT', 'INHOUSE'],
    ['RNG', 'INHOUSE', 'PVP', 'LOTT'],
  ],
  [
    ['INHOUSE', 'RNG'],
    ['RNG', 'INHOUSE'],
  ],
  [
    ['RNG', 'FISH'],
    ['RNG', 'FISH'],
  ],
  [
    ['LOTT', 'INHOUSE', 'LIVE'],
    ['LOTT', 'INHOUSE', 'LIVE'],
  ],
])('moves the tab INHOUSE directly behind the tab RNG: %j becomes %j', { tags: ['HOME-070'] }, (given, tabs) => {
  expect(shown(...given)).toEqual(tabs)
})

test('selects no tab for e-sports and e-lottery', () => {
  expect(shown('ESPORTS', 'RNG', 'ELOTTO')).toEqual(['RNG'])
})

describe('content of a tab on home', { tags: ['HOME-073'] }, () => {
  const both = { vendors: [createVendorFixture(1, 'Pitch')], games: [createGameFixture(1)] }
  test.each<[GameType, boolean]>([
    ['SPORTS', true],
    ['LIVE', true],
    ['FISH', false],
    ['RNG', false],
    ['INHOUSE', false],
    ['PVP', false],
  ])('decides whether the tab %s lists vendors when the platform sends vendors and games: %s', (type, vendors) => {
    expect(shouldTabListVendors(createPopularSectionFixture(type, both))).toBe(vendors)
    expect(shouldTabListVendors(createPopularSectionFixture(type, { games: both.games }))).toBe(false)
    expect(shouldTabListVendors(createPopularSectionFixture(type, { vendors: both.vendors }))).toBe(true)
  })
})
