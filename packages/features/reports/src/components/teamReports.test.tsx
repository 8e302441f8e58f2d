import { createSuccessResponse, createRefusalResponse, type PlatformResponse } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { AccountRecordScreen } from '../screens/AccountRecordScreen.tsx'
import { TeamBettingScreen } from '../screens/TeamBettingScreen.tsx'
import { TeamProfitAndLossScreen } from '../screens/TeamProfitAndLossScreen.tsx'
import { renderReport } from '../testing/renderReport.tsx'
import { createAccountRecordPageFixture, createLedgerEntryFixture } from '../testing/reportRowFixtures.ts'
import {
  createTeamBetFixture,
  createTeamRecordEntryFixture,
  createTeamMemberRowFixture,
  createTeamTotalsFixture,
  createTeamReportPageFixture,
} from '../testing/teamRowFixtures.ts'

const days = 'from=2026-11-14&to=2026-11-20'
const calls = {
  bets: 'GET /wps/agent/team/betting',
  records: 'GET /wps/agent/team/record',
  profit: 'GET /wps/agent/team/profitAndLoss',
  kpi: 'GET /wps/agent/team/kpi',
  account: 'GET /wps/report/account',
} as const
const bets = { sumStakeMinor: 3000, sumPayoutMinor: 2500, sumProfitMinor: -500 }
const moved = { sumInMinor: 14_850, sumOutMinor: 5000 }

const wordsOf = ({ textContent }: Element) => textContent.replaceAll('\u00a0', ' ')

async function open(path: string, answers: Readonly<Record<string, PlatformResponse>>, type = 1) {
  const Screen = path.startsWith('/m/teamBetting')
    ? TeamBettingScreen
    : path.startsWith('/m/agent')
      ? TeamProfitAndLossScreen
      : AccountRecordScreen
  const page = await renderReport(path, <Screen />, { answers, type })
  const main = page.screen.getByRole('main')
  // Active filters are list items too, but only the rows are inside a region.
  const rows = main.getByRole('region').getByRole('listitem').getByRole('button')
  return {
    ...page,
    main,
    sums: () => [...page.screen.container.querySelectorAll('main dl > div')].map(wordsOf),
    rows: () => rows.elements().map(wordsOf),
    facts: async (row: RegExp) => {
      await main.getByRole('region').getByRole('button', { name: row }).click()
      const sheet = page.screen.getByRole('dialog')
      await expect.element(sheet).toBeVisible()
      return [...sheet.element().querySelectorAll('dl > div')].map((fact) =>
        [...fact.children].map((part) => part.textContent).join(': '),
      )
    },
    ended: async () => {
      await expect.element(page.screen.getByText('No more entries for this period')).toBeVisible()
    },
  }
}

test('shows the member of each team bet, the totals of the team, and a link to the bets of one member', async () => {
  const page = await open(`/m/teamBetting?${days}&result=WON`, {
    [calls.bets]: {
      value: createTeamReportPageFixture(
        [
          createTeamBetFixture('R2', { result: 'WON', payoutMinor: 2500, profitMinor: 1500 }),
          createTeamBetFixture('R1', { account: 'jade19' }),
        ],
        bets,
      ),
    },
  })
  await page.ended()
  expect(page.sums()).toEqual(['Players’ result-R$5.00', 'StakedR$30.00', 'WonR$25.00'])
  expect(page.rows().map((row) => row.replace(/^T(?=T)/, ''))).toEqual([
    'Tesourobruna84 · 12:00 PM+R$15.00Won',
    'Tesourojade19 · 12:00 PM-R$10.00Lost',
  ])
  expect(await page.facts(/jade19/)).toEqual(
    expect.arrayContaining(['Member: jade19', 'Stake: R$10.00', 'Result: -R$10.00']),
  )
  await page.screen.getByRole('link', { name: 'This member only' }).click()
  await expect.poll(page.location).toBe(`/m/teamBetting?${days}&result=WON&account=jade19`)
  await expect.poll(() => page.screen.getByRole('dialog').query()).toBeNull()
  await expect
    .poll(() => page.asked(calls.bets).map(({ account, result }) => [account, result]))
    .toEqual([
      [undefined, 'WON'],
      ['jade19', 'WON'],
    ])
})

