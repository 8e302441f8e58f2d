import { DAY_MS } from '@lobby/platform/calendar'
import { insert, one, run, type Db, oneNumber } from '../db/sql.ts'

/** Counts a request that sends something. Those of the last day are kept. */
export function countRequest(db: Db, tenant: string, key: string, now: number): void {
  run(db, 'DELETE FROM counted_request WHERE at <= :old', { old: now - DAY_MS })
  insert(db, 'counted_request', { tenant, key, at: now })
}

/** Returns the seconds until a key that may come `most` times within a span of milliseconds may come again; 0 if it may now. */
export function secondsToWait(db: Db, tenant: string, key: string, most: number, span: number, now: number): number {
  const deciding = one<{ at: number }>(
    db,
    'SELECT at FROM counted_request WHERE tenant = :tenant AND key = :key AND at > :since ORDER BY at DESC LIMIT 1 OFFSET :newer',
    { tenant, key, since: now - span, newer: most - 1 },
  )
  return deciding ? Math.ceil((deciding.at + span - now) / 1000) : 0
}

/** Returns how many requests of a key were counted after a time of the last day. */
export const requestsSince = (db: Db, tenant: string, key: string, since: number): number =>
  oneNumber(db, 'SELECT COUNT(*) FROM counted_request WHERE tenant = :tenant AND key = :key AND at > :since', {
    tenant,
    key,
    since,
  })
