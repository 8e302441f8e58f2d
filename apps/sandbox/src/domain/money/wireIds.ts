import { one, type Db } from '../../db/sql.ts'
import type { Owner } from '../owner.ts'

const letters = {
  DEPOSIT: 'D',
  WITHDRAWAL: 'W',
  TRANSFER: 'T',
  ORDER: 'VN',
  ROUND: 'G',
  REBATE: 'B',
  REWARD: 'R',
  ACTIVITY: 'A',
  DOWNLINE: 'H',
  TRANSFER_DOWN: 'N',
  AGENT_REBATE: 'AB',
} as const
export type WireKind = keyof typeof letters

/** An id as the wire has it: letters that say what it is, and ten digits. */
export const wireId = (kind: WireKind, id: number): string => `${letters[kind]}${String(id).padStart(10, '0')}`

/** The number within such an id. */
export const numberIn = (id: string): number => Number(id.replace(/^\D+/, ''))

/** What an entry of the ledger belongs to, as the wire has it; undefined where nothing of its own can be read. */
export function referenceOf(ref: string): string | undefined {
  const [, what, id] = /^(deposit|withdrawal|transfer|order):(\d+)$/.exec(ref) ?? []
  return what && id ? wireId(what.toUpperCase() as WireKind, Number(id)) : undefined
}

export interface Outcome {
  readonly kind: string
  readonly id: string
  readonly status: string
  readonly amountMinor: number
}

/** The tables that store idempotency keys, and the field that an answer names. A key that a client made is in one of them at most. */
const places = [
  ['DEPOSIT', `SELECT id, status, amount FROM deposit`],
  ['WITHDRAWAL', `SELECT id, status, amount FROM withdrawal`],
  ['TRANSFER', `SELECT id, 'DONE' AS status, amount FROM transfer`],
  ['DOWNLINE', `SELECT id, 'DONE' AS status, amount FROM downline_batch`],
  ['AGENT_REBATE', `SELECT MIN(id) AS id, 'DONE' AS status, SUM(amount) AS amount FROM agent_rebate`],
  ['REBATE', `SELECT MIN(id) AS id, 'DONE' AS status, SUM(amount) AS amount FROM rebate`],
  ['REWARD', `SELECT id, 'CLAIMED' AS status, amount FROM reward`],
  ['ACTIVITY', `SELECT id, status, amount FROM participation`],
] as const

/** What has become of a member's key: undefined when nothing was done under it. */
export function outcomeOf(db: Db, { tenant, member }: Owner, key: string): Outcome | undefined {
  for (const [kind, select] of places) {
    const found = one<{ id: number; status: string; amount: number }>(
      db,
      `${select} WHERE tenant = :tenant AND member = :member AND key = :key GROUP BY key`,
      { tenant, member, key },
    )
    if (found) return { kind, id: wireId(kind, found.id), status: found.status, amountMinor: found.amount }
  }
  return undefined
}
