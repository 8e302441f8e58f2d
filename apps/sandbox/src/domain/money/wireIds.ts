import { selectOne, type Db } from '../../db/sql.ts'
import type { RowOwner } from '../rowOwner.ts'

const PREFIXES = {
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
export type WireIdKind = keyof typeof PREFIXES

/** Converts the id of a database row to its id in the API: letters for the kind, then ten digits. */
export const toWireId = (kind: WireIdKind, id: number): string => `${PREFIXES[kind]}${String(id).padStart(10, '0')}`

/** Converts an id in the API to the id of the database row. */
export const parseWireId = (id: string): number => Number(id.replace(/^\D+/, ''))

/**
 * Converts the `ref` of a ledger entry to the API's id of the deposit, withdrawal, transfer or order. Returns undefined
 * for all other ledger entries.
 */
export function convertLedgerRefToWireId(ref: string): string | undefined {
  const [, what, id] = /^(deposit|withdrawal|transfer|order):(\d+)$/.exec(ref) ?? []
  return what && id ? toWireId(what.toUpperCase() as WireIdKind, Number(id)) : undefined
}

export interface MoneyOrderOutcome {
  readonly kind: string
  readonly id: string
  readonly status: string
  readonly amountMinor: number
}

/**
 * The tables of money orders, with the `kind` that the API uses for each table. At most one of these tables contains a
 * given idempotency key of a member.
 */
const outcomeTables = [
  ['DEPOSIT', `SELECT id, status, amount FROM deposit`],
  ['WITHDRAWAL', `SELECT id, status, amount FROM withdrawal`],
  ['TRANSFER', `SELECT id, 'DONE' AS status, amount FROM transfer`],
  ['DOWNLINE', `SELECT id, 'DONE' AS status, amount FROM downline_batch`],
  ['AGENT_REBATE', `SELECT MIN(id) AS id, 'DONE' AS status, SUM(amount) AS amount FROM agent_rebate`],
  ['REBATE', `SELECT MIN(id) AS id, 'DONE' AS status, SUM(amount) AS amount FROM rebate`],
  ['REWARD', `SELECT id, 'CLAIMED' AS status, amount FROM reward`],
  ['ACTIVITY', `SELECT id, status, amount FROM participation`],
] as const

/**
 * Returns the outcome of the money order that a member sent with an idempotency key; undefined if no money order has
 * this key.
 */
export function findMoneyOrderOutcome(
  db: Db,
  { tenant, member }: RowOwner,
  key: string,
): MoneyOrderOutcome | undefined {
  for (const [kind, select] of outcomeTables) {
    const found = selectOne<{ id: number; status: string; amount: number }>(
      db,
      `${select} WHERE tenant = :tenant AND member = :member AND key = :key GROUP BY key`,
      { tenant, member, key },
    )
    if (found) return { kind, id: toWireId(kind, found.id), status: found.status, amountMinor: found.amount }
  }
  return undefined
}
