import { createSuccessResponse, createRefusalResponse } from '@lobby/platform/testing'
import { expectInViewport, clickAtViewportBottom, renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import {
  createRewardCentreFixture,
  createRewardFixture,
  createClaimedRewardFixture,
} from '../testing/rewardFixtures.ts'
import { RewardCentreScreen } from './RewardCentreScreen.tsx'

const rewards = Array.from({ length: 12 }, (_, at) => createRewardFixture(at + 1, { title: `Reward ${at + 1}` }))
const before = createRewardCentreFixture(rewards)
const after = createRewardCentreFixture([
  ...rewards.slice(0, -1),
  createClaimedRewardFixture(12, '2026-11-20T12:00:00Z'),
])

test.each([
  ['the last reward of a long list was credited', () => createSuccessResponse(after), /added to your balance/],
  [
    'the last reward of a long list could not be claimed',
    () => createRefusalResponse('system.busy', 'Busy', 429),
    /^Too many attempts/,
  ],
])('scrolls the notice into view when %s', async (_title, claim, says) => {
  let now = before
  const { screen } = await renderScreen(<RewardCentreScreen />, {
    path: '/m/rewardCenter',
    answers: {
      'GET /wps/reward': () => createSuccessResponse(now),
      'POST /wps/reward': () => ((now = after), claim()),
    },
  })
  const take = screen.getByRole('button', { name: /: Reward 12$/ })
  await expect.element(take).toBeVisible()
  clickAtViewportBottom(take)
  // Check that the top of the list, where the notice appears, is out of view. Otherwise the test would prove nothing.
  expect(window.scrollY).toBeGreaterThan(300)
  const notice = screen.getByText(says)
  await expect.element(notice).toBeVisible()
  await expectInViewport(notice)
})
