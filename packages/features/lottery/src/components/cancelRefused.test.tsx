import { createRefusalResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import tokens from '@lobby/ui/tokens.css?raw'
import { expect, test } from 'vitest'
import { OrderScreen } from '../screens/OrderScreen.tsx'
import {
  createLotteryBetFixture,
  createLotteryOrderDetailFixture,
  createLotteryOrderFixture,
} from '../testing/createLotteryOrderFixture.ts'

test('scrolls the reason for a failed cancellation into view when the order is longer than the screen', async () => {
  const bets = Array.from({ length: 20 }, (_, at) => createLotteryBetFixture(at + 1))
  const { screen } = await renderScreen(
    <>
      {/* Defines the height of the bottom bar and the CSS reset, as the site does. */}
      <style>{tokens}</style>
      <OrderScreen />
    </>,
    {
      path: '/m/lottery/order?orderId=VN0000000001',
      answers: {
        'GET /lgw/orders/detail': { value: createLotteryOrderDetailFixture(createLotteryOrderFixture(1), bets) },
        'POST /lgw/orders/suborders/cancel': () => createRefusalResponse('lottery.order.closed'),
      },
    },
  )
  window.scrollTo(0, 0)
  await screen.getByRole('button', { name: 'Cancel Big or small: Big 1', exact: true }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel bet' }).click()
  const notice = screen.getByText('This ticket can no longer be cancelled: sales are closed.')
  await expect.element(notice).toBeVisible()
  const { top, bottom } = notice.element().getBoundingClientRect()
  expect(Math.ceil(top)).toBeGreaterThanOrEqual(0)
  expect(Math.floor(bottom)).toBeLessThanOrEqual(window.innerHeight)
  // Check that the list of bets is longer than the screen. Otherwise the test would prove nothing.
  expect(screen.getByText('Big 20').element().getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight)
})
