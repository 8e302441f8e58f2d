import { expect, test } from 'vitest'
import {
  loadContractOperations,
  buildSchemaExample,
  buildSmallestSchemaExample,
  type ContractSchema,
} from './testing/contractExamples.ts'
import { getCallOutcome } from './testing/getCallOutcome.ts'

const operations = (await loadContractOperations()).map((one) => [one.operation.id, one] as const)

/** Returns the value as a newer version of the platform would send it: each object has an additional field. */
function newer(schema: ContractSchema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => newer(schema.items ?? {}, item))
  if (typeof value !== 'object' || value === null) return value
  const of = (key: string) => schema.additionalProperties ?? schema.properties?.[key] ?? {}
  const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, newer(of(key), field)]))
  return schema.additionalProperties ? fields : { ...fields, sinceTheNextVersion: { more: [1, { then: true }] } }
}

const answer = (value: unknown) => ({ body: JSON.stringify({ success: true, value, sinceTheNextVersion: 1 }) })

test.each(operations)(
  'accepts the response of %s from an older platform that sends no optional fields',
  { tags: ['P8'] },
  async (_, { operation, value }) => {
    const sent = buildSmallestSchemaExample(value)
    const { value: read, error } = await getCallOutcome(operation, answer(sent))
    expect({ read, error }).toEqual({ read: sent })
  },
)

test.each(operations)(
  'ignores additional fields in the response of %s from a newer platform',
  { tags: ['P8'] },
  async (_, { operation, value }) => {
    const sent = buildSchemaExample(value)
    const { value: read, error } = await getCallOutcome(operation, answer(newer(value, sent)))
    expect({ read, error }).toEqual({ read: sent })
  },
)

test(
  'control: rejects a response without a field that the API contract requires',
  { tags: ['P8-control'] },
  async () => {
    const needing = operations.filter(([, { value }]) => (value.required ?? []).length > 0)
    expect(needing.length).toBeGreaterThan(10)
    for (const [, { operation, value }] of needing) {
      const [first = ''] = value.required ?? []
      const { [first]: _gone, ...rest } = buildSmallestSchemaExample(value) as Record<string, unknown>
      expect((await getCallOutcome(operation, answer(rest))).error?.kind, `${operation.id} without ${first}`).toBe(
        'schema',
      )
    }
  },
)
