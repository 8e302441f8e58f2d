import { chooseByTestDepth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import { balance } from './operations/firstLoad.gen.ts'
import { loadContractOperations, buildSchemaExample, type ContractSchema } from './testing/contractExamples.ts'
import { createOkResponse } from './testing/createFakeServer.ts'
import { getCallOutcome } from './testing/getCallOutcome.ts'

const operations = await loadContractOperations()

describe('a response with an enum value that the API contract does not define', { tags: ['A4'] }, () => {
  /** Repeats the items of every list, so that the test sees what happens to the neighbours of an invalid item. */
  const pairs = (value: unknown): unknown => {
    if (Array.isArray(value)) return [...value, ...value].map(pairs)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, pairs(field)]))
  }

  type Path = readonly (string | number)[]
  const words = (schema: ContractSchema, path: Path = []): Path[] => {
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
   * Removes the part of a value that the client leaves out because of an unknown enum value: the nearest list item or
   * optional field around the enum value. Returns the rest, and the path of the removed part. Returns undefined if
   * every part around the enum value is required.
   */
  const leftOf = (schema: ContractSchema, value: unknown, [key, ...rest]: Path, place = 'value'): Left | undefined => {
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

  test('finds enums inside and outside lists in the API contract, so that the tests of enums are not empty', () => {
    expect(cases.length).toBeGreaterThan(4)
    expect(cases.filter(([, { path }]) => path.includes(0)).length).toBeGreaterThan(2)
  })

  test.each(cases)(
    'drops the list item or optional field when %s has an unknown enum value, or else fails with `schema`',
    async (_, one) => {
      const { operation, value, path } = one
      const whole = pairs(buildSchemaExample(value))
      const left = leftOf(value, whole, path)
      for (const word of ['HOLOGRAMS', '', '__proto__', 'x'.repeat(300_000)]) {
        const { value: got, error, ignored } = await getCallOutcome(operation, createOkResponse(set(whole, path, word)))
        if (left) expect([got, ignored]).toEqual([left.value, [left.place]])
        else expect([error?.kind, ignored]).toEqual(['schema', []])
      }
    },
  )

  test('control: returns the whole response when all its enum values are known', { tags: ['A4-control'] }, async () => {
    for (const { operation, value } of operations) {
      const { value: got, ignored } = await getCallOutcome(
        operation,
        createOkResponse(pairs(buildSchemaExample(value))),
      )
      expect([got, ignored], operation.id).toEqual([pairs(buildSchemaExample(value)), []])
    }
  })
})

