import { openDb } from '../db/openDb.ts'
import type { Tenant } from '../domain/tenants.ts'
import { seed } from './seed.ts'
import { monthOfTeams } from './seedTeam.ts'

/**
 * Seeded times are relative to the time of seeding: a mail of five minutes ago, a team that was active this hour. A snapshot that is older than this, or of
 * another hour, would show the past of another moment, so it is seeded again.
 */
const MAX_SNAPSHOT_AGE_MS = 5 * 60_000
const HOUR_MS = 3_600_000
/** A snapshot of all merchants with a month of teams takes tens of megabytes. */
const MAX_SNAPSHOTS = 6

interface Snapshot {
  readonly bytes: Uint8Array
  /** When it was seeded, on the clock of the sandbox. */
  readonly seededAt: number
}

const snapshots = new Map<string, Snapshot>()

/**
 * Returns a freshly seeded database in memory, as `db.serialize()` gives it. Seeding takes a hundred times as long as restoring, and a run of tests resets the
 * sandbox hundreds of times, so a snapshot of the same seed is returned again for some minutes.
 *
 * @param now - on the clock of the sandbox, in milliseconds since 1970
 * @param history - whether people of the demo have a past
 * @param teamDays - how many days of it their teams have
 */
export function seededSnapshot(tenants: readonly Tenant[], now: number, history = false, teamDays = monthOfTeams): Uint8Array {
  const key = JSON.stringify([tenants, history, teamDays])
  const known = snapshots.get(key)
  if (known && isRecent(known.seededAt, now)) return known.bytes
  const db = openDb(':memory:')
  try {
    seed(db, tenants, now, history, teamDays)
    const bytes = db.serialize()
    // Deleted first, so that the newest is the last of the map.
    snapshots.delete(key)
    snapshots.set(key, { bytes, seededAt: now })
    const [oldest] = snapshots.keys()
    if (snapshots.size > MAX_SNAPSHOTS && oldest !== undefined) snapshots.delete(oldest)
    return bytes
  } finally {
    db.close()
  }
}

const isRecent = (seededAt: number, now: number): boolean =>
  now >= seededAt && now - seededAt < MAX_SNAPSHOT_AGE_MS && Math.floor(now / HOUR_MS) === Math.floor(seededAt / HOUR_MS)
