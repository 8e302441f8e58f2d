import { createServer } from 'node:net'

const isFree = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })

/**
 * The wanted port, or the next free one above it.
 *
 * @throws If fifty ports in a row are taken.
 */
export async function freePort(wanted: number, host = '127.0.0.1'): Promise<number> {
  for (let port = wanted; port < wanted + 50; port += 1) if (await isFree(port, host)) return port
  throw new Error(`The ports ${wanted} to ${wanted + 49} are all taken. End a program that listens there, then run the same command again.`)
}
