import { storeUnsettledOrder, readUnsettledOrder, type UnsettledOrder, type OrderKind } from '@lobby/platform/money'
import { getDeviceNow } from '@lobby/platform/startup'
import type { SiteStorage } from '@lobby/platform/storage'

/** An order as it was sent, for the draw that the player saw. */
export interface PlacedOrder {
  readonly code: string
  readonly numero: string
  readonly bets: readonly { readonly playCode: string; readonly selection: string; readonly stakeMinor: number }[]
}

/** An order whose outcome is unknown, with the idempotency key with which it was sent. */
export interface UnsureOrder {
  readonly key: string
  readonly order: PlacedOrder
}

const toOrderKind = (code: string): OrderKind => `bet ${code}`

/**
 * Returns a member's stored order of a lottery if the outcome of that order is unknown because its response was lost.
 * The order may come from an earlier visit of the page. Returns null if no order is uncertain.
 */
export function readUnsureOrder(storage: SiteStorage, code: string, userName: string): UnsureOrder | null {
  const kept = readUnsettledOrder(storage, toOrderKind(code), userName)
  const order = kept && parseOrder(kept, code)
  return order && { key: kept.key, order }
}

/** Stores an order whose outcome is unknown, or removes the stored order when `bet` is null. */
export function storeUnsureOrder(storage: SiteStorage, code: string, userName: string, bet: UnsureOrder | null): void {
  const kept = bet && {
    key: bet.key,
    amountMinor: bet.order.bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0),
    // Store the complete order, because the platform accepts only an identical order with the same idempotency key.
    target: JSON.stringify({ numero: bet.order.numero, bets: bet.order.bets }),
    at: getDeviceNow(),
  }
  storeUnsettledOrder(storage, toOrderKind(code), userName, kept)
}

function parseOrder({ target, amountMinor }: UnsettledOrder, code: string): PlacedOrder | null {
  try {
    const { numero, bets: kept } = JSON.parse(target) as PlacedOrder
    // All bets of an order have the same stake. Calculate the stake from the amount of the order, because earlier
    // builds stored stakes as decimals but the amount in minor units.
    const stakeMinor = amountMinor / kept.length
    const bets = kept.map(({ playCode, selection }) => ({ playCode, selection, stakeMinor }))
    const isComplete = bets.every(
      ({ playCode, selection }) => typeof playCode === 'string' && typeof selection === 'string',
    )
    return typeof numero === 'string' && isComplete && Number.isSafeInteger(stakeMinor) ? { code, numero, bets } : null
  } catch {
    return null
  }
}
