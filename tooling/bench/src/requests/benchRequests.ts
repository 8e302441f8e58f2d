import { places } from '@lobby/merchant-cli'
import { readMerchants } from '@lobby/merchant/reader'
import { startServer } from '@lobby/sandbox/server'
import { figure, table } from '@lobby/test-kit/table'
import { keep } from '../report/keep.ts'
import { mixedCalls, type Call } from './mixedCalls.ts'
import { shoot } from './shoot.ts'

const rate = 2000

/**
 * 2,000 mixed calls a second against a sandbox of its own, over the loopback, from a thread of their own.
 * @param count seconds
 */
export async function benchRequests({
  merchant,
  count = 60,
}: {
  readonly merchant: string
  readonly count?: number
}): Promise<void> {
  const found = (await readMerchants(places.merchants)).merchants.find(({ public: { id } }) => id === merchant)?.public
  if (!found) throw new Error(`There is no merchant "${merchant}" without mistakes. Run: npm run merchant -- doctor`)
  const server = await startServer({
    port: 0,
    dbPath: ':memory:',
    merchantsDir: places.merchants,
    development: false,
    limits: { trial: 1000 },
  })
  try {
    const url = `http://127.0.0.1:${server.port}`
    const calls = await mixedCalls(url, found)
    await checkAll(url, calls)
    console.log(`${figure(rate)} requests a second for ${count} seconds ...`)
    const before = process.threadCpuUsage()
    const shot = await shoot({ origin: url, calls, rate, seconds: count, unheard: 5 })
    const { user, system } = process.threadCpuUsage(before)
    const work = (user + system) / shot.total
    const rows = [
      ['asked for a second, and given', `${figure(rate)}, ${figure(shot.given)}`],
      ['requests', figure(shot.total)],
      ['answers that were errors, or did not come', figure(shot.failed)],
      ['half of them within, ms', figure(shot.p50)],
      ['99 of 100 within, ms (50 at most)', figure(shot.p99)],
      ['the slowest, ms', figure(shot.max)],
      // The shooter has a thread of its own. What else the machine does moves this least.
      [`the server's work a request, µs (${figure(1_000_000 / rate)} at most)`, figure(work)],
    ]
    console.log(`\n${table([['requests to the sandbox', merchant], ...rows])}`)
    console.log(`\nKept: ${keep('load', { merchant, seconds: count, rate, work, shot })}`)
    if (shot.failed > 0) process.exitCode = 1
  } finally {
    await server.close()
  }
}

/** Each once: a call that is refused would be fast, and say nothing. */
async function checkAll(url: string, calls: readonly Call[]): Promise<void> {
  for (const { path, headers } of calls) {
    const answer = await fetch(url + path, { headers })
    const { success, errorCode = '' } = (await answer.json()) as {
      readonly success: boolean
      readonly errorCode?: string
    }
    if (!success) throw new Error(`${path} is answered ${answer.status} ${errorCode}: what is shot would be refusals.`)
  }
}
