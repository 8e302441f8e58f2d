import { randomBytes } from 'node:crypto'
import { all, deleteRows, findRow, insert, one, run, transaction, updateRows, oneValue, type Db } from '../../db/sql.ts'
import { agentType, mostLinks } from '../../seed/agents.ts'
import { earlierId, fingerprintOf } from '../fingerprint.ts'
import type { Owner } from '../owner.ts'
import { memberById } from '../people.ts'
import { Refused } from '../refused.ts'
import { boundRatesOf, demandOwnCover, keepRate, type Rate } from './rates.ts'

export interface LinkRow {
  readonly id: number
  readonly member: number
  readonly code: string
  readonly agent: number
  /** JSON of `Rate[]`. */
  readonly rates: string
  readonly registered: number
  readonly at: number
}

export interface NewLink {
  readonly agent: boolean
  readonly rates: readonly Rate[]
}

/** The open invitation links of an agent, the newest first. */
export const linksOf = (db: Db, { tenant, member }: Owner): LinkRow[] =>
  all<LinkRow>(
    db,
    'SELECT * FROM agent_link WHERE tenant = :tenant AND member = :member AND removed_at IS NULL ORDER BY id DESC',
    { tenant, member },
  )

/**
 * Makes a link: its code is an invitation code of registration. The same key again makes no second one.
 * @throws Refused `agent.rate.invalid`, `agent.link.full`, `request.key.reused`
 */
export function createLink(db: Db, owner: Owner, { agent, rates }: NewLink, key: string, now: number): void {
  const { tenant, member } = owner
  const fingerprint = fingerprintOf(agent, rates)
  transaction(db, () => {
    if (earlierId(db, 'agent_link', owner, key, fingerprint) !== undefined) return
    demandOwnCover(db, owner, rates)
    if (linksOf(db, owner).length >= mostLinks) throw new Refused('agent.link.full')
    const code = `T${randomBytes(5).toString('hex').toUpperCase()}`
    insert(db, 'agent_link', {
      tenant,
      member,
      key,
      fingerprint,
      code,
      agent: Number(agent),
      rates: JSON.stringify(rates),
      at: now,
    })
    addAffiliate(db, tenant, code, memberById(db, tenant, member)?.name ?? '')
  })
}

/** Closes a link: nobody can register by it any more. Twice changes nothing more. @throws Refused `account.forbidden` where it is not the owner's */
export function removeLink(db: Db, { tenant, member }: Owner, id: number, now: number): void {
  transaction(db, () => {
    const link = findRow<{ code: string }>(db, 'agent_link', { id, tenant, member })
    if (!link) throw new Refused('account.forbidden')
    run(db, 'UPDATE agent_link SET removed_at = :now WHERE id = :id AND removed_at IS NULL', { id, now })
    deleteRows(db, 'affiliate', { tenant, code_key: link.code })
  })
}

/**
 * Gives who has just registered by a link what it promises, as far as the agent's own rates still cover it. A code that is no link gives nothing.
 * Called within the transaction of the registration, after the upline is set.
 */
export function applyLink(db: Db, { tenant, member }: Owner, code: string | undefined): void {
  const link =
    code === undefined
      ? undefined
      : one<LinkRow>(db, 'SELECT * FROM agent_link WHERE tenant = :tenant AND code = :code AND removed_at IS NULL', {
          tenant,
          code: code.normalize('NFKC').trim().toUpperCase(),
        })
  if (!link) return
  run(db, 'UPDATE agent_link SET registered = registered + 1 WHERE id = :id', { id: link.id })
  if (link.agent) updateRows(db, 'member', { id: member }, { type: agentType })
  const promised = JSON.parse(link.rates) as Rate[]
  for (const { category, max } of boundRatesOf(db, { tenant, member })) {
    const rate = Math.min(promised.find((each) => each.category === category)?.rate ?? 0, max)
    if (rate > 0) keepRate(db, { tenant, member }, link.member, { category, rate })
  }
}

const keyOf = (code: string): string => code.normalize('NFKC').trim().toUpperCase()

/** Whose code an affiliate or invitation code is, if it is a tenant's; case does not matter. */
export function affiliateOf(db: Db, tenant: string, code: string): string | undefined {
  return oneValue<string>(db, 'SELECT owner FROM affiliate WHERE tenant = :tenant AND code_key = :key', {
    tenant,
    key: keyOf(code),
  })
}

export function addAffiliate(db: Db, tenant: string, code: string, owner: string): void {
  insert(db, 'affiliate', { tenant, code_key: keyOf(code), owner }, 'REPLACE')
}
