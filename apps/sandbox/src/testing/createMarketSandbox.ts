import type { MarketName } from '@lobby/merchant'
import { DAY_MS } from '@lobby/platform/calendar'
import { createTestSandbox, type TestApiResponse, type TestSandbox } from './createTestSandbox.ts'
import { northMerchant, southMerchant } from './merchants.ts'
import { BRASILIA_NOON_MS } from './createBettingSandbox.ts'

interface Asked {
  readonly key?: string
  readonly query?: Readonly<Record<string, string | number>>
}

/**
 * A sandbox with a merchant that has a market, and functions that call the sandbox as one member. The clock is stopped
 * on a Friday at noon in Brasília.
 */
export interface MarketSandbox {
  readonly sandbox: TestSandbox
  /** Calls an operation as the member. Sends a new idempotency key unless `more` contains one. */
  ask(id: string, body?: object, more?: Asked): Promise<TestApiResponse>
  /** Calls an operation as the member and returns the error code of the response, or undefined if the call succeeds. */
  refused(id: string, body?: object, more?: Asked): Promise<string | undefined>
}

let keys = 0

export async function createMarketSandbox(market: MarketName | 'none' = 'BR', who = 'ana'): Promise<MarketSandbox> {
  const tenant = { ...northMerchant, ...(market !== 'none' && { market }) }
  const sandbox = createTestSandbox({
    merchants: [tenant, southMerchant],
    now: () => BRASILIA_NOON_MS,
    limits: { login: 1e6, password: 1e6 },
  })
  let token = await sandbox.token(who)
  let since = BRASILIA_NOON_MS
  const ask: MarketSandbox['ask'] = async (id, body, { key = `market-key-${10_000_000 + keys++}`, query } = {}) => {
    // A session lasts for a day, so sign in again after half a day.
    if (sandbox.clock.now() - since > DAY_MS / 2) {
      token = await sandbox.token(who)
      since = sandbox.clock.now()
    }
    const named = id === 'placeLotteryOrder' || id === 'cancelLotteryOrder' ? { ...body, token } : body
    return sandbox.call(id, {
      token,
      ...(named && { body: named }),
      ...(query && { query }),
      headers: { 'Idempotency-Key': key },
    })
  }
  return { sandbox, ask, refused: async (...asked) => (await ask(...asked)).body.errorCode }
}
