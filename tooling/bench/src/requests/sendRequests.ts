import { Agent, get } from 'node:http'
import { createHistogram } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import type { SandboxGetCall } from './createMixedSandboxCalls.ts'

export interface RequestLoadPlan {
  readonly origin: string
  /** The calls to send in this order. After the last call, the first one follows again. */
  readonly calls: readonly SandboxGetCall[]
  /** The number of requests to send per second. */
  readonly requestsPerSecond: number
  readonly seconds: number
  /**
   * How many seconds of requests to send before the measurement, so that both threads run compiled code. The response
   * times of these requests are not recorded.
   */
  readonly warmUpSeconds: number
}

/**
 * The result of a run. `p50`, `p99` and `max` are in milliseconds from the moment when a request was due to its
 * response.
 */
export interface RequestFigures {
  readonly total: number
  /** The number of requests with an error or without a response. */
  readonly failed: number
  /** Responses per second. */
  readonly responsesPerSecond: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/**
 * This thread sends requests at a constant rate over at most a hundred connections. It sends each request when it is
 * due, even if earlier requests are still open, and measures the response time from that moment. So if the server
 * stalls for a second, all requests of that second are slow in the result.
 */
const { origin, calls, requestsPerSecond, seconds, warmUpSeconds } = workerData as RequestLoadPlan
const agent = new Agent({ keepAlive: true, maxSockets: 100 })
const latencies = createHistogram()
const total = requestsPerSecond * (warmUpSeconds + seconds)
let sent = 0
let responses = 0
let failed = 0
const start = performance.now()

const countResponse = (due: number, ok: boolean) => {
  responses += 1
  if (!ok) failed += 1
  if (due - start >= warmUpSeconds * 1000) latencies.record(Math.max(1, Math.round((performance.now() - due) * 1000)))
  if (responses === total) reportResult()
}

function send(): void {
  const until = Math.min(total, Math.floor(((performance.now() - start) / 1000) * requestsPerSecond) + 1)
  for (; sent < until; sent += 1) {
    const due = start + (sent / requestsPerSecond) * 1000
    const call = calls[sent % calls.length]
    if (!call) throw new Error('There is nothing to ask for.')
    let open = true
    // Node emits the error of an aborted request two times, on the request and on the response. Counts the request one
    // time.
    const end = (ok: boolean) => {
      if (open) countResponse(due, ok)
      open = false
    }
    const request = get(origin + call.path, { agent, headers: call.headers, timeout: 10_000 }, (response) => {
      response.resume()
      response.once('end', () => end(response.statusCode === 200)).once('error', () => end(false))
    })
    request.once('timeout', () => request.destroy(new Error('No response within ten seconds.')))
    request.once('error', () => end(false))
  }
  if (sent < total) setTimeout(send, 1)
}

const milliseconds = (microseconds: number) => microseconds / 1000

function reportResult(): void {
  const shot: RequestFigures = {
    total,
    failed,
    responsesPerSecond: total / ((performance.now() - start) / 1000),
    p50: milliseconds(latencies.percentile(50)),
    p99: milliseconds(latencies.percentile(99)),
    max: milliseconds(latencies.max),
  }
  parentPort?.postMessage(shot)
  agent.destroy()
}

send()
