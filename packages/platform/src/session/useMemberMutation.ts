import { ApiError } from '@lobby/api'
import { useRef, useState, useTransition } from 'react'
import { useSingleMutation } from '../query/index.ts'
import { useLoginPrompt } from './loginPrompt.tsx'
import { useSession, useSessionStore } from './SessionProvider.tsx'

export interface MemberMutation<Input> {
  /**
   * Sends the call, unless a call is running. Calls with the same input have the same idempotency key until the
   * platform has sent a final response.
   */
  readonly send: (input: Input) => void
  readonly isBusy: boolean
  /**
   * The error of the last call; null after a success, while a call is running, and while the call waits for a sign-in.
   */
  readonly error: unknown
  /**
   * Sends a call again if the end of the session interrupted the call. Null if there is no such call, and until the
   * same member has signed in again. The screen must show a button for this function, because no call is sent again
   * automatically.
   */
  readonly sendAgain: (() => void) | null
}

export interface MemberMutationOptions<Input, Value> {
  /** The key of the call in the mutation cache. */
  readonly mutationKey: readonly unknown[]
  /** Makes the call. The idempotency key is the same until the platform has sent a final response to this input. */
  readonly call: (input: Input, idempotencyKey: string) => Promise<Value>
  readonly onDone: (value: Value, input: Input) => void
  readonly newKey?: () => string
}

/**
 * Sends a mutation from a form below `<MembersOnly>`, one at a time. If the session has expired, opens the login
 * dialog; the call then waits until the screen calls `sendAgain`.
 */
export function useMemberMutation<Input, Value>({
  mutationKey,
  call,
  onDone,
  newKey = randomKey,
}: MemberMutationOptions<Input, Value>): MemberMutation<Input> {
  const store = useSessionStore()
  const session = useSession()
  const { open } = useLoginPrompt()
  const last = useRef<{ readonly text: string; readonly key: string } | null>(null)
  const [waiting, setWaiting] = useState<{ readonly input: Input } | null>(null)
  const [isLeaving, startLeaving] = useTransition()
  const { mutate, isPending, error } = useSingleMutation({
    mutationKey,
    mutationFn: (input: Input) => {
      const text = JSON.stringify(input)
      last.current = last.current?.text === text ? last.current : { text, key: newKey() }
      return call(input, last.current.key)
    },
    onSuccess: (value, input) => {
      last.current = null
      onDone(value, input)
      // The router shows the next screen in a transition. The transition that starts here ends at the same time, so
      // that `busy` blocks a second tap until the next screen is shown.
      startLeaving(() => undefined)
    },
    onError: (failure, input) => {
      if (!(failure instanceof ApiError)) return
      // A refusal is a final response, so the next try gets a new idempotency key.
      if (failure.kind === 'refused') last.current = null
      if (failure.status === 401) setWaiting({ input })
    },
  })
  const busy = isPending || isLeaving

  const send = (input: Input) => {
    if (busy) return
    if (!store.get()) {
      setWaiting({ input })
      return open({})
    }
    setWaiting(null)
    mutate(input)
  }

  const offered = session && waiting
  return { send, isBusy: busy, error: waiting ? null : error, sendAgain: offered ? () => send(offered.input) : null }
}

const randomKey = () => crypto.randomUUID()
