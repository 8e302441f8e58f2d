import type { ValueOf } from '@lobby/api'
import { compilePattern, rulesOf, type Rules, type SentField } from '@lobby/platform/validation'
import { all, deleteRows, insert, transaction, type Db } from '../db/sql.ts'

/** A rule as it goes over the wire. */
export type WireRule = ValueOf<'registerValidation'>['rules'][number]

/** The fields of a tenant's registration, in the order in which they were configured. */
export function fieldsOf(db: Db, tenant: string): SentField[] {
  return all<{ name: string; enabled: number; required: number }>(
    db,
    'SELECT name, enabled, required FROM registration_field WHERE tenant = :tenant ORDER BY position',
    { tenant },
  ).map(({ name, enabled, required }) => ({ name, enabled: enabled === 1, required: required === 1 }))
}

/** The rules that a tenant sends, as they are: whoever uses them decides what to trust. */
export function rulesSentBy(db: Db, tenant: string): WireRule[] {
  return all<{ wire: string }>(db, 'SELECT wire FROM registration_rule WHERE tenant = :tenant ORDER BY name', {
    tenant,
  }).map(({ wire }) => JSON.parse(wire) as WireRule)
}

/** The rules by which a tenant judges: those that the site judges by, made of the same. */
export const rulesInForce = (db: Db, tenant: string): Rules => rulesOf(rulesSentBy(db, tenant), compilePattern)

/** Puts a tenant's fields, its rules or both in the place of what was there. */
export function configure(
  db: Db,
  tenant: string,
  { fields, rules }: { fields?: readonly SentField[]; rules?: readonly WireRule[] },
): void {
  transaction(db, () => {
    if (fields) deleteRows(db, 'registration_field', { tenant })
    for (const [position, { name, enabled, required }] of (fields ?? []).entries()) {
      insert(
        db,
        'registration_field',
        { tenant, name, position, enabled: enabled ? 1 : 0, required: required ? 1 : 0 },
        'REPLACE',
      )
    }
    if (rules) deleteRows(db, 'registration_rule', { tenant })
    for (const rule of rules ?? []) {
      insert(db, 'registration_rule', { tenant, name: rule.name, wire: JSON.stringify(rule) }, 'REPLACE')
    }
  })
}
