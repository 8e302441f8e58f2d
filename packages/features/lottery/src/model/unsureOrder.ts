import {
  storeUnresolvedMoneyOrder,
  readUnresolvedMoneyOrder,
  type UnresolvedMoneyOrder,
  type MoneyOrderKind,
} from '@lobby/platform/money'
import { getDeviceNow } from '@lobby/platform/startup'
import type { SiteStorage } from '@lobby/platform/storage'

/** An order as the site sent it: the lottery, the draw that the player saw, and the bets. */
export interface SentLotteryOrder {
  readonly code: string
  readonly numero: string
  readonly bets: readonly { readonly playCode: string; readonly selection: string; readonly stakeMinor: number }[]
}

/** An order whose response was lost, with the idempotency key of its request. */
export interface UnsureOrder {
  readonly key: string
  readonly order: SentLotteryOrder
}

const toOrderKind = (code: string): MoneyOrderKind => `bet ${code}`

/**
 * Returns the stored order of this member and lottery whose response was lost. Returns null if no such order is stored.
 */
export function readUnsureOrder(storage: SiteStorage, code: string, userName: string): UnsureOrder | null {
  const kept = readUnresolvedMoneyOrder(storage, toOrderKind(code), userName)
  const order = kept && parseOrder(kept, code)
  return order && { key: kept.key, order }
}

/** Stores an order whose response was lost. If `bet` is null, removes the stored order. */
export function storeUnsureOrder(storage: SiteStorage, code: string, userName: string, bet: UnsureOrder | null): void {
  const kept = bet && {
    key: bet.key,
    amountMinor: bet.order.bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0),
    // Store the complete order, because a retry with the same idempotency key must send an identical order.
    target: JSON.stringify({ numero: bet.order.numero, bets: bet.order.bets }),
    at: getDeviceNow(),
  }
  storeUnresolvedMoneyOrder(storage, toOrderKind(code), userName, kept)
}

function parseOrder({ target, amountMinor }: UnresolvedMoneyOrder, code: string): SentLotteryOrder | null {
  try {
    const { numero, bets: kept } = JSON.parse(target) as SentLotteryOrder
    // All bets of an order have the same stake, so divide the amount of the order. Do not read the stored stakes,
    // because earlier versions of the app stored them as decimals.
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
