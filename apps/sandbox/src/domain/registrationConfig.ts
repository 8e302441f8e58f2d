import type { ValueOf } from '@lobby/api'
import { compilePattern, rulesOf, type Rules, type SentField } from '@lobby/platform/validation'
import { all, deleteRows, insert, transaction, type Db } from '../db/sql.ts'

/** A validation rule in the format of the contract. */
export type WireRule = ValueOf<'registerValidation'>['rules'][number]

/** Returns the fields of a tenant's registration in their configured order. */
export function fieldsOf(db: Db, tenant: string): SentField[] {
  return all<{ name: string; enabled: number; required: number }>(
    db,
    'SELECT name, enabled, required FROM registration_field WHERE tenant = :tenant ORDER BY position',
    { tenant },
  ).map(({ name, enabled, required }) => ({ name, enabled: enabled === 1, required: required === 1 }))
}

/** Returns the validation rules that a tenant sends, unchecked. The client decides which of them to trust. */
export function rulesSentBy(db: Db, tenant: string): WireRule[] {
  return all<{ wire: string }>(db, 'SELECT wire FROM registration_rule WHERE tenant = :tenant ORDER BY name', {
    tenant,
  }).map(({ wire }) => JSON.parse(wire) as WireRule)
}

/** Returns the rules that the sandbox validates with. They are compiled like those of the site, so that both accept the same values. */
export const rulesInForce = (db: Db, tenant: string): Rules => rulesOf(rulesSentBy(db, tenant), compilePattern)

/** Replaces a tenant's registration fields, its rules or both. */
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
