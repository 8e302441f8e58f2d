import { successResponse, refusalResponse } from '@lobby/platform/testing'
import { expectInViewport, clickAtBottom, renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { makeRewardCentre, makeReward, makeClaimedReward } from '../testing/rewardFixtures.ts'
import { RewardCentreScreen } from './RewardCentreScreen.tsx'

const rewards = Array.from({ length: 12 }, (_, at) => makeReward(at + 1, { title: `Reward ${at + 1}` }))
const before = makeRewardCentre(rewards)
const after = makeRewardCentre([...rewards.slice(0, -1), makeClaimedReward(12, '2026-11-20T12:00:00Z')])

test.each([
  ['the last reward of a long list was credited', () => successResponse(after), /added to your balance/],
  [
    'the last reward of a long list could not be claimed',
    () => refusalResponse('system.busy', 'Busy', 429),
    /^Too many attempts/,
  ],
])('scrolls the notice into view when %s', async (_title, claim, says) => {
  let now = before
  const { screen } = await renderScreen(<RewardCentreScreen />, {
    path: '/m/rewardCenter',
    answers: { 'GET /wps/reward': () => successResponse(now), 'POST /wps/reward': () => ((now = after), claim()) },
  })
  const take = screen.getByRole('button', { name: /: Reward 12$/ })
  await expect.element(take).toBeVisible()
  clickAtBottom(take)
  // Check that the top of the list, where the notice appears, is out of view. Otherwise the test would prove nothing.
  expect(window.scrollY).toBeGreaterThan(300)
  const notice = screen.getByText(says)
  await expect.element(notice).toBeVisible()
  await expectInViewport(notice)
})
