import { DAY_MS } from '@lobby/platform/calendar'
import { findRow, insertRow, selectValue, runSql, updateRows, selectNumber, selectOne, type Db } from '../db/sql.ts'
import { getCalendarPeriod } from '../domain/days.ts'
import { listDepositMethods, computePaymentFee } from '../domain/money/deposits.ts'
import { getWithdrawalRules } from '../domain/money/withdrawalRules.ts'
import { getWithdrawalLedgerRef } from '../domain/money/withdrawals.ts'
import type { RowOwner } from '../domain/rowOwner.ts'
import { giveCashback } from '../domain/promotions/cashback.ts'
import {
  getUnclaimedPlayerRebate,
  MIN_PLAYER_REBATE_MINOR,
  payPlayerRebate,
} from '../domain/promotions/playerRebates.ts'
import { raiseVipLevel } from '../domain/promotions/vipLevels.ts'
import { spinReels } from '../domain/reels.ts'
import { getWalletBalance, postLedgerEntry } from '../domain/wallet.ts'
import { listGamesForPastRounds, insertPastGameRound, type PastMemberStep } from './pastPlay.ts'
import { createPastPromotionSteps } from './createPastPromotionSteps.ts'
import { addMemberPayoutAccount } from '../domain/money/payoutAccounts.ts'
import { savePaymentPassword, getPaymentPasswordState } from '../domain/money/paymentPassword.ts'
import { findMemberByName } from '../domain/members.ts'
import type { Tenant } from '../domain/tenants.ts'
import { demoPaymentPasswordHash, demoPeople } from './demoPeople.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** The length of long past activity, in days. */
const LONG_PAST_DAYS = 45
/** The age of the short past activity, in days. With this age, the reports show the activity by default. */
const SHORT_PAST_AGE_DAYS = 4

/** The age of the opening balance of a person with past activity, in days. */
export const OPENING_BALANCE_AGE_DAYS = { long: LONG_PAST_DAYS + 1, short: SHORT_PAST_AGE_DAYS + 1 } as const

/** Reads the current VIP level of a member from the database, because the level rises while stakes are seeded. */
const readLevel = (db: Db, { tenant, member }: RowOwner): string | null =>
  selectValue<string | null>(db, 'SELECT vip FROM member WHERE tenant = :tenant AND id = :member', {
    tenant,
    member,
  }) ?? null

/**
 * Seeds six weeks of past activity of a member, so that every report has several pages. Rewards, rebates and permitted
 * withdrawals follow the same rules as live activity. Call this function only for a member who has nothing but an
 * opening balance.
 * @param currency - ISO 4217
 */
function seedHistory(db: Db, owner: RowOwner, currency: string, now: number): void {
  const begin = now - LONG_PAST_DAYS * DAY_MS
  const steps = [
    ...createDepositSteps(db, owner, currency, begin),
    ...createWithdrawalSteps(db, owner, begin),
    ...createRoundSteps(db, owner, begin),
    ...createCashbackSteps(db, owner, begin, now),
    ...createPastPromotionSteps(db, owner, begin, now),
  ]
  for (const { take } of steps.filter(({ at }) => at < now).sort((earlier, later) => earlier.at - later.at)) take()
}

/**
 * Seeds some past rounds of a member. The stakes of these rounds reach a VIP level. The balance does not change.
 */
function seedShortHistory(db: Db, owner: RowOwner, now: number): void {
  const [game] = listGamesForPastRounds(db, owner.tenant)
  if (!game) return
  const payouts = [0, 75_000, 0, 0, 50_000]
  payouts.forEach((payout, round) => {
    const at = now - SHORT_PAST_AGE_DAYS * DAY_MS + round * HOUR_MS
    insertPastGameRound(db, { ...owner, game: game.nodeId, stake: 25_000, payout, at })
    raiseVipLevel(db, owner, readLevel(db, owner), at)
  })
  // Leave the rebates for these rounds unclaimed.
  updateRows(db, 'bet', { ...owner }, { rebated: 0 })
}

