import { depth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import { balance } from './operations/firstLoad.gen.ts'
import { contractOperations, example, type Schema } from './testing/contractExamples.ts'
import { ok } from './testing/fakeServer.ts'
import { outcome } from './testing/outcome.ts'

const operations = await contractOperations()

describe('a word that the contract does not know', { tags: ['A4'] }, () => {
  /** Two of every item, so that the second shows what becomes of the neighbours. */
  const pairs = (value: unknown): unknown => {
    if (Array.isArray(value)) return [...value, ...value].map(pairs)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, pairs(field)]))
  }

  type Path = readonly (string | number)[]
  const words = (schema: Schema, path: Path = []): Path[] => {
    if (schema.enum) return [path]
    if (schema.items) return words(schema.items, [...path, 0])
    if (schema.additionalProperties) return words(schema.additionalProperties, [...path, 'some'])
    return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => words(field, [...path, key]))
  }

  const set = (value: unknown, [key, ...rest]: Path, word: string): unknown => {
    if (key === undefined) return word
    const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
      string | number,
      unknown
    >
    copy[key] = set(copy[key], rest, word)
    return copy
  }

  interface Left {
    readonly value: unknown
    readonly place: string
  }
  /**
   * What the reading leaves of a value whose word at a path is unknown: nothing when nothing on the way may be left
   * out.
   */
  const leftOf = (schema: Schema, value: unknown, [key, ...rest]: Path, place = 'value'): Left | undefined => {
    if (key === undefined) return undefined
    const at = typeof key === 'number' ? `${place}[${key}]` : `${place}.${schema.additionalProperties ? '*' : key}`
    const inner = schema.items ?? schema.additionalProperties ?? schema.properties?.[key] ?? {}
    const kept = leftOf(inner, (value as Record<string | number, unknown>)[key], rest, at)
    if (kept)
      return {
        ...kept,
        value:
          typeof key === 'number' ? replaceItem(value, key, [kept.value]) : { ...(value as object), [key]: kept.value },
      }
    if (typeof key === 'number') return { value: replaceItem(value, key, []), place: at }
    if (schema.required?.includes(key)) return undefined
    const { [key]: _unknown, ...others } = value as Record<string, unknown>
    return { value: others, place: at }
  }
  const replaceItem = (list: unknown, index: number, items: unknown[]) =>
    (list as unknown[]).toSpliced(index, 1, ...items)

  const cases = operations.flatMap(({ operation, value }) =>
    words(value).map((path) => [`${operation.id}.${path.join('.')}`, { operation, value, path }] as const),
  )

  test('there are such words, in items, in optional fields or in what is needed', () => {
    expect(cases.length).toBeGreaterThan(4)
    expect(cases.filter(([, { path }]) => path.includes(0)).length).toBeGreaterThan(2)
  })

  test.each(cases)(
    '%s: leaves out the item or the optional field that holds it, and says where; else it is `schema`',
    async (_, one) => {
      const { operation, value, path } = one
      const whole = pairs(example(value))
      const left = leftOf(value, whole, path)
      for (const word of ['HOLOGRAMS', '', '__proto__', 'x'.repeat(300_000)]) {
        const { value: got, error, ignored } = await outcome(operation, ok(set(whole, path, word)))
        if (left) expect([got, ignored]).toEqual([left.value, [left.place]])
        else expect([error?.kind, ignored]).toEqual(['schema', []])
      }
    },
  )

  test('control: known words leave nothing out', { tags: ['A4-control'] }, async () => {
    for (const { operation, value } of operations) {
      const { value: got, ignored } = await outcome(operation, ok(pairs(example(value))))
      expect([got, ignored], operation.id).toEqual([pairs(example(value)), []])
    }
  })
})

