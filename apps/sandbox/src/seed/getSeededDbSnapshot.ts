import { openDb } from '../db/openDb.ts'
import type { Tenant } from '../domain/tenants.ts'
import { seedDatabase } from './seed.ts'
import { DEFAULT_TEAM_HISTORY_DAYS } from './seedDemoTeam.ts'

/**
 * The maximum age of a snapshot. Times in demo data are relative to the time of seeding, for example members who are
 * active in the current hour. An older snapshot would contain wrong times.
 */
const MAX_SNAPSHOT_AGE_MS = 5 * 60_000
const HOUR_MS = 3_600_000
/** The limit for all snapshots together. A snapshot of three merchants with a month of team activity takes 4 MB. */
const MAX_TOTAL_BYTES = 48 * 2 ** 20

interface Snapshot {
  /** The arguments with which the snapshot was seeded, except the time, as JSON. */
  readonly key: string
  readonly bytes: Uint8Array
  /** The sandbox's time when the snapshot was seeded, in milliseconds since 1970. */
  readonly seededAt: number
}

/**
 * The cached snapshots, the most recently used first. Several snapshots can have the same key and different times.
 */
let snapshots: readonly Snapshot[] = []

/**
 * Returns a seeded database as bytes, in the format of `db.serialize()`. Caches the bytes for some minutes, because
 * restoring a database is a hundred times as fast as seeding it.
 *
 * @param now - on the clock of the sandbox, in milliseconds since 1970
 * @param history - true to seed past activity of demo people
 * @param teamDays - the days of past activity to seed for the demo teams
 */
export function getSeededDbSnapshot(
  tenants: readonly Tenant[],
  now: number,
  history = false,
  teamDays = DEFAULT_TEAM_HISTORY_DAYS,
): Uint8Array {
  const key = JSON.stringify([tenants, history, teamDays])
  const snapshot = snapshots.find((one) => one.key === key && isRecent(one.seededAt, now)) ?? {
    key,
    bytes: seededBytes(tenants, now, history, teamDays),
    seededAt: now,
  }
  let bytesLeft = MAX_TOTAL_BYTES - snapshot.bytes.length
  snapshots = [snapshot, ...snapshots.filter((one) => one !== snapshot && (bytesLeft -= one.bytes.length) >= 0)]
  return snapshot.bytes
}

function seededBytes(...[tenants, now, history, teamDays]: Parameters<typeof getSeededDbSnapshot>): Uint8Array {
  using db = openDb(':memory:')
  seedDatabase(db, tenants, now, history, teamDays)
  return db.serialize()
}

const isRecent = (seededAt: number, now: number): boolean =>
  now >= seededAt &&
  now - seededAt < MAX_SNAPSHOT_AGE_MS &&
  Math.floor(now / HOUR_MS) === Math.floor(seededAt / HOUR_MS)
