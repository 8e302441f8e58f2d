import {
  selectAll,
  findRow,
  insertRow,
  selectOne,
  runSql,
  runInTransaction,
  updateRows,
  selectNumber,
  type Db,
} from '../../db/sql.ts'
import { CONTRACT_OFFER_LIFETIME_MS } from '../../seed/agents.ts'
import { computeRequestFingerprint } from '../requestFingerprint.ts'
import type { RowOwner } from '../rowOwner.ts'
import { Refused } from '../refused.ts'
import {
  getContractPeriodEnd,
  getAcceptedContractStart,
  requireRatesWithinPayerContract,
  requireValidContractTerms,
  type ContractKind,
  type ContractPeriod,
  type ContractRateTier,
} from './contractTerms.ts'
import { selectPageByDescendingId, type PageRequest } from '../pagination.ts'

export type ContractStatus = 'OFFERED' | 'ACTIVE' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED' | 'ENDED'
export type ContractEventKind = 'OFFERED' | 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED' | 'REPLACED' | 'ENDED'

export interface ContractRow {
  readonly id: number
  readonly tenant: string
  readonly kind: ContractKind
  /** The member who receives the payments. */
  readonly member: number
  /** The agent who pays; null if the merchant pays. */
  readonly payer: number | null
  readonly period: ContractPeriod
  /** The tiers of the contract, as JSON of `ContractRateTier[]`. */
  readonly tiers: string
  readonly status: ContractStatus
  readonly expires_at: number
  readonly starts_at: number | null
  readonly ends_at: number | null
  /** The end of the last settled period, in milliseconds since 1970. */
  readonly settled_to: number | null
  /** The end of the running period, in milliseconds since 1970; null when no period is left to settle. */
  readonly due_at: number | null
}

export interface ContractTerms {
  readonly kind: ContractKind
  readonly period: ContractPeriod
  readonly tiers: readonly ContractRateTier[]
}

export const parseContractTiers = ({ tiers }: Pick<ContractRow, 'tiers'>): readonly ContractRateTier[] =>
  JSON.parse(tiers) as ContractRateTier[]

export const findContract = (db: Db, id: number): ContractRow | undefined =>
  findRow<ContractRow>(db, 'contract', { id })

function recordEvent(db: Db, contract: number, what: ContractEventKind, at: number): void {
  insertRow(db, 'contract_event', { contract, what, at })
}

/** Returns the history of a contract, for example its offer and its end, the oldest event first. */
export const listContractEvents = (
  db: Db,
  contract: number,
): { readonly what: ContractEventKind; readonly at: number }[] =>
  selectAll(db, 'SELECT what, at FROM contract_event WHERE contract = :contract ORDER BY id LIMIT 10', { contract })

/** Returns a member's active contract of one kind. A contract is active after the member has accepted the offer. */
export const findActiveContract = (db: Db, { tenant, member }: RowOwner, kind: ContractKind): ContractRow | undefined =>
  selectOne<ContractRow>(
    db,
    `SELECT * FROM contract WHERE tenant = :tenant AND member = :member AND kind = :kind AND status = 'ACTIVE'`,
    { tenant, member, kind },
  )

/** Returns a member's unanswered contract offer of one kind. */
export const findContractOffer = (db: Db, { tenant, member }: RowOwner, kind: ContractKind): ContractRow | undefined =>
  selectOne<ContractRow>(
    db,
    `SELECT * FROM contract WHERE tenant = :tenant AND member = :member AND kind = :kind AND status = 'OFFERED'`,
    { tenant, member, kind },
  )

/** Returns a member's closed contracts and closed offers of one kind, the newest first. */
export const listPastContracts = (db: Db, { tenant, member }: RowOwner, kind: ContractKind): ContractRow[] =>
  selectAll<ContractRow>(
    db,
    'SELECT * FROM contract WHERE tenant = :tenant AND member = :member AND kind = :kind AND status NOT IN ' +
      `('OFFERED', 'ACTIVE') ORDER BY id DESC LIMIT 50`,
    { tenant, member, kind },
  )

/** Returns one page of the contracts of one kind that a member pays, the newest first. */
export const listContractsPaidByMember = (
  db: Db,
  { tenant, member }: RowOwner,
  kind: ContractKind,
  page: PageRequest,
) =>
  selectPageByDescendingId<ContractRow>(
    db,
    { from: 'FROM contract WHERE tenant = :tenant AND payer = :member AND kind = :kind' },
    { tenant, member, kind },
    page,
  )

/**
 * Offers a contract to a member. An agent may offer at most the rates of the agent's own contract of the same kind.
 * The merchant may offer any permitted rate. Repeating a call with the same idempotency key returns the same offer.
 * @param payer - the agent who pays; null for the merchant
 * @returns the id of the offer
 * @throws Refused `contract.terms`, `contract.pending`, `request.key.reused`
 */