describe('a list with an item that does not fit', () => {
  const listOf = (schema: Schema): Schema | undefined =>
    schema.items ? schema : Object.values(schema.properties ?? {}).find(({ items }) => items)
  /** Builds an answer with these items in its list: the answer itself, or its first field that is a list. */
  const answerOf = (value: Schema, items: readonly unknown[]): unknown => {
    if (value.items) return items
    const key = Object.keys(value.properties ?? {}).find((name) => value.properties?.[name]?.items)
    return { ...(example(value) as object), [key ?? '']: items }
  }
  const cases = operations.flatMap(({ operation, value }) => {
    const item = listOf(value)?.items
    const needed = item?.type === 'object' ? item.required?.[0] : undefined
    if (!item || needed === undefined) return []
    const right = example(item) as object
    return [
      {
        id: operation.id,
        operation,
        isMoney: item['x-money'] === true,
        answer: (...items: unknown[]) => answerOf(value, items),
        right,
        wrong: { ...right, [needed]: { no: 'value' } },
      },
    ]
  })

  test.each(cases.filter(({ isMoney }) => !isMoney).map((one) => [one.id, one] as const))(
    '%s: shows the others, and says where it was',
    { tags: ['B16'] },
    async (_, { operation, answer, right, wrong }) => {
      const { value, ignored, error } = await outcome(operation, ok(answer(right, wrong, right)))
      expect([error, value]).toEqual([undefined, answer(right, right)])
      expect(ignored).toEqual([expect.stringMatching(/\[1\]$/)])
      // If no item fits, the list itself is wrong.
      expect((await outcome(operation, ok(answer(wrong, wrong)))).error?.kind).toBe('schema')
    },
  )

  test.each(cases.filter(({ isMoney }) => isMoney).map((one) => [one.id, one] as const))(
    'control: %s is of money, and refused as a whole',
    { tags: ['B16-control'] },
    async (_, { operation, answer, right, wrong }) => {
      expect((await outcome(operation, ok(answer(right, wrong, right)))).error?.kind).toBe('schema')
    },
  )

  test('there are lists of both kinds', () => {
    expect(cases.filter(({ isMoney }) => isMoney).length).toBeGreaterThan(10)
    expect(cases.filter(({ isMoney }) => !isMoney).length).toBeGreaterThan(15)
  })
})

