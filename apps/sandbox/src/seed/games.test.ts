import { describe, expect, test } from 'vitest'
import { demoGames } from './games.ts'
import { allGameCategories, seedVendors } from './vendors.ts'

const findDuplicates = (values: readonly unknown[]): unknown[] =>
  values.filter((value, at) => values.indexOf(value) !== at)

describe('the catalogue', () => {
  test('contains at least 640 games, and at least 20 in every category', () => {
    expect(demoGames.length).toBeGreaterThanOrEqual(640)
    expect(
      allGameCategories.filter((category) => demoGames.filter(({ gameType }) => gameType === category).length < 20),
    ).toEqual([])
  })

  test('contains no game id, name or room twice', () => {
    for (const of of ['nodeId', 'gameName', 'roomId', 'gameId', 'iconUrl'] as const)
      expect(findDuplicates(demoGames.map((game) => game[of])), of).toEqual([])
    // Control: `findDuplicates` finds a duplicate name.
    expect(findDuplicates([...demoGames, ...demoGames.slice(3, 4)].map(({ gameName }) => gameName))).toEqual([
      demoGames[3]?.gameName,
    ])
  })

  test('contains only games whose vendor exists and has the category of the game', () => {
    const own = new Map(seedVendors.map((vendor) => [vendor.code, vendor]))
    expect(demoGames.filter((game) => !own.get(game.vassalage)?.categories.includes(game.gameType))).toEqual([])
    expect(demoGames.filter((game) => own.get(game.vassalage)?.name !== game.vendorName)).toEqual([])
  })

  test('contains at least 14 different vendors, each with games', () => {
    expect(seedVendors.length).toBeGreaterThanOrEqual(14)
    for (const of of ['code', 'name', 'nodeId'] as const)
      expect(findDuplicates(seedVendors.map((vendor) => vendor[of])), of).toEqual([])
    expect(seedVendors.filter(({ code }) => !demoGames.some(({ vassalage }) => vassalage === code))).toEqual([])
  })

  test('contains a few games without a picture, and a few games that cannot be played', () => {
    for (const few of [
      demoGames.filter(({ showIcon }) => !showIcon),
      demoGames.filter(({ supportPlay }) => !supportPlay),
    ]) {
      expect(few.length).toBeGreaterThan(2)
      expect(few.length).toBeLessThan(demoGames.length / 20)
    }
  })

  test('contains no name or id that is longer than the API contract allows', () => {
    expect(
      demoGames.filter(
        ({ gameName, roomId, vassalage }) => gameName.length > 40 || roomId.length > 64 || vassalage.length > 40,
      ),
    ).toEqual([])
  })
})
