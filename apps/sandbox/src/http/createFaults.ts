import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { refusal, respond, type Answer } from './answer.ts'

/** What a developer lets go wrong. */
export interface Fault {
  readonly delayMs?: number
  readonly status?: number
  readonly body?: 'html' | 'truncated' | 'empty' | 'hang'
  /** Only this operation; all when absent. */
  readonly operation?: string
  /** How many answers it spoils; all when absent. */
  readonly times?: number
}

export interface Faults {
  set(fault: Fault): void
  clear(): void
  current(): Fault | null
  /** Lets the fault of an operation happen. @param answer - what would be answered without it */
  around(operation: string, signal: AbortSignal, answer: () => Promise<Answer>): Promise<Response>
}

/** Fault switches, one fault at a time. For development alone: whoever composes the sandbox decides. */
export function createFaults(): Faults {
  let fault: Fault | null = null
  let left = 0
  let release = new AbortController()

  const clear = (): void => {
    fault = null
    release.abort()
    release = new AbortController()
  }
  const take = (operation: string): Fault | null => {
    if (!fault || left <= 0 || (fault.operation !== undefined && fault.operation !== operation)) return null
    left -= 1
    return fault
  }

  return {
    set: (next) => {
      clear()
      fault = next
      left = next.times ?? Infinity
    },
    clear,
    current: () => (fault && left > 0 ? fault : null),
    around: async (operation, signal, answer) => {
      const now = take(operation)
      if (!now) return respond(await answer())
      const until = AbortSignal.any([signal, release.signal])
      if (now.delayMs) await setTimeout(now.delayMs, undefined, { signal: until }).catch(() => undefined)
      if (now.body === 'hang' && !until.aborted) await once(until, 'abort')
      return spoil(now, answer)
    },
  }
}

async function spoil({ status, body }: Fault, answer: () => Promise<Answer>): Promise<Response> {
  const code = status === undefined ? undefined : { status }
  // These have no body.
  if (status === 204 || status === 205 || status === 304) return new Response(null, code)
  if (body === 'html') {
    return new Response('<!doctype html><title>Welcome</title><p>Please sign in to this network.', {
      ...code,
      headers: { 'Content-Type': 'text/html' },
    })
  }
  if (body === 'empty') return new Response(null, code)
  if (body === 'truncated') {
    const text = JSON.stringify((await answer()).body)
    return new Response(text.slice(0, text.length / 2), { ...code, headers: { 'Content-Type': 'application/json' } })
  }
  return respond(
    status === undefined ? await answer() : refusal(status, status === 503 ? 'system.unavailable' : 'system.fault'),
  )
}
