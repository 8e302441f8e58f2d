import { ApiError } from '@lobby/api'
import { startTransition, useLayoutEffect, useRef, useState } from 'react'
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
  call,
  onDone,
  newKey = randomKey,
}: MemberCallInit<Input, Value>): MemberCall<Input> {
  const store = useSessionStore()
  const session = useSession()
  const { open } = useLoginPrompt()
  const running = useRef(false)
  const last = useRef<{ readonly text: string; readonly key: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [waiting, setWaiting] = useState<{ readonly input: Input } | null>(null)
  // In the commit that shows the form ready again: an effect after it would leave a moment in which a press is lost.
  useLayoutEffect(() => {
    if (!busy) running.current = false
  }, [busy])

  const send = async (input: Input) => {
    if (running.current) return
    if (!store.get()) {
      setWaiting({ input })
      return open({})
    }
    running.current = true
    const text = JSON.stringify(input)
    const { key } = (last.current = last.current?.text === text ? last.current : { text, key: newKey() })
    setBusy(true)
    setError(null)
    setWaiting(null)
    try {
      const value = await call(input, key)
      last.current = null
      onDone(value, input)
      // The router shows the next screen in a transition. Until that is on the screen, a second tap on this form must not send it again.
      startTransition(() => setBusy(false))
    } catch (failure) {
      // Refused for good: the next try is another one.
      if (failure instanceof ApiError && failure.kind === 'refused') last.current = null
      if (failure instanceof ApiError && failure.status === 401) setWaiting({ input })
      setError(failure)
      running.current = false
      setBusy(false)
    }
  }

  const offered = session && waiting
  return {
    send: (input) => void send(input),
    busy,
    error: waiting ? null : error,
    again: offered ? () => void send(offered.input) : null,
  }
}

const randomKey = () => crypto.randomUUID()
