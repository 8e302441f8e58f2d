import fc from 'fast-check'
import type { ApiSchema } from '../http/apiContract.ts'

interface Bounds {
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly required?: readonly string[]
  readonly items?: ApiSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, ApiSchema>>
}

/**
 * The cached generators, by the JSON of their schema. The cache saves time, because the API contract repeats most
 * schemas.
 */
const generators = new Map<string, fc.Arbitrary<unknown>>()

/**
 * Returns a generator of values that fit a schema of the API contract. Supports only the schema types that requests
 * use.
 */
export function createArbitraryFromSchema(schema: ApiSchema): fc.Arbitrary<unknown> {
  const key = JSON.stringify(schema)
  const generator = generators.get(key) ?? createGenerator(schema)
  generators.set(key, generator)
  return generator
}

function createGenerator(schema: ApiSchema): fc.Arbitrary<unknown> {
  const {
    const: only,
    enum: words,
    pattern,
    minLength = 0,
    maxLength = 60,
    minimum: min,
    maximum: max,
    required = [],
    properties = {},
    items,
    minItems,
    maxItems,
  } = schema as ApiSchema & Bounds
  if (only !== undefined) return fc.constant(only)
  if (words) return fc.constantFrom(...words)
  switch (schema.type) {
    case 'string':
      return pattern ? fc.stringMatching(new RegExp(pattern, 'u')) : createTextGenerator(minLength, maxLength)
    case 'integer':
      return fc.integer({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(createArbitraryFromSchema(items ?? {}), {
        ...(minItems !== undefined && { minLength: minItems }),
        ...(maxItems !== undefined && { maxLength: maxItems }),
      })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(properties).map(([name, property]) => [name, createArbitraryFromSchema(property)]),
        ),
        { requiredKeys: [...required] },
      )
    default:
      throw new Error(`The generator does not know the type ${String(schema.type)}. Add it to testing/fromSchema.ts.`)
  }
}

/**
 * Creates a generator of texts. Generates texts in any script only if the range of lengths is wide enough, because the
 * API contract counts one grapheme as several characters.
 */
function createTextGenerator(minLength: number, maxLength: number): fc.Arbitrary<string> {
  const plain = fc.string({ unit: 'grapheme-ascii', minLength, maxLength: Math.min(maxLength, minLength + 60) })
  return minLength <= 1 && maxLength >= 16
    ? fc.oneof(
        plain,
        fc.string({ unit: 'grapheme', minLength, maxLength: 4 }).map((odd) => odd.slice(0, 16).toWellFormed()),
      )
    : plain
}
