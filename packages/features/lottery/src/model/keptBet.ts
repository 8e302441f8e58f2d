import { keepOrder, readOrder, type KeptOrder, type OrderKind } from '@lobby/platform/money'
import { deviceNow } from '@lobby/platform/startup'
import type { SiteStorage } from '@lobby/platform/storage'

/** An order as it is sent: on the draw that the player saw. */
export interface Placed {
  readonly code: string
  readonly numero: string
  readonly bets: readonly { readonly playCode: string; readonly selection: string; readonly stakeMinor: number }[]
}

/** An order whose outcome is not known, with the key that it was sent under. */
export interface KeptBet {
  readonly key: string
  readonly order: Placed
}

const kindOf = (code: string): OrderKind => `bet ${code}`

/** Returns a member's order at a lottery whose outcome is unknown, from this page or an earlier one. Returns null if there is none. */
export function readBet(storage: SiteStorage, code: string, userName: string): KeptBet | null {
  const kept = readOrder(storage, kindOf(code), userName)
  const order = kept && orderIn(kept, code)
  return order && { key: kept.key, order }
}

/** Keeps an order, or forgets it. */
export function keepBet(storage: SiteStorage, code: string, userName: string, bet: KeptBet | null): void {
  const kept = bet && {
    key: bet.key,
    amountMinor: bet.order.bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0),
    // All of it: under one key the platform takes the same order alone.
    target: JSON.stringify({ numero: bet.order.numero, bets: bet.order.bets }),
    at: deviceNow(),
  }
  keepOrder(storage, kindOf(code), userName, kept)
}

function orderIn({ target, amountMinor }: KeptOrder, code: string): Placed | null {
  try {
    const { numero, bets: kept } = JSON.parse(target) as Placed
    // Every bet of an order has the same stake. Earlier builds kept stakes as decimals, but the amount of the order in minor units already.
    const stakeMinor = amountMinor / kept.length
    const bets = kept.map(({ playCode, selection }) => ({ playCode, selection, stakeMinor }))
    const whole = bets.every(({ playCode, selection }) => typeof playCode === 'string' && typeof selection === 'string')
    return typeof numero === 'string' && whole && Number.isSafeInteger(stakeMinor) ? { code, numero, bets } : null
  } catch {
    return null
  }
}
