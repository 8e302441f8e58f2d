import { randomInt } from 'node:crypto'
import type { Db } from '../db/sql.ts'
import { memberByName } from './people.ts'

/** A free name for somebody who has registered without one. */
export function randomName(db: Db, tenant: string): string {
  for (;;) {
    const name = `player${String(randomInt(100_000_000)).padStart(8, '0')}`
    if (!memberByName(db, tenant, name)) return name
  }
}
