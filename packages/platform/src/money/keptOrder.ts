import type { SiteStorage } from '../storage/index.ts'

/** What moves money, and is asked for by its key when its answer is lost. */
export type OrderKind =
  | 'deposit'
  | 'withdrawal'
  | 'transfer'
  | 'reward'
  | 'rebate'
  | 'activity'
  | 'downline'
  | 'agentRebate'
  // One for each lottery, and one for each room.
  | `bet ${string}`
  | `room ${string}`

/** What was sent that moves money, as long as its outcome is not known. */
export interface KeptOrder {
  /** The idempotency key: under it the platform does it once, however often it is sent. */
  readonly key: string
  readonly amountMinor: number
  /** The code of the method, the number of the account or of the reward: what is paid by, to, or out; of a bet and a room all that was sent. */
  readonly target: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const nameOf = (kind: OrderKind, userName: string) => `${kind} ${userName}`
const all = (storage: SiteStorage): Record<string, unknown> => {
  // Another tab may have written since.
  storage.refresh('moneyOrders')
  const kept = storage.get('moneyOrders')
  return typeof kept === 'object' && kept !== null ? { ...(kept as Record<string, unknown>) } : {}
}

/** A member's order of a kind whose outcome is not known; null for none, and for what is none. */
export function readOrder(storage: SiteStorage, kind: OrderKind, userName: string): KeptOrder | null {
  const { key, amountMinor, target, at } = (all(storage)[nameOf(kind, userName)] ?? {}) as Partial<
    Record<keyof KeptOrder, unknown>
  >
  return typeof key === 'string' &&
    /^[A-Za-z0-9-]{16,64}$/.test(key) &&
    Number.isSafeInteger(amountMinor) &&
    typeof target === 'string' &&
    Number.isFinite(at)
    ? { key, amountMinor: amountMinor as number, target, at: at as number }
    : null
}

/** Keeps an order, or forgets it. */
export function keepOrder(storage: SiteStorage, kind: OrderKind, userName: string, order: KeptOrder | null): void {
  const orders = all(storage)
  if (order) orders[nameOf(kind, userName)] = order
  else delete orders[nameOf(kind, userName)]
  if (Object.keys(orders).length > 0) storage.set('moneyOrders', orders)
  else storage.remove('moneyOrders')
}
