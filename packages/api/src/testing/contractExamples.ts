import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import contract from '../contract.gen.json' with { type: 'json' }
import type { Operation, OperationId } from '../operation.ts'

export interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
}

/** An operation of the contract: the generated one, and beside it what the contract itself says. */
export interface ContractOperation {
  readonly operation: Operation
  readonly value: Schema
  readonly safe: boolean
  /** Milliseconds. */
  readonly timeout: number
}

interface Declared {
  readonly operationId: string
  readonly 'x-retry'?: string
  readonly 'x-timeout'?: number
  readonly responses: Responses
}

/** Every operation of the contract, so that what is added to it is tested without a word. */
export async function contractOperations(): Promise<ContractOperation[]> {
  const all = Object.values(contract.paths).flatMap((item) => Object.values(item) as Declared[])
  return Promise.all(
    all.map(async ({ operationId, responses, 'x-retry': retry, 'x-timeout': timeout = 10_000 }) => {
      const module = (await import(`../operations/${operationId}.gen.ts`)) as Record<string, Operation>
      const value = responses['200'].content['application/json'].schema.allOf?.[1]?.properties?.['value']
      const operation = module[operationId as OperationId]
      if (!operation || !value) throw new Error(`${operationId}: not generated, or without a value.`)
      return { operation, value, safe: retry === 'safe', timeout }
    }),
  )
}

interface Responses {
  readonly 200: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
}

/** A value that fits, with every optional field and one item in every list. */
export function example(schema: Schema): unknown {
  const type = [schema.type].flat()[0]
  if (schema.enum) return schema.enum[0]
  if (type === 'boolean') return true
  if (type === 'integer') return 7
  if (type === 'number') return 12.5
  if (type === 'array') return [example(schema.items ?? {})]
  if (type === 'object') {
    if (schema.additionalProperties) return { some: example(schema.additionalProperties) }
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, field]) => [key, example(field)]))
  }
  if (schema.format === 'date-time') return '2026-11-20T12:00:00Z'
  if (schema.format === 'uri') return 'https://play.example/game'
  return 'x'.repeat(Math.min(Math.max(5, schema.minLength ?? 0), schema.maxLength ?? Infinity))
}

/** The smallest value that fits: nothing optional, no items, null where it may be, the shortest texts. */
export function smallest(schema: Schema): unknown {
  const types = [schema.type].flat()
  if (types.includes('null')) return null
  if (types[0] === 'array') return []
  if (types[0] === 'string' && !schema.enum && !schema.format) return 'x'.repeat(schema.minLength ?? 0)
  if (types[0] !== 'object') return example(schema)
  return Object.fromEntries((schema.required ?? []).map((key) => [key, smallest(schema.properties?.[key] ?? {})]))
}

const ajv = new Ajv2020({ strict: false, allErrors: false })
addFormats.default(ajv)

/** The reference that the small checks are held against: does a value fit the contract's own schema? */
export const fitsContract = (schema: Schema, value: unknown): boolean => ajv.validate(schema, value)
