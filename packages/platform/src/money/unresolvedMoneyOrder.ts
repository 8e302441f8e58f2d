import type { SiteStorage } from '../storage/index.ts'

/**
 * The kinds of calls that move money.
 */
export type MoneyOrderKind =
  | 'deposit'
  | 'withdrawal'
  | 'transfer'
  | 'reward'
  | 'rebate'
  | 'activity'
  | 'downline'
  | 'agentRebate'
  // One kind for each lottery and one for each private room.
  | `bet ${string}`
  | `room ${string}`

/** A call that moves money, as the browser stores it until the outcome of the call is known. */
export interface UnresolvedMoneyOrder {
  /** The idempotency key. If several calls have the same key, the platform executes only one of them. */
  readonly key: string
  readonly amountMinor: number
  /**
   * The target of the order: the method of a deposit, the account of a withdrawal, or the number of a reward. For a bet
   * or a private room, the whole body of the call.
   */
  readonly target: string
  /** The time of the call, in milliseconds since 1970. */
  readonly at: number
}

const orderName = (kind: MoneyOrderKind, userName: string) => `${kind} ${userName}`
const readAll = (storage: SiteStorage): Record<string, unknown> => {
  // Reads the storage again, because another tab may have written to it.
  storage.refresh('moneyOrders')
  const kept = storage.get('moneyOrders')
  return typeof kept === 'object' && kept !== null ? { ...(kept as Record<string, unknown>) } : {}
}

/**
 * Returns the member's order of this kind whose outcome is unknown. Returns null if there is none or if the stored
 * value is invalid.
 */
export function readUnresolvedMoneyOrder(
  storage: SiteStorage,
  kind: MoneyOrderKind,
  userName: string,
): UnresolvedMoneyOrder | null {
  const { key, amountMinor, target, at } = (readAll(storage)[orderName(kind, userName)] ?? {}) as Partial<
    Record<keyof UnresolvedMoneyOrder, unknown>
  >
  return typeof key === 'string' &&
    /^[A-Za-z0-9-]{16,64}$/.test(key) &&
    Number.isSafeInteger(amountMinor) &&
    typeof target === 'string' &&
    Number.isFinite(at)
    ? { key, amountMinor: amountMinor as number, target, at: at as number }
    : null
}

/** Stores an order, or removes it if `order` is null. */
export function storeUnresolvedMoneyOrder(
  storage: SiteStorage,
  kind: MoneyOrderKind,
  userName: string,
  order: UnresolvedMoneyOrder | null,
): void {
  const orders = readAll(storage)
  if (order) orders[orderName(kind, userName)] = order
  else delete orders[orderName(kind, userName)]
  if (Object.keys(orders).length > 0) storage.set('moneyOrders', orders)
  else storage.remove('moneyOrders')
}
