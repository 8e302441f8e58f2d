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
  readonly additionalProperties?: Schema
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
}

export interface ContractOperation {
  readonly operation: Operation
  readonly value: Schema
}

/** Every operation of the contract: the generated one, and the schema of its value out of the contract itself. */
export async function contractOperations(): Promise<ContractOperation[]> {
  const all = Object.values(contract.paths).flatMap((item) => Object.values(item) as { operationId: string; responses: Responses }[])
  return Promise.all(
    all.map(async ({ operationId, responses }) => {
      const module = (await import(`../operations/${operationId}.gen.ts`)) as Record<string, Operation>
      const value = responses['200'].content['application/json'].schema.allOf?.[1]?.properties?.['value']
      const operation = module[operationId as OperationId]
      if (!operation || !value) throw new Error(`${operationId}: not generated, or without a value.`)
      return { operation, value }
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

const ajv = new Ajv2020({ strict: false, allErrors: false })
addFormats.default(ajv)

/** The reference that the small checks are held against: does a value fit the contract's own schema? */
export const fitsContract = (schema: Schema, value: unknown): boolean => ajv.validate(schema, value)
