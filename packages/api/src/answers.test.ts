import { depth } from '@lobby/test-kit/depth'
import { describe, expect, test } from 'vitest'
import {
  contractOperations,
  example,
  fitsContract,
  smallest,
  type ContractOperation,
  type Schema,
} from './testing/contractExamples.ts'
import { ok } from './testing/fakeServer.ts'
import { mutations } from './testing/mutations.ts'
import { outcome, readBody } from './testing/outcome.ts'

const operations = await contractOperations()
const byName = operations.map((one) => [one.operation.id, one] as const)
/** One operation for each type of value: an object, a list, a boolean... */
const oneOfEachType = [...new Map(operations.map((one) => [String(one.value.type), one])).values()]

/** Whether a screen can show it: no number is NaN or infinite, nothing is undefined. */
const canBeShown = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(canBeShown)
    : value !== undefined && (typeof value !== 'number' || Number.isFinite(value))

/**
 * The length of the longest text that a schema allows; 10,000 if no text in it has a limit, or all have a lower one.
 */
const longestText = (schema: Schema): number =>
  Math.max(10_000, ...Array.from(JSON.stringify(schema).matchAll(/"maxLength":(\d+)/g), ([, length]) => Number(length)))

test('every operation of the contract is looked at', () => {
  expect(operations.length).toBeGreaterThan(30)
  expect(operations.every(({ value }) => value.type !== undefined)).toBe(true)
})

