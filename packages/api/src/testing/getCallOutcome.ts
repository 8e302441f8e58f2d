import type { Validator } from '../check.ts'
import type { ClientOptions } from '../client.ts'
import { parseEnvelope } from '../envelope.ts'
import { ApiError } from '../errors.ts'
import type { Operation } from '../operation.ts'
import { createFakeServer, type FakeResponse } from './createFakeServer.ts'

export interface CallOutcome {
  readonly value?: unknown
  readonly error?: ApiError
  /** The paths of the values that the client left out. */
  readonly ignored: readonly string[]
  /** The number of requests. */
  readonly requestCount: number
  /** The waits between the requests, in milliseconds. */
  readonly waits: readonly number[]
}

/**
 * Calls an operation against a fake server with these responses, and returns the value or the ApiError.
 *
 * @throws every error that is not an ApiError.
 */
export async function getCallOutcome(
  operation: Operation,
  answers: FakeResponse | readonly FakeResponse[],
  options?: Partial<ClientOptions>,
): Promise<CallOutcome> {
  const ignored: string[] = []
  const { client, requests, waits } = createFakeServer(answers, {
    onIgnored: (_, place) => ignored.push(place),
    ...options,
  })
  const call = client.call as (operation: Operation, options: object) => Promise<unknown>
  const end = (ended: { value?: unknown; error?: ApiError }) => ({
    ...ended,
    ignored,
    requestCount: requests.length,
    waits,
  })
  return call(operation, { query: {}, headers: {} }).then(
    (value) => end({ value }),
    (error: unknown) => {
      if (error instanceof ApiError) return end({ error })
      throw error
    },
  )
}

/**
 * Returns the value or the ApiError that the client gets from the body of a response with the status 200. Makes no
 * request, so that tests can try thousands of bodies.
 *
 * @throws every error that is not an ApiError.
 */
export function validateResponseBody(operation: Operation, body: string): Pick<CallOutcome, 'value' | 'error'> {
  try {
    return { value: parseEnvelope(operation.id, 200, body, operation.check as Validator<unknown>, () => {}) }
  } catch (error) {
    if (error instanceof ApiError) return { error }
    throw error
  }
}
