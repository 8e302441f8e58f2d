import { DAY_MS } from '@lobby/platform/calendar'
import { findRow, selectOne, selectValue, selectNumber, type Db } from '../../db/sql.ts'
import { addAffiliateCode } from '../agents/invitationLinks.ts'
import type { RowOwner } from '../rowOwner.ts'
import { findMemberById, type Member } from '../members.ts'
import { giveReward } from './rewards.ts'
import { selectPageByDescendingId, type PageRequest } from '../pagination.ts'

/**
 * `deposit` is the amount that an invited member has to deposit. `reward` is the reward that the inviter then receives.
 * Both are in minor units.
 */
export const inviteRewardTerms = { deposit: 5_000, reward: 1_000 } as const
const REWARD_LIFETIME_MS = 30 * DAY_MS

/** Returns a member's invitation code. Creates the code at the first call. */
export function getInviteCode(db: Db, { tenant, id, name }: Member): string {
  // Skip the codes of an agent's invitation links, because an invitation link also sets rebate rates.
  const known = selectOne<{ code: string }>(
    db,
    `SELECT code_key AS code FROM affiliate WHERE tenant = :tenant AND owner = :name
       AND NOT EXISTS (SELECT 1 FROM agent_link WHERE agent_link.tenant = :tenant AND code = code_key) ORDER BY rowid LIMIT 1`,
    { tenant, name },
  )
  if (known) return known.code
  const code = `L${id.toString(36).toUpperCase().padStart(5, '0')}`
  addAffiliateCode(db, tenant, code, name)
  return code
}

export interface InviteeRow {
  readonly id: number
  readonly name: string
  readonly joined: number
  /** The sum of settled deposits, in minor units. */
  readonly deposited: number
  readonly reward: number | null
}

const INVITEES_SQL = `SELECT member.id, member.name, member.registered_at AS joined, reward.amount AS reward,
  (SELECT COALESCE(SUM(amount), 0) FROM ledger WHERE ledger.tenant = :tenant AND ledger.member = member.id AND ledger.kind = 'deposit') AS deposited FROM member
  LEFT JOIN reward ON reward.tenant = member.tenant AND reward.member = :member AND reward.source = 'invite:' || member.id
  WHERE member.tenant = :tenant AND member.upline = :member AND NOT EXISTS (SELECT 1 FROM opened_account WHERE opened = member.id)`

/**
 * Returns one page of the members who registered with the invitation code of a member, the newest first. Excludes
 * accounts that an agent opened.
 */
export function listInvitees(db: Db, { tenant, member }: RowOwner, page: PageRequest) {
  const sums = { qualified: 'reward IS NOT NULL', reward: 'reward' }
  const query = { from: `FROM (${INVITEES_SQL}) WHERE TRUE`, sums }
  return selectPageByDescendingId<InviteeRow, keyof typeof sums>(db, query, { tenant, member }, page)
}

/**
 * Rewards the inviter of a member when the member has deposited enough. Call this function within the transaction of a
 * deposit.
 */
export function rewardInviter(db: Db, { tenant, member }: RowOwner, now: number): void {
  const upline =
    selectValue<number | null>(db, 'SELECT upline FROM member WHERE tenant = :tenant AND id = :member', {
      tenant,
      member,
    }) ?? null
  const inviter = upline === null ? undefined : findMemberById(db, tenant, upline)
  if (!inviter || findRow(db, 'opened_account', { opened: member })) return
  const sum = selectNumber(
    db,
    `SELECT SUM(amount) FROM ledger WHERE tenant = :tenant AND member = :member AND kind = 'deposit'`,
    { tenant, member },
  )
  if (sum < inviteRewardTerms.deposit) return
  giveReward(db, {
    tenant,
    member: inviter.id,
    kind: 'INVITE',
    source: `invite:${member}`,
    titles: { EN: 'A friend you invited has deposited', PT: 'Um amigo que você indicou depositou' },
    amountMinor: inviteRewardTerms.reward,
    givenAt: now,
    expiresAt: now + REWARD_LIFETIME_MS,
  })
}
