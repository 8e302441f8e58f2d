import { Agent, get } from 'node:http'
import { createHistogram } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import type { Call } from './mixedCalls.ts'

export interface Shooting {
  readonly origin: string
  /** The calls to send, one after the other, from the first again after the last. */
  readonly calls: readonly Call[]
  /** Requests a second. */
  readonly rate: number
  readonly seconds: number
  /** Seconds to send requests before the measurement, until both threads run compiled code. These answers are not timed. */
  readonly unheard: number
}

/** The result of a run. Times are in milliseconds from the moment when a request was due. */
export interface Shot {
  readonly total: number
  /** The number of requests with an error or without an answer. */
  readonly failed: number
  /** Answers per second. */
  readonly given: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/**
 * This thread sends requests at a constant rate over at most a hundred connections. It sends each request when it is due, even if earlier ones are
 * still open, and measures its time from that moment. So a platform that stalls for a second delays two thousand requests in the figures instead of
 * one.
 */
const { origin, calls, rate, seconds, unheard } = workerData as Shooting
const agent = new Agent({ keepAlive: true, maxSockets: 100 })
const latencies = createHistogram()
const total = rate * (unheard + seconds)
let sent = 0
let answered = 0
let failed = 0
const start = performance.now()

const countAnswer = (due: number, ok: boolean) => {
  answered += 1
  if (!ok) failed += 1
  if (due - start >= unheard * 1000) latencies.record(Math.max(1, Math.round((performance.now() - due) * 1000)))
  if (answered === total) reportResult()
}

function send(): void {
  const until = Math.min(total, Math.floor(((performance.now() - start) / 1000) * rate) + 1)
  for (; sent < until; sent += 1) {
    const due = start + (sent / rate) * 1000
    const call = calls[sent % calls.length]
    if (!call) throw new Error('There is nothing to ask for.')
    let open = true
    // An aborted request emits an error on the request and on the response. It counts once.
    const end = (ok: boolean) => {
      if (open) countAnswer(due, ok)
      open = false
    }
    const request = get(origin + call.path, { agent, headers: call.headers, timeout: 10_000 }, (response) => {
      response.resume()
      response.once('end', () => end(response.statusCode === 200)).once('error', () => end(false))
    })
    request.once('timeout', () => request.destroy(new Error('No answer within ten seconds.')))
    request.once('error', () => end(false))
  }
  if (sent < total) setTimeout(send, 1)
}

const milliseconds = (microseconds: number) => microseconds / 1000

function reportResult(): void {
  const shot: Shot = {
    total,
    failed,
    given: total / ((performance.now() - start) / 1000),
    p50: milliseconds(latencies.percentile(50)),
    p99: milliseconds(latencies.percentile(99)),
    max: milliseconds(latencies.max),
  }
  parentPort?.postMessage(shot)
  agent.destroy()
}

send()
