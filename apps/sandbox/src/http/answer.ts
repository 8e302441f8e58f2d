import document from '@lobby/api/contract' with { type: 'json' }
import type { ErrorCode } from '@lobby/api/errorTexts'
import { Refused, type RefusalData } from '../domain/refused.ts'

/** An answer before it leaves: status and body, so that it can be held against the contract. */
export interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  /** The body as it goes out, when it is known already. */
  readonly bytes?: Buffer<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

/** What each code of the contract's catalogue says, plain English for people who read the wire. Sites translate the code. */
const sentences: ReadonlyMap<string, string> = new Map(
  document.components.schemas.ErrorCode.oneOf.map(({ const: code, description }) => [code, description]),
)

/** A refusal in the envelope. */
export function refusal(status: number, code: ErrorCode, data?: RefusalData): Answer {
  return {
    status,
    body: { success: false, errorCode: code, message: sentences.get(code) ?? 'Unknown error', ...(data && { data }) },
    ...(data?.retryAfter !== undefined && { headers: { 'Retry-After': String(data.retryAfter) } }),
  }
}

/**
 * SQLite's primary result codes that pass by themselves or by an operator's hand: perm, busy, locked, read-only, I/O, corrupt,
 * full, cannot open, not a database.
 */
const storeFailures: ReadonlySet<number> = new Set([3, 5, 6, 8, 10, 11, 13, 14, 26])

/** The answer to what was thrown while answering. Everything but a refusal is told to `log`. */
export function answerTo(error: unknown, log: (line: string) => void): Answer {
  if (error instanceof Refused) return refusal(error.status, error.code, error.data)
  const {
    code,
    errcode,
    message = String(error),
    stack,
  } = error as { code?: string; errcode?: number; message?: string; stack?: string }
  // The invalid state: the connection was given up while the answer was under way.
  if (code === 'ERR_INVALID_STATE' || (errcode !== undefined && storeFailures.has(errcode & 0xff))) {
    log(
      `The database cannot be used (${message}). Answered 503; free its disk or end what locks it, the sandbox goes on by itself.`,
    )
    return refusal(503, 'system.unavailable', { retryAfter: 1 })
  }
  log(`An operation failed: ${stack ?? message}`)
  return refusal(500, 'system.failure')
}

/** A body as it goes out. */
export const bytesOf = (body: Answer['body']): Buffer<ArrayBuffer> => Buffer.from(JSON.stringify(body))

/** Turns an answer into a response. It tells its length, by which short ones are sent as they are and others compressed. */
export function respond({ status, body, bytes = bytesOf(body), headers }: Answer): Response {
  const own = { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length) }
  return new Response(bytes, {
    status,
    headers: { ...own, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers },
  })
}
