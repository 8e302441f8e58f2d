import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { describe, expect, test } from 'vitest'
import {
  loadContractOperations,
  buildSchemaExample,
  matchesContract,
  buildSmallestSchemaExample,
  type ContractOperation,
  type ContractSchema,
} from './testing/contractExamples.ts'
import { createOkResponse } from './testing/createFakeServer.ts'
import { generateMutations } from './testing/generateMutations.ts'
import { getCallOutcome, validateResponseBody } from './testing/getCallOutcome.ts'

const operations = await loadContractOperations()
const byName = operations.map((one) => [one.operation.id, one] as const)
/** One operation for each JSON type of the response value: object, list, boolean... */
const oneOfEachType = [...new Map(operations.map((one) => [String(one.value.type), one])).values()]

/** Returns whether a screen can show a value: no number in it is NaN or infinite, and nothing is undefined. */
const canBeShown = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(canBeShown)
    : value !== undefined && (typeof value !== 'number' || Number.isFinite(value))

/** Returns the length of the longest text that a schema allows, and at least 10,000. */
const longestText = (schema: ContractSchema): number =>
  Math.max(10_000, ...Array.from(JSON.stringify(schema).matchAll(/"maxLength":(\d+)/g), ([, length]) => Number(length)))

test('loads every operation of the API contract', () => {
  expect(operations.length).toBeGreaterThan(30)
  expect(operations.every(({ value }) => value.type !== undefined)).toBe(true)
})

describe('a response body that is not a JSON envelope', { tags: ['A1', 'A2'] }, () => {
  const empty = ['', ' \n ', '\ufeff']
  const broken: Record<string, string> = {
    html: '<!doctype html><title>Sign in to the network</title>',
    'byte order marks': '\ufeff\ufeff\ufeff{"success":true}',
    text: 'OK',
    NUL: '\0',
    'not JSON': "{'success': true}",
    NaN: '{"success":true,"value":NaN}',
  }
  test.each(Object.entries(broken))('fails with `parse` for every operation when the body is %s', async (_, body) => {
    for (const { operation } of operations)
      expect((await getCallOutcome(operation, { body })).error, operation.id).toMatchObject({
        kind: 'parse',
        status: 200,
      })
  })

  test('fails with `parse` and the code body.empty when a 200 has an empty or blank body', async () => {
    for (const { operation } of operations) {
      for (const body of empty)
        expect((await getCallOutcome(operation, { body })).error, operation.id).toMatchObject({
          kind: 'parse',
          code: 'body.empty',
        })
    }
  })

  test.each(byName)(
    'fails with `parse` when the response of %s is truncated or repeated, and accepts the complete response',
    (_, { operation, value }) => {
      const body = JSON.stringify({ success: true, value: buildSchemaExample(value) })
      const cuts = [1, 2, Math.floor(body.length / 3), Math.floor(body.length / 2), body.length - 2, body.length - 1]
      for (const cut of [
        ...cuts.map((length) => body.slice(0, length)),
        body + body,
        `${body}\n${body}`,
        `${body},`,
        `${body}\0`,
      ])
        expect(validateResponseBody(operation, cut).error?.kind, cut.slice(-40)).toBe('parse')
      expect(validateResponseBody(operation, body).error).toBeUndefined()
    },
  )

  test('fails with `parse` when the platform returns 204 although the API contract declares a value', async () => {
    for (const { operation } of operations)
      expect((await getCallOutcome(operation, { status: 204 })).error?.kind, operation.id).toBe('parse')
  })

  test(
    'accepts a response body of 8,000,000 characters and rejects one of 8,000,001',
    { tags: ['A14', 'A14-control'] },
    async () => {
      const [{ operation, value }] = operations as [ContractOperation]
      const body = (length: number) => {
        const head = `{"success":true,"value":${JSON.stringify(buildSchemaExample(value))},"more":"`
        return `${head}${'x'.repeat(length - head.length - 2)}"}`
      }
      expect((await getCallOutcome(operation, { body: body(8_000_001) })).error).toMatchObject({
        kind: 'parse',
        code: 'body.large',
      })
      expect((await getCallOutcome(operation, { body: body(8_000_000) })).value).toEqual(buildSchemaExample(value))
    },
  )

  test(
    'rejects a value that is nested 100,000 levels deep, and ignores an unknown key with such a value',
    { tags: ['A14'] },
    async () => {
      const nest = '['.repeat(100_000) + ']'.repeat(100_000)
      for (const { operation, value } of chooseByTestDepth(oneOfEachType, operations)) {
        expect(
          (await getCallOutcome(operation, { body: `{"success":true,"value":${nest}}` })).error?.kind,
          operation.id,
        ).toBe('schema')
        const body = `{"success":true,"more":${nest},"value":${JSON.stringify(buildSchemaExample(value))}}`
        expect((await getCallOutcome(operation, { body })).value, operation.id).toEqual(buildSchemaExample(value))
      }
    },
  )

  test(
    'control: accepts a valid response of each operation, with and without a byte order mark',
    { tags: ['A1-control', 'A2-control'] },
    async () => {
      for (const { operation, value } of operations) {
        const body = JSON.stringify({ success: true, value: buildSchemaExample(value) })
        for (const whole of [body, `\ufeff${body}`])
          expect((await getCallOutcome(operation, { body: whole })).value, operation.id).toEqual(
            buildSchemaExample(value),
          )
      }
    },
  )

  test.each([
    'null',
    '[]',
    '"text"',
    '7',
    '{}',
    '{"value":true}',
    '{"success":null}',
    '{"success":1,"value":true}',
    '{"success":true}',
  ])('fails with `schema` when the response body is %s', async (body) => {
    for (const { operation } of operations)
      expect((await getCallOutcome(operation, { body })).error?.kind, operation.id).toBe('schema')
  })
})

