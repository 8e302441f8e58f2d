import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import contract from '../contract.gen.json' with { type: 'json' }
import type { Operation, OperationId } from '../operation.ts'
import type { ContractSchema } from './exampleValues.ts'

export { buildSchemaExample, buildSmallestSchemaExample, type ContractSchema } from './exampleValues.ts'

/** A generated operation and its declaration in the API contract, so that a test can compare them. */
export interface ContractOperation {
  readonly operation: Operation
  readonly value: ContractSchema
  readonly safe: boolean
  /** The time-out that the API contract declares, in milliseconds. */
  readonly timeout: number
}

interface Declared {
  readonly operationId: string
  readonly 'x-retry'?: string
  readonly 'x-timeout'?: number
  readonly 'x-first-load'?: boolean
  readonly tags: readonly string[]
  readonly responses: Responses
}

/** Loads every operation of the API contract, so that the tests also cover operations that are added later. */
export async function loadContractOperations(): Promise<ContractOperation[]> {
  const all = Object.values(contract.paths).flatMap((item) => Object.values(item) as Declared[])
  return Promise.all(
    all.map(async ({ operationId, tags, responses, 'x-retry': retry, 'x-timeout': timeout = 10_000, ...declared }) => {
      const file = declared['x-first-load'] === true ? 'firstLoad' : tags[0]
      const module = (await import(`../operations/${file}.gen.ts`)) as Record<string, Operation>
      const value = responses['200'].content['application/json'].schema.allOf?.[1]?.properties?.['value']
      const operation = module[operationId as OperationId]
      if (!operation || !value)
        throw new Error(`${operationId}: the operation is not generated, or its response has no value.`)
      return { operation, value, safe: retry === 'safe', timeout }
    }),
  )
}

interface Responses {
  readonly 200: { readonly content: { readonly 'application/json': { readonly schema: ContractSchema } } }
}

const ajv = new Ajv2020({ strict: false, allErrors: false })
addFormats.default(ajv)

/**
 * Validates a value with Ajv and the schema of the API contract. Tests compare the result with the result of the
 * generated validator.
 */
export const matchesContract = (schema: ContractSchema, value: unknown): boolean => ajv.validate(schema, value)
