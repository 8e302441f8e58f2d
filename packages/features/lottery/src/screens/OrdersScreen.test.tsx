import { balanceQuery } from '@lobby/platform/account'
import { createSuccessResponse, createSessionFixture, type PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import type { Order } from '../queries/orders.ts'
import { createLotteryOrderFixture } from '../testing/createLotteryOrderFixture.ts'
import { OrdersScreen } from './OrdersScreen.tsx'

const call = 'GET /lgw/orders'
const pageOf = (content: readonly Order[], more: object = {}) => ({
  content,
  pageNum: 1,
  totalPages: 1,
  total: content.length,
  sumStakeMinor: 2000,
  sumPayoutMinor: 975,
  ...more,
})

async function renderOrders(answer: PlatformResponse, query = '') {
  const page = await renderScreen(<OrdersScreen />, { path: `/m/lottery/orders${query}`, answers: { [call]: answer } })
  return {
    ...page,
    names: () =>
      page.screen
        .getByRole('article')
        .elements()
        .map((row) => /Lottery \d+/.exec(row.textContent)?.[0]),
    asked: () => page.queries(call),
  }
}

test('lists the lottery orders with draw, status, stake and payout', { tags: ['LOTT-043'] }, async () => {
  const won = createLotteryOrderFixture(2, {
    status: 'WON',
    payoutMinor: 975,
    winningNumber: '90510~15',
    remainTime: 0,
    cancellable: false,
  })
  const { screen } = await renderOrders({ value: pageOf([createLotteryOrderFixture(3), won]) })
  const open = screen.getByRole('article').nth(0)
  await expect.element(open.getByText('Draw 20261120-3')).toBeVisible()
  await expect.element(open.getByText('Open', { exact: true })).toBeVisible()
  await expect.poll(() => open.getByRole('timer', { name: 'Draw in' }).query()?.textContent).toMatch(/^00:59:/)
  await expect.element(open.getByText('R$10.00')).toBeVisible()
  const settled = screen.getByRole('article').nth(1)
  await expect.element(settled.getByText('Won', { exact: true })).toBeVisible()
  await expect.element(settled.getByText('+R$9.75')).toBeVisible()
  expect(settled.getByRole('list', { name: 'Winning number' }).element().textContent).toBe('90510')
})

test('shows the stake of a cancelled order in the list', async () => {
  const { screen } = await renderOrders({
    value: pageOf([createLotteryOrderFixture(1, { status: 'CANCELLED', refundMinor: 1000, cancellable: false })]),
  })
  await expect.element(screen.getByRole('article').getByText('R$10.00')).toBeVisible()
})

test('shows the totals of all pages of orders, and loads page after page until the last page', async () => {
  const pages: Readonly<Record<string, unknown>> = {
    none: pageOf([createLotteryOrderFixture(3), createLotteryOrderFixture(2)], { total: 3, totalPages: 2, next: '2' }),
    2: pageOf([createLotteryOrderFixture(1)], { total: 3, totalPages: 2, pageNum: 2 }),
  }
  const { screen, names, asked } = await renderOrders((request) =>
    createSuccessResponse(pages[new URL(request.url).searchParams.get('after') ?? 'none']),
  )
  await expect.poll(names).toEqual(['Lottery 3', 'Lottery 2', 'Lottery 1'])
  await expect.element(screen.getByText('No more bets')).toBeVisible()
  expect(asked().map(({ pageNo, after }) => [pageNo, after])).toEqual([
    ['1', undefined],
    ['2', '2'],
  ])
  expect(screen.container.querySelector('dl')?.textContent).toBe('Tickets3StakedR$20.00WonR$9.75')
})

test('ends the list of orders at a page without new orders', { tags: ['A15'] }, async () => {
  const { screen, asked } = await renderOrders({
    value: pageOf([createLotteryOrderFixture(1)], { next: '1', totalPages: 99 }),
  })
  await expect.element(screen.getByText('No more bets')).toBeVisible()
  expect(asked()).toHaveLength(2)
})

test('filters orders by status and writes the status into the URL', async () => {
  const { screen, names, asked, location } = await renderOrders((request) => {
    const status = new URL(request.url).searchParams.get('status')
    return createSuccessResponse(
      pageOf(
        status === 'SETTLED'
          ? [createLotteryOrderFixture(1, { status: 'LOST' })]
          : [createLotteryOrderFixture(3), createLotteryOrderFixture(1, { status: 'LOST' })],
      ),
    )
  })
  await expect.poll(names).toEqual(['Lottery 3', 'Lottery 1'])
  await screen.getByRole('radiogroup', { name: 'Status' }).getByText('Settled').click()
  await expect.poll(names).toEqual(['Lottery 1'])
  expect(location()).toBe('/m/lottery/orders?status=SETTLED')
  expect(asked().map(({ status }) => status)).toEqual([undefined, 'SETTLED'])
})

test('filters orders by days in the merchant’s time zone, with days from the URL or a pressed preset', async () => {
  const { screen, asked, location } = await renderOrders(
    { value: pageOf([createLotteryOrderFixture(1)]) },
    '?from=2026-05-04&to=2026-05-06',
  )
  await expect.element(screen.getByRole('button', { name: 'May 4 to May 6' })).toBeVisible()
  await screen.getByText('Any day').click()
  await expect.poll(location).toBe('/m/lottery/orders')
  await expect
    .poll(() => asked().map(({ startDate, endDate }) => [startDate, endDate]))
    .toEqual([
      ['2026-05-04', '2026-05-06'],
      [undefined, undefined],
    ])
})

test('updates an open order in the list when the order is settled, and refetches the balance', async () => {
  let asked = 0
  const { screen, site } = await renderOrders(() => {
    asked += 1
    // In the first response the draw is about to take place. In the next response the draw is over.
    return createSuccessResponse(
      pageOf([
        asked === 1
          ? createLotteryOrderFixture(1, { remainTime: 60 })
          : createLotteryOrderFixture(1, { status: 'WON', payoutMinor: 975, winningNumber: '90510~15', remainTime: 0 }),
      ]),
    )
  })
  const { queryKey } = balanceQuery(site.api, site.session.get())
  site.queries.setQueryData(queryKey, { balanceMinor: 1 } as never)
  await expect.element(screen.getByRole('article').getByText('Won', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('+R$9.75')).toBeVisible()
  await expect.poll(() => site.queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('links to the lotteries when the member has no orders', async () => {
  const { screen, location } = await renderOrders({ value: pageOf([]) })
  await expect.element(screen.getByText('No bets yet')).toBeVisible()
  await screen.getByRole('link', { name: 'Choose a lottery' }).click()
  await expect.poll(location).toBe('/m/moreLottery')
})

test('offers to show all orders when no order matches the filters', async () => {
  const { screen, location } = await renderOrders({ value: pageOf([]) }, '?status=WON')
  await expect.element(screen.getByText('No matching bets')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all bets' }).click()
  await expect.poll(location).toBe('/m/lottery/orders')
})

test('shows an error with a retry when orders fail to load, and keeps the list when a refetch fails', async () => {
  let broken = true
  const { screen, site, names } = await renderOrders(() =>
    broken ? new Response('', { status: 400 }) : createSuccessResponse(pageOf([createLotteryOrderFixture(1)])),
  )
  await expect.element(screen.getByText('Couldn’t load your bets')).toBeVisible()
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(names).toEqual(['Lottery 1'])
  broken = true
  await site.queries.refetchQueries()
  await expect.element(screen.getByText('This may be out of date')).toBeVisible()
  expect(names()).toEqual(['Lottery 1'])
})

describe('guest on the orders page', () => {
  test('redirects a guest to the sign-in, which returns to the orders with the filters of the URL', async () => {
    const { location, site } = await renderScreen(<OrdersScreen />, {
      path: '/m/lottery/orders?status=WON',
      guest: true,
    })
    await expect.poll(location).toBe('/m/login?next=%2Fm%2Flottery%2Forders%3Fstatus%3DWON')
    expect(site.fetch.asked).toEqual([])
  })
})

test('shows the same orders after an expired session and a new sign-in', async () => {
  const { screen, site, location, names } = await renderOrders(
    { value: pageOf([createLotteryOrderFixture(1)]) },
    '?status=WON',
  )
  await expect.poll(names).toEqual(['Lottery 1'])
  site.session.signOut('expired')
  await expect.element(screen.getByText('Lottery 1')).toBeVisible()
  site.session.signIn(createSessionFixture())
  await expect.poll(names).toEqual(['Lottery 1'])
  expect(location()).toBe('/m/lottery/orders?status=WON')
})
