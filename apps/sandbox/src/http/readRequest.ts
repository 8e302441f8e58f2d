import { isText, parseJson } from '../domain/parseJson.ts'
import { Refused } from '../domain/refused.ts'
import type { OperationContract } from './contract.ts'

export type Parameters = Readonly<Record<string, string | number | boolean | undefined>>

export interface ReadParameters {
  readonly query: Parameters
  /** By the names of the contract. */
  readonly headers: Parameters
}

/** Of an operation for which the contract names no other. */
const usualLargestBody = 128 * 1024
/** Values in a body that is larger than usual: it has room for a picture, not for a list that takes seconds to parse. */
const mostValues = 1000

const invalid = (): Refused => new Refused('request.invalid')

/**
 * Validates the parameters of a request against the contract. Those that the contract does not name are left out.
 * @throws Refused `request.invalid`
 */
export function readParameters(operation: OperationContract, request: Request): ReadParameters {
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
    const value = read(parameter.schema.type, first)
    if (!isText(value) || operation.checkParameter(parameter, value)) throw invalid()
    ;(parameter.in === 'query' ? query : headers)[parameter.name] = value
  }
  return { query, headers }
}

function read(type: unknown, text: string): string | number | boolean {
  if (type === 'integer') return toInteger(text)
  return type === 'boolean' && (text === 'true' || text === 'false') ? text === 'true' : text
}

function toInteger(text: string): number {
  const value = /^-?\d{1,16}$/.test(text) ? Number(text) : NaN
  if (!Number.isSafeInteger(value)) throw invalid()
  return value
}

/**
 * Reads the body of a request and validates it against the contract.
 * @throws Refused `request.invalid`, `request.too.large`
 */
export async function readBody(operation: OperationContract, request: Request): Promise<unknown> {
  if (!operation.bodySchema) return undefined
  const type = operation.form ? /^application\/x-www-form-urlencoded\b/i : /^application\/json\b/i
  if (!type.test(request.headers.get('content-type') ?? '')) throw invalid()
  const text = await readText(request, operation.largestBody ?? usualLargestBody)
  if (text.length > usualLargestBody && text.split(/[,[{]/, mostValues).length === mostValues) throw invalid()
  const body = operation.form ? readForm(text) : parseJson(text)
  if (operation.checkBody(body)) throw invalid()
  return body
}

/** A form's fields; one that comes twice makes it no form of the contract's. */
function readForm(text: string): unknown {
  const fields = [...new URLSearchParams(text)]
  if (new Set(fields.map(([name]) => name)).size !== fields.length || !fields.flat().every(isText)) throw invalid()
  return Object.fromEntries(fields)
}

/** Reads no further than the limit, whatever length the request claims. */
async function readText(request: Request, largest: number): Promise<string> {
  const parts: Uint8Array[] = []
  let left = largest
  if (Number(request.headers.get('content-length')) > left) throw new Refused('request.too.large')
  try {
    for await (const part of request.body ?? []) {
      left -= part.length
      if (left < 0) throw new Refused('request.too.large')
      parts.push(part)
    }
  } catch (error) {
    // Else the sender left in the middle of it.
    throw error instanceof Refused ? error : invalid()
  }
  return Buffer.concat(parts).toString('utf8')
}