describe('keys with a meaning of their own', { tags: ['A6'] }, () => {
  const hostile = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"then":"x","toString":1,'
  /** The JSON of an example with such keys in every object; in a record of free keys with values that would fit. */
  const poisoned = (schema: Schema, value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map((item) => poisoned(schema.items ?? {}, item)).join(',')}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const { additionalProperties: free } = schema
    const keys = free
      ? ['__proto__', 'constructor', 'then'].map((key) => `"${key}":${JSON.stringify(example(free))},`).join('')
      : hostile
    const fields = Object.entries(value).map(
      ([key, field]) => `${JSON.stringify(key)}:${poisoned(free ?? schema.properties?.[key] ?? {}, field)}`,
    )
    return `{${keys}${fields.join(',')}}`.replace(',}', '}')
  }

  test('never come through, and pollute nothing', async () => {
    for (const { operation, value } of operations) {
      const body = `{${hostile}"success":true,"value":${poisoned(value, example(value))}}`
      const { value: got, error } = await outcome(operation, { body })
      expect(error, operation.id).toBeUndefined()
      expect(got, operation.id).toEqual(example(value))
      expect(JSON.stringify(got), operation.id).not.toMatch(/polluted|__proto__|"then"/)
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('control: JSON.parse alone gives them', { tags: ['A6-control'] }, () => {
    const parsed = JSON.parse(`{${hostile}"success":true}`) as object
    expect(Object.keys(parsed)).toEqual(['__proto__', 'constructor', 'then', 'toString', 'success'])
  })

  const records = operations.filter(({ value }) => JSON.stringify(value).includes('"additionalProperties":{'))
  test.each(records.map((one) => [one.operation.id, one] as const))(
    '%s: a lookup in its free keys finds no inherited name',
    async (_, one) => {
      const found: object[] = []
      const look = (value: unknown) => {
        if (typeof value !== 'object' || value === null) return
        if (Object.hasOwn(value, 'some')) found.push(value)
        Object.values(value).forEach(look)
      }
      look((await outcome(one.operation, ok(example(one.value)))).value)
      expect(found.length).toBeGreaterThan(0)
      for (const record of found as Record<string, unknown>[])
        expect([record['toString'], record['constructor']]).toEqual([undefined, undefined])
    },
  )
})

describe('a refusal, whatever stands in it', { tags: ['A13'] }, () => {
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.jsonValue(),
      fc.constantFrom(
        '<img src=x onerror=alert(1)>',
        'at main (/srv/app.js:1:1)',
        'login.failed',
        -1,
        1e308,
        0.5,
        '9',
        true,
        null,
      ),
      fc.record(
        {
          errorCode: tie('value'),
          message: tie('value'),
          data: fc.oneof(
            tie('value'),
            fc.record({ captcha: tie('value'), field: tie('value'), retryAfter: tie('value') }, { requiredKeys: [] }),
          ),
          success: fc.constant(false),
          __proto__: tie('value'),
        },
        { requiredKeys: ['success'] },
      ),
    ),
  })).value

  test('gives a code, flags and bounded seconds, or nothing; never a text of the server', async () => {
    const status = fc.constantFrom(400, 401, 403, 404, 409, 418, 429, 500, 502, 503, 504, 599)
    await fc.assert(
      fc.asyncProperty(json, status, async (body, code) => {
        const { error } = await outcome({ ...balance, retry: false }, { status: code, body })
        expect(error).toBeInstanceOf(ApiError)
        expect(error).toMatchObject({ kind: 'status', status: code })
        expect(JSON.stringify({ ...error, message: error?.message, cause: error?.cause })).not.toMatch(/onerror|srv/)
        const { captcha, field, retryAfter, ...more } = (error?.data ?? {}) as Record<string, unknown>
        expect(more).toEqual({})
        expect(['undefined', 'boolean']).toContain(typeof captcha)
        expect(field ?? 'none').toMatch(/^\w{1,40}$/)
        expect(error?.code ?? 'none').toMatch(/^[A-Za-z][\w.-]{0,79}$/)
        for (const seconds of [retryAfter ?? 1, error?.retryAfter ?? 1] as number[])
          expect(seconds >= 1 && seconds <= 300).toBe(true)
      }),
      { numRuns: depth(150, 500) },
    )
  })

  test.each([
    '',
    ' ',
    '<h1>Blocked</h1>',
    '{"success":false,"errorCode":"a',
    '\ufeff{}',
    '[',
    '['.repeat(100_000) + ']'.repeat(100_000),
    'x'.repeat(9_000_000),
  ])('a failure is `status` with any body (%#)', async (body) => {
    for (const status of [400, 403, 500])
      expect((await outcome({ ...balance, retry: false }, { status, body })).error).toMatchObject({
        kind: 'status',
        status,
        code: undefined,
      })
  })
})

describe('success without a token', { tags: ['A19'] }, () => {
  const signingIn = operations.filter(({ value }) => value.properties?.['token'])

  test('is known of every operation that answers with a session', () => {
    expect(signingIn.map(({ operation }) => operation.id)).toEqual(expect.arrayContaining(['login', 'trialPlay']))
  })

  test.each(signingIn.map((one) => [one.operation.id, one] as const))(
    '%s without one is no session, with one it is',
    { tags: ['A19', 'A19-control'] },
    async (_, { operation, value }) => {
      const session = example(value) as Record<string, unknown>
      for (const token of [undefined, null, '', ' ', 'short', 7, true, {}, ['x'.repeat(32)], 'x'.repeat(129)])
        expect((await outcome(operation, ok({ ...session, token }))).error?.kind, JSON.stringify(token)).toBe('schema')
      expect((await outcome(operation, ok({ ...session, token: 'x'.repeat(32) }))).value).toEqual({
        ...session,
        token: 'x'.repeat(32),
      })
    },
  )
})
