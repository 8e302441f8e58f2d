import { isStorableText, parseJson } from '../domain/parseJson.ts'
import { Refused } from '../domain/refused.ts'
import type { OperationContract } from './apiContract.ts'

export type RequestParameters = Readonly<Record<string, string | number | boolean | undefined>>

export interface ParsedRequestParameters {
  readonly query: RequestParameters
  /** The header parameters of the request. Their names have the letter case of the API contract. */
  readonly headers: RequestParameters
}

/** The maximum size of a request body in bytes, unless the API contract sets `x-largest-body` for the operation. */
const DEFAULT_MAX_BODY_BYTES = 128 * 1024
/**
 * The maximum number of JSON values in a body that is larger than `DEFAULT_MAX_BODY_BYTES`. A large picture is one
 * value. A long list would take seconds to parse.
 */
const MAX_VALUES_IN_LARGE_BODY = 1000

const invalid = (): Refused => new Refused('request.invalid')

/**
 * Validates the parameters of a request against the API contract. Ignores parameters that are not in the API contract.
 * @throws Refused `request.invalid`
 */
export function parseRequestParameters(operation: OperationContract, request: Request): ParsedRequestParameters {
  const given = new URL(request.url).searchParams
  const query: Record<string, string | number | boolean | undefined> = {}
  const headers: Record<string, string | number | boolean | undefined> = {}
  for (const parameter of operation.parameters) {
    const values =
      parameter.in === 'query'
        ? given.getAll(parameter.name)
        : [request.headers.get(parameter.name)].filter((value) => value !== null)
    const [first] = values
    if (values.length > 1 || (parameter.required && first === undefined)) throw invalid()
    if (first === undefined) continue
    const value = parseValue(parameter.schema.type, first)
    if (!isStorableText(value) || operation.checkParameter(parameter, value)) throw invalid()
    ;(parameter.in === 'query' ? query : headers)[parameter.name] = value
  }
  return { query, headers }
}

function parseValue(type: unknown, text: string): string | number | boolean {
  if (type === 'integer') return toInteger(text)
  return type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text
}

function toInteger(text: string): number {
  const value = /^-?\d{1,16}$/.test(text) ? Number(text) : NaN
  if (!Number.isSafeInteger(value)) throw invalid()
  return value
}

/**
 * Reads the body of a request and validates it against the API contract.
 * @throws Refused `request.invalid`, `request.too.large`
 */
export async function readRequestBody(operation: OperationContract, request: Request): Promise<unknown> {
  if (!operation.bodySchema) return undefined
  const type = operation.isForm ? /^application\/x-www-form-urlencoded\b/i : /^application\/json\b/i
  if (!type.test(request.headers.get('content-type') ?? '')) throw invalid()
  const text = await readText(request, operation.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES)
  const isLarge = text.length > DEFAULT_MAX_BODY_BYTES
  if (isLarge && text.split(/[,[{]/, MAX_VALUES_IN_LARGE_BODY).length === MAX_VALUES_IN_LARGE_BODY) throw invalid()
  const body = operation.isForm ? parseForm(text) : parseJson(text)
  if (operation.checkBody(body)) throw invalid()
  return body
}

/** Parses a form. @throws Refused `request.invalid` when a field occurs twice or is not valid text */
function parseForm(text: string): unknown {
  const fields = [...new URLSearchParams(text)]
  if (new Set(fields.map(([name]) => name)).size !== fields.length || !fields.flat().every(isStorableText))
    throw invalid()
  return Object.fromEntries(fields)
}

/** Reads at most `maxBytes` of a body, because the header `Content-Length` may be wrong. */
async function readText(request: Request, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = []
  let left = maxBytes
  if (Number(request.headers.get('content-length')) > left) throw new Refused('request.too.large')
  try {
    for await (const part of request.body ?? []) {
      left -= part.length
      if (left < 0) throw new Refused('request.too.large')
      parts.push(part)
    }
  } catch (error) {
    // Every other error means that the client has closed the connection before the end of the body.
    throw error instanceof Refused ? error : invalid()
  }
  return Buffer.concat(parts).toString('utf8')
}
