import type { Hono } from 'hono'
import type { Db } from '../db/sql.ts'
import { createClock, type Clock } from '../domain/clock.ts'
import { openSession, type OpenSession } from '../domain/rounds.ts'
import { createTenants } from '../domain/tenants.ts'
import { switchDefaults } from '../operations/call.ts'
import { north, south } from '../testing/merchants.ts'
import { memberId, openTestDb } from '../testing/openTestDb.ts'
import { createPlay } from './createPlay.ts'

export interface TestPlay {
  readonly app: Hono
  readonly db: Db
  readonly clock: Clock
  /** Launches a game for a demo person. @returns the id of the session */
  open(
    name: string,
    more?: Partial<Pick<OpenSession, 'game' | 'returnUrl' | 'language'>> & { readonly tenant?: 'north' | 'south' },
  ): string
}

let launches = 0

/** Creates the game pages on a seeded database in memory. */
export function testPlay(): TestPlay {
  const db = openTestDb()
  const clock = createClock()
  return {
    app: createPlay({
      db: () => db,
      clock,
      tenants: createTenants([north, south]),
      switches: switchDefaults,
      playOrigin: 'http://play.localhost:4700',
    }),
    db,
    clock,
    open: (
      name,
      { tenant = 'north', game = 10_001, returnUrl = `http://${tenant}.localhost/m/home`, language = 'PT' } = {},
    ) =>
      openSession(db, {
        tenant,
        member: memberId(db, tenant, name),
        game,
        returnUrl,
        language,
        key: `launch-number-${++launches}`,
        now: clock.now(),
      }),
  }
}