describe('a list with an invalid item', () => {
  const listOf = (schema: ContractSchema): ContractSchema | undefined =>
    schema.items ? schema : Object.values(schema.properties ?? {}).find(({ items }) => items)
  /**
   * Builds a response value whose list contains these items. The list is the response value itself, or the first field
   * of the value that is a list.
   */
  const answerOf = (value: ContractSchema, items: readonly unknown[]): unknown => {
    if (value.items) return items
    const key = Object.keys(value.properties ?? {}).find((name) => value.properties?.[name]?.items)
    return { ...(buildSchemaExample(value) as object), [key ?? '']: items }
  }
  const cases = operations.flatMap(({ operation, value }) => {
    const item = listOf(value)?.items
    const needed = item?.type === 'object' ? item.required?.[0] : undefined
    if (!item || needed === undefined) return []
    const right = buildSchemaExample(item) as object
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
    'drops only the invalid item from the list of %s and reports the path of that item',
    { tags: ['B16'] },
    async (_, { operation, answer, right, wrong }) => {
      const { value, ignored, error } = await getCallOutcome(operation, createOkResponse(answer(right, wrong, right)))
      expect([error, value]).toEqual([undefined, answer(right, right)])
      expect(ignored).toEqual([expect.stringMatching(/\[1\]$/)])
      // If no item is valid, the whole list is rejected.
      expect((await getCallOutcome(operation, createOkResponse(answer(wrong, wrong)))).error?.kind).toBe('schema')
    },
  )

  test.each(cases.filter(({ isMoney }) => isMoney).map((one) => [one.id, one] as const))(
    'control: rejects the whole list of %s when one item is invalid and items are about money',
    { tags: ['B16-control'] },
    async (_, { operation, answer, right, wrong }) => {
      expect((await getCallOutcome(operation, createOkResponse(answer(right, wrong, right)))).error?.kind).toBe(
        'schema',
      )
    },
  )

  test('finds lists about money and other lists in the API contract, so that the tests of lists are not empty', () => {
    expect(cases.filter(({ isMoney }) => isMoney).length).toBeGreaterThan(10)
    expect(cases.filter(({ isMoney }) => !isMoney).length).toBeGreaterThan(15)
  })
})

describe('keys such as `__proto__` and `then` in a response', { tags: ['A6'] }, () => {
  const hostile = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"then":"x","toString":1,'
  /**
   * Formats an example as JSON and adds hostile keys such as `__proto__` to every object. In a record, these keys have
   * valid values, so that only the names of the keys are wrong.
   */
  const poisoned = (schema: ContractSchema, value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map((item) => poisoned(schema.items ?? {}, item)).join(',')}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const { additionalProperties: free } = schema
    const keys = free
      ? ['__proto__', 'constructor', 'then']
          .map((key) => `"${key}":${JSON.stringify(buildSchemaExample(free))},`)
          .join('')
      : hostile
    const fields = Object.entries(value).map(
      ([key, field]) => `${JSON.stringify(key)}:${poisoned(free ?? schema.properties?.[key] ?? {}, field)}`,
    )
    return `{${keys}${fields.join(',')}}`.replace(',}', '}')
  }

  test('drops the keys `__proto__` and `then` from responses, and changes no prototype', async () => {
    for (const { operation, value } of operations) {
      const body = `{${hostile}"success":true,"value":${poisoned(value, buildSchemaExample(value))}}`
      const { value: got, error } = await getCallOutcome(operation, { body })
      expect(error, operation.id).toBeUndefined()
      expect(got, operation.id).toEqual(buildSchemaExample(value))
      expect(JSON.stringify(got), operation.id).not.toMatch(/polluted|__proto__|"then"/)
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test(
    'control: keeps keys such as __proto__ when JSON.parse is used without a validator',
    { tags: ['A6-control'] },
    () => {
      const parsed = JSON.parse(`{${hostile}"success":true}`) as object
      expect(Object.keys(parsed)).toEqual(['__proto__', 'constructor', 'then', 'toString', 'success'])
    },
  )

  const records = operations.filter(({ value }) => JSON.stringify(value).includes('"additionalProperties":{'))
  test.each(records.map((one) => [one.operation.id, one] as const))(
    'returns the records of %s without inherited keys',
    async (_, one) => {
      const found: object[] = []
      const look = (value: unknown) => {
        if (typeof value !== 'object' || value === null) return
        if (Object.hasOwn(value, 'some')) found.push(value)
        Object.values(value).forEach(look)
      }
      look((await getCallOutcome(one.operation, createOkResponse(buildSchemaExample(one.value)))).value)
      expect(found.length).toBeGreaterThan(0)
      for (const record of found as Record<string, unknown>[])
        expect([record['toString'], record['constructor']]).toEqual([undefined, undefined])
    },
  )
})

describe('a refusal with arbitrary content', { tags: ['A13'] }, () => {
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

  test('returns only valid error codes and waits of 1 to 300 seconds when a refusal has arbitrary content', async () => {
    const status = fc.constantFrom(400, 401, 403, 404, 409, 418, 429, 500, 502, 503, 504, 599)
    await fc.assert(
      fc.asyncProperty(json, status, async (body, code) => {
        const { error } = await getCallOutcome({ ...balance, retry: false }, { status: code, body })
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
      { numRuns: chooseByTestDepth(150, 500) },
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
  ])('fails with `status` when a 400, 403 or 500 has a body without a valid envelope (row %#)', async (body) => {
    for (const status of [400, 403, 500])
      expect((await getCallOutcome({ ...balance, retry: false }, { status, body })).error).toMatchObject({
        kind: 'status',
        status,
        code: undefined,
      })
  })
})

describe('a successful sign-in without a token', { tags: ['A19'] }, () => {
  const signingIn = operations.filter(({ value }) => value.properties?.['token'])

  test('finds the operations that return a session token', () => {
    expect(signingIn.map(({ operation }) => operation.id)).toEqual(expect.arrayContaining(['login', 'trialPlay']))
  })

  test.each(signingIn.map((one) => [one.operation.id, one] as const))(
    'rejects the response of %s without a valid session token and accepts it with a valid token',
    { tags: ['A19', 'A19-control'] },
    async (_, { operation, value }) => {
      const session = buildSchemaExample(value) as Record<string, unknown>
      for (const token of [undefined, null, '', ' ', 'short', 7, true, {}, ['x'.repeat(32)], 'x'.repeat(129)])
        expect(
          (await getCallOutcome(operation, createOkResponse({ ...session, token }))).error?.kind,
          JSON.stringify(token),
        ).toBe('schema')
      expect((await getCallOutcome(operation, createOkResponse({ ...session, token: 'x'.repeat(32) }))).value).toEqual({
        ...session,
        token: 'x'.repeat(32),
      })
    },
  )
})
