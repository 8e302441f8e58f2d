import { DAY_MS } from '@lobby/platform/calendar'
import { selectValue, restoreDbSnapshot, type Db } from '../db/sql.ts'
import { seedDemoTeam } from '../seed/seedDemoTeam.ts'
import { getDemoPersonId } from './createTestDb.ts'
import { BRASILIA_NOON_MS } from './createBettingSandbox.ts'
import { createTestSandbox, type TestApiResponse, type TestCallOptions, type TestSandbox } from './createTestSandbox.ts'

/** A sandbox with the demo agent's team in both tenants, and functions that call the sandbox as a member. */
export interface TeamSandbox {
  readonly sandbox: TestSandbox
  /** Returns the id of a member of a tenant, by default of `north`. */
  id(name: string, tenant?: string): number
  /** Calls an operation as a member. Sends a new idempotency key unless `more` contains one. */
  ask(who: string, id: string, more?: TestCallOptions & { readonly key?: string }): Promise<TestApiResponse>
  /** Calls an operation as a member and returns the `value` of the response. @throws Error when the call is refused */
  value<T = Readonly<Record<string, unknown>>>(
    who: string,
    id: string,
    more?: TestCallOptions & { readonly key?: string },
  ): Promise<T>
  /** Changes the member type of a member. */
  setType(who: string, type: number): void
  /** Counts the rows of a table. */
  count(table: string): number
}

let keys = 0

/**
 * Snapshots of databases with seeded teams, by the number of days of past activity. Restoring a snapshot is a hundred
 * times as fast as seeding.
 */
const snapshots = new Map<number, Uint8Array>()

/**
 * Returns a snapshot with teams.
 * @param db - a seeded database without teams. The first call adds the teams to this database
 */
function getTeamSnapshot(db: Db, past: number): Uint8Array {
  const known = snapshots.get(past)
  if (known) return known
  for (const tenant of ['north', 'south']) seedDemoTeam(db, tenant, BRASILIA_NOON_MS, past)
  const snapshot = db.serialize()
  snapshots.set(past, snapshot)
  return snapshot
}

/** Opens a sandbox with the demo teams. @param past - the length of the teams' past activity, in days */
export function createTeamSandbox(past = 3): TeamSandbox {
  const sandbox = createTestSandbox({
    now: () => BRASILIA_NOON_MS,
    limits: { login: 1e6, register: 1e6, password: 1e6 },
  })
  restoreDbSnapshot(sandbox.db, getTeamSnapshot(sandbox.db, past))
  const tokens = new Map<string, Promise<string>>()
  const getToken = (who: string): Promise<string> => {
    // A session lasts for a day and tests advance the clock, so sign in again after half a day.
    const key = `${who} ${Math.floor(sandbox.clock.now() / (DAY_MS / 2))}`
    const known = tokens.get(key) ?? sandbox.token(who)
    tokens.set(key, known)
    return known
  }
  const ask: TeamSandbox['ask'] = async (who, id, { key = `team-key-${10_000_000 + keys++}`, headers, ...more } = {}) =>
    sandbox.call(id, { token: await getToken(who), ...more, headers: { 'Idempotency-Key': key, ...headers } })
  return {
    sandbox,
    ask,
    id: (name, tenant = 'north') => getDemoPersonId(sandbox.db, tenant, name),
    value: async (who, id, more) => {
      const answered = await ask(who, id, more)
      if (!answered.body.success) throw new Error(`${id}: ${answered.body.errorCode}`)
      return answered.body.value as never
    },
    setType: (who, type) =>
      sandbox.db.exec(`UPDATE member SET type = ${type} WHERE tenant = 'north' AND name = '${who}'`),
    count: (table) => selectValue<number>(sandbox.db, `SELECT COUNT(*) AS count FROM ${table}`) ?? NaN,
  }
}
