import { one, run, type Db } from '../db/sql.ts'

const day = 86_400_000

/** Counts a request that sends something. Those of the last day are kept. */
export function countRequest(db: Db, tenant: string, key: string, now: number): void {
  run(db, 'DELETE FROM counted_request WHERE at <= :old', { old: now - day })
  run(db, 'INSERT INTO counted_request (tenant, key, at) VALUES (:tenant, :key, :now)', { tenant, key, now })
}

/** Returns how many requests of a key were counted after a time of the last day. */
export const requestsSince = (db: Db, tenant: string, key: string, since: number): number =>
  one<{ count: number }>(db, 'SELECT COUNT(*) AS count FROM counted_request WHERE tenant = :tenant AND key = :key AND at > :since', { tenant, key, since })
    ?.count ?? 0
