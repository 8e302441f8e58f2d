import { useMemberSession, useMemberMutation, type MemberMutation } from '../session/index.ts'
import { useStorage } from '../storage/index.ts'
import { useState } from 'react'
import { isMoneyOrderOutcomeUnknown } from './isMoneyOrderOutcomeUnknown.ts'
import {
  storeUnresolvedMoneyOrder,
  readUnresolvedMoneyOrder,
  type UnresolvedMoneyOrder,
  type MoneyOrderKind,
} from './unresolvedMoneyOrder.ts'

/**
 * The input of a money order. `target` is the code of a payment method, or the number of an account or a reward. Other
 * fields of the input, such as a password, are sent but never stored.
 */
export interface MoneyOrderInput {
  readonly amountMinor: number
  readonly target: string
}

export interface MoneyOrder<Input> extends MemberMutation<Input> {
  /**
   * The order whose response was lost. It may have been sent before this page was loaded. The site fetches its outcome.
   */
  readonly lost: UnresolvedMoneyOrder | null
  /**
   * True if the platform did not execute the lost order. The player may then send it again, with the same idempotency
   * key.
   */
  readonly notExecuted: boolean
  /** Call this when the outcome of the lost order is known. `done` is true if the platform executed the order. */
  readonly setOutcome: (done: boolean) => void
}

export interface MoneyOrderOptions<Input, Value> {
  readonly kind: MoneyOrderKind
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
export function useMoneyOrder<Input extends MoneyOrderInput, Value>({
  kind,
  call,
  onDone,
}: MoneyOrderOptions<Input, Value>): MoneyOrder<Input> {
  const storage = useStorage()
  const { userName } = useMemberSession()
  const [lost, setLost] = useState(() => readUnresolvedMoneyOrder(storage, kind, userName))
  const [undone, setUndone] = useState(false)

  const order = useMemberMutation<Input, Value>({
    mutationKey: [kind],
    newKey: () => readUnresolvedMoneyOrder(storage, kind, userName)?.key ?? crypto.randomUUID(),
    call: async (input, key) => {
      const earlier = readUnresolvedMoneyOrder(storage, kind, userName)
      const { amountMinor, target } = input
      const kept: UnresolvedMoneyOrder = { key, amountMinor, target, at: Date.now() }
      storeUnresolvedMoneyOrder(storage, kind, userName, kept)
      setUndone(false)
      try {
        const value = await call(input, key)
        storeUnresolvedMoneyOrder(storage, kind, userName, null)
        return value
      } catch (error) {
        if (isMoneyOrderOutcomeUnknown(error)) setLost(kept)
        else storeUnresolvedMoneyOrder(storage, kind, userName, earlier)
        throw error
      }
    },
    onDone,
  })

  const settle = (done: boolean) => {
    if (done || (lost && Date.now() - lost.at > MAX_DELIVERY_MS))
      storeUnresolvedMoneyOrder(storage, kind, userName, null)
    setUndone(!done)
    setLost(null)
  }
  return { ...order, error: lost || undone ? null : order.error, lost, notExecuted: undone, setOutcome: settle }
}
