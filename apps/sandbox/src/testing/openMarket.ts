import type { Market } from '@lobby/merchant'
import { testSandbox, type Answered, type TestSandbox } from './testSandbox.ts'
import { north, south } from './merchants.ts'
import { noon } from './openDesk.ts'

interface Asked {
  readonly key?: string
  readonly query?: Readonly<Record<string, string | number>>
}

/** A member of a house that follows a market's rules; the clock stands at noon of Brasília, of a Friday. */
export interface MarketHouse {
  readonly sandbox: TestSandbox
  /** Calls an operation in the member's name; with a key of its own unless one is given. */
  ask(id: string, body?: object, more?: Asked): Promise<Answered>
  /** The code of its refusal; undefined where it is taken. */
  refused(id: string, body?: object, more?: Asked): Promise<string | undefined>
}

let keys = 0

export async function openMarket(market: Market | 'none' = 'BR', who = 'ana'): Promise<MarketHouse> {
  const house = { ...north, ...(market !== 'none' && { market }) }
  const sandbox = testSandbox({ merchants: [house, south], now: () => noon, limits: { login: 1e6, password: 1e6 } })
  let token = await sandbox.token(who)
  let since = noon
  const ask: MarketHouse['ask'] = async (id, body, { key = `market-key-${10_000_000 + keys++}`, query } = {}) => {
    // A session lasts for a day.
    if (sandbox.clock.now() - since > 43_200_000) {
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
