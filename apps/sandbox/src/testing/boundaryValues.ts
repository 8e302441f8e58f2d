import type { ApiSchema } from '../http/apiContract.ts'

interface Bounds {
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: ApiSchema
  readonly properties?: Readonly<Record<string, ApiSchema>>
}

/**
 * A value at the border of the allowed range of a number or text: the first or last allowed value, or the next value
 * outside.
 */
export interface BoundaryValue {
  /** The path to the value: names of fields and indexes of lists, the outermost first. */
  readonly path: readonly string[]
  readonly value: unknown
  readonly isBeyond: boolean
}

/**
 * Returns the boundary values of every number and text in a schema of the API contract. For texts with a pattern or
 * format, returns only values outside the range.
 */
export function listBoundaryValues(schema: ApiSchema, path: readonly string[] = []): BoundaryValue[] {
  const {
    const: only,
    enum: words,
    pattern,
    format,
    minLength = 0,
    maxLength,
    minimum,
    maximum,
    items,
    properties = {},
  } = schema as ApiSchema & Bounds
  if (only !== undefined || words) return []
  const at = (value: unknown, isBeyond = false): BoundaryValue => ({ path, value, isBeyond })
  switch ([schema.type].flat()[0]) {
    case 'integer':
    case 'number': {
      const step = schema.type === 'integer' ? 1 : 0.01
      const lowest = minimum === undefined ? [] : [at(minimum), at(minimum - step, true)]
      const highest = maximum === undefined ? [] : [at(maximum), at(maximum + step, true), at(1e308, true)]
      return [...lowest, ...highest]
    }
    case 'string': {
      const isFree = pattern === undefined && format === undefined
      const shortest = minLength === 0 ? [] : [at('x'.repeat(minLength - 1), true)]
      const longest =
        maxLength === undefined
          ? []
          : [...(isFree ? [at('x'.repeat(maxLength))] : []), at('x'.repeat(maxLength + 1), true)]
      return [...shortest, ...longest]
    }
    case 'array':
      return listBoundaryValues(items ?? {}, [...path, '0'])
    case 'object':
      return Object.entries(properties).flatMap(([name, property]) => listBoundaryValues(property, [...path, name]))
    default:
      return []
  }
}

/**
 * Returns a copy of a value with `next` at the given path. Adds the objects and lists of the path that are missing.
 */
export function copyWithValueAtPath(value: unknown, [first, ...rest]: readonly string[], next: unknown): unknown {
  if (first === undefined) return next
  const copy =
    Array.isArray(value) || (value === undefined && first === '0')
      ? [...((value as unknown[] | undefined) ?? [])]
      : { ...(value as object) }
  const parts = copy as Record<string, unknown>
  parts[first] = copyWithValueAtPath(parts[first], rest, next)
  return copy
}
