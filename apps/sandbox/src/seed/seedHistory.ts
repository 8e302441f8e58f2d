import { one, run, type Db } from '../db/sql.ts'
import { withdrawalRef } from '../domain/money/withdrawals.ts'
import type { Owner } from '../domain/owner.ts'
import { spin } from '../domain/reels.ts'
import type { EntryKind } from '../domain/wallet.ts'
import { activities } from './activities.ts'
import { games } from './games.ts'

const day = 86_400_000
const hour = 3_600_000
const days = 45

/** Something that moved money: what writes the row it belongs to, and its entries. */
interface Event {
  readonly at: number
  readonly entries: readonly (readonly [kind: EntryKind, ref: string, key: string, amount: number])[]
}

/**
 * The past of a member who has one: six weeks of deposits, rounds, withdrawals, rebates and rewards, so that every report has pages. It ends at
 * a balance; what it does not account for is the opening one. Called for a member without entries.
 * @param balance - minor units that the member has now
 */
export function seedHistory(db: Db, owner: Owner, balance: number, now: number): void {
  const begin = now - days * day
  const events = [...deposits(db, owner, begin), ...withdrawals(db, owner, begin), ...rounds(db, owner, begin), ...rebates(db, owner, begin), ...promotions(db, owner, now)]
    .filter(({ at }) => at < now)
    .sort((earlier, later) => earlier.at - later.at)
  const net = events.flatMap(({ entries }) => entries).reduce((sum, [, , , amount]) => sum + amount, 0)
  let left = 0
  const write = (at: number, [kind, ref, key, amount]: Event['entries'][number]): void => {
    left += amount
    run(
      db,
      `INSERT INTO ledger (tenant, member, kind, ref, amount, balance_after, key, at)
       VALUES (:tenant, :member, :kind, :ref, :amount, :left, :key, :at)`,
      { ...owner, kind, ref, amount, left, key, at },
    )
  }
  write(begin - hour, ['opening', 'demo', 'opening', balance - net])
  for (const { at, entries } of events) for (const entry of entries) write(at, entry)
}

function deposits(db: Db, owner: Owner, begin: number): Event[] {
  return Array.from({ length: 26 }, (_, index) => {
    const at = begin + Math.round(index * 1.7 * day) + (index % 5) * hour
    const status = index % 9 === 4 ? 'FAILED' : index % 9 === 7 ? 'EXPIRED' : index % 13 === 12 ? 'CANCELLED' : 'SETTLED'
    const [method, fee] = index % 4 === 3 ? ['CARD', 250] : index % 6 === 5 ? ['BANK', 0] : ['PIX', 0]
    const amount = [10_000, 50_000, 20_000, 100_000][index % 4] ?? 10_000
    const took = Math.floor((amount * fee) / 10_000)
    const { id } = run(
      db,
      `INSERT INTO deposit (tenant, member, key, fingerprint, method, amount, fee, status, outcome, due_at, reason, secret, return_url, language, created_at, expires_at, ended_at)
       VALUES (:tenant, :member, :key, '', :method, :amount, :took, :status, NULL, NULL, :reason, :secret, '', 'PT', :at, :expiresAt, :endedAt)`,
      {
        ...owner,
        key: `history-deposit-${index}`,
        method: String(method),
        amount,
        took,
        status,
        reason: status === 'FAILED' ? 'declined' : null,
        secret: `history ${owner.tenant} ${owner.member} ${index}`,
        at,
        expiresAt: at + 900_000,
        endedAt: at + 30_000,
      },
    )
    const ref = `deposit:${id}`
    return { at: at + 30_000, entries: status === 'SETTLED' ? [['deposit', ref, ref, amount - took] as const] : [] }
  })
}

function withdrawals(db: Db, owner: Owner, begin: number): Event[] {
  const { id: account } = one<{ id: number }>(db, 'SELECT id FROM payout_account WHERE tenant = :tenant AND member = :member', { ...owner }) ?? { id: 0 }
  if (account === 0) return []
  return Array.from({ length: 22 }, (_, index): Event[] => {
    const at = begin + Math.round(index * 2 * day) + 6 * hour
    const status = index % 8 === 3 ? 'REFUSED' : index % 11 === 6 ? 'CANCELLED' : 'PAID'
    const amount = [20_000, 35_000, 12_500][index % 3] ?? 20_000
    const endedAt = at + 12 * 60_000
    const { id } = run(
      db,
      `INSERT INTO withdrawal (tenant, member, key, fingerprint, account, amount, fee, status, outcome, reason, created_at, reviewed_at, due_at, ended_at)
       VALUES (:tenant, :member, :key, '', :account, :amount, 0, :status, :outcome, :reason, :at, :at, :endedAt, :endedAt)`,
      {
        ...owner,
        key: `history-withdrawal-${index}`,
        account,
        amount,
        status,
        outcome: status === 'REFUSED' ? 'REFUSED' : 'PAID',
        reason: status === 'REFUSED' ? 'holder' : null,
        at,
        endedAt,
      },
    )
    const ref = withdrawalRef(id)
    const back = status === 'PAID' ? [] : [{ at: endedAt, entries: [['withdrawalReturn', ref, `${ref}:return`, amount] as const] }]
    return [{ at, entries: [['withdrawal', ref, ref, -amount]] }, ...back]
  }).flat()
}

