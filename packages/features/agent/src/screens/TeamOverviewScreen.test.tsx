import { expect, test } from 'vitest'
import type { TeamKpi } from '../model/teamKpi.ts'
import { createTeamSumsFixture, createTeamDayFixture } from '../testing/createTeamMemberFixture.ts'
import { renderAgentScreen } from '../testing/renderAgentScreen.tsx'
import { TeamOverviewScreen } from './TeamOverviewScreen.tsx'

const path = '/m/agent/team/overview'
const call = 'GET /wps/agent/team/kpi'

const makeKpi = (content: TeamKpi['content'], footer: Partial<TeamKpi['footer']> = {}): TeamKpi => ({
  content,
  footer: {
    teamLoginMemberCount: 12,
    teamBetMemberCount: 8,
    teamRegisterMemberCount: 3,
    teamOnlineCount: 2,
    teamMemberCount: 1234,
    sums: createTeamSumsFixture({
      bets: 41,
      stakeMinor: 821_450,
      profitMinor: -32_010,
      depositMinor: 500_000,
      withdrawalMinor: 120_050,
      rebateMinor: 900,
      bonusMinor: 100,
    }),
    ...footer,
  },
})
const week = ['20', '19', '18', '17', '16', '15', '14'].map((day, index) =>
  createTeamDayFixture(`2026-11-${day}`, {
    stakeMinor: 1000 * (index + 1),
    profitMinor: -500,
    depositMinor: 700,
    withdrawalMinor: 250,
  }),
)
const inWeek = `${path}?from=2026-11-14&to=2026-11-20`
const show = (
  query: string,
  kpi: TeamKpi | ((request: Request) => Response),
  flags: readonly 'teamMembers'[] = ['teamMembers'],
) =>
  renderAgentScreen(query, <TeamOverviewScreen />, {
    merchant: { flags: [...flags] },
    answers: { [call]: typeof kpi === 'function' ? kpi : { value: kpi } },
  })

const pairs = (container: Element) =>
  [...container.querySelectorAll('dl > div')].map((pair) =>
    ['dt', 'dd'].map((part) => pair.querySelector(part)?.textContent.replaceAll('\u00a0', ' ')).join(': '),
  )

test('shows the team’s figures, size and four counters for the days in the URL', async () => {
  const { screen, asked } = await show(inWeek, makeKpi(week))
  await expect.element(screen.getByText('on the team')).toBeVisible()
  expect(pairs(screen.container)).toEqual([
    'Staked: R$8,214.50',
    'Players’ result: -R$320.10',
    'Rebates and bonuses: R$10.00',
    'Deposits: R$5,000.00',
    'Withdrawals: R$1,200.50',
    'signed in: 12',
    'placed bets: 8',
    'new members: 3',
    'online now: 2',
  ])
  await expect
    .element(screen.getByRole('link', { name: /1,234 on the team/ }))
    .toHaveAttribute('href', '/m/member/team')
  expect(asked(call).map((each) => each.split('?')[1])).toEqual(['endDate=2026-11-20&size=7&startDate=2026-11-14'])
})

test('does not link the team size when the members page is switched off', async () => {
  const { screen } = await show(inWeek, makeKpi(week), [])
  await expect.element(screen.getByText('on the team')).toBeVisible()
  expect(screen.container.querySelector('a')).toBeNull()
})

test('shows the picked figure of each day as a bar and as a table row, oldest day first', async () => {
  const { screen } = await show(inWeek, makeKpi(week))
  const rows = (name: string) =>
    [...screen.getByRole('table', { name }).element().querySelectorAll('tbody tr')].map((row) =>
      row.textContent.replaceAll('\u00a0', ' '),
    )
  await expect.element(screen.getByRole('table', { name: 'Staked by period' })).toBeInTheDocument()
  expect(rows('Staked by period')).toEqual([
    'Nov 14R$70.00',
    'Nov 15R$60.00',
    'Nov 16R$50.00',
    'Nov 17R$40.00',
    'Nov 18R$30.00',
    'Nov 19R$20.00',
    'Nov 20R$10.00',
  ])
  await screen.getByText('Result', { exact: true }).click()
  await expect.element(screen.getByRole('table', { name: 'Result by period' })).toBeInTheDocument()
  expect(rows('Result by period')[0]).toBe('Nov 14-R$5.00')
})

test('fetches other days, writes them into the URL, and rejects more than 92 days', async () => {
  const { screen, asked, location } = await show(inWeek, makeKpi(week))
  await expect.element(screen.getByText('on the team')).toBeVisible()
  await screen.getByRole('button', { name: /Nov 14/ }).click()
  await screen.getByLabelText('From').fill('2026-08-01')
  await screen.getByRole('button', { name: 'Show these days' }).click()
  await expect.element(screen.getByLabelText('From')).toHaveAccessibleDescription('Choose up to 92 days.')
  await expect.element(screen.getByLabelText('From')).toHaveValue('2026-08-01')
  expect(asked(call)).toHaveLength(1)
  await screen.getByLabelText('From').fill('2026-11-11')
  await screen.getByRole('button', { name: 'Show these days' }).click()
  await expect.poll(location).toBe(`${path}?from=2026-11-11&to=2026-11-20`)
  await expect.poll(() => asked(call).at(-1)).toContain('size=10')
})

test('shows the last seven days when the days in the URL are too many or in the future', async () => {
  for (const query of ['from=2026-01-01&to=2026-11-20', 'from=2098-01-01&to=2098-01-02']) {
    const { screen, asked } = await show(`${path}?${query}`, makeKpi(week))
    await expect.element(screen.getByRole('radio', { name: '7 days' })).toBeChecked()
    await expect.poll(() => asked(call).at(-1)).toContain('size=7')
    await screen.unmount()
  }
})

test('shows a link to the form that opens an account when the team is empty, and no chart when all figures are zero', async () => {
  const nobody = await show(inWeek, makeKpi([], { teamMemberCount: 0 }))
  await expect.element(nobody.screen.getByText('No one on your team yet')).toBeVisible()
  await expect
    .element(nobody.screen.getByRole('link', { name: 'Add account' }))
    .toHaveAttribute('href', '/m/agentRegister')
  await nobody.screen.unmount()
  const quiet = await show(
    inWeek,
    makeKpi(
      week.map(({ date }) => createTeamDayFixture(date)),
      { sums: createTeamSumsFixture() },
    ),
  )
  await expect.element(quiet.screen.getByText('No activity in this period. Choose a longer one above.')).toBeVisible()
  expect(quiet.screen.container.querySelector('figure')).toBeNull()
})

test('offers a retry and still shows the days when the team’s figures do not load', async () => {
  let broken = true
  const { screen } = await show(inWeek, () =>
    broken ? new Response('', { status: 500 }) : Response.json({ success: true, value: makeKpi(week) }),
  )
  await expect.element(screen.getByRole('alert').getByText('Couldn’t load your team’s figures')).toBeVisible()
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('on the team')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Nov 14/ })).toBeVisible()
})
