import { expect } from 'vitest'
import type { Client } from '../client.ts'
import { createFakeServer, createOkResponse } from './createFakeServer.ts'

/**
 * Makes a call against a fake server that responds with `value`. Returns the request that was sent and the result of
 * the call.
 */
export async function recordCallToFakeServer<T>(value: unknown, call: (client: Client) => Promise<T>) {
  const { client, requests } = createFakeServer(createOkResponse(value))
  const got = await call(client)
  const [request] = requests
  const text = await request?.text()
  return {
    method: request?.method,
    query: Object.fromEntries(new URL(request?.url ?? '').searchParams),
    headers: request?.headers,
    body: text ? (JSON.parse(text) as unknown) : undefined,
    got,
  }
}

/** Expects the client to reject the response when any single field of `value` is missing. */
export async function expectMissingFieldsToBeRejected(value: object, call: (client: Client) => Promise<unknown>) {
  for (const field of Object.keys(value)) {
    const rest = Object.fromEntries(Object.entries(value).filter(([key]) => key !== field))
    await expect(call(createFakeServer(createOkResponse(rest)).client), field).rejects.toMatchObject({ kind: 'schema' })
  }
}
