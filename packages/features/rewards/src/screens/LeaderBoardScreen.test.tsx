import { createSuccessResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { createLeaderBoardFixture } from '../testing/rewardFixtures.ts'
import { LeaderBoardScreen } from './LeaderBoardScreen.tsx'

const call = 'GET /wps/promotion/leaderBoard'
const open = (boards: Readonly<Record<string, object>>) =>
  renderScreen(<LeaderBoardScreen />, {
    path: '/m/leaderBoard',
    answers: {
      [call]: (request) => createSuccessResponse(boards[new URL(request.url).searchParams.get('period') ?? '']),
    },
  })

test('fetches and shows the leader board of the selected tab’s period', async () => {
  const { screen, queries } = await open({
    DAY: createLeaderBoardFixture(5),
    WEEK: createLeaderBoardFixture(0, 0),
    MONTH: createLeaderBoardFixture(9),
  })
  await expect.element(screen.getByRole('list', { name: 'Top three' })).toBeVisible()
  await screen.getByRole('tab', { name: 'This week' }).click()
  await expect
    .element(screen.getByRole('tabpanel', { name: 'This week' }).getByText('No one on the board yet'))
    .toBeVisible()
  await screen.getByRole('tab', { name: 'This month' }).click()
  await expect
    .poll(() => screen.getByRole('list', { name: 'Other places' }).getByRole('listitem').elements().length)
    .toBe(6)
  expect(queries(call).map(({ period }) => period)).toEqual(['DAY', 'WEEK', 'MONTH'])
})

test('lists the first three places by rank with their prizes, with the first place in the middle of the podium', async () => {
  const { screen } = await open({ DAY: createLeaderBoardFixture(5) })
  const places = screen.getByRole('list', { name: 'Top three' }).getByRole('listitem')
  await expect.poll(() => places.elements().length).toBe(3)
  expect(places.elements().map(({ textContent }) => /R\$[\d,.]+$/.exec(textContent ?? '')?.[0])).toEqual([
    'R$1,000.00',
    'R$500.00',
    'R$250.00',
  ])
  const [first, second, third] = places.elements().map((place) => place.getBoundingClientRect().left)
  expect([second, first, third]).toEqual([second, first, third].toSorted((one = 0, other = 0) => one - other))
})

test('shows the rank of a member who is not listed, and the stakes missing for the last listed place', async () => {
  const { screen } = await open({ DAY: createLeaderBoardFixture(12, 27) })
  const own = screen.getByRole('region', { name: 'Your place' })
  await expect.poll(() => own.query()?.textContent).toMatch(/^27AYouBet R\$[\d,.]+ more to reach 12th place$/)
})

test('shows no rank of a member without stakes, but the stakes missing for the last listed place', async () => {
  const { screen } = await open({ DAY: createLeaderBoardFixture(8, 0) })
  await expect
    .poll(() => screen.getByRole('region', { name: 'Your place' }).query()?.textContent)
    .toMatch(/^–.*YouBet R\$[\d,.]+ more to reach 8th place$/)
})

test('shows no next place to the member in first place, and highlights the row of this member', async () => {
  const { screen } = await open({ DAY: createLeaderBoardFixture(4, 1) })
  await expect
    .poll(() => screen.getByRole('region', { name: 'Your place' }).query()?.textContent)
    .toMatch(/^1AYou.* wagered/)
  await expect.element(screen.getByRole('list', { name: 'Top three' }).getByText('You')).toBeVisible()
})

test('shows when the prizes are paid, and the member’s latest prize of the selected period', async () => {
  const lastPrize = { rank: 3, prizeMinor: 5_000, paidAt: '2026-11-21T03:00:00Z' }
  const { screen } = await open({
    DAY: { ...createLeaderBoardFixture(5), lastPrize },
    WEEK: createLeaderBoardFixture(5),
  })
  await expect
    .element(screen.getByText('Ends Nov 23, 12:00 AM. Prizes are paid straight to your balance.'))
    .toBeVisible()
  await expect.element(screen.getByText('You won R$50.00 for 3rd place, paid on Nov 21.')).toBeVisible()
  await screen.getByRole('tab', { name: 'This week' }).click()
  await expect
    .element(screen.getByRole('tabpanel', { name: 'This week' }).getByRole('list', { name: 'Top three' }))
    .toBeVisible()
  expect(screen.getByText(/You won/).query()).toBeNull()
})
