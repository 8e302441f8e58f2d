import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Call } from './mixedCalls.ts'

export interface Shooting {
  readonly origin: string
  /** Sent in turn, over and over. */
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

/** Sends requests at an even pace from a thread of its own, over a hundred connections at most. */
export async function shoot(shooting: Shooting): Promise<Shot> {
  await using worker = new Worker(new URL('./shooter.ts', import.meta.url), { workerData: shooting })
  const [shot] = (await once(worker, 'message')) as [Shot]
  return shot
}
