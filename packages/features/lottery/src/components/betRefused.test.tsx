import { createSuccessResponse, createRefusalResponse } from '@lobby/platform/testing'
import { expectInViewport, clickAtViewportBottom } from '@lobby/platform/testing/render-screen'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  createLotteryBetFixture,
  createLotteryOrderDetailFixture,
  createLotteryOrderFixture,
} from '../testing/createLotteryOrderFixture.ts'
import { renderBettingScreen } from '../testing/renderBettingScreen.tsx'

beforeEach(async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(320, 420)
  return () => page.viewport(innerWidth, innerHeight)
})

test.each([
  ['a bet was refused', () => createRefusalResponse('lottery.draw.closed'), /closed/],
  ['a response was lost', () => Promise.reject(new TypeError('lost')), /^We don’t know yet/],
  [
    'a bet was placed',
    () =>
      createSuccessResponse(
        createLotteryOrderDetailFixture(createLotteryOrderFixture(7), [createLotteryBetFixture(1)]),
      ),
    /^Bet placed/,
  ],
])(
  'scrolls the notice into view when %s and the bet button is at the bottom of the screen',
  async (_title, answer, says) => {
    const { screen, press } = await renderBettingScreen(answer)
    await press('Big ×1.95')
    clickAtViewportBottom(screen.getByRole('button', { name: 'Bet R$1.00' }))
    const notice = screen.getByRole('region', { name: 'Bet slip' }).getByText(says)
    await expect.element(notice).toBeVisible()
    await expectInViewport(notice)
  },
)
