import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { DEFAULT_PATHS } from '@lobby/merchant-cli'
import { readMerchants } from '@lobby/merchant/reader'
import { startSandboxServer } from '@lobby/sandbox/server'
import { formatNumberCell } from '@lobby/test-kit/table'
import type { Benchmark } from '../Benchmark.ts'
import { createMixedSandboxCalls } from './createMixedSandboxCalls.ts'
import type { RequestLoadPlan, RequestFigures } from './sendRequests.ts'

const REQUESTS_PER_SECOND = 2000

/** Sends 2,000 API calls of different kinds a second to a new sandbox on this machine, for `count` seconds. */
export const benchmarkSandboxRequests: Benchmark = async ({ merchant, count = 60 }) => {
  const found = (await readMerchants(DEFAULT_PATHS.merchants)).merchants.find(
    ({ public: { id } }) => id === merchant,
  )?.public
  if (!found) throw new Error(`There is no merchant "${merchant}" without mistakes. Run: npm run merchant -- doctor`)
  await using closing = new AsyncDisposableStack()
  const server = await startSandboxServer({
    port: 0,
    dbPath: ':memory:',
    merchantsDir: DEFAULT_PATHS.merchants,
    development: false,
    limits: { trial: 1000 },
  })
  closing.defer(() => server.close())
  const origin = `http://127.0.0.1:${server.port}`
  const calls = await createMixedSandboxCalls(origin, found)
  console.log(`${formatNumberCell(REQUESTS_PER_SECOND)} requests a second for ${count} seconds ...`)
  const before = process.threadCpuUsage()
  const workerData: RequestLoadPlan = {
    origin,
    calls,
    requestsPerSecond: REQUESTS_PER_SECOND,
    seconds: count,
    warmUpSeconds: 5,
  }
  await using worker = new Worker(new URL('./sendRequests.ts', import.meta.url), { workerData })
  const [shot] = (await once(worker, 'message')) as [RequestFigures]
  const { user, system } = process.threadCpuUsage(before)
  // The processor time of the sandbox for each request, in microseconds. Another thread sends the requests, so this
  // thread runs only the sandbox.
  const work = (user + system) / shot.total
  return {
    rows: [
      ['requests to the sandbox', merchant],
      [
        'requests sent and responses received per second',
        `${formatNumberCell(REQUESTS_PER_SECOND)}, ${formatNumberCell(shot.responsesPerSecond)}`,
      ],
      ['requests', formatNumberCell(shot.total)],
      ['requests with an error or without a response', formatNumberCell(shot.failed)],
      ['response time of half the requests, at most, ms', formatNumberCell(shot.p50)],
      ['response time of 99 in 100, at most, ms (limit 50)', formatNumberCell(shot.p99)],
      ['slowest response, ms', formatNumberCell(shot.max)],
      [
        `the server's work for each request, µs (at most ${formatNumberCell(1_000_000 / REQUESTS_PER_SECOND)})`,
        formatNumberCell(work),
      ],
    ],
    figures: { rate: REQUESTS_PER_SECOND, work, shot },
    failed: shot.failed > 0,
  }
}
