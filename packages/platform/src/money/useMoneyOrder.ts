import { useMember, useMemberCall, type MemberCall } from '../session/index.ts'
import { useStorage } from '../storage/index.ts'
import { useState } from 'react'
import { isUnknown } from './isUnknown.ts'
import { keepOrder, readOrder, type KeptOrder, type OrderKind } from './keptOrder.ts'

/** What is sent: `target` is a method's code, or the number of an account or a reward; what else there is, a password, is not kept. */
export interface OrderInput {
  readonly amountMinor: number
  readonly target: string
}

export interface MoneyOrder<Input> extends MemberCall<Input> {
  /** What was sent, now or on an earlier page, and has had no answer: it is asked for, never sent again by itself. */
  readonly lost: KeptOrder | null
  /** Nothing was done under the key of what was lost: it may be sent again, at a press and under the same key. */
  readonly undone: boolean
  /** Told what was found out of the one that was lost: whether it was done. */
  readonly settle: (done: boolean) => void
}

export interface MoneyOrderInit<Input, Value> {
  readonly kind: OrderKind
  readonly call: (input: Input, idempotencyKey: string) => Promise<Value>
  readonly onDone: (value: Value, input: Input) => void
}

/** After so long nothing can be under way any more, in milliseconds. */
const longest = 600_000

/**
 * An order that moves money, from a form below `<MembersOnly>`. Its key is made when the player confirms and is kept in the browser, for this
 * member, until the outcome is known: a page that dies meanwhile goes on where it was. While an earlier one may still arrive, whatever is sent
 * goes under its key, so that the platform does one of them at most.
 */
export function useMoneyOrder<Input extends OrderInput, Value>({
  kind,
  call,
  onDone,
}: MoneyOrderInit<Input, Value>): MoneyOrder<Input> {
  const storage = useStorage()
  const { userName } = useMember()
  const [lost, setLost] = useState(() => readOrder(storage, kind, userName))
  const [undone, setUndone] = useState(false)

  const order = useMemberCall<Input, Value>({
    mutationKey: [kind],
    newKey: () => readOrder(storage, kind, userName)?.key ?? crypto.randomUUID(),
    call: async (input, key) => {
      const earlier = readOrder(storage, kind, userName)
      const { amountMinor, target } = input
      const kept: KeptOrder = { key, amountMinor, target, at: Date.now() }
      keepOrder(storage, kind, userName, kept)
      setUndone(false)
      try {
        const value = await call(input, key)
        keepOrder(storage, kind, userName, null)
        return value
      } catch (error) {
        if (isUnknown(error)) setLost(kept)
        else keepOrder(storage, kind, userName, earlier)
        throw error
      }
    },
    onDone,
  })

  const settle = (done: boolean) => {
    if (done || (lost && Date.now() - lost.at > longest)) keepOrder(storage, kind, userName, null)
    setUndone(!done)
    setLost(null)
  }
  return { ...order, error: lost || undone ? null : order.error, lost, undone, settle }
}
