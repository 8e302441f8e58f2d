import { beforeEach, expect, test } from 'vitest'
import { findTeamFaults } from '../testing/findTeamFaults.ts'
import { demoTeam } from '../seed/demoPeople.ts'
import { findLedgerFaults } from '../testing/findLedgerFaults.ts'
import { createTestSandbox, type TestSandbox } from '../testing/createTestSandbox.ts'

let sandbox: TestSandbox
beforeEach(() => (sandbox = createTestSandbox()))

const fetchTeamSize = async (): Promise<unknown> => {
  const { value } = (await sandbox.call('teamKpi', { token: await sandbox.token('agent') })).body
  return (value as unknown as { footer: { teamMemberCount: number } }).footer.teamMemberCount
}

test('adds members with past activity to a team with the developer switch /team until a reset', async () => {
  expect(await fetchTeamSize()).toBe(1)
  expect(await sandbox.dev('/team', { merchant: 'north', members: 400 })).toEqual({ merchant: 'north', members: 400 })
  // A team size below the current size changes nothing.
  expect(await sandbox.dev('/team', { merchant: 'north', members: 300 })).toEqual({ merchant: 'north', members: 400 })
  expect(await fetchTeamSize()).toBe(400)
  const token = await sandbox.token('agent')
  expect(
    (await sandbox.call('teamBetting', { token, query: { startDate: '2020-01-01', endDate: '2099-12-31' } })).body
      .value,
  ).toMatchObject({ total: 57 })
  expect(findLedgerFaults(sandbox.db)).toEqual([])
  expect(findTeamFaults(sandbox.db)).toEqual([])
  await sandbox.dev('/reset', {})
  expect(await fetchTeamSize()).toBe(1)
  expect(findTeamFaults(sandbox.db)).toEqual([])
})

test('seeds team activity for the requested number of days when the sandbox is reset', async () => {
  const withHistory = createTestSandbox({ history: true })
  const { dev } = withHistory
  const played =
    `SELECT COUNT(DISTINCT day) AS days FROM active_day WHERE what = 'bet' AND member IN (SELECT below FROM ` +
    `team_link JOIN member ON id = above AND name = 'agent')`
  const days = (): number => Number(withHistory.db.prepare(played).get()?.['days'])
  await dev('/reset', { teamDays: 3 })
  const few = days()
  // The three requested days include today. Game rounds near midnight can belong to the next or the previous day, so up
  // to five days are correct.
  expect(few).toBeGreaterThanOrEqual(3)
  expect(few).toBeLessThanOrEqual(5)
  expect(findTeamFaults(withHistory.db)).toEqual([])
  for (const teamDays of [-1, 31, 1.5, '3', null])
    expect(await dev('/reset', { teamDays })).toMatchObject({ error: expect.stringContaining('teamDays') })
  expect(days()).toBe(few)
  await dev('/reset', {})
  expect(days()).toBeGreaterThan(20)
})

test.each([
  {},
  { merchant: 'nobody', members: 10 },
  { merchant: 'north' },
  { merchant: 'north', members: 0 },
  { merchant: 'north', members: 100_001 },
  { merchant: 'north', members: '10' },
])('refuses the request %j to the developer switch /team', async (body) => {
  expect(await sandbox.dev('/team', body)).toMatchObject({ error: expect.stringContaining('Send {merchant, members}') })
  expect(await fetchTeamSize()).toBe(1)
})

test('offers an agent contract with the switch /contract, and refuses a second offer before an answer', async () => {
  const check = async (): Promise<unknown> =>
    (await sandbox.call('contractCheck', { token: await sandbox.token('agent') })).body.value
  expect(await check()).toEqual({ dailysalreqtype: 0, divtypecompperiodreq: 0, contracthoursalreq: 0 })
  expect(await sandbox.dev('/contract', { merchant: 'north', kind: 'DIVIDEND' })).toMatchObject({
    kind: 'DIVIDEND',
    status: 'OFFERED',
  })
  expect(await check()).toEqual({ dailysalreqtype: 0, divtypecompperiodreq: 1, contracthoursalreq: 0 })
  expect(await sandbox.dev('/contract', { merchant: 'north', kind: 'DIVIDEND' })).toMatchObject({
    error: expect.stringContaining('waits'),
  })
  for (const body of [{}, { merchant: 'north', kind: 'WEEKLY' }, { merchant: 'north', to: 'nobody', kind: 'DAILY' }]) {
    expect(await sandbox.dev('/contract', body)).toMatchObject({ error: expect.stringContaining('Send {merchant') })
  }
})

test('seeds a demo team of five levels whose totals and ledgers are correct', () => {
  const { db } = createTestSandbox({ history: true })
  expect(
    db
      .prepare(
        'SELECT MAX(depth) AS depth, COUNT(*) AS people FROM team_link JOIN member ON member.id = above ' +
          'WHERE member.name = ? AND member.tenant = ?',
      )
      .get('agent', 'north'),
  ).toEqual({ depth: 5, people: demoTeam.length + 2 })
  expect(findLedgerFaults(db)).toEqual([])
  expect(findTeamFaults(db)).toEqual([])
  expect(
    db
      .prepare(
        `SELECT COUNT(DISTINCT kind) AS kinds FROM ledger WHERE kind IN ('salary', 'dividend', ` +
          `'agentRebate', 'transferOut')`,
      )
      .get(),
  ).toEqual({ kinds: 4 })
})
