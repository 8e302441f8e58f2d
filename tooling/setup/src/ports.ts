import { connect, createServer } from 'node:net'

/** The option of the commands that serve something: `--port 5000`. */
export const portOption = { type: 'string', default: '4600' } as const

/**
 * The ports that a command wants: the sites', and a hundred above it the sandbox's.
 *
 * @param text The value of `--port`.
 * @throws If it is not a port, or the second port would be out of range.
 */
export function portsFrom(text: string): { sites: number; sandbox: number } {
  const sites = Number(text)
  if (!/^\d+$/.test(text) || sites < 1_024 || sites > 65_000)
    throw new Error(`--port takes a number from 1024 to 65000, not "${text}".`)
  return { sites, sandbox: sites + 100 }
}

/** Both addresses of `localhost`. A browser tries them in an order of its own, so a program on either of them is what it shows. */
const loopbacks = ['127.0.0.1', '::1']

const canListen = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })

/** Whether a program accepts connections there. Some systems let two programs listen on one port, so to be able to listen is not enough. */
const answers = (port: number, host: string) =>
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
  const taken = await Promise.all(loopbacks.map((address) => answers(port, address)))
  return !taken.includes(true)
}

/**
 * Finds a port on which no other program answers, neither on 127.0.0.1 nor on ::1.
 *
 * @param wanted The first port to try; then those above it.
 * @param host The address to listen on.
 * @throws If fifty ports in a row are taken.
 */
export async function freePort(wanted: number, host = '127.0.0.1'): Promise<number> {
  for (let port = wanted; port < wanted + 50; port += 1) if (await isFree(port, host)) return port
  throw new Error(
    `The ports ${wanted} to ${wanted + 49} are all taken. End a program that listens there, then run the same command again.`,
  )
}

/** The wanted port, or the next free one, and then a line that says so. */
export async function portFor(what: string, wanted: number, say: (line: string) => void): Promise<number> {
  const port = await freePort(wanted)
  if (port !== wanted) say(`Port ${wanted} is taken: ${what} on ${port} instead.`)
  return port
}
