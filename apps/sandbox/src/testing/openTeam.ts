import { oneValue, restore, type Db } from '../db/sql.ts'
import { seedTeam } from '../seed/seedTeam.ts'
import { memberId } from './openTestDb.ts'
import { noon } from './openDesk.ts'
import { testSandbox, type Answered, type Ask, type TestSandbox } from './testSandbox.ts'

/** The demo agent's team of five levels, in both tenants, and whoever of it asks. */
export interface Team {
  readonly sandbox: TestSandbox
  /** The id of somebody of the first tenant, or of another. */
  id(name: string, tenant?: string): number
  /** Calls an operation in somebody's name; with a key of its own unless one is given. */
  ask(who: string, id: string, more?: Ask & { readonly key?: string }): Promise<Answered>
  /** The value of such a call. */
  value<T = Readonly<Record<string, unknown>>>(
    who: string,
    id: string,
    more?: Ask & { readonly key?: string },
  ): Promise<T>
  /** Gives somebody another type, as the platform's office does. */
  setType(who: string, type: number): void
  /** How many rows a table has. */
  count(table: string): number
}

let keys = 0

/** By the days of the past: a team takes a hundred times as long to seed as to restore, and most tests begin with one. */
const snapshots = new Map<number, Uint8Array>()

/** @param db - a seeded database without teams, which gets them if no test has asked for such a past before */
function teamSnapshot(db: Db, past: number): Uint8Array {
  const known = snapshots.get(past)
  if (known) return known
  for (const tenant of ['north', 'south']) seedTeam(db, tenant, noon, past)
  const snapshot = db.serialize()
  snapshots.set(past, snapshot)
  return snapshot
}

/** @param past - days that the team has lived already */
export function openTeam(past = 3): Team {
  const sandbox = testSandbox({ now: () => noon, limits: { login: 1e6, register: 1e6, password: 1e6 } })
  restore(sandbox.db, teamSnapshot(sandbox.db, past))
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (who: string): Promise<string> => {
    // A session lives a day, and the clock of a test goes on.
    const key = `${who} ${Math.floor(sandbox.clock.now() / 43_200_000)}`
    const known = tokens.get(key) ?? sandbox.token(who)
    tokens.set(key, known)
    return known
  }
  const ask: Team['ask'] = async (who, id, { key = `team-key-${10_000_000 + keys++}`, headers, ...more } = {}) =>
    sandbox.call(id, { token: await tokenOf(who), ...more, headers: { 'Idempotency-Key': key, ...headers } })
  return {
    sandbox,
    ask,
    id: (name, tenant = 'north') => memberId(sandbox.db, tenant, name),
    value: async (who, id, more) => {
      const answered = await ask(who, id, more)
      if (!answered.body.success) throw new Error(`${id}: ${answered.body.errorCode}`)
      return answered.body.value as never
    },
    setType: (who, type) =>
      sandbox.db.exec(`UPDATE member SET type = ${type} WHERE tenant = 'north' AND name = '${who}'`),
    count: (table) => oneValue<number>(sandbox.db, `SELECT COUNT(*) AS count FROM ${table}`) ?? NaN,
  }
}
