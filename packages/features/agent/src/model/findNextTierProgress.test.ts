import { expect, test } from 'vitest'
import { createRunningPeriodFixture } from '../testing/contractFixtures.ts'
import { findNextTierProgress, findReachedTierIndex } from './findNextTierProgress.ts'

const tiers = [
  { fromMinor: 50_000, activeMembers: 3, rateBasisPoints: 40 },
  { fromMinor: 200_000, activeMembers: 6, rateBasisPoints: 80 },
]
const at = (volumeMinor: number, activeMembers: number) => createRunningPeriodFixture({ volumeMinor, activeMembers })

test.each([
  [-1, 0, 0],
  [-1, 49_999, 9],
  [-1, 50_000, 2],
  [0, 50_000, 3],
  [0, 900_000, 5],
  [1, 200_000, 6],
])('returns %i as the index of the reached tier for stakes of %i by %i members', (place, volume, active) => {
  expect(findReachedTierIndex(tiers, at(volume, active))).toBe(place)
})

test('returns the stakes and members that are missing for the next tier, and the lower progress of the two', () => {
  expect(findNextTierProgress(tiers, at(20_000, 3))).toEqual({
    tier: tiers[0],
    missingMinor: 30_000,
    missingMembers: 0,
    progress: 0.4,
  })
  expect(findNextTierProgress(tiers, at(150_000, 3))).toEqual({
    tier: tiers[1],
    missingMinor: 50_000,
    missingMembers: 3,
    progress: 0.5,
  })
  expect(findNextTierProgress(tiers, at(200_000, 6))).toBeUndefined()
})

test('adds the winnings of a team to the losses that are missing for the next tier', () => {
  expect(
    findNextTierProgress([{ fromMinor: 1, activeMembers: 0, rateBasisPoints: 1_500 }], at(-5_000, 2)),
  ).toMatchObject({ missingMinor: 5_001, progress: 0 })
})

test('reaches no tier when the period has no stakes, not even a tier whose smallest amount is zero', () => {
  const bare = [{ fromMinor: 0, activeMembers: 0, rateBasisPoints: 20 }]
  expect([findReachedTierIndex(bare, at(0, 0)), findNextTierProgress(bare, at(0, 0))?.missingMinor]).toEqual([-1, 1])
})
