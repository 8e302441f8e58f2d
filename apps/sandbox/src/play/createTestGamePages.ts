import type { Hono } from 'hono'
import type { Db } from '../db/sql.ts'
import { createSandboxClock, type SandboxClock } from '../domain/clock.ts'
import { openGameSession, type GameSessionRequest } from '../domain/rounds.ts'
import { createTenantLookup } from '../domain/tenants.ts'
import { DEFAULT_DEVELOPER_SWITCHES } from '../operations/call.ts'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { getDemoPersonId, createTestDb } from '../testing/createTestDb.ts'
import { createGamePages } from './createGamePages.ts'

export interface TestGamePages {
  readonly app: Hono
  readonly db: Db
  readonly clock: SandboxClock
  /** Launches a game for a demo person. @returns the id of the game session */
  open(
    name: string,
    more?: Partial<Pick<GameSessionRequest, 'game' | 'returnUrl' | 'language'>> & {
      readonly tenant?: 'north' | 'south'
    },
  ): string
}

let launches = 0

/** Creates the game pages on a seeded database in memory. */
export function createTestGamePages(): TestGamePages {
  const db = createTestDb()
  const clock = createSandboxClock()
  return {
    app: createGamePages({
      db: () => db,
      clock,
      tenants: createTenantLookup([northMerchant, southMerchant]),
      switches: DEFAULT_DEVELOPER_SWITCHES,
      playOrigin: 'http://play.localhost:4700',
    }),
    db,
    clock,
    open: (
      name,
      { tenant = 'north', game = 10_001, returnUrl = `http://${tenant}.localhost/m/home`, language = 'PT' } = {},
    ) =>
      openGameSession(db, {
        tenant,
        member: getDemoPersonId(db, tenant, name),
        game,
        returnUrl,
        language,
        key: `launch-number-${++launches}`,
        now: clock.now(),
      }),
  }
}
