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
/** What all snapshots together may take. One of three merchants with a month of teams takes 4 MB. */
const MAX_BYTES = 48 * 2 ** 20

interface Snapshot {
  /** The arguments that it was seeded with, without the time. */
  readonly key: string
  readonly bytes: Uint8Array
  /** When it was seeded, on the clock of the sandbox. */
  readonly seededAt: number
}

/** The one that was returned last comes first. Tests set the clock to different days, so there may be several with the same key. */
let snapshots: readonly Snapshot[] = []

/**
 * Returns a freshly seeded database in memory, as `db.serialize()` gives it. Seeding takes a hundred times as long as restoring, and a run of tests resets the
 * sandbox hundreds of times, so a snapshot of the same seed is returned again for some minutes.
 *
 * @param now - on the clock of the sandbox, in milliseconds since 1970
 * @param history - whether people of the demo have a past
 * @param teamDays - how many days of it their teams have
 */
export function seededSnapshot(
  tenants: readonly Tenant[],
  now: number,
  history = false,
  teamDays = monthOfTeams,
): Uint8Array {
  const key = JSON.stringify([tenants, history, teamDays])
  const snapshot = snapshots.find((one) => one.key === key && isRecent(one.seededAt, now)) ?? {
    key,
    bytes: seededBytes(tenants, now, history, teamDays),
    seededAt: now,
  }
  let room = MAX_BYTES - snapshot.bytes.length
  snapshots = [snapshot, ...snapshots.filter((one) => one !== snapshot && (room -= one.bytes.length) >= 0)]
  return snapshot.bytes
}

function seededBytes(...[tenants, now, history, teamDays]: Parameters<typeof seededSnapshot>): Uint8Array {
  using db = openDb(':memory:')
  seed(db, tenants, now, history, teamDays)
  return db.serialize()
}

const isRecent = (seededAt: number, now: number): boolean =>
  now >= seededAt &&
  now - seededAt < MAX_SNAPSHOT_AGE_MS &&
  Math.floor(now / HOUR_MS) === Math.floor(seededAt / HOUR_MS)
