import type { Hono } from 'hono'
import type { Db } from '../../db/sql.ts'
import { createSandboxClock, type SandboxClock } from '../../domain/clock.ts'
import { openLotterySession, type LotterySessionRequest } from '../../domain/lotterySessions.ts'
import { createTenantLookup } from '../../domain/tenants.ts'
import { DEFAULT_DEVELOPER_SWITCHES } from '../../operations/call.ts'
import { northMerchant } from '../../testing/merchants.ts'
import { getDemoPersonId, createTestDb } from '../../testing/createTestDb.ts'
import { createLotteryService } from './createLotteryService.ts'
import { createLotteryPages } from './createLotteryPages.ts'

export interface TestLotteryPages {
  readonly app: Hono
  readonly db: Db
  readonly clock: SandboxClock
  /** Opens a lottery session for a demo person. @returns the id of the lottery session */
  open(name: string, more?: Partial<Pick<LotterySessionRequest, 'code' | 'language' | 'returnUrl'>>): string
}

let launches = 0

/**
 * Creates the lottery pages on a seeded database in memory, with a clock that stays at noon in Brasília until a test
 * moves it.
 */
export function createTestLotteryPages(): TestLotteryPages {
  const db = createTestDb()
  const clock = createSandboxClock(() => Date.UTC(2026, 10, 20, 15))
  return {
    app: createLotteryPages({
      service: createLotteryService({
        db: () => db,
        clock,
        tenants: createTenantLookup([northMerchant]),
        switches: DEFAULT_DEVELOPER_SWITCHES,
      }),
      playOrigin: 'http://play.localhost:4700',
    }),
    db,
    clock,
    open: (name, { code = 'lua-1', language = 'PT', returnUrl = 'http://north.localhost/m/lottery' } = {}) =>
      openLotterySession(db, {
        tenant: 'north',
        member: getDemoPersonId(db, 'north', name),
        key: `launch-number-${++launches}`,
        code,
        prizeMode: 'LOTT',
        returnUrl,
        language,
        now: clock.now(),
      }),
  }
}
