import type { Hono } from 'hono'
import type { Db } from '../../db/sql.ts'
import { createClock, type Clock } from '../../domain/clock.ts'
import { openLotterySession, type OpenLottery } from '../../domain/lotterySessions.ts'
import { createTenants } from '../../domain/tenants.ts'
import { switchDefaults } from '../../operations/call.ts'
import { north } from '../../testing/merchants.ts'
import { memberId, openTestDb } from '../../testing/openTestDb.ts'
import { createDesk } from './createDesk.ts'
import { createLottery } from './createLottery.ts'

export interface TestLottery {
  readonly app: Hono
  readonly db: Db
  readonly clock: Clock
  /** Opens the lotteries for a demo person. @returns the session's id */
  open(name: string, more?: Partial<Pick<OpenLottery, 'code' | 'language' | 'returnUrl'>>): string
}

let launches = 0

/** The pages of the lotteries on the sandbox's own domain, with a database in memory and a clock that stands at noon of Brasília until it is moved. */
export function testLottery(): TestLottery {
  const db = openTestDb()
  const clock = createClock(() => Date.UTC(2026, 10, 20, 15))
  return {
    app: createLottery({
      desk: createDesk({ db: () => db, clock, tenants: createTenants([north]), switches: switchDefaults }),
      playOrigin: 'http://play.localhost:4700',
    }),
    db,
    clock,
    open: (name, { code = 'lua-1', language = 'PT', returnUrl = 'http://north.localhost/m/lottery' } = {}) =>
      openLotterySession(db, {
        tenant: 'north',
        member: memberId(db, 'north', name),
        key: `launch-number-${++launches}`,
        code,
        prizeMode: 'LOTT',
        returnUrl,
        language,
        now: clock.now(),
      }),
  }
}
