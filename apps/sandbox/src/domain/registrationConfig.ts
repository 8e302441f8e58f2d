import type { ResponseValueOf } from '@lobby/api'
import {
  compilePattern,
  buildValidationRules,
  type ValidationRules,
  type ServerRegistrationField,
} from '@lobby/platform/validation'
import { selectAll, deleteRows, insertRow, runInTransaction, type Db } from '../db/sql.ts'

/** A validation rule in the format of the API contract. */
export type WireRegistrationRule = ResponseValueOf<'registerValidation'>['rules'][number]

/** Returns the fields of a tenant's registration form in their configured order. */
export function listRegistrationFields(db: Db, tenant: string): ServerRegistrationField[] {
  return selectAll<{ name: string; enabled: number; required: number }>(
    db,
    'SELECT name, enabled, required FROM registration_field WHERE tenant = :tenant ORDER BY position',
    { tenant },
  ).map(({ name, enabled, required }) => ({ name, enabled: enabled === 1, required: required === 1 }))
}

/**
 * Returns the registration rules that the API sends for a tenant. The sandbox does not check these rules, because the
 * client ignores invalid rules.
 */
export function listWireRegistrationRules(db: Db, tenant: string): WireRegistrationRule[] {
  return selectAll<{ wire: string }>(db, 'SELECT wire FROM registration_rule WHERE tenant = :tenant ORDER BY name', {
    tenant,
  }).map(({ wire }) => JSON.parse(wire) as WireRegistrationRule)
}

/**
 * Returns the rules with which the sandbox validates registrations. The site compiles its rules with the same function,
 * so that the site and the sandbox accept the same values.
 */
export const getRegistrationRules = (db: Db, tenant: string): ValidationRules =>
  buildValidationRules(listWireRegistrationRules(db, tenant), compilePattern)

/** Replaces the fields of a tenant's registration form, the tenant's registration rules, or both. */
export function replaceRegistrationConfig(
  db: Db,
  tenant: string,
  { fields, rules }: { fields?: readonly ServerRegistrationField[]; rules?: readonly WireRegistrationRule[] },
): void {
  runInTransaction(db, () => {
    if (fields) deleteRows(db, 'registration_field', { tenant })
    for (const [position, { name, enabled, required }] of (fields ?? []).entries()) {
      insertRow(
        db,
        'registration_field',
        { tenant, name, position, enabled: enabled ? 1 : 0, required: required ? 1 : 0 },
        'REPLACE',
      )
    }
    if (rules) deleteRows(db, 'registration_rule', { tenant })
    for (const rule of rules ?? []) {
      insertRow(db, 'registration_rule', { tenant, name: rule.name, wire: JSON.stringify(rule) }, 'REPLACE')
    }
  })
}
