import { randomBytes } from 'node:crypto'
import {
  selectAll,
  deleteRows,
  findRow,
  insertRow,
  selectOne,
  runSql,
  runInTransaction,
  updateRows,
  selectValue,
  type Db,
} from '../../db/sql.ts'
import { agentMemberType, MAX_OPEN_INVITATION_LINKS } from '../../seed/agents.ts'
import { findIdByIdempotencyKey, computeRequestFingerprint } from '../requestFingerprint.ts'
import type { RowOwner } from '../rowOwner.ts'
import { findMemberById } from '../members.ts'
import { Refused } from '../refused.ts'
import {
  listRebateRatesWithBounds,
  requireGrantableRebateRates,
  upsertRebateRate,
  type RebateRate,
} from './rebateRates.ts'

export interface InvitationLinkRow {
  readonly id: number
  readonly member: number
  readonly code: string
  readonly agent: number
  /** The rebate rates that the link gives to new members, as JSON of `RebateRate[]`. */
  readonly rates: string
  readonly registered: number
  readonly at: number
}

export interface NewInvitationLink {
  readonly agent: boolean
  readonly rates: readonly RebateRate[]
}

/** Returns the open invitation links of an agent, the newest first. */
export const listInvitationLinks = (db: Db, { tenant, member }: RowOwner): InvitationLinkRow[] =>
  selectAll<InvitationLinkRow>(
    db,
    'SELECT * FROM agent_link WHERE tenant = :tenant AND member = :member AND removed_at IS NULL ORDER BY id DESC',
    { tenant, member },
  )

/**
 * Creates an invitation link. The code of the link can be entered as an invitation code at registration. Repeating a
 * call with the same idempotency key creates no second link.
 * @throws Refused `agent.rate.invalid`, `agent.link.full`, `request.key.reused`
 */
export function addInvitationLink(
  db: Db,
  owner: RowOwner,
  { agent, rates }: NewInvitationLink,
  key: string,
  now: number,
): void {
  const { tenant, member } = owner
  const fingerprint = computeRequestFingerprint(agent, rates)
  runInTransaction(db, () => {
    if (findIdByIdempotencyKey(db, 'agent_link', owner, key, fingerprint) !== undefined) return
    requireGrantableRebateRates(db, owner, rates)
    if (listInvitationLinks(db, owner).length >= MAX_OPEN_INVITATION_LINKS) throw new Refused('agent.link.full')
    const code = `T${randomBytes(5).toString('hex').toUpperCase()}`
    insertRow(db, 'agent_link', {
      tenant,
      member,
      key,
      fingerprint,
      code,
      agent: Number(agent),
      rates: JSON.stringify(rates),
      at: now,
    })
    addAffiliateCode(db, tenant, code, findMemberById(db, tenant, member)?.name ?? '')
  })
}

/**
 * Closes an invitation link, so that nobody can register with the link. Repeating the call changes nothing.
 * @throws Refused `account.forbidden` if the link belongs to another agent
 */
export function closeInvitationLink(db: Db, { tenant, member }: RowOwner, id: number, now: number): void {
  runInTransaction(db, () => {
    const link = findRow<{ code: string }>(db, 'agent_link', { id, tenant, member })
    if (!link) throw new Refused('account.forbidden')
    runSql(db, 'UPDATE agent_link SET removed_at = :now WHERE id = :id AND removed_at IS NULL', { id, now })
    deleteRows(db, 'affiliate', { tenant, code_key: link.code })
  })
}

/**
 * Gives a new member the account type and the rebate rates of the invitation link with the given `code`. No rate
 * exceeds the agent's own rate. Does nothing if no link has this code. Call this function in the transaction of the
 * registration, after the upline is set.
 */
export function applyInvitationLinkToMember(db: Db, { tenant, member }: RowOwner, code: string | undefined): void {
  const link =
    code === undefined
      ? undefined
      : selectOne<InvitationLinkRow>(
          db,
          'SELECT * FROM agent_link WHERE tenant = :tenant AND code = :code AND removed_at IS NULL',
          { tenant, code: code.normalize('NFKC').trim().toUpperCase() },
        )
  if (!link) return
  runSql(db, 'UPDATE agent_link SET registered = registered + 1 WHERE id = :id', { id: link.id })
  if (link.agent) updateRows(db, 'member', { id: member }, { type: agentMemberType })
  const promised = JSON.parse(link.rates) as RebateRate[]
  for (const { category, max } of listRebateRatesWithBounds(db, { tenant, member })) {
    const rate = Math.min(promised.find((each) => each.category === category)?.rate ?? 0, max)
    if (rate > 0) upsertRebateRate(db, { tenant, member }, link.member, { category, rate })
  }
}

const codeKeyOf = (code: string): string => code.normalize('NFKC').trim().toUpperCase()

/**
 * Returns the name of the member who owns an affiliate or invitation code; undefined if the tenant has no such code.
 * Ignores the letter case.
 */
export function findAffiliateCodeOwner(db: Db, tenant: string, code: string): string | undefined {
  return selectValue<string>(db, 'SELECT owner FROM affiliate WHERE tenant = :tenant AND code_key = :key', {
    tenant,
    key: codeKeyOf(code),
  })
}

export function addAffiliateCode(db: Db, tenant: string, code: string, owner: string): void {
  insertRow(db, 'affiliate', { tenant, code_key: codeKeyOf(code), owner }, 'REPLACE')
}
