import { openDb } from '../db/openDb.ts'
import { findRow, insertRow, type Db } from '../db/sql.ts'
import { seedDatabase } from '../seed/seed.ts'
import { getSeededDbSnapshot } from '../seed/getSeededDbSnapshot.ts'
import { northMerchant, southMerchant } from './merchants.ts'

/**
 * The secret from which tests generate winning numbers. It replaces the random secret of a database, so that draws have
 * the same results in every run.
 */
export const testDrawSecret = 'of the tests'

/** Sets the draw secret of a database to `testDrawSecret`. */
export const setTestDrawSecret = (db: Db): void =>
  void insertRow(db, 'setting', { name: 'draw secret', value: testDrawSecret }, 'REPLACE')

/** Opens a seeded database with two tenants. */
export function createTestDb(path = ':memory:', now = Date.now(), history = false): Db {
  const tenants = [northMerchant, southMerchant]
  const inMemory = path === ':memory:'
  const db = openDb(path, inMemory ? getSeededDbSnapshot(tenants, now, history) : undefined)
  if (!inMemory) seedDatabase(db, tenants, now, history)
  setTestDrawSecret(db)
  return db
}

/** Returns the id of a demo person. @throws Error when the tenant has no such person */
export function getDemoPersonId(db: Db, tenant: string, name: string): number {
  const row = findRow<{ id: number }>(db, 'member', { tenant, name })
  if (!row) throw new Error(`The tenant ${tenant} has no member with the name ${name}.`)
  return row.id
}