describe('an answer that is none', { tags: ['A1', 'A2'] }, () => {
  const empty = ['', ' \n ', '\ufeff']
  const broken: Record<string, string> = {
    html: '<!doctype html><title>Sign in to the network</title>',
    'byte order marks': '\ufeff\ufeff\ufeff{"success":true}',
    text: 'OK',
    NUL: '\0',
    'not JSON': "{'success': true}",
    NaN: '{"success":true,"value":NaN}',
  }
  test.each(Object.entries(broken))('%s is `parse` for every operation', async (_, body) => {
    for (const { operation } of operations)
      expect((await outcome(operation, { body })).error, operation.id).toMatchObject({ kind: 'parse', status: 200 })
  })

  test('an empty 200, or a white one, is `parse` and says that it is empty', async () => {
    for (const { operation } of operations) {
      for (const body of empty)
        expect((await outcome(operation, { body })).error, operation.id).toMatchObject({
          kind: 'parse',
          code: 'body.empty',
        })
    }
  })

  test.each(byName)(
    '%s: its own answer cut off anywhere, or there twice, is `parse`; whole it is none',
    (_, { operation, value }) => {
      const body = JSON.stringify({ success: true, value: example(value) })
      const cuts = [1, 2, Math.floor(body.length / 3), Math.floor(body.length / 2), body.length - 2, body.length - 1]
      for (const cut of [
        ...cuts.map((length) => body.slice(0, length)),
        body + body,
        `${body}\n${body}`,
        `${body},`,
        `${body}\0`,
      ])
        expect(readBody(operation, cut).error?.kind, cut.slice(-40)).toBe('parse')
      expect(readBody(operation, body).error).toBeUndefined()
    },
  )

  test('a 204 where a value is declared is `parse`', async () => {
    for (const { operation } of operations)
      expect((await outcome(operation, { status: 204 })).error?.kind, operation.id).toBe('parse')
  })

  test(
    'of eight million characters an answer is read, of one more it is not',
    { tags: ['A14', 'A14-control'] },
    async () => {
      const [{ operation, value }] = operations as [ContractOperation]
      const body = (length: number) => {
        const head = `{"success":true,"value":${JSON.stringify(example(value))},"more":"`
        return `${head}${'x'.repeat(length - head.length - 2)}"}`
      }
      expect((await outcome(operation, { body: body(8_000_001) })).error).toMatchObject({
        kind: 'parse',
        code: 'body.large',
      })
      expect((await outcome(operation, { body: body(8_000_000) })).value).toEqual(example(value))
    },
  )

  test('a body nested 100,000 deep is read and refused, or its unknown keys left out', { tags: ['A14'] }, async () => {
    const nest = '['.repeat(100_000) + ']'.repeat(100_000)
    for (const { operation, value } of depth(oneOfEachType, operations)) {
      expect((await outcome(operation, { body: `{"success":true,"value":${nest}}` })).error?.kind, operation.id).toBe(
        'schema',
      )
      const body = `{"success":true,"more":${nest},"value":${JSON.stringify(example(value))}}`
      expect((await outcome(operation, { body })).value, operation.id).toEqual(example(value))
    }
  })

  test(
    'control: its own answer is read, also behind one byte order mark',
    { tags: ['A1-control', 'A2-control'] },
    async () => {
      for (const { operation, value } of operations) {
        const body = JSON.stringify({ success: true, value: example(value) })
        for (const whole of [body, `\ufeff${body}`])
          expect((await outcome(operation, { body: whole })).value, operation.id).toEqual(example(value))
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
  ])('%s is `schema`', async (body) => {
    for (const { operation } of operations)
      expect((await outcome(operation, { body })).error?.kind, operation.id).toBe('schema')
  })
})

describe('every field of every answer dropped, nulled, retyped, made huge or hostile', { tags: ['A3'] }, () => {
  /**
   * The mutations of an operation's answer that came through as a value that the contract refuses, or that shows NaN.
   */
  function leaks({ operation, value }: ContractOperation, enough = Infinity): string[] {
    const found: string[] = []
    for (const { what, body } of mutations(example(value), longestText(value))) {
      const { value: got, error } = readBody(operation, body)
      if (error ? error.kind !== 'schema' : !fitsContract(value, got) || !canBeShown(got)) found.push(what)
      if (found.length >= enough) break
    }
    return found
  }

  test('the fullest and the smallest answer fit, and come through whole', async () => {
    for (const { operation, value } of operations) {
      for (const whole of [example(value), smallest(value)]) {
        expect(fitsContract(value, whole), operation.id).toBe(true)
        expect((await outcome(operation, ok(whole))).value, operation.id).toEqual(whole)
      }
    }
  })

  test.each(byName)('%s: what comes through fits the contract, everything else is `schema`', (_, one) => {
    expect(leaks(one)).toEqual([])
  })

  test('control: without the check the same mutations come through', { tags: ['A3-control'] }, () => {
    for (const one of operations) {
      const open = { ...one, operation: { ...one.operation, check: ((value: unknown) => value) as never } }
      expect(leaks(open, 6), one.operation.id).toHaveLength(6)
    }
  })

  test.each(byName)(
    '%s: without any one of the fields that it needs it is no answer',
    async (_, { operation, value }) => {
      for (const field of value.required ?? []) {
        const { [field]: _gone, ...rest } = example(value) as Record<string, unknown>
        for (const short of [rest, { ...rest, [field]: undefined }])
          expect((await outcome(operation, ok(short))).error?.kind, field).toBe('schema')
      }
      expect((await outcome(operation, ok(undefined))).error?.kind).toBe('schema')
    },
  )
})

describe('success that is no boolean', { tags: ['A5'] }, () => {
  test.each(['"false"', '"true"', '0', '"FALSE"', 'null', '{}', '[true]'])(
    '%s is `schema`, whatever the value',
    async (success) => {
      for (const { operation, value } of operations) {
        const body = `{"success":${success},"value":${JSON.stringify(example(value))}}`
        expect((await outcome(operation, { body })).error?.kind, operation.id).toBe('schema')
      }
    },
  )

  test('control: false is a refusal and true is none', { tags: ['A5-control'] }, async () => {
    for (const { operation, value } of operations) {
      expect(
        (await outcome(operation, { body: { success: false, value: example(value) } })).error?.kind,
        operation.id,
      ).toBe('refused')
      expect((await outcome(operation, ok(example(value)))).error, operation.id).toBeUndefined()
    }
  })
})