function createDepositSteps(db: Db, owner: RowOwner, currency: string, begin: number): PastMemberStep[] {
  const methods = listDepositMethods(currency)
  return Array.from({ length: 26 }, (_, index): PastMemberStep => {
    const created = begin + Math.round(index * 1.7 * DAY_MS) + (index % 5) * HOUR_MS
    const at = created + MINUTE_MS / 2
    const status =
      index % 9 === 4 ? 'FAILED' : index % 9 === 7 ? 'EXPIRED' : index % 13 === 12 ? 'CANCELLED' : 'SETTLED'
    const wanted = index % 4 === 3 ? 'CARD' : index % 6 === 5 ? 'BANK' : 'PIX'
    const method = methods.find(({ code }) => code === wanted) ?? methods[0]
    const amount = [10_000, 50_000, 20_000, 100_000][index % 4] ?? 10_000
    const fee = method ? computePaymentFee(method, amount) : 0
    return {
      at,
      take: () => {
        const { id } = insertRow(db, 'deposit', {
          ...owner,
          key: `history-deposit-${index}`,
          fingerprint: '',
          method: method?.code ?? wanted,
          amount,
          fee,
          status,
          outcome: null,
          due_at: null,
          reason: status === 'FAILED' ? 'declined' : null,
          secret: `history ${owner.tenant} ${owner.member} ${index}`,
          return_url: '',
          language: 'PT',
          created_at: created,
          expires_at: created + (method?.expiryMinutes ?? 15) * MINUTE_MS,
          ended_at: at,
        })
        const ref = `deposit:${id}`
        if (status === 'SETTLED') postLedgerEntry(db, { ...owner, kind: 'deposit', ref, amountMinor: amount - fee, at })
      },
    }
  })
}

/**
 * Returns steps that request a withdrawal every day. A step does nothing if the rules do not allow a withdrawal on that
 * day.
 */
function createWithdrawalSteps(db: Db, owner: RowOwner, begin: number): PastMemberStep[] {
  const account = selectNumber(db, 'SELECT id FROM payout_account WHERE tenant = :tenant AND member = :member', {
    ...owner,
  })
  if (account === 0) return []
  return Array.from({ length: LONG_PAST_DAYS }, (_, index): PastMemberStep[] => {
    const key = `history-withdrawal-${index}`
    const at = begin + index * DAY_MS + 6 * HOUR_MS
    const endedAt = at + 12 * MINUTE_MS
    const status = index % 8 === 3 ? 'REFUSED' : index % 11 === 6 ? 'CANCELLED' : 'PAID'
    const amount = [20_000, 35_000, 12_500][index % 3] ?? 20_000
    const ask: PastMemberStep = {
      at,
      take: () => {
        if (amount > getWithdrawalRules(db, owner, readLevel(db, owner), at).withdrawable) return
        const { id } = insertRow(db, 'withdrawal', {
          ...owner,
          key,
          fingerprint: '',
          account,
          amount,
          fee: 0,
          status,
          outcome: status === 'REFUSED' ? 'REFUSED' : 'PAID',
          reason: status === 'REFUSED' ? 'holder' : null,
          created_at: at,
          reviewed_at: at,
          due_at: endedAt,
          ended_at: endedAt,
        })
        postLedgerEntry(db, { ...owner, kind: 'withdrawal', ref: getWithdrawalLedgerRef(id), amountMinor: -amount, at })
      },
    }
    const giveBack: PastMemberStep = {
      at: endedAt,
      take: () => {
        const made = findRow<{ id: number }>(db, 'withdrawal', { ...owner, key })
        if (made)
          postLedgerEntry(db, {
            ...owner,
            kind: 'withdrawalReturn',
            ref: getWithdrawalLedgerRef(made.id),
            amountMinor: amount,
            key: `${getWithdrawalLedgerRef(made.id)}:return`,
            at: endedAt,
          })
      },
    }
    return status === 'PAID' ? [ask] : [ask, giveBack]
  }).flat()
}

/**
 * Returns steps that play rounds of some slots and claim rebates for the first rounds. The reels decide the outcomes,
 * as in real play.
 */
