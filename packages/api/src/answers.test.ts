import { beforeAll, describe, expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import type { Operation } from './operation.ts'
import { contractOperations, example, fitsContract, type ContractOperation } from './testing/contractExamples.ts'
import { fakeServer, ok, type Answer } from './testing/fakeServer.ts'
import { mutations } from './testing/mutations.ts'

let operations: ContractOperation[]
beforeAll(async () => void (operations = await contractOperations()))

/** What a call ends with, given one answer: the value, or the ApiError; anything else fails the test. */
async function outcome(operation: Operation, answer: Answer, ignored?: string[]): Promise<{ value?: unknown; error?: ApiError }> {
  const { client } = fakeServer(answer, { onIgnored: (_, place) => ignored?.push(place) })
  const call = client.call as (operation: Operation, options: object) => Promise<unknown>
  return call(operation, {}).then(
    (value) => ({ value }),
    (error: unknown) => {
      if (error instanceof ApiError) return { error }
      throw error
    },
  )
}

/** Whether a screen can show it: no number is NaN or infinite, nothing is undefined. */
const canBeShown = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(canBeShown)
    : value !== undefined && (typeof value !== 'number' || Number.isFinite(value))

describe('safety A1 and A2: an answer that is none', () => {
  const broken: Record<string, string> = {
    html: '<!doctype html><title>Sign in to the network</title>',
    'cut off': '{"success":true,"value":{"token":"abc',
    'two documents': '{"success":true,"value":true}{"success":true}',
    'byte order marks': '\ufeff\ufeff\ufeff{"success":true}',
    text: 'OK',
    'eight million characters': `{"success":true,"value":true,"more":"${'x'.repeat(8_000_000)}"}`,
    'empty 200': '',
    white: ' \n ',
  }
  test.each(Object.entries(broken))('%s is `parse` for every operation', async (_, body) => {
    for (const { operation } of operations)
      expect((await outcome(operation, { body })).error, operation.id).toMatchObject({ kind: 'parse', status: 200 })
  })

  test('a 204 where a value is declared is `parse`', async () => {
    for (const { operation } of operations) expect((await outcome(operation, { status: 204 })).error?.kind, operation.id).toBe('parse')
  })

  test('a body nested 100,000 deep is read and refused, or its unknown keys left out', async () => {
    const nest = '['.repeat(100_000) + ']'.repeat(100_000)
    for (const { operation, value } of operations) {
      expect((await outcome(operation, { body: `{"success":true,"value":${nest}}` })).error?.kind, operation.id).toBe('schema')
      const body = `{"success":true,"more":${nest},"value":${JSON.stringify(example(value))}}`
      expect((await outcome(operation, { body })).value, operation.id).toEqual(example(value))
    }
  })

  test('one byte order mark is no fault', async () => {
    const { operation, value } = operations[0] as ContractOperation
    expect((await outcome(operation, { body: `\ufeff${JSON.stringify({ success: true, value: example(value) })}` })).error).toBeUndefined()
  })

  test.each(['null', '[]', '"text"', '7', '{}', '{"value":true}', '{"success":null}', '{"success":1,"value":true}', '{"success":true}'])(
    '%s is `schema`',
    async (body) => {
      for (const { operation } of operations) expect((await outcome(operation, { body })).error?.kind, operation.id).toBe('schema')
    },
  )
})

describe('safety A3: every field of every answer dropped, nulled, retyped, made huge', () => {
  /** The mutations of an operation's answer that came through as a value that the contract refuses, or that shows NaN. */
  async function leaks({ operation, value }: ContractOperation): Promise<string[]> {
    const found: string[] = []
    for (const { what, body } of mutations(example(value))) {
      const { value: got, error } = await outcome(operation, { body })
      if (error ? error.kind !== 'schema' : !fitsContract(value, got) || !canBeShown(got)) found.push(what)
    }
    return found
  }

  test('the examples themselves fit, and come through whole', async () => {
    for (const { operation, value } of operations)
      expect((await outcome(operation, ok(example(value)))).value, operation.id).toEqual(example(value))
  })

  test('what comes through fits the contract, everything else is `schema`', async () => {
    for (const one of operations) expect(await leaks(one), one.operation.id).toEqual([])
  })

  test('control: without the check the same mutations come through', async () => {
    for (const one of operations) {
      const open = { ...one, operation: { ...one.operation, check: ((value: unknown) => value) as never } }
      expect((await leaks(open)).length, one.operation.id).toBeGreaterThan(5)
    }
  })
})

describe('safety A4: a word that the contract does not know', () => {
  const popular = (gameType: string) => {
    const { operation, value } = operations.find(({ operation: { id } }) => id === 'popularGames') as ContractOperation
    const [section] = example(value) as [{ games: object[] }]
    return {
      operation,
      sections: [
        { ...section, games: [...section.games, { ...section.games[0], gameType }] },
        { ...section, gameType },
      ],
    }
  }

  test('leaves out the item that holds it, and says where', async () => {
    const ignored: string[] = []
    const { operation, sections } = popular('HOLOGRAMS')
    const { value } = await outcome(operation, ok(sections), ignored)
    expect(value).toEqual([{ ...sections[0], games: sections[0]?.games?.slice(0, 1) }])
    expect(ignored).toEqual(['value[0].games[1]', 'value[1]'])
  })

  test('control: a known word leaves nothing out', async () => {
    const ignored: string[] = []
    const { operation, sections } = popular('FISH')
    expect((await outcome(operation, ok(sections), ignored)).value).toEqual(sections)
    expect(ignored).toEqual([])
  })
})

describe('safety A5 and A6', () => {
  test.each(['"false"', '"true"', '0', '"FALSE"'])('success: %s is `schema`, whatever the value', async (success) => {
    for (const { operation, value } of operations) {
      const body = `{"success":${success},"value":${JSON.stringify(example(value))}}`
      expect((await outcome(operation, { body })).error?.kind, operation.id).toBe('schema')
    }
  })

  const hostile = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"then":"x","toString":1'
  /** Puts the hostile keys into every object of a JSON text. */
  const poison = (text: string) => text.replaceAll('{', `{${hostile},`).replaceAll(',}', '}')

  test('__proto__, constructor and then never come through, and pollute nothing', async () => {
    for (const { operation, value } of operations) {
      if (operation.id === 'serviceResources') continue
      const { value: got, error } = await outcome(operation, { body: poison(JSON.stringify({ success: true, value: example(value) })) })
      expect(error, operation.id).toBeUndefined()
      expect(got).toEqual(example(value))
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('in a record of free keys they are left out, and a lookup finds no inherited name', async () => {
    const { operation } = operations.find(({ operation: { id } }) => id === 'serviceResources') as ContractOperation
    const body =
      '{"success":true,"value":{"version":{"pathList":[]},"resources":{"__proto__":"a","constructor":"b","then":"c","chat":"d"}}}'
    const { resources } = (await outcome(operation, { body })).value as { resources: Record<string, string> }
    expect(Object.keys(resources)).toEqual(['chat'])
    expect(resources['toString']).toBeUndefined()
    // Control: what JSON.parse alone gives.
    expect(Object.keys((JSON.parse(body) as { value: { resources: object } }).value.resources)).toContain('__proto__')
  })
})
