import { selectAll, findRow, insertRow, runInTransaction, updateRows, type Db } from '../../db/sql.ts'
import type { Language } from '../language.ts'
import type { RowOwner } from '../rowOwner.ts'
import { Refused } from '../refused.ts'
import { postLedgerEntry } from '../wallet.ts'

export interface NewReward extends RowOwner {
  readonly kind: 'CASHBACK' | 'SPIN' | 'LEVEL' | 'BIRTHDAY' | 'INVITE'
  /**
   * The event that the reward is for, for example `level:Gold`. A member receives at most one reward with the same
   * source.
   */
  readonly source: string
  readonly titles: Readonly<Record<Language, string>>
  readonly amountMinor: number
  readonly givenAt: number
  readonly expiresAt: number
}

export interface RewardRow {
  readonly id: number
  readonly kind: string
  readonly titles: string
  readonly amount: number
  readonly given_at: number
  readonly expires_at: number
  readonly claimed_at: number | null
  readonly key: string | null
}

/** Gives a member a reward to claim. Does nothing if the member already has a reward with the same source. */
export function giveReward(
  db: Db,
  { tenant, member, kind, source, titles, amountMinor, givenAt, expiresAt }: NewReward,
): void {
  insertRow(
    db,
    'reward',
    {
      tenant,
      member,
      source,
      kind,
      titles: JSON.stringify(titles),
      amount: amountMinor,
      given_at: givenAt,
      expires_at: expiresAt,
    },
    'IGNORE',
  )
}

/** Returns whether a reward is claimable, claimed or expired at the time `now`. */
export const getRewardStatus = (
  { claimed_at: claimedAt, expires_at: expiresAt }: RewardRow,
  now: number,
): 'CLAIM' | 'CLAIMED' | 'EXPIRED' => {
  if (claimedAt !== null) return 'CLAIMED'
  return expiresAt <= now ? 'EXPIRED' : 'CLAIM'
}

/**
 * Returns the rewards of a member: first the claimable rewards, then all others. Both parts are sorted by time, the
 * newest first.
 */
export const listRewards = (db: Db, { tenant, member }: RowOwner, now: number): RewardRow[] =>
  selectAll<RewardRow>(
    db,
    `SELECT * FROM reward WHERE tenant = :tenant AND member = :member
     ORDER BY (claimed_at IS NULL AND expires_at > :now) DESC, id DESC LIMIT 200`,
    { tenant, member, now },
  )

/** Pays a reward to the member. The reward is paid one time only. @throws Refused `reward.unknown`, `reward.closed` */
export function payReward(db: Db, { tenant, member }: RowOwner, id: number, key: string, now: number): void {
  runInTransaction(db, () => {
    const row = findRow<RewardRow>(db, 'reward', { id, tenant, member })
    if (!row) throw new Refused('reward.unknown')
    if (row.claimed_at !== null && row.key === key) return
    if (getRewardStatus(row, now) !== 'CLAIM') throw new Refused('reward.closed')
    updateRows(db, 'reward', { id }, { claimed_at: now, key })
    const ref = `reward:${id}`
    postLedgerEntry(db, { tenant, member, kind: 'bonus', ref, amountMinor: row.amount, at: now })
  })
}
