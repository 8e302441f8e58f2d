import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { createErrorResponse, toHttpResponse, type ApiResponse } from './apiResponse.ts'

/** A fault that a developer injects into responses of the API. */
export interface InjectedFault {
  readonly delayMs?: number
  readonly status?: number
  readonly body?: 'html' | 'truncated' | 'empty' | 'hang'
  /** The operation whose responses are affected. Default: all operations. */
  readonly operation?: string
  /** The number of responses that are affected. Default: all responses. */
  readonly times?: number
}

export interface FaultInjector {
  set(fault: InjectedFault): void
  clear(): void
  current(): InjectedFault | null
  /** Applies the current fault to a call. @param answer - computes the response without the fault */
  apply(operation: string, signal: AbortSignal, answer: () => Promise<ApiResponse>): Promise<Response>
}

/**
 * Creates the fault injector, which can store only one fault. `createSandbox` creates the injector only in development.
 */
export function createFaultInjector(): FaultInjector {
  let fault: InjectedFault | null = null
  let answersLeft = 0
  let release = new AbortController()

  const clear = (): void => {
    fault = null
    release.abort()
    release = new AbortController()
  }
  const takeFault = (operation: string): InjectedFault | null => {
    if (!fault || answersLeft <= 0 || (fault.operation !== undefined && fault.operation !== operation)) return null
    answersLeft -= 1
    return fault
  }

  return {
    set: (next) => {
      clear()
      fault = next
      answersLeft = next.times ?? Infinity
    },
    clear,
    current: () => (fault && answersLeft > 0 ? fault : null),
    apply: async (operation, signal, answer) => {
      const active = takeFault(operation)
      if (!active) return toHttpResponse(await answer())
      const until = AbortSignal.any([signal, release.signal])
      if (active.delayMs) await setTimeout(active.delayMs, undefined, { signal: until }).catch(() => undefined)
      if (active.body === 'hang' && !until.aborted) await once(until, 'abort')
      return applyFault(active, answer)
    },
  }
}

async function applyFault({ status, body }: InjectedFault, answer: () => Promise<ApiResponse>): Promise<Response> {
  const code = status === undefined ? undefined : { status }
  // A response with one of these statuses cannot have a body.
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
  return toHttpResponse(
    status === undefined
      ? await answer()
      : createErrorResponse(status, status === 503 ? 'system.unavailable' : 'system.fault'),
  )
}