/** Rounds of some slots, with the outcomes that their reels give. */
function rounds(db: Db, owner: Owner, begin: number): Event[] {
  const played = games.filter(({ gameType }) => gameType === 'RNG' || gameType === 'FISH').slice(0, 6)
  const sessions = played.map(({ nodeId }, index) => {
    const id = `history-${owner.tenant}-${owner.member}-${index}`
    run(
      db,
      `INSERT INTO game_session (id, tenant, member, game, key, seed, return_url, started_at, ends_at)
       VALUES (:id, :tenant, :member, :nodeId, :id, :id, '', :begin, :begin)`,
      { ...owner, id, nodeId, begin },
    )
    return id
  })
  return Array.from({ length: 60 }, (_, index) => {
    const session = sessions[index % sessions.length] ?? ''
    const round = Math.floor(index / sessions.length) + 1
    const at = begin + Math.round(index * 0.74 * day) + ((index * 7) % 11) * hour
    const stake = [5_000, 2_000, 10_000, 20_000][index % 4] ?? 5_000
    const outcome = spin(session, round)
    const payout = stake * Math.min(outcome.multiplier, 16)
    run(
      db,
      `INSERT INTO bet (tenant, member, session, round, key, stake, payout, outcome, balance_after, at, rebated)
       VALUES (:tenant, :member, :session, :round, :key, :stake, :payout, :outcome, 0, :at, :rebated)`,
      { ...owner, session, round, key: `history-round-${index}`, stake, payout, outcome: JSON.stringify(outcome), at, rebated: index < 42 ? 1 : 0 },
    )
    const ref = `bet:${session}:${round}`
    const won = payout > 0 ? [['payout', ref, `${ref}:payout`, payout] as const] : []
    return { at, entries: [['stake', ref, `${ref}:stake`, -stake] as const, ...won] }
  })
}

/** What was taken back of the first six weeks' stakes, a week at a time. */
function rebates(db: Db, owner: Owner, begin: number): Event[] {
  return Array.from({ length: 24 }, (_, index) => {
    const at = begin + Math.round((index + 1) * 1.3 * day)
    const [category, stake] = index % 3 === 2 ? ['FISH', 22_000] : ['RNG', 37_000 + (index % 4) * 3_000]
    const amount = Math.floor((Number(stake) * 80) / 10_000)
    const key = `history-rebate-${index}`
    run(
      db,
      `INSERT INTO rebate (tenant, member, key, category, stake, rate, amount, manual, at)
       VALUES (:tenant, :member, :key, :category, :stake, 80, :amount, :manual, :at)`,
      { ...owner, key, category: String(category), stake: Number(stake), amount, manual: index % 2, at },
    )
    return { at, entries: [['rebate', 'rebate', `rebate:${key}`, amount] as const] }
  })
}

/** Promotions in every state that somebody's own doing brings about. */
function promotions(db: Db, owner: Owner, now: number): Event[] {
  const part = (key: string, status: string, more: { readonly amount?: number; readonly reason?: string; readonly comment?: string; readonly open?: true } = {}): Event => {
    const at = now - 3 * day
    const { id } = run(
      db,
      `INSERT INTO participation (tenant, member, activity, status, key, fingerprint, since, comment, outcome, reason, amount, processed_at, due_at, at)
       VALUES (:tenant, :member, :activity, :status, :key, '', 0, :comment, :outcome, :reason, :amount, :later, :later, :at)`,
      {
        ...owner,
        activity: key,
        status,
        key: `history-promotion-${key}`,
        comment: more.comment ?? null,
        outcome: more.open ? 'ISSUED' : null,
        reason: more.reason ?? null,
        amount: more.amount ?? 0,
        // Somebody looks at these in a year.
        later: more.open ? now + 365 * day : null,
        at,
      },
    )
    return { at, entries: more.amount === undefined ? [] : [['bonus', `activity:${id}`, `activity:${id}`, more.amount]] }
  }
  const rewardOf = (key: string): number => activities.find((activity) => activity.key === key)?.reward ?? 0
  return [
    part('cashback', 'JOINED'),
    part('draws', 'JOINED'),
    part('welcome', 'CLAIMED', { amount: rewardOf('welcome') }),
    part('birthday', 'ISSUED', { amount: rewardOf('birthday'), comment: 'Faço anos em novembro.' }),
    part('story', 'REJECTED', { reason: 'picture', comment: 'Publiquei ontem.' }),
    part('share', 'APPLYING', { open: true, comment: 'Minha maior vitória!' }),
    part('review', 'PROCESS', { open: true, comment: 'Cinco estrelas.' }),
  ]
}
