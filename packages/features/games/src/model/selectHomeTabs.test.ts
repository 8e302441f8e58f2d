import { describe, expect, test } from 'vitest'
import type { PopularGamesSection } from '../queries/games.ts'
import { makeGame, makePopularSection, makeVendor } from '../testing/makeGame.ts'
import { selectHomeTabs, shouldListVendors } from './selectHomeTabs.ts'

type GameType = PopularGamesSection['gameType']
const shown = (...types: GameType[]) =>
  selectHomeTabs(types.map((type) => makePopularSection(type, { games: [makeGame(1)] }))).map(
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
  const both = { vendors: [makeVendor(1, 'Pitch')], games: [makeGame(1)] }
  test.each<[GameType, boolean]>([
    ['SPORTS', true],
    ['LIVE', true],
    ['FISH', false],
    ['RNG', false],
    ['INHOUSE', false],
    ['PVP', false],
  ])('decides whether the tab %s lists vendors when the platform sends vendors and games: %s', (type, vendors) => {
    expect(shouldListVendors(makePopularSection(type, both))).toBe(vendors)
    expect(shouldListVendors(makePopularSection(type, { games: both.games }))).toBe(false)
    expect(shouldListVendors(makePopularSection(type, { vendors: both.vendors }))).toBe(true)
  })
})
