import type { Check } from '../check.ts'
import type { ClientOptions } from '../client.ts'
import { openEnvelope } from '../envelope.ts'
import { ApiError } from '../errors.ts'
import type { Operation } from '../operation.ts'
import { fakeServer, type Answer } from './fakeServer.ts'

export interface Outcome {
  readonly value?: unknown
  readonly error?: ApiError
  /** The places of what was left out. */
  readonly ignored: readonly string[]
  /** How many requests were made. */
  readonly sent: number
  /** Milliseconds waited between them. */
  readonly waits: readonly number[]
}

/**
 * What a call of an operation ends with, given these answers: a value or an ApiError.
 *
 * @throws whatever else comes out of it
 */
export async function outcome(
  operation: Operation,
  answers: Answer | readonly Answer[],
  options?: Partial<ClientOptions>,
): Promise<Outcome> {
  const ignored: string[] = []
  const { client, requests, waits } = fakeServer(answers, { onIgnored: (_, place) => ignored.push(place), ...options })
  const call = client.call as (operation: Operation, options: object) => Promise<unknown>
  const end = (ended: { value?: unknown; error?: ApiError }) => ({ ...ended, ignored, sent: requests.length, waits })
  return call(operation, { query: {}, headers: {} }).then(
    (value) => end({ value }),
    (error: unknown) => {
      if (error instanceof ApiError) return end({ error })
      throw error
    },
  )
}

/**
 * Returns what the client makes of the body of a 200: a value or an ApiError. Reads the body directly, without a request: for tests of thousands of bodies.
 *
 * @throws any error that is not an ApiError
 */
export function readBody(operation: Operation, body: string): Pick<Outcome, 'value' | 'error'> {
  try {
    return { value: openEnvelope(operation.id, 200, body, operation.check as Check<unknown>, () => {}) }
  } catch (error) {
    if (error instanceof ApiError) return { error }
    throw error
  }
}
