import { freePort } from './freePort.ts'

/** The wanted port, or the next free one, and then a line that says so. */
export async function portFor(what: string, wanted: number, say: (line: string) => void): Promise<number> {
  const port = await freePort(wanted)
  if (port !== wanted) say(`Port ${wanted} is taken: ${what} on ${port} instead.`)
  return port
}
