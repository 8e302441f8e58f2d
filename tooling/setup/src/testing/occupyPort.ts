import { createServer } from 'node:net'

/** A port that is taken until `release` is called. */
export interface OccupiedPort {
  port: number
  release(): Promise<void>
}

const hold = (port: number, host: string) =>
  new Promise<OccupiedPort>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => resolve({ port, release: () => new Promise((done) => server.close(() => done())) }))
  })

/**
 * Takes the first free port of a range of 100 ports.
 *
 * @param from The first port of the range. Each test file uses a separate range, because test files run at the same
 *   time. Use ports below 32768: systems assign higher ports to any program, so another program could take a released
 *   port immediately.
 * @param host The IP address to listen on.
 */
export async function occupyPort(from: number, host = '127.0.0.1'): Promise<OccupiedPort> {
  for (let port = from; ; port += 1) {
    try {
      return await hold(port, host)
    } catch (error) {
      if (port === from + 99) throw error
    }
  }
}
