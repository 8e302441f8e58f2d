import { expect, test } from 'vitest'
import { createVipBenefitsFixture } from '../testing/rewardFixtures.ts'
import { calculateLevelProgress } from './calculateLevelProgress.ts'

test.each([
  [
    'just after a member has reached a level',
    { current: 1, stakedMinor: 105_000, missingMinor: 395_000 },
    { goalMinor: 500_000, missingMinor: 395_000, part: 0.21 },
  ],
  [
    'halfway to the next level',
    { current: 1, stakedMinor: 300_000, missingMinor: 200_000 },
    { goalMinor: 500_000, missingMinor: 200_000, part: 0.6 },
  ],
  [
    'at the beginning of a level',
    { current: 0, stakedMinor: 0, missingMinor: 100_000 },
    { goalMinor: 100_000, missingMinor: 100_000, part: 0 },
  ],
  [
    'in a level that the member got without the required stakes',
    { current: 1, stakedMinor: 0, missingMinor: 500_000 },
    { goalMinor: 500_000, missingMinor: 500_000, part: 0 },
  ],
  [
    'at the highest level',
    { current: 2, stakedMinor: 9_000_000, missingMinor: undefined },
    { goalMinor: null, missingMinor: 0, part: 1 },
  ],
  [
    'when the platform does not send the missing stakes',
    { current: 1, stakedMinor: 450_000, missingMinor: undefined },
    { goalMinor: 500_000, missingMinor: 50_000, part: 0.9 },
  ],
  [
    'after the goal is reached, before the platform raises the level',
    { current: 1, stakedMinor: 600_000, missingMinor: 0 },
    { goalMinor: 500_000, missingMinor: 0, part: 1 },
  ],
])('calculates the progress to the next VIP level and the missing stakes %s', (_, standing, progress) => {
  expect(
    calculateLevelProgress({
      ...createVipBenefitsFixture(),
      levels: createVipBenefitsFixture().levels.slice(0, 3),
      ...standing,
    } as never),
  ).toEqual(progress)
})
