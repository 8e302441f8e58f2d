import { describe, expect, test } from 'vitest'
import { games } from './games.ts'
import { categories, vendors } from './vendors.ts'

const repeated = (values: readonly unknown[]): unknown[] => values.filter((value, at) => values.indexOf(value) !== at)

describe('the catalogue', () => {
  test('has more than 600 games, in every category', () => {
    expect(games.length).toBeGreaterThanOrEqual(640)
    expect(categories.filter((category) => games.filter(({ gameType }) => gameType === category).length < 20)).toEqual(
      [],
    )
  })

  test('says nothing twice: ids, names, rooms', () => {
    for (const of of ['nodeId', 'gameName', 'roomId', 'gameId', 'iconUrl'] as const)
      expect(repeated(games.map((game) => game[of])), of).toEqual([])
    // The check finds what is planted.
    expect(repeated([...games, ...games.slice(3, 4)].map(({ gameName }) => gameName))).toEqual([games[3]?.gameName])
  })

  test('names no vendor that does not exist, nor one without the category', () => {
    const own = new Map(vendors.map((vendor) => [vendor.code, vendor]))
    expect(games.filter((game) => !own.get(game.vassalage)?.categories.includes(game.gameType))).toEqual([])
    expect(games.filter((game) => own.get(game.vassalage)?.name !== game.vendorName)).toEqual([])
  })

  test('has at least 14 vendors, each with games, none twice', () => {
    expect(vendors.length).toBeGreaterThanOrEqual(14)
    for (const of of ['code', 'name', 'nodeId'] as const)
      expect(repeated(vendors.map((vendor) => vendor[of])), of).toEqual([])
    expect(vendors.filter(({ code }) => !games.some(({ vassalage }) => vassalage === code))).toEqual([])
  })

  test('has a few games without picture and a few that cannot be played, and most have and can', () => {
    for (const few of [games.filter(({ showIcon }) => !showIcon), games.filter(({ supportPlay }) => !supportPlay)]) {
      expect(few.length).toBeGreaterThan(2)
      expect(few.length).toBeLessThan(games.length / 20)
    }
  })

  test('keeps within the lengths of the contract', () => {
    expect(
      games.filter(
        ({ gameName, roomId, vassalage }) => gameName.length > 40 || roomId.length > 64 || vassalage.length > 40,
      ),
    ).toEqual([])
  })
})