test('filters a team report by a typed user name, and removes the filter when its chip is pressed', async () => {
  const page = await open(`/m/teamBetting?${days}`, {
    [calls.bets]: { value: createTeamReportPageFixture([createTeamBetFixture('R1')], bets) },
  })
  await page.main.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.screen.getByRole('textbox', { name: 'Member' }).fill('  bruna84 ')
  await page.screen.getByRole('button', { name: 'Show results' }).click()
  await expect.poll(page.location).toBe(`/m/teamBetting?${days}&account=bruna84`)
  await expect.poll(() => page.asked(calls.bets).at(-1)?.['account']).toBe('bruna84')
  // The report already shows only the bets of this member, so the rows have no link to these bets.
  await page.ended()
  await page.facts(/bruna84/)
  expect(page.screen.getByRole('link', { name: 'This member only' }).query()).toBeNull()
  await page.screen.getByRole('button', { name: 'Close' }).click()
  await page.main.getByRole('button', { name: 'Remove bruna84' }).click()
  await expect.poll(page.location).toBe(`/m/teamBetting?${days}`)
})

test('ignores the member filter when only spaces are typed', async () => {
  const page = await open(`/m/teamBetting?${days}`, {
    [calls.bets]: { value: createTeamReportPageFixture([createTeamBetFixture('R1')], bets) },
  })
  await page.main.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.screen.getByRole('textbox', { name: 'Member' }).fill('   ')
  await page.screen.getByRole('button', { name: 'Show results' }).click()
  await expect.poll(() => page.screen.getByRole('dialog').query()).toBeNull()
  expect(page.location()).toBe(`/m/teamBetting?${days}`)
})

test.each([
  [`/m/teamBetting?${days}&account=vip`, calls.bets, `/m/teamBetting?${days}`],
  [`/m/transaction/record?${days}&types=A&account=vip`, calls.records, `/m/transaction/record?${days}&types=A`],
  [`/m/agent/team/pnl?${days}&member=77`, calls.profit, `/m/agent/team/pnl?${days}`],
])(
  'says that the member in the URL %s is not in the agent’s team, and offers the whole team',
  { tags: ['M8'] },
  async (path, call, whole) => {
    const asksForOne = (request: Request) => /[?&](account|memberId)=/.test(request.url)
    const value = {
      ...createTeamReportPageFixture([], { ...bets, ...moved }),
      path: [],
      own: createTeamTotalsFixture(),
      totals: createTeamTotalsFixture(),
    }
    const page = await open(path, {
      [call]: (request) =>
        asksForOne(request) ? createRefusalResponse('account.forbidden') : createSuccessResponse(value),
      [calls.kpi]: { value: { content: [], footer: null } },
    })
    await expect.element(page.screen.getByRole('alert').getByText('This member is not on your team')).toBeVisible()
    await page.screen.getByRole('button', { name: 'View whole team' }).click()
    await expect.poll(page.location).toBe(whole)
    await expect.poll(() => page.screen.getByRole('alert').query()).toBeNull()
  },
)

test(
  'control: shows the usual error when the report of a member in the team fails to load',
  { tags: ['M8-control'] },
  async () => {
    const page = await open(`/m/teamBetting?${days}&account=bruna84`, {
      [calls.bets]: () => new Response('', { status: 400 }),
    })
    await expect.element(page.screen.getByText('Couldn’t load the report')).toBeVisible()
    expect(page.screen.getByText('This member is not on your team').query()).toBeNull()
  },
)

test('shows the kind and the member of each entry in the team record as text', async () => {
  const kinds = [
    'DEPOSIT',
    'WITHDRAWAL',
    'WITHDRAWAL_RETURN',
    'ROOM',
    'TRANSFER_OUT',
    'TRANSFER_IN',
    'REBATE',
    'BONUS',
    'AGENT_REBATE',
    'SALARY',
    'DIVIDEND',
  ]
  const page = await open(`/m/transaction/record?${days}&types=A&kind=AGENT`, {
    [calls.records]: {
      value: createTeamReportPageFixture(
        kinds.map((kind, index) => createTeamRecordEntryFixture(20 - index, { kind })),
        moved,
      ),
    },
  })
  await page.ended()
  expect(page.sums()).toEqual(['Net change+R$98.50', 'In+R$148.50', 'Out-R$50.00'])
  expect(page.rows().map((row) => row.split('bruna84')[0])).toEqual([
    'Deposit',
    'Withdrawal',
    'Withdrawal refund',
    'Room',
    'Transfer sent',
    'Transfer received',
    'Rebate',
    'Bonus',
    'Agent rebate',
    'Salary',
    'Dividend',
  ])
  expect(page.rows()[0]).toBe('Depositbruna84 · 12:00 PM+R$148.50')
  expect(page.asked(calls.records).map(({ kind }) => kind)).toEqual(['AGENT'])
})

