import { ApiError } from '@lobby/api'
import { useRef, useState, useTransition } from 'react'
import { useSingleMutation } from '../query/index.ts'
import { useLoginPrompt } from './loginPrompt.tsx'
import { useSession, useSessionStore } from './SessionProvider.tsx'

export interface MemberCall<Input> {
  /** Sends, unless a call is under way. What is sent again unchanged, before a final answer, keeps its idempotency key. */
  readonly send: (input: Input) => void
  readonly busy: boolean
  /** Why the last call failed; null after a success, while one is under way, and while it waits for the member. */
  readonly error: unknown
  /**
   * The session ended before the platform took the call, and the same member has signed in again: sends what was sent, at a press.
   * Null otherwise: nothing is ever sent again by itself.
   */
  readonly again: (() => void) | null
}

export interface MemberCallInit<Input, Value> {
  /** Names the call in the mutation cache. */
  readonly mutationKey: readonly unknown[]
  /** Makes the call. The key is the same until the platform has given a final answer to this input. */
  readonly call: (input: Input, idempotencyKey: string) => Promise<Value>
  readonly onDone: (value: Value, input: Input) => void
  readonly newKey?: () => string
}

/**
 * Something that a member changes, from a form below `<MembersOnly>`: one call at a time, never repeated by itself. Without a session the
 * login dialog opens, and the call waits.
 */
export function useMemberCall<Input, Value>({
  mutationKey,
  call,
  onDone,
  newKey = randomKey,
}: MemberCallInit<Input, Value>): MemberCall<Input> {
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
      // The router shows the next screen in a transition. Until that is on the screen, a second tap on this form must not send it again.
      startLeaving(() => undefined)
    },
    onError: (failure, input) => {
      if (!(failure instanceof ApiError)) return
      // Refused for good: the next try is another one.
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
  return { send, busy, error: waiting ? null : error, again: offered ? () => send(offered.input) : null }
}

const randomKey = () => crypto.randomUUID()
