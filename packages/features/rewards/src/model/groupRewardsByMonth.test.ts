import { expect, test } from 'vitest'
import { createRewardFixture, createClaimedRewardFixture } from '../testing/rewardFixtures.ts'
import { groupRewardsByMonth } from './groupRewardsByMonth.ts'

const zone = 'America/Sao_Paulo'

test('groups claimed rewards by month in the merchant’s time zone, latest first, with the sum of each month', () => {
  const months = groupRewardsByMonth(
    [
      createClaimedRewardFixture(1, '2026-11-01T02:30:00Z', { amountMinor: 100 }),
      createClaimedRewardFixture(2, '2026-11-01T03:00:00Z', { amountMinor: 200 }),
      createClaimedRewardFixture(3, '2026-11-30T12:00:00Z', { amountMinor: 400 }),
      createRewardFixture(4, { status: 'EXPIRED', expiresAt: '2026-11-09T12:00:00Z', amountMinor: 800 }),
    ],
    zone,
  )
  expect(
    months.map(({ month, claimedMinor, rewards }) => [month, claimedMinor, rewards.map(({ rewardId }) => rewardId)]),
  ).toEqual([
    ['2026-11', 600, [3, 4, 2]],
    ['2026-10', 100, [1]],
  ])
})

test('omits rewards that can still be claimed and rewards with an invalid date', () => {
  expect(groupRewardsByMonth([createRewardFixture(1), createClaimedRewardFixture(2, 'soon')], zone)).toEqual([])
})
