import { Agent, get } from 'node:http'
import { createHistogram } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import type { Call } from './mixedCalls.ts'

export interface Shooting {
  readonly origin: string
  /** Sent one after the other, repeatedly. */
  readonly calls: readonly Call[]
  /** Requests a second. */
  readonly rate: number
  readonly seconds: number
  /** Seconds before those whose answers are not timed: what two threads do before their code is machine code is not what they do all day. */
  readonly unheard: number
}

/** Milliseconds from when a request was due. */
export interface Shot {
  readonly total: number
  /** Answered by an error, or not at all. */
  readonly failed: number
  /** Answers a second. */
  readonly given: number
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/**
 * The thread that sends requests at an even pace, over a hundred connections at most. Each goes out when it is due, whether or not those before it are answered, and its time runs from when it
 * was due: a platform that stands still for a second is told as one that kept two thousand waiting, not as one that kept one.
 */
const { origin, calls, rate, seconds, unheard } = workerData as Shooting
const agent = new Agent({ keepAlive: true, maxSockets: 100 })
const latencies = createHistogram()
const total = rate * (unheard + seconds)
let sent = 0
let answered = 0
let failed = 0
const start = performance.now()

const done = (due: number, ok: boolean) => {
  answered += 1
  if (!ok) failed += 1
  if (due - start >= unheard * 1000) latencies.record(Math.max(1, Math.round((performance.now() - due) * 1000)))
  if (answered === total) tell()
}

function send(): void {
  const until = Math.min(total, Math.floor(((performance.now() - start) / 1000) * rate) + 1)
  for (; sent < until; sent += 1) {
    const due = start + (sent / rate) * 1000
    const call = calls[sent % calls.length]
    if (!call) throw new Error('There is nothing to ask for.')
    let open = true
    // A request that breaks off tells it of itself and of its response: it counts once.
    const end = (ok: boolean) => {
      if (open) done(due, ok)
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

function tell(): void {
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
