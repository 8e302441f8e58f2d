import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** An address on this machine, asked by name: Node does not resolve `*.localhost`, so the name goes into the Host header. */
export interface LocalAddress {
  port: number
  host: string
  path: string
}

const ask = ({ port, host, path }: LocalAddress) =>
  new Promise<number>((resolve, reject) => {
    // A connection of its own each time: one that was kept may end with the server that is waited for.
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` }, agent: false, timeout: 5_000 },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('no answer within 5 s')))
    asked.on('error', reject)
    asked.end()
  })

/**
 * Waits until an address answers with a status below 400.
 *
 * @param patience How long, in milliseconds.
 * @throws With what it last said, when the patience is over.
 */
export async function waitForAnswer(address: LocalAddress, patience = 20_000): Promise<void> {
  const end = performance.now() + patience
  for (;;) {
    const said = await ask(address).then(
      (status) => (status < 400 ? undefined : `status ${status}`),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (said === undefined) return
    if (performance.now() > end)
      throw new Error(`http://${address.host}:${address.port}${address.path} does not answer as it should: ${said}.`)
    await pause(100)
  }
}
