import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { startSitesAndSandbox, type StartSteps } from './startSitesAndSandbox.ts'
import { occupyPort } from './testing/occupyPort.ts'

/** Starts a server on the given port that answers every request with one status. */
async function startPart(port: number, status = 200) {
  const server = createServer((_request, response) => response.writeHead(status).end()).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port, close, origins: { acme: `http://acme.localhost:${port}` } }
}

function createParts(change: Partial<StartSteps> = {}) {
  const lines: string[] = []
  const given: StartSteps = {
    build: async () => {},
    startSandbox: (port) => startPart(port),
    serveSites: ({ port }) => startPart(port),
    print: (line) => lines.push(line),
    ...change,
  }
  return { given, lines }
}

test('uses the wanted ports without any message when both ports are free', async () => {
  const [sites, sandbox] = [await occupyPort(21_200), await occupyPort(21_300)]
  await Promise.all([sites.release(), sandbox.release()])
  const { port } = sites
  const { given, lines } = createParts()
  const started = await startSitesAndSandbox(given, { sites: port, sandbox: sandbox.port })
  expect(lines).toEqual([])
  expect(started).toMatchObject({ sites: [{ name: 'acme', url: `http://acme.localhost:${port}` }] })
  for (const { close } of started.servers) await close()
})

test('uses the next free port and prints one line when a port is taken', async () => {
  const [{ port, release }, sandbox] = [await occupyPort(21_200), await occupyPort(21_300)]
  await sandbox.release()
  const { given, lines } = createParts()
  const started = await startSitesAndSandbox(given, { sites: port, sandbox: sandbox.port })
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^Port ${port} is taken: using port \\d+ for the sites instead\\.$`)),
  ])
  for (const { close } of started.servers) await close()
  await release()
})

test('starts no server when the build fails', async () => {
  let started = false
  const startSandbox = async (port: number) => {
    started = true
    return startPart(port)
  }
  const { given } = createParts({ build: () => Promise.reject(new Error('merchants/acme is broken')), startSandbox })
  await expect(startSitesAndSandbox(given, { sites: 0, sandbox: 0 })).rejects.toThrow('merchants/acme is broken')
  expect(started).toBe(false)
})

test('closes the sandbox when the server of the sites cannot start', async () => {
  let closed = false
  const startSandbox = async (port: number) => ({ port, close: () => void (closed = true) })
  const { given } = createParts({ startSandbox, serveSites: () => Promise.reject(new Error('no sites')) })
  await expect(startSitesAndSandbox(given, { sites: 0, sandbox: 0 })).rejects.toThrow('no sites')
  expect(closed).toBe(true)
})