test.each([['removing the chip'], ['a reset'], ['a press on "Clear filters"']])(
  'clears the filter of the team record by %s, and still shows the record of the team',
  async (way) => {
    const rows = way === 'a press on "Clear filters"' ? [] : [createTeamRecordEntryFixture(1)]
    const page = await open(`/m/transaction/record?${days}&types=A&kind=AGENT`, {
      [calls.records]: { value: createTeamReportPageFixture(rows, moved) },
    })
    if (way === 'removing the chip') await page.main.getByRole('button', { name: 'Remove Agent earnings' }).click()
    else if (way === 'a reset') {
      await page.main.getByRole('button', { name: 'Filter · 1' }).click()
      await page.screen.getByRole('button', { name: 'Reset' }).click()
      await page.screen.getByRole('button', { name: 'Show results' }).click()
    } else await page.screen.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(page.location).toBe(`/m/transaction/record?${days}&types=A`)
  },
)

test.each([
  ['types=a', 1],
  ['types=AA', 1],
  ['types=B', 1],
  ['', 1],
  ['types=A', 0],
  ['types=A', 40],
])('shows the record of the member, not of the team, for the query %j and the member type %i', async (query, type) => {
  const page = await open(
    `/m/transaction/record?${days}&${query}`,
    {
      [calls.account]: {
        value: createAccountRecordPageFixture([
          createLedgerEntryFixture(3, { kind: 'SALARY' }),
          createLedgerEntryFixture(2, { kind: 'DIVIDEND' }),
          createLedgerEntryFixture(1, { kind: 'AGENT_REBATE' }),
        ]),
      },
    },
    type,
  )
  await page.ended()
  await expect.element(page.screen.getByRole('heading', { name: 'Account record' })).toBeInTheDocument()
  expect(page.rows().map((row) => row.split('12:00')[0])).toEqual(['Salary', 'Dividend', 'Agent rebate'])
  expect(page.asked(calls.records)).toEqual([])
})

test.each([1, 2, 41, 42])('shows the record of the team for the query types=A and the member type %i', async (type) => {
  const page = await open(
    `/m/transaction/record?${days}&types=A`,
    { [calls.records]: { value: createTeamReportPageFixture([createTeamRecordEntryFixture(1)], moved) } },
    type,
  )
  await page.ended()
  await expect.element(page.screen.getByRole('heading', { name: 'Team records' })).toBeInTheDocument()
  expect(page.asked(calls.account)).toEqual([])
})

const profit = (overrides: object = {}) => ({
  ...createTeamReportPageFixture([
    createTeamMemberRowFixture(5, { account: 'bruna84', agent: true, teamCount: 12 }),
    createTeamMemberRowFixture(6, { account: 'caua09', sums: createTeamTotalsFixture({ profitMinor: 2500 }) }),
  ]),
  path: [],
  own: createTeamTotalsFixture({ profitMinor: 700 }),
  totals: createTeamTotalsFixture({ profitMinor: -1750, rebateMinor: 100, bonusMinor: 50 }),
  ...overrides,
})

test('shows the results of the agent and of each direct downline including the downline’s team, and a bar for each day', async () => {
  const page = await open(`/m/agent/team/pnl?${days}`, {
    [calls.profit]: { value: profit() },
    [calls.kpi]: {
      value: {
        content: [
          {
            date: '2026-11-20',
            loginMembers: 1,
            betMembers: 1,
            registeredMembers: 0,
            sums: createTeamTotalsFixture({ profitMinor: -3000 }),
          },
        ],
        footer: kpiFooter,
      },
    },
  })
  await page.ended()
  expect(page.sums()).toEqual([
    'Players’ result-R$17.50',
    'StakedR$50.00',
    'WonR$20.00',
    'Rebates and bonusesR$1.50',
    'DepositedR$70.00',
    'WithdrawnR$0.00',
  ])
  await expect.element(page.screen.getByText('2 direct members · Nov 14 to Nov 20')).toBeVisible()
  const namesIn = (name: string) =>
    page.screen.getByRole('region', { name }).getByRole('button').elements().map(wordsOf)
  expect(namesIn('Not included in the total above')).toEqual(['YouStaked R$50.00+R$7.00'])
  expect(namesIn('Direct members, each with their team')).toEqual([
    'bruna84Team of 12 · Staked R$50.00-R$30.00',
    'caua09Staked R$50.00+R$25.00',
  ])
  const table = page.screen.getByRole('table', { name: 'Result by day' })
  await expect.element(table).toBeInTheDocument()
  expect([...table.element().querySelectorAll('tbody tr')].map((row) => row.textContent).slice(-2)).toEqual([
    'Nov 19R$0.00',
    'Nov 20-R$30.00',
  ])
  expect(page.asked(calls.kpi)).toEqual([
    expect.objectContaining({ startDate: '2026-11-14', endDate: '2026-11-20', size: '7' }),
  ])
})

