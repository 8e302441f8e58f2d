import document from '@lobby/api/contract' with { type: 'json' }
import type { ErrorCode } from '@lobby/api/errorTexts'
import { Refused, type RefusalData } from '../domain/refused.ts'

/**
 * A response before its conversion to a `Response`. Its body is still an object that can be validated against the API
 * contract.
 */
export interface ApiResponse {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  /** The serialized body; undefined if the body is not serialized yet. */
  readonly bytes?: Buffer<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Describes each error code of the API contract in English, for people who read the raw response. Sites translate the
 * code into the player's language.
 */
const descriptions: ReadonlyMap<string, string> = new Map(
  document.components.schemas.ErrorCode.oneOf.map(({ const: code, description }) => [code, description]),
)

/**
 * Builds an error response in the envelope. Copies `data.retryAfter` (in seconds) to the header `Retry-After`.
 */
export function createErrorResponse(status: number, code: ErrorCode, data?: RefusalData): ApiResponse {
  return {
    status,
    body: {
      success: false,
      errorCode: code,
      message: descriptions.get(code) ?? 'Unknown error',
      ...(data && { data }),
    },
    ...(data?.retryAfter !== undefined && { headers: { 'Retry-After': String(data.retryAfter) } }),
  }
}

/**
 * SQLite's primary result codes for problems of the machine, not of the program: perm, busy, locked, read-only, I/O,
 * corrupt, full, cannot open, not a database.
 */
const storeFailures: ReadonlySet<number> = new Set([3, 5, 6, 8, 10, 11, 13, 14, 26])

/** Converts an error that an operation has thrown to a response. Logs every error that is not a `Refused`. */
export function toErrorResponse(error: unknown, log: (line: string) => void): ApiResponse {
  if (error instanceof Refused) return createErrorResponse(error.status, error.code, error.data)
  const {
    code,
    errcode,
    message = String(error),
    stack,
  } = error as { code?: string; errcode?: number; message?: string; stack?: string }
  // ERR_INVALID_STATE: the connection to the database was closed while the operation ran.
  if (code === 'ERR_INVALID_STATE' || (errcode !== undefined && storeFailures.has(errcode & 0xff))) {
    log(
      `The database cannot be used (${message}). This request was answered with 503. Free space on its disk, ` +
        'or end the process that locks it; the sandbox then recovers without a restart.',
    )
    return createErrorResponse(503, 'system.unavailable', { retryAfter: 1 })
  }
  log(`An operation failed: ${stack ?? message}`)
  return createErrorResponse(500, 'system.failure')
}

/** Serializes a body as JSON. */
export const serializeResponseBody = (body: ApiResponse['body']): Buffer<ArrayBuffer> =>
  Buffer.from(JSON.stringify(body))

/**
 * Converts an `ApiResponse` to a `Response`. Sets `Content-Length`, so that the compression middleware can skip short
 * responses.
 */
export function toHttpResponse({ status, body, bytes = serializeResponseBody(body), headers }: ApiResponse): Response {
  const own = { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length) }
  return new Response(bytes, {
    status,
    headers: { ...own, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers },
  })
}