export function offerContract(
  db: Db,
  { tenant, member }: RowOwner,
  payer: number | null,
  { kind, period, tiers }: ContractTerms,
  key: string,
  now: number,
): number {
  const fingerprint = computeRequestFingerprint(member, kind, period, tiers)
  return runInTransaction(db, () => {
    const before =
      payer === null ? undefined : findRow<{ id: number; fingerprint: string }>(db, 'contract', { tenant, payer, key })
    if (before && before.fingerprint !== fingerprint) throw new Refused('request.key.reused')
    if (before) return before.id
    requireValidContractTerms(kind, period, tiers)
    if (payer !== null) {
      const own = findActiveContract(db, { tenant, member: payer }, kind)
      requireRatesWithinPayerContract(own ? parseContractTiers(own) : [], tiers)
    }
    if (findContractOffer(db, { tenant, member }, kind)) throw new Refused('contract.pending')
    const { id } = insertRow(db, 'contract', {
      tenant,
      kind,
      member,
      payer,
      period,
      tiers: JSON.stringify(tiers),
      status: 'OFFERED',
      key,
      fingerprint,
      expires_at: now + CONTRACT_OFFER_LIFETIME_MS,
    })
    recordEvent(db, id, 'OFFERED', now)
    return id
  })
}

/**
 * Accepts or refuses a contract offer. An accepted offer replaces the member's active contract of the same kind. The
 * running period of the replaced contract is still settled when the period ends. Repeating the same decision changes
 * nothing.
 * @throws Refused `account.forbidden` if the contract was offered to another member, `contract.closed`,
 *   `contract.terms` if the payer may not offer these rates any more
 */
export function answerContractOffer(db: Db, owner: RowOwner, id: number, accept: boolean, now: number): ContractRow {
  return runInTransaction(db, () => {
    const contract = findContract(db, id)
    if (!contract || contract.tenant !== owner.tenant || contract.member !== owner.member)
      throw new Refused('account.forbidden')
    const answered = accept ? ['ACTIVE', 'ENDED'] : ['REFUSED']
    if (answered.includes(contract.status)) return contract
    if (contract.status !== 'OFFERED' || contract.expires_at <= now) throw new Refused('contract.closed')
    if (!accept) {
      updateRows(db, 'contract', { id }, { status: 'REFUSED' })
      recordEvent(db, id, 'REFUSED', now)
    } else {
      if (contract.payer !== null) {
        const own = findActiveContract(db, { tenant: owner.tenant, member: contract.payer }, contract.kind)
        requireRatesWithinPayerContract(own ? parseContractTiers(own) : [], parseContractTiers(contract))
      }
      const running = findActiveContract(db, owner, contract.kind)
      if (running) closeContract(db, running, 'REPLACED', now)
      const startsAt = Math.max(getAcceptedContractStart(contract.period, now), lastEnd(db, owner, contract.kind))
      updateRows(
        db,
        'contract',
        { id },
        {
          status: 'ACTIVE',
          starts_at: startsAt,
          settled_to: startsAt,
          due_at: getContractPeriodEnd(contract.period, startsAt),
        },
      )
      recordEvent(db, id, 'ACCEPTED', now)
    }
    return findContract(db, id) ?? contract
  })
}

/**
 * Returns the time when the member's latest contract of a kind ended or will end, in milliseconds since 1970. Returns 0
 * if the member has had no contract of this kind.
 */
const lastEnd = (db: Db, { tenant, member }: RowOwner, kind: ContractKind): number =>
  selectNumber(
    db,
    'SELECT MAX(ends_at) AS end FROM contract WHERE tenant = :tenant AND member = :member AND kind = :kind',
    { tenant, member, kind },
  )

/** Ends a contract at the end of its running period. A contract that has not begun ends without any payment. */
function closeContract(
  db: Db,
  { id, period, starts_at: startsAt }: ContractRow,
  what: 'REPLACED' | 'ENDED',
  now: number,
): void {
  const begun = startsAt !== null && startsAt <= now
  const endsAt = begun ? getContractPeriodEnd(period, now) : startsAt
  runSql(
    db,
    `UPDATE contract SET status = 'ENDED', ends_at = :endsAt, due_at = CASE WHEN :begun THEN due_at END WHERE id = :id`,
    { id, endsAt, begun: Number(begun) },
  )
  recordEvent(db, id, what, now)
}

/**
 * Withdraws a contract offer, or ends an active contract. Repeating the call changes nothing.
 * @throws Refused `account.forbidden` if the caller is not the payer, `contract.closed`
 */
export function endContract(db: Db, owner: RowOwner, id: number, now: number): ContractRow {
  return runInTransaction(db, () => {
    const contract = findContract(db, id)
    if (!contract || contract.tenant !== owner.tenant || contract.payer !== owner.member)
      throw new Refused('account.forbidden')
    if (contract.status === 'WITHDRAWN' || contract.status === 'ENDED') return contract
    if (contract.status === 'ACTIVE') closeContract(db, contract, 'ENDED', now)
    else if (contract.status === 'OFFERED') {
      updateRows(db, 'contract', { id }, { status: 'WITHDRAWN' })
      recordEvent(db, id, 'WITHDRAWN', now)
    } else throw new Refused('contract.closed')
    return findContract(db, id) ?? contract
  })
}

/** Expires the contract offers that members did not answer in time. */
export function expireContractOffers(db: Db, now: number): void {
  const over = selectAll<{ id: number; expires_at: number }>(
    db,
    `SELECT id, expires_at FROM contract INDEXED BY contract_expiry WHERE status = 'OFFERED' AND expires_at ` +
      '<= :now ORDER BY id',
    { now },
  )
  for (const { id, expires_at: at } of over) {
    runInTransaction(db, () => {
      updateRows(db, 'contract', { id }, { status: 'EXPIRED' })
      recordEvent(db, id, 'EXPIRED', at)
    })
  }
}
