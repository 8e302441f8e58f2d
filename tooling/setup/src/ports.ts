import { connect, createServer } from 'node:net'

/** The option `--port` of `npm start` and `npm run dev`. */
export const portOption = { type: 'string', default: '4600' } as const

/**
 * Returns the wanted ports: the given port for the sites, and the port 100 above it for the sandbox.
 *
 * @param text The value of `--port`.
 * @throws If the value is not a number from 1024 to 65000.
 */
export function parseServerPorts(text: string): { sites: number; sandbox: number } {
  const sites = Number(text)
  if (!/^\d+$/.test(text) || sites < 1_024 || sites > 65_000)
    throw new Error(`--port takes a number from 1024 to 65000, not "${text}".`)
  return { sites, sandbox: sites + 100 }
}

/**
 * Both addresses of `localhost`. A browser may try either address first, so a program on one address could receive the
 * requests for our server on the other.
 */
const loopbacks = ['127.0.0.1', '::1']

const canListen = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })

/**
 * Returns whether a program accepts connections on a port. `canListen` is not enough, because some systems let two
 * programs listen on one port.
 */
const hasListener = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host })
    const end = (isAnswered: boolean) => {
      socket.destroy()
      resolve(isAnswered)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })

async function isFree(port: number, host: string): Promise<boolean> {
  if (!(await canListen(port, host))) return false
  const taken = await Promise.all(loopbacks.map((address) => hasListener(port, address)))
  return !taken.includes(true)
}

/**
 * Finds a port that no other program uses, neither on 127.0.0.1 nor on ::1.
 *
 * @param wanted The first port to try, before the ports above it.
 * @param host The IP address to listen on.
 * @throws If fifty ports in a row are taken.
 */
export async function findFreePort(wanted: number, host = '127.0.0.1'): Promise<number> {
  for (let port = wanted; port < wanted + 50; port += 1) if (await isFree(port, host)) return port
  throw new Error(
    `The ports ${wanted} to ${wanted + 49} are all taken. Stop a program that listens on one of them, then ` +
      'run the same command again.',
  )
}

/** Returns the wanted port if it is free. Otherwise prints a line and returns the next free port. */
export async function chooseServerPort(server: string, wanted: number, say: (line: string) => void): Promise<number> {
  const port = await findFreePort(wanted)
  if (port !== wanted) say(`Port ${wanted} is taken: using port ${port} for ${server} instead.`)
  return port
}
