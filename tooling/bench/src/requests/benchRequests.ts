import { places } from '@lobby/merchant-cli'
import { readMerchants } from '@lobby/merchant/reader'
import { startServer } from '@lobby/sandbox/server'
import { fetchTool } from '../apps/fetchTool.ts'
import { keep } from '../report/keep.ts'
import { figure, table } from '../report/table.ts'
import { mixedCalls, type Call } from './mixedCalls.ts'

/** The part of a shooting that is read here. Milliseconds. */
interface Shot {
  readonly latency: { readonly p50: number; readonly p99: number; readonly max: number }
  readonly requests: { readonly total: number; readonly average: number }
  readonly errors: number
  readonly timeouts: number
  readonly non2xx: number
}

type Shoot = (options: {
  readonly url: string
  readonly connections: number
  readonly overallRate: number
  readonly duration: number
  readonly workers: number
  readonly requests: readonly Call[]
}) => Promise<Shot>

const rate = 2000

/**
 * 2,000 mixed calls a second against a sandbox of its own, over the loopback, from a thread of their own.
 * @param count seconds
 */
export async function benchRequests({ merchant, count = 60 }: { readonly merchant: string; readonly count?: number }): Promise<void> {
  const shoot = await fetchTool<Shoot>({ name: 'autocannon', version: '9.0.0', entry: 'autocannon.js' })
  const found = (await readMerchants(places.merchants)).merchants.find(({ public: { id } }) => id === merchant)?.public
  if (!found) throw new Error(`There is no merchant "${merchant}" without mistakes. Run: npm run merchant -- doctor`)
  const server = await startServer({ port: 0, dbPath: ':memory:', merchantsDir: places.merchants, development: false, limits: { trial: 1000 } })
  try {
    const url = `http://127.0.0.1:${server.port}`
    const requests = await mixedCalls(url, found)
    await checkAll(url, requests)
    console.log(`${figure(rate)} requests a second for ${count} seconds ...`)
    const before = process.threadCpuUsage()
    const shot = await shoot({ url, connections: 100, overallRate: rate, duration: count, workers: 1, requests })
    const { user, system } = process.threadCpuUsage(before)
    const work = (user + system) / Math.max(1, shot.requests.total)
    const failed = shot.errors + shot.timeouts + shot.non2xx
    const rows = [
      ['asked for a second, and given', `${figure(rate)}, ${figure(shot.requests.average)}`],
      ['requests', figure(shot.requests.total)],
      ['answers that were errors, or did not come', figure(failed)],
      ['half of them within, ms', figure(shot.latency.p50)],
      ['99 of 100 within, ms (50 at most)', figure(shot.latency.p99)],
      ['the slowest, ms', figure(shot.latency.max)],
      // The shooter has a thread of its own. What else the machine does moves this least.
      [`the server's work a request, µs (${figure(1_000_000 / rate)} at most)`, figure(work)],
    ]
    console.log(`\n${table([['requests to the sandbox', merchant], ...rows])}`)
    console.log(`\nKept: ${keep('load', { merchant, seconds: count, rate, work, shot })}`)
    if (failed > 0) process.exitCode = 1
  } finally {
    await server.close()
  }
}

/** Each once: a call that is refused would be fast, and say nothing. */
async function checkAll(url: string, calls: readonly Call[]): Promise<void> {
  for (const { path, headers } of calls) {
    const { ok, status } = await fetch(url + path, { headers })
    if (!ok) throw new Error(`${path} is answered ${status}: what is shot would be refusals.`)
  }
}