describe('responses in which one field is missing, null, of another type, huge or hostile', { tags: ['A3'] }, () => {
  /**
   * Returns the mutated responses that the client accepts although the API contract forbids them or a screen cannot
   * show them.
   */
  function leaks({ operation, value }: ContractOperation, max = Infinity): string[] {
    const found: string[] = []
    for (const { label, body } of generateMutations(buildSchemaExample(value), longestText(value))) {
      const { value: got, error } = validateResponseBody(operation, body)
      if (error ? error.kind !== 'schema' : !matchesContract(value, got) || !canBeShown(got)) found.push(label)
      if (found.length >= max) break
    }
    return found
  }

  test('accepts the largest and the smallest valid response of each operation unchanged', async () => {
    for (const { operation, value } of operations) {
      for (const whole of [buildSchemaExample(value), buildSmallestSchemaExample(value)]) {
        expect(matchesContract(value, whole), operation.id).toBe(true)
        expect((await getCallOutcome(operation, createOkResponse(whole))).value, operation.id).toEqual(whole)
      }
    }
  })

  test.each(byName)(
    'accepts only responses of %s that match the API contract, and fails with `schema` for all others',
    (_, one) => {
      expect(leaks(one)).toEqual([])
    },
  )

  test('control: accepts mutated responses when the validator is removed', { tags: ['A3-control'] }, () => {
    for (const one of operations) {
      const open = { ...one, operation: { ...one.operation, check: ((value: unknown) => value) as never } }
      expect(leaks(open, 6), one.operation.id).toHaveLength(6)
    }
  })

  test.each(byName)(
    'fails with `schema` when a required field is missing from the response of %s',
    async (_, { operation, value }) => {
      for (const field of value.required ?? []) {
        const { [field]: _gone, ...rest } = buildSchemaExample(value) as Record<string, unknown>
        for (const short of [rest, { ...rest, [field]: undefined }])
          expect((await getCallOutcome(operation, createOkResponse(short))).error?.kind, field).toBe('schema')
      }
      expect((await getCallOutcome(operation, createOkResponse(undefined))).error?.kind).toBe('schema')
    },
  )
})

describe('an envelope whose success is not a boolean', { tags: ['A5'] }, () => {
  test.each(['"false"', '"true"', '0', '"FALSE"', 'null', '{}', '[true]'])(
    'fails with `schema` when the envelope’s field success is %s',
    async (success) => {
      for (const { operation, value } of operations) {
        const body = `{"success":${success},"value":${JSON.stringify(buildSchemaExample(value))}}`
        expect((await getCallOutcome(operation, { body })).error?.kind, operation.id).toBe('schema')
      }
    },
  )

  test(
    'control: reports a refusal when the field success is false, and none when it is true',
    { tags: ['A5-control'] },
    async () => {
      for (const { operation, value } of operations) {
        expect(
          (await getCallOutcome(operation, { body: { success: false, value: buildSchemaExample(value) } })).error?.kind,
          operation.id,
        ).toBe('refused')
        expect(
          (await getCallOutcome(operation, createOkResponse(buildSchemaExample(value)))).error,
          operation.id,
        ).toBeUndefined()
      }
    },
  )
})
