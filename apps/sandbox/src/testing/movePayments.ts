import { writeSync } from 'node:fs'
import { DAY_MS } from '@lobby/platform/calendar'
import { createDeposit, endDeposit, pendingDeposits } from '../domain/money/deposits.ts'
import { accountsOf } from '../domain/money/payoutAccounts.ts'
import { transfer } from '../domain/money/transfers.ts'
import { moveWithdrawal, pendingWithdrawals, withdraw } from '../domain/money/withdrawals.ts'
import { memberById } from '../domain/people.ts'
import { openSession, playRound } from '../domain/rounds.ts'
import { post } from '../domain/wallet.ts'
import { memberId, openTestDb } from './openTestDb.ts'

// A program of its own, so that it can be killed: moves money without an end, and says the key of each thing that was committed.
const [path = '', run = ''] = process.argv.slice(2)
const db = openTestDb(path)
const owner = { tenant: 'north', member: memberId(db, 'north', 'ana') }
const upline = memberById(db, 'north', memberId(db, 'north', 'agent'))
const accountId = accountsOf(db, owner)[0]?.id ?? 0
if (!upline) throw new Error('There is no upline.')
const begin = Date.UTC(2027, 0, 1)
const sessionId = openSession(db, {
  ...owner,
  game: 10_001,
  returnUrl: '',
  language: 'PT',
  key: `launch of run ${run}`,
  now: begin,
})
db.exec(`UPDATE game_session SET ends_at = ${Number.MAX_SAFE_INTEGER}`)
// Luck ends nothing either.
post(db, { ...owner, kind: 'opening', ref: 'fund', amountMinor: 10_000_000_000, at: begin })
// Nor what a killed run began and never ended: so many may wait.
const start = begin + Number(run) * 1_000 * DAY_MS
for (const { id } of pendingDeposits(db, owner)) endDeposit(db, id, 'SETTLED', start)
for (const { id } of pendingWithdrawals(db, owner)) moveWithdrawal(db, id, 'PAID', start)
// A day for each round, so that no limit of a day ends it.
for (let index = 0; ; index++) {
  const now = start + index * DAY_MS
  const keyOf = (what: string): string => `${what} ${run}-${index}`
  const say = (what: string): number => writeSync(1, `${keyOf(what)}\n`)
  const payments = { outcome: 'NONE', seconds: 0 } as const
  const id = createDeposit(db, {
    ...owner,
    currency: 'BRL',
    method: 'PIX',
    amountMinor: 10_000,
    key: keyOf('deposit'),
    payments,
    returnUrl: '',
    language: 'PT',
    now,
  })
  endDeposit(db, id, 'SETTLED', now)
  say('deposit')
  transfer(db, { ...owner, amountMinor: 1_000, key: keyOf('transfer'), now }, upline)
  say('transfer')
  // What was deposited, also by a run that was killed, is staked before it goes out again.
  playRound(db, { sessionId, stakeMinor: 100_000, key: keyOf('round'), now })
  const payouts = { outcome: 'PAID', reason: '', seconds: 0 } as const
  const out = withdraw(db, {
    ...owner,
    vip: 'VIP 5',
    accountId,
    amountMinor: 9_000,
    key: keyOf('withdrawal'),
    payouts,
    now,
  })
  moveWithdrawal(db, out, index % 2 === 0 ? 'PAID' : 'REFUSED', now)
  say('withdrawal')
}
