import { expect, test } from 'vitest'
import type { Operation } from './operation.ts'
import { contractOperations, example } from './testing/contractExamples.ts'
import { fakeServer, ok, type Answer } from './testing/fakeServer.ts'

/** Whether the client reports a change before, during and after a call. */
async function watchCall(operation: Operation, answer: Answer): Promise<readonly boolean[]> {
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const { client, requests } = fakeServer(answer, {
    fetch: async (request) => {
      requests.push(request)
      ask()
      await isReleased
      return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 })
    },
  })
  const before = client.isChanging()
  const call = (client.call as (operation: Operation, options: object) => Promise<unknown>)(operation, {
    query: {},
    headers: {},
    ...(operation.method !== 'get' && { body: {} }),
  })
  const ended = call.catch(() => undefined)
  await isAsked
  const during = client.isChanging()
  release()
  await ended
  return [before, during, client.isChanging()]
}

test('reports a change while a call is in flight that the contract does not mark as safe, and for no other', async () => {
  for (const { operation, value, safe } of await contractOperations()) {
    expect(await watchCall(operation, ok(example(value))), operation.id).toEqual([false, !safe, false])
  }
})

test('reports no change after a call that fails', async () => {
  const changing = (await contractOperations()).find(({ safe }) => !safe)
  if (!changing) throw new Error('The contract has no changing operation.')
  expect(await watchCall(changing.operation, { status: 500, body: { success: false } })).toEqual([false, true, false])
})
