import { writeSync } from 'node:fs'
import { DAY_MS } from '@lobby/platform/calendar'
import { createDeposit, setDepositOutcome, listPendingDeposits } from '../domain/money/deposits.ts'
import { listPayoutAccounts } from '../domain/money/payoutAccounts.ts'
import { createUplineTransfer } from '../domain/money/transfers.ts'
import { setWithdrawalStatus, listPendingWithdrawals, requestWithdrawal } from '../domain/money/withdrawals.ts'
import { findMemberById } from '../domain/members.ts'
import { openGameSession, playGameRound } from '../domain/rounds.ts'
import { postLedgerEntry } from '../domain/wallet.ts'
import { getDemoPersonId, createTestDb } from './createTestDb.ts'

// This program runs in its own process, so that a test can kill it. It moves money in an endless loop and prints the
// idempotency key of each committed payment.
const [path = '', run = ''] = process.argv.slice(2)
const db = createTestDb(path)
const owner = { tenant: 'north', member: getDemoPersonId(db, 'north', 'ana') }
const upline = findMemberById(db, 'north', getDemoPersonId(db, 'north', 'agent'))
const accountId = listPayoutAccounts(db, owner)[0]?.id ?? 0
if (!upline) throw new Error('The demo data has no member "agent", who is the upline of this program.')
const begin = Date.UTC(2027, 0, 1)
const sessionId = openGameSession(db, {
  ...owner,
  game: 10_001,
  returnUrl: '',
  language: 'PT',
  key: `launch of run ${run}`,
  now: begin,
})
db.exec(`UPDATE game_session SET ends_at = ${Number.MAX_SAFE_INTEGER}`)
// Start with a balance that is so high that losses never end the loop.
postLedgerEntry(db, { ...owner, kind: 'opening', ref: 'fund', amountMinor: 10_000_000_000, at: begin })
// Start each run at a later time and settle the payments that the killed run has left open, because the number of open
// payments is limited.
const start = begin + Number(run) * 1_000 * DAY_MS
for (const { id } of listPendingDeposits(db, owner)) setDepositOutcome(db, id, 'SETTLED', start)
for (const { id } of listPendingWithdrawals(db, owner)) setWithdrawalStatus(db, id, 'PAID', start)
// Run each iteration on a new day, so that no daily limit ends the loop.
for (let index = 0; ; index++) {
  const now = start + index * DAY_MS
  const keyOf = (what: string): string => `${what} ${run}-${index}`
  const printKey = (what: string): number => writeSync(1, `${keyOf(what)}\n`)
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
  setDepositOutcome(db, id, 'SETTLED', now)
  printKey('deposit')
  createUplineTransfer(db, { ...owner, amountMinor: 1_000, key: keyOf('transfer'), now }, upline)
  printKey('transfer')
  // Stake all deposits, including those of killed runs, because unstaked deposits cannot be withdrawn.
  playGameRound(db, { sessionId, stakeMinor: 100_000, key: keyOf('round'), now })
  const payouts = { outcome: 'PAID', reason: '', seconds: 0 } as const
  const out = requestWithdrawal(db, {
    ...owner,
    vip: 'VIP 5',
    accountId,
    amountMinor: 9_000,
    key: keyOf('withdrawal'),
    payouts,
    now,
  })
  setWithdrawalStatus(db, out, index % 2 === 0 ? 'PAID' : 'REFUSED', now)
  printKey('withdrawal')
}
