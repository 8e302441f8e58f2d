import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { startAll, type StartParts } from './startAll.ts'
import { holdPort } from './testing/holdPort.ts'

/** A part that listens on the port that it is given, and answers with one status. */
async function part(port: number, status = 200) {
  const server = createServer((_request, response) => response.writeHead(status).end()).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port, close, origins: { acme: `http://acme.localhost:${port}` } }
}

function parts(change: Partial<StartParts> = {}) {
  const lines: string[] = []
  const given: StartParts = {
    build: async () => {},
    startSandbox: (port) => part(port),
    serveSites: ({ port }) => part(port),
    say: (line) => lines.push(line),
    ...change,
  }
  return { given, lines }
}

test('free ports are taken as they are, and nothing is said', async () => {
  const [sites, sandbox] = [await holdPort(21_200), await holdPort(21_300)]
  await Promise.all([sites.free(), sandbox.free()])
  const { port } = sites
  const { given, lines } = parts()
  const started = await startAll(given, { sites: port, sandbox: sandbox.port })
  expect(lines).toEqual([])
  expect(started).toMatchObject({ sites: [{ name: 'acme', url: `http://acme.localhost:${port}` }] })
  for (const { close } of started.parts) await close()
})

test('a taken port is one line, and the next free one is used', async () => {
  const [{ port, free }, sandbox] = [await holdPort(21_200), await holdPort(21_300)]
  await sandbox.free()
  const { given, lines } = parts()
  const started = await startAll(given, { sites: port, sandbox: sandbox.port })
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^Port ${port} is taken: the sites on \\d+ instead\\.$`))])
  for (const { close } of started.parts) await close()
  await free()
})

test('what does not build starts nothing', async () => {
  let started = false
  const startSandbox = async (port: number) => {
    started = true
    return part(port)
  }
  const { given } = parts({ build: () => Promise.reject(new Error('merchants/acme is broken')), startSandbox })
  await expect(startAll(given, { sites: 0, sandbox: 0 })).rejects.toThrow('merchants/acme is broken')
  expect(started).toBe(false)
})

test('a part that cannot start closes the ones before it', async () => {
  let closed = false
  const startSandbox = async (port: number) => ({ port, close: () => void (closed = true) })
  const { given } = parts({ startSandbox, serveSites: () => Promise.reject(new Error('no sites')) })
  await expect(startAll(given, { sites: 0, sandbox: 0 })).rejects.toThrow('no sites')
  expect(closed).toBe(true)
})
