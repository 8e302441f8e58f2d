import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { waitForAnswer } from './waitForAnswer.ts'

/** A server that says 503 to its first callers, and 404 to any other name than the one it knows. */
async function late(refusals: number) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    response.statusCode = !request.headers.host?.startsWith('acme.localhost:')
      ? 404
      : asked.length > refusals
        ? 200
        : 503
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, asked, port: (server.address() as AddressInfo).port }
}

test('asks by name until the answer is good', async () => {
  const { server, asked, port } = await late(2)
  await waitForAnswer({ port, host: 'acme.localhost', path: '/x' })
  expect(asked).toEqual(Array.from({ length: 3 }, () => `acme.localhost:${port}/x`))
  server.close()
})

test('gives up with what was last said', async () => {
  const { server, port } = await late(0)
  await expect(waitForAnswer({ port, host: 'other.localhost', path: '/' }, 1)).rejects.toThrow(
    /other\.localhost.*status 404/,
  )
  server.close()
  await once(server, 'close')
  await expect(waitForAnswer({ port, host: 'acme.localhost', path: '/' }, 1)).rejects.toThrow('ECONNREFUSED')
})
