import { createServer } from 'node:net'

/** A port that is held, until it is let go of. */
export interface HeldPort {
  port: number
  free(): Promise<void>
}

const hold = (port: number, host: string) =>
  new Promise<HeldPort>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => resolve({ port, free: () => new Promise((done) => server.close(() => done())) }))
  })

/**
 * Holds the first port that is free from one on. Below 32768, from where systems give ports to whoever asks for any, so that what
 * was let go of is still free at the next line.
 *
 * @param from Tests that run at the same time each have a hundred of their own.
 * @param host The address to hold it on.
 */
export async function holdPort(from: number, host = '127.0.0.1'): Promise<HeldPort> {
  for (let port = from; ; port += 1) {
    try {
      return await hold(port, host)
    } catch (error) {
      if (port === from + 99) throw error
    }
  }
}