function createRoundSteps(db: Db, owner: RowOwner, begin: number): PastMemberStep[] {
  const played = listGamesForPastRounds(db, owner.tenant)
    .filter(({ gameType }) => gameType === 'RNG')
    .slice(0, 6)
  const sessions = played.map(({ nodeId }, index) => {
    const session = { id: `history-${owner.tenant}-${owner.member}-${index}`, seed: `history-${index}` }
    runSql(
      db,
      `INSERT INTO game_session (id, tenant, member, game, key, seed, return_url, started_at, ends_at)
       VALUES (:id, :tenant, :member, :nodeId, :id, :seed, '', :begin, :begin)`,
      { ...owner, ...session, nodeId, begin },
    )
    return session
  })
  if (sessions.length === 0) return []
  return Array.from({ length: 60 }, (_, index): PastMemberStep[] => {
    const { id: session, seed } = sessions[index % sessions.length] ?? { id: '', seed: '' }
    const round = Math.floor(index / sessions.length) + 1
    const at = begin + Math.round(index * 0.74 * DAY_MS) + ((index * 7) % 11) * HOUR_MS
    const stake = [20_000, 60_000, 10_000, 50_000][index % 4] ?? 20_000
    const outcome = spinReels(seed, round)
    const payout = stake * Math.min(outcome.multiplier, 16)
    const play: PastMemberStep = {
      at,
      take: () => {
        const ref = `bet:${session}:${round}`
        postLedgerEntry(db, { ...owner, kind: 'stake', ref, amountMinor: -stake, key: `${ref}:stake`, at })
        if (payout > 0)
          postLedgerEntry(db, { ...owner, kind: 'payout', ref, amountMinor: payout, key: `${ref}:payout`, at })
        const balance = getWalletBalance(db, owner.tenant, owner.member)
        insertRow(db, 'bet', {
          ...owner,
          session,
          round,
          key: `history-round-${index}`,
          stake,
          payout,
          outcome: JSON.stringify(outcome),
          balance_after: balance,
          at,
        })
        raiseVipLevel(db, owner, readLevel(db, owner), at)
      },
    }
    const rebateAt = at + HOUR_MS / 2
    const rebate: PastMemberStep = {
      at: rebateAt,
      take: () => {
        const level = readLevel(db, owner)
        if (getUnclaimedPlayerRebate(db, owner, level).total >= MIN_PLAYER_REBATE_MINOR)
          payPlayerRebate(db, owner, level, `history-rebate-${index}`, rebateAt)
      },
    }
    return index % 2 === 1 && index < 46 ? [play, rebate] : [play]
  }).flat()
}

/** Returns one step for each week. At the end of the week, the step pays the cashback for the week. */
function createCashbackSteps(db: Db, { tenant }: RowOwner, begin: number, now: number): PastMemberStep[] {
  const steps: PastMemberStep[] = []
  for (let week = getCalendarPeriod('WEEK', begin); week.end <= now; week = getCalendarPeriod('WEEK', week.end)) {
    const ended = week
    steps.push({ at: ended.end, take: () => giveCashback(db, tenant, ended) })
  }
  return steps
}

/**
 * Gives the demo people payment passwords, payout accounts, uplines and past activity. Changes nothing that a person
 * already has.
 * @param withHistory - true to seed past activity
 */
export function seedDemoPeopleMoney(
  db: Db,
  { id: tenant, currency }: Pick<Tenant, 'id' | 'currency'>,
  now: number,
  withHistory: boolean,
): void {
  for (const { name, payout, upline, past } of demoPeople) {
    const member = findMemberByName(db, tenant, name)?.id
    if (member === undefined) continue
    const owner = { tenant, member }
    if (payout && !getPaymentPasswordState(db, owner, now).set) {
      savePaymentPassword(db, owner, demoPaymentPasswordHash)
      const at = withHistory && past ? now - OPENING_BALANCE_AGE_DAYS.long * DAY_MS : now
      for (const account of payout) addMemberPayoutAccount(db, owner, account, at)
    }
    if (withHistory && past && hasOnlyOpeningBalance(db, owner)) {
      if (past === 'long') seedHistory(db, owner, currency, now)
      else seedShortHistory(db, owner, now)
    }
    const above = upline === undefined ? undefined : findMemberByName(db, tenant, upline)?.id
    if (above !== undefined)
      runSql(db, 'UPDATE member SET upline = :above WHERE id = :member AND upline IS NULL', { member, above })
  }
}

/** Returns whether a member has no ledger entry except an opening balance. */
const hasOnlyOpeningBalance = (db: Db, { tenant, member }: RowOwner): boolean =>
  selectOne(db, `SELECT 1 FROM ledger WHERE tenant = :tenant AND member = :member AND kind <> 'opening'`, {
    tenant,
    member,
  }) === undefined