const kpiFooter = {
  teamLoginMemberCount: 1,
  teamBetMemberCount: 1,
  teamRegisterMemberCount: 0,
  teamOnlineCount: 0,
  teamMemberCount: 2,
  sums: createTeamTotalsFixture(),
}

test('opens a lower level of the team without a chart, and returns through the links of the path', async () => {
  const below = profit({
    ...createTeamReportPageFixture([createTeamMemberRowFixture(9, { account: 'jade19' })]),
    path: [
      { memberId: 5, account: 'bruna84' },
      { memberId: 7, account: 'larissa66' },
    ],
  })
  const page = await open(`/m/agent/team/pnl?${days}`, {
    [calls.profit]: (request) => createSuccessResponse(request.url.includes('memberId=') ? below : profit()),
    [calls.kpi]: { value: { content: [], footer: kpiFooter } },
  })
  await page.ended()
  expect(await page.facts(/^caua09/)).toEqual(expect.arrayContaining(['Bets: 3', 'Result: +R$25.00']))
  expect(page.screen.getByRole('link', { name: 'View this team' }).query()).toBeNull()
  await page.screen.getByRole('button', { name: 'Close' }).click()
  expect(await page.facts(/^bruna84/)).toContain('Team: 12')
  await page.screen.getByRole('link', { name: 'View this team' }).click()
  await expect.poll(page.location).toBe(`/m/agent/team/pnl?${days}&member=5`)
  await expect.element(page.screen.getByRole('button', { name: /^jade19/ })).toBeVisible()
  const trail = page.screen.getByRole('navigation', { name: 'Team levels' })
  expect(trail.getByRole('listitem').elements().map(wordsOf)).toEqual(['Whole team', 'bruna84', 'larissa66'])
  expect(page.rows()[0]).toBe('larissa66Staked R$50.00+R$7.00')
  expect(page.screen.getByRole('table').query()).toBeNull()
  expect(page.asked(calls.profit).map(({ memberId }) => memberId)).toEqual([undefined, '5'])
  expect(page.asked(calls.kpi)).toHaveLength(1)
  await trail.getByRole('link', { name: 'bruna84' }).click()
  await expect.poll(page.location).toBe(`/m/agent/team/pnl?${days}&member=5`)
  await trail.getByRole('link', { name: 'Whole team' }).click()
  await expect.poll(page.location).toBe(`/m/agent/team/pnl?${days}`)
})

test('keeps the rows of a team report when the chart fails to load, and loads the chart on retry', async () => {
  let broken = true
  const page = await open(`/m/agent/team/pnl?${days}`, {
    [calls.profit]: { value: profit() },
    [calls.kpi]: () =>
      broken ? new Response('', { status: 400 }) : createSuccessResponse({ content: [], footer: kpiFooter }),
  })
  await expect.element(page.screen.getByText('Couldn’t load the chart')).toBeVisible()
  expect(page.rows()).toHaveLength(3)
  broken = false
  await page.screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.screen.getByRole('table', { name: 'Result by day' })).toBeInTheDocument()
})

test('links to the form that opens a member account when the agent’s team has no members', async () => {
  const page = await open('/m/agent/team/pnl', {
    [calls.profit]: { value: profit({ content: [], total: 0, totalPages: 0 }) },
    [calls.kpi]: { value: { content: [], footer: kpiFooter } },
  })
  await expect.element(page.screen.getByText('No one on your team yet')).toBeVisible()
  // A team without members has no rows on any day, so the report offers no other days.
  expect(page.screen.getByRole('button', { name: 'Show 30 days' }).query()).toBeNull()
  expect(page.screen.getByRole('link', { name: 'Add account' }).element().getAttribute('href')).toBe('/m/agentRegister')
})
