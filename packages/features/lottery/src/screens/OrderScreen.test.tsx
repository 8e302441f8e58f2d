import { balanceQuery } from '@lobby/platform/account'
import { createSuccessResponse, createRefusalResponse, type PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import type { Order, OrderDetail } from '../queries/orders.ts'
import { shiftClockUntilTestEnds, simulatePageBecomesVisible } from '../testing/clocks.ts'
import {
  createLotteryBetFixture,
  createLotteryOrderDetailFixture,
  createLotteryOrderFixture,
} from '../testing/createLotteryOrderFixture.ts'
import { OrderScreen } from './OrderScreen.tsx'

const call = 'GET /lgw/orders/detail'
const cancel = 'POST /lgw/orders/suborders/cancel'
type Detail = Omit<OrderDetail, 'receivedAt'>

const two = createLotteryOrderDetailFixture(createLotteryOrderFixture(1), [
  createLotteryBetFixture(7),
  createLotteryBetFixture(8),
])

async function renderOrder(
  first: Detail,
  onCancel: (body: unknown) => Response | Promise<Response> = () => createSuccessResponse(first),
  query = '?orderId=VN0000000001',
) {
  const state = { now: first as Detail | null, held: false }
  const sent: unknown[] = []
  const answers: Record<string, PlatformResponse> = {
    [call]: () =>
      state.held
        ? new Promise<Response>(() => undefined)
        : state.now
          ? createSuccessResponse(state.now)
          : createRefusalResponse('lottery.order.unknown'),
    [cancel]: async (request) => {
      const body = (await request.json()) as unknown
      sent.push(body)
      return onCancel(body)
    },
  }
  const page = await renderScreen(<OrderScreen />, { path: `/m/lottery/order${query}`, answers })
  const asked = () => page.site.fetch.asked.filter((each) => each.startsWith(call))
  return { ...page, state, sent, asked }
}

test(
  'shows the bets of an order with their outcomes, the winning number and the amounts',
  { tags: ['LOTT-043'] },
  async () => {
    const order = createLotteryOrderFixture(1, {
      status: 'WON',
      payoutMinor: 975,
      winningNumber: '90510~15',
      cancellable: false,
      remainTime: 0,
    })
    const { screen } = await renderOrder(
      createLotteryOrderDetailFixture(order, [
        createLotteryBetFixture(7, { status: 'WON', payoutMinor: 975 }),
        createLotteryBetFixture(8, { status: 'LOST' }),
      ]),
    )
    const bets = screen.getByRole('region', { name: 'Bets' }).getByRole('listitem')
    await expect.element(bets.nth(0)).toHaveTextContent('Big or smallBig 7R$5.00 at 1.95Won+R$9.75')
    expect(bets.nth(1).element().textContent).toBe('Big or smallBig 8R$5.00 at 1.95Lost')
    expect(screen.getByRole('list', { name: 'Winning number' }).element().textContent).toBe('90510')
    expect(screen.getByRole('button').elements()).toEqual([])
    await expect.element(screen.getByText('VN0000000001')).toBeVisible()
  },
)

test.each([
  ['MOBILE', 3, 'ChannelMobile site'],
  ['WEB', 1, 'ChannelWebsite'],
  ['unknown', 2, null],
  ['missing', undefined, null],
])(
  'shows the channel of an order, or no channel if it is unknown, when the gateway is %s',
  { tags: ['CONF-017', 'CONF-016'] },
  async (_, gateway, said) => {
    const { screen } = await renderOrder(
      createLotteryOrderDetailFixture(createLotteryOrderFixture(1, { gateway } as Partial<Order>), [
        createLotteryBetFixture(7),
      ]),
    )
    await expect.element(screen.getByText('VN0000000001')).toBeVisible()
    const facts = [...screen.container.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    expect(facts.find((fact) => fact.startsWith('Channel')) ?? null).toBe(said)
  },
)

test('formats the odds of a bet in the player’s language', async () => {
  const { screen } = await renderScreen(<OrderScreen />, {
    path: '/m/lottery/order?orderId=VN0000000001',
    language: 'PT',
    answers: { [call]: { value: two } },
  })
  await expect.element(screen.getByText('R$\u00a05,00 · paga 1,95x').first()).toBeVisible()
})

test('counts down until an open order can no longer be cancelled, and then until the draw of the order', async () => {
  const { screen } = await renderOrder(
    createLotteryOrderDetailFixture(createLotteryOrderFixture(1, { remainTime: 3_600_000, lockTime: 600 }), [
      createLotteryBetFixture(7),
    ]),
  )
  await expect.poll(() => screen.getByRole('timer', { name: 'Cancel within' }).query()?.textContent).toMatch(/^00:49:/)
  const locked = await renderOrder(
    createLotteryOrderDetailFixture(
      createLotteryOrderFixture(1, { remainTime: 500_000, lockTime: 600, cancellable: false }),
      [createLotteryBetFixture(7)],
    ),
  )
  await expect.poll(() => locked.screen.getByRole('timer', { name: 'Draw in' }).query()?.textContent).toMatch(/^00:08:/)
})

test('updates the page of an open order when the draw of the order is over', async () => {
  const { screen, state } = await renderOrder(
    createLotteryOrderDetailFixture(createLotteryOrderFixture(1, { remainTime: 60 }), [createLotteryBetFixture(7)]),
  )
  state.now = createLotteryOrderDetailFixture(
    createLotteryOrderFixture(1, { status: 'LOST', remainTime: 0, winningNumber: '11111~5', cancellable: false }),
    [createLotteryBetFixture(7, { status: 'LOST' })],
  )
  await expect.element(screen.getByRole('list', { name: 'Winning number' })).toBeVisible()
  await expect.element(screen.getByText('Lost').first()).toBeVisible()
})

describe('cancellation of bets', () => {
  test('cancels one bet after a confirmation and shows the refund', { tags: ['LOTT-043'] }, async () => {
    const after = createLotteryOrderDetailFixture(createLotteryOrderFixture(1, { refundMinor: 500 }), [
      createLotteryBetFixture(7, { status: 'CANCELLED' }),
      createLotteryBetFixture(8),
    ])
    const { screen, sent, state, site } = await renderOrder(two, () => createSuccessResponse((state.now = after)))
    const { queryKey } = balanceQuery(site.api, site.session.get())
    site.queries.setQueryData(queryKey, { balanceMinor: 1 } as never)
    await screen.getByRole('button', { name: 'Cancel Big or small: Big 7' }).click()
    await expect.element(screen.getByRole('alertdialog').getByText(/return R\$5\.00 to your balance/)).toBeVisible()
    expect(sent).toEqual([])
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel bet' }).click()
    await expect.element(screen.getByText('We’ve returned R$5.00 to your balance.')).toBeVisible()
    expect(sent).toEqual([{ token: 'token-of-ana', orderId: 'VN0000000001', subOrderIds: [7] }])
    await expect
      .element(screen.getByRole('region', { name: 'Bets' }).getByText('Cancelled', { exact: true }))
      .toBeVisible()
    expect(site.queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  test('cancels all bets of an order together', async () => {
    const { screen, sent } = await renderOrder(two)
    await screen.getByRole('button', { name: 'Cancel all bets' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Cancel 2 bets?' })).toBeVisible()
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel all bets' }).click()
    await expect.poll(() => sent).toEqual([{ token: 'token-of-ana', orderId: 'VN0000000001' }])
  })

  test('cancels no bet when the player declines the confirmation', async () => {
    const { screen, sent } = await renderOrder(two)
    await screen.getByRole('button', { name: 'Cancel all bets' }).click()
    await screen.getByRole('button', { name: 'Keep' }).click()
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  describe('cancel confirmation', () => {
    const ask = async () => {
      const page = await renderOrder(two)
      await page.screen.getByRole('button', { name: 'Cancel all bets' }).click()
      const question = page.screen.getByRole('alertdialog')
      await expect.element(question.getByText(/return R\$10\.00/)).toBeVisible()
      return { ...page, question }
    }

    test('closes the cancel confirmation when the platform settles the bets', async () => {
      const { screen, state, site, question } = await ask()
      state.now = createLotteryOrderDetailFixture(
        createLotteryOrderFixture(1, { status: 'LOST', remainTime: 0, cancellable: false }),
        [createLotteryBetFixture(7, { status: 'LOST' }), createLotteryBetFixture(8, { status: 'LOST' })],
      )
      await site.queries.refetchQueries()
      await expect.element(screen.getByText('Lost').first()).toBeVisible()
      await expect.element(question).not.toBeInTheDocument()
    })

    test('closes the cancel confirmation when sales close by the page’s clock', async () => {
      const { state, question } = await ask()
      state.held = true
      shiftClockUntilTestEnds(performance, 3_595_000)
      simulatePageBecomesVisible()
      await expect.element(question).not.toBeInTheDocument()
    })

    test('cancels only the bets that are still open when other bets are settled during the confirmation', async () => {
      const { state, site, question, sent } = await ask()
      state.now = createLotteryOrderDetailFixture(createLotteryOrderFixture(1), [
        createLotteryBetFixture(7, { status: 'CANCELLED' }),
        createLotteryBetFixture(8),
      ])
      await site.queries.refetchQueries()
      await expect.element(question.getByText(/return R\$5\.00 to your balance/)).toBeVisible()
      await question.getByRole('button', { name: 'Cancel bet' }).click()
      await expect.poll(() => sent).toEqual([{ token: 'token-of-ana', orderId: 'VN0000000001' }])
    })
  })

  test('says that the draw has closed when the platform refuses a cancellation, and refetches the order', async () => {
    const closed = createLotteryOrderDetailFixture(createLotteryOrderFixture(1, { cancellable: false }), two.subOrders)
    const { screen, state } = await renderOrder(
      two,
      () => ((state.now = closed), createRefusalResponse('lottery.order.closed')),
    )
    await screen.getByRole('button', { name: 'Cancel all bets' }).click()
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel all bets' }).click()
    await expect.element(screen.getByText('This ticket can no longer be cancelled: sales are closed.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Cancel all bets' })).not.toBeInTheDocument()
  })

  test('refetches the order and resends no cancellation when the response to a cancellation was lost', async () => {
    const done = createLotteryOrderDetailFixture(
      createLotteryOrderFixture(1, { status: 'CANCELLED', refundMinor: 1000, cancellable: false }),
      [createLotteryBetFixture(7, { status: 'CANCELLED' }), createLotteryBetFixture(8, { status: 'CANCELLED' })],
    )
    const { screen, state, sent } = await renderOrder(two, () => {
      state.now = done
      return Promise.reject(new TypeError('lost'))
    })
    await screen.getByRole('button', { name: 'Cancel all bets' }).click()
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel all bets' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Lottery 1' })).toBeVisible()
    await expect.poll(() => screen.getByText('Cancelled', { exact: true }).elements().length).toBeGreaterThan(2)
    expect(sent).toHaveLength(1)
  })

  const late = async (by: number) => {
    const { screen, state } = await renderOrder(two)
    const all = screen.getByRole('button', { name: 'Cancel all bets' })
    await expect.element(all).toBeVisible()
    state.held = true
    shiftClockUntilTestEnds(performance, by)
    simulatePageBecomesVisible()
    return all
  }

  test('offers no cancellation after sales have closed by the page’s clock', async () => {
    await expect.element(await late(3_595_000)).not.toBeInTheDocument()
  })

  test('control: offers the cancellation before sales close by the page’s clock', async () => {
    const all = await late(3_500_000)
    await expect.poll(() => document.querySelector('[role=timer]')?.textContent).toMatch(/^00:01:/)
    await expect.element(all).toBeVisible()
  })
})

test.each(['', '?orderId=VN1', '?orderId=../x', '?orderId=VN0000000099'])(
  'redirects from the page of an order to the list of orders when the query is %j',
  { tags: ['L5'] },
  async (query) => {
    const { screen, location } = await renderScreen(<OrderScreen />, {
      path: `/m/lottery/order${query}`,
      answers: { [call]: () => createRefusalResponse('lottery.order.unknown') },
    })
    await expect.element(screen.getByText('It may belong to another account.')).toBeVisible()
    await screen.getByRole('button', { name: 'My bets' }).click()
    await expect.poll(location).toBe('/m/lottery/orders')
  },
)
