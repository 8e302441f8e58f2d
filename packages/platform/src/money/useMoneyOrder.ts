import { useMember, useMemberCall, type MemberCall } from '../session/index.ts'
import { useStorage } from '../storage/index.ts'
import { useState } from 'react'
import { isOutcomeUnknown } from './isOutcomeUnknown.ts'
import { storeUnsettledOrder, readUnsettledOrder, type UnsettledOrder, type OrderKind } from './unsettledOrder.ts'

/**
 * The input of a money order. `target` is the code of a payment method, or the number of an account or a reward. Other
 * fields of the input, such as a password, are sent but never stored.
 */
export interface OrderInput {
  readonly amountMinor: number
  readonly target: string
}

export interface MoneyOrder<Input> extends MemberCall<Input> {
  /**
   * The order whose response was lost. It may have been sent before this page was loaded. The site fetches its outcome.
   */
  readonly lost: UnsettledOrder | null
  /**
   * True if the platform did not execute the lost order. The player may then send it again, with the same idempotency
   * key.
   */
  readonly notExecuted: boolean
  /** Call this when the outcome of the lost order is known. `done` is true if the platform executed the order. */
  readonly setOutcome: (done: boolean) => void
}

export interface MoneyOrderOptions<Input, Value> {
  readonly kind: OrderKind
  readonly call: (input: Input, idempotencyKey: string) => Promise<Value>
  readonly onDone: (value: Value, input: Input) => void
}

/** After this time an order can no longer reach the platform, so its idempotency key is discarded. */
const MAX_DELIVERY_MS = 600_000

/**
 * Sends an order that moves money, from a form below `<MembersOnly>`. The idempotency key is stored until the outcome
 * is known, so that a reloaded page can fetch the outcome. While an earlier order may still reach the platform, a new
 * order has the same idempotency key, so that the platform executes only one of the two.
 */
export function useMoneyOrder<Input extends OrderInput, Value>({
  kind,
  call,
  onDone,
}: MoneyOrderOptions<Input, Value>): MoneyOrder<Input> {
  const storage = useStorage()
  const { userName } = useMember()
  const [lost, setLost] = useState(() => readUnsettledOrder(storage, kind, userName))
  const [undone, setUndone] = useState(false)

  const order = useMemberCall<Input, Value>({
    mutationKey: [kind],
    newKey: () => readUnsettledOrder(storage, kind, userName)?.key ?? crypto.randomUUID(),
    call: async (input, key) => {
      const earlier = readUnsettledOrder(storage, kind, userName)
      const { amountMinor, target } = input
      const kept: UnsettledOrder = { key, amountMinor, target, at: Date.now() }
      storeUnsettledOrder(storage, kind, userName, kept)
      setUndone(false)
      try {
        const value = await call(input, key)
        storeUnsettledOrder(storage, kind, userName, null)
        return value
      } catch (error) {
        if (isOutcomeUnknown(error)) setLost(kept)
        else storeUnsettledOrder(storage, kind, userName, earlier)
        throw error
      }
    },
    onDone,
  })

  const settle = (done: boolean) => {
    if (done || (lost && Date.now() - lost.at > MAX_DELIVERY_MS)) storeUnsettledOrder(storage, kind, userName, null)
    setUndone(!done)
    setLost(null)
  }
  return { ...order, error: lost || undone ? null : order.error, lost, notExecuted: undone, setOutcome: settle }
}
