import { DAY_MS } from '@lobby/platform/calendar'
import { expect, test } from 'vitest'
import { postLedgerEntry } from '../domain/wallet.ts'
import { createTeamSandbox } from '../testing/createTeamSandbox.ts'

/** Opens a team in which a member withdrew 20.00 on 20 November and the platform returned the money a day later. */
function openReturned() {
  const team = createTeamSandbox(0)
  const { db, clock } = team.sandbox
  const entry = { tenant: 'north', member: team.id('jade19'), ref: 'withdrawal:0' }
  postLedgerEntry(db, { ...entry, kind: 'opening', amountMinor: 5_000, key: 'opening', at: clock.now() })
  postLedgerEntry(db, { ...entry, kind: 'withdrawal', amountMinor: -2_000, key: 'withdrawal', at: clock.now() })
  clock.advance(DAY_MS)
  postLedgerEntry(db, { ...entry, kind: 'withdrawalReturn', amountMinor: 2_000, key: 'return', at: clock.now() })
  const profitOf = async (startDate: string, endDate: string) => {
    const { status, body } = await team.ask('agent', 'teamProfitAndLoss', { query: { startDate, endDate } })
    return [
      status,
      (body.value as unknown as { totals?: { withdrawalMinor: number } } | undefined)?.totals?.withdrawalMinor,
    ]
  }
  return { profitOf }
}

test(
  'returns a negative sum of withdrawals for the day when an earlier withdrawal is returned',
  { tags: ['B48'] },
  async () => {
    const { profitOf } = openReturned()
    expect(await profitOf('2026-11-21', '2026-11-21')).toEqual([200, -2_000])
  },
)

test(
  'control: returns the sum 0 when the range contains the days of a withdrawal and of its return',
  { tags: ['B48-control'] },
  async () => {
    const { profitOf } = openReturned()
    expect([await profitOf('2026-11-20', '2026-11-20'), await profitOf('2026-11-20', '2026-11-21')]).toEqual([
      [200, 2_000],
      [200, 0],
    ])
  },
)
