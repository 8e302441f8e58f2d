import { chooseByTestDepth } from '@lobby/test-kit/depth'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listBoundaryValues, copyWithValueAtPath, type BoundaryValue } from '../testing/boundaryValues.ts'
import { encryptLogin } from '../testing/encryptLogin.ts'
import { createArbitraryFromSchema } from '../testing/createArbitraryFromSchema.ts'
import { northMerchant } from '../testing/merchants.ts'
import { buildLoginPayload, buildRegisterPayload, createTestSandbox } from '../testing/createTestSandbox.ts'
import { operationsByPath, operationContracts, type OperationContract, type ApiSchema } from './apiContract.ts'

const sandbox = createTestSandbox({
  limits: {
    login: 1e6,
    logins: 1e6,
    captcha: 1e6,
    trial: 1e6,
    register: 1e6,
    code: 1e6,
    password: 1e6,
    affiliate: 1e6,
  },
})
const token = await sandbox.token('vip')
const agentToken = await sandbox.token('agent')
/** Returns the token of a member who may use an operation: an agent for agent operations. */
const tokenFor = ({ tags }: OperationContract): string => (tags.includes('agent') ? agentToken : token)
/**
 * Generates hostile text for any field. The text contains only visible ASCII characters, so that it is also valid in a
 * header.
 */
const hostileText = fc.oneof(
  fc.constantFrom('', '0', '-1', '1e400', 'null', '%00', '../..', "' OR 1=1 --", '<b>', '999999999999999999999'),
  fc.stringMatching(/^[!-~]{0,80}$/),
)
const mostlyValid = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { weight: 8, arbitrary: valid.map(String) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )

interface Generated {
  readonly query: Readonly<Record<string, string | undefined>>
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: unknown
}

const merchantNames = ['Merchant', 'merchantCode', 'merchant', 'merchant_code']

/**
 * Generates calls of an operation. About half of the calls fit the API contract. Most other calls violate the API
 * contract in one place.
 */
function generateCalls(operation: OperationContract, sessionToken = token): fc.Arbitrary<Generated> {
  const parametersIn = (place: string): fc.Arbitrary<Record<string, string | undefined>> =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [
            name,
            mostlyValid(
              merchantNames.includes(name)
                ? fc.constant(operation.id === 'trialPlay' ? northMerchant.trialCode : northMerchant.code)
                : name === 'token' && operation.requiresSession
                  ? fc.constant(sessionToken)
                  : name === 'Idempotency-Key'
                    ? // Add the operation to the idempotency key: the seed generates the same keys for each operation, but a key is valid for one operation only.
                      createArbitraryFromSchema(schema).map((key) => `${operation.id}-${String(key)}`.slice(0, 64))
                    : place === 'header' && !schema['pattern'] && !schema['const']
                      ? hostileText
                      : createArbitraryFromSchema(schema),
            ),
          ]),
      ),
    )
  const authorization = fc.oneof(
    { weight: 6, arbitrary: fc.constant(`Bearer ${sessionToken}`) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
  const { properties } = (operation.bodySchema ?? {}) as { properties?: object }
  const withToken = (valid: unknown): unknown =>
    properties && 'token' in properties ? { ...(valid as object), token: sessionToken } : valid
  const body = operation.bodySchema
    ? fc.oneof(
        { weight: 5, arbitrary: createArbitraryFromSchema(operation.bodySchema).map(withToken) },
        { weight: 1, arbitrary: fc.jsonValue() },
      )
    : fc.constant(undefined)
  return fc
    .record({ query: parametersIn('query'), headers: parametersIn('header'), authorization, body })
    .map(({ query, headers, authorization: bearer, body: sent }) => ({
      query,
      headers: { ...headers, Authorization: bearer },
      body: sent,
    }))
}

const listPresent = (values: Readonly<Record<string, string | undefined>>): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))

/** Returns whether the API contract allows a call. Does not check the session of the call. */
function isAllowed(
  { parameters, checkParameter, checkBody, isForm }: OperationContract,
  { query, headers, body }: Generated,
): boolean {
  const fitting = parameters.every((parameter) => {
    const given = (parameter.in === 'query' ? query : headers)[parameter.name]
    if (given === undefined) return !parameter.required
    const { type } = parameter.schema
    const whole = type === 'integer' && /^-?\d+$/.test(given) ? Number(given) : given
    const parsed = type === 'boolean' && /^(true|false)$/.test(given) ? given === 'true' : whole
    return checkParameter(parameter, parsed) === null
  })
  return (
    fitting &&
    checkBody(
      isForm && body !== undefined ? Object.fromEntries(new URLSearchParams(encodeBody({ isForm }, body))) : body,
    ) === null
  )
}

/** Serializes a body as a form or as JSON. A value that is not an object is always serialized as JSON. */
const encodeBody = (operation: Pick<OperationContract, 'isForm'>, body: unknown): string =>
  operation.isForm && typeof body === 'object' && body !== null
    ? new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString()
    : JSON.stringify(body)

async function send(operation: OperationContract, { query, headers, body }: Generated, to = sandbox): Promise<number> {
  const response = await to.fetch(
    new Request(`http://north.localhost${operation.path}?${new URLSearchParams(listPresent(query))}`, {
      method: operation.method,
      headers: [
        ...listPresent(headers),
        ...(operation.bodySchema
          ? [
              ['Content-Type', operation.isForm ? 'application/x-www-form-urlencoded' : 'application/json'] as [
                string,
                string,
              ],
            ]
          : []),
      ],
      ...(body !== undefined && { body: encodeBody(operation, body) }),
    }),
  )
  const answer: unknown = await response.json()
  expect(response.status).toBeLessThan(500)
  if (!isAllowed(operation, { query, headers, body })) expect(response.status).toBeGreaterThanOrEqual(400)
  expect(operation.checkAnswer(response.status, answer), JSON.stringify(answer)).toBeNull()
  return response.status
}

/**
 * Lists calls in which one value is at the limit of its range or just outside the range. All other values of the calls
 * are valid.
 */
function listBoundaryCalls(operation: OperationContract): (BoundaryValue & { readonly call: Generated })[] {
  const ownToken = tokenFor(operation)
  const sample = (schema: ApiSchema) =>
    fc.sample(createArbitraryFromSchema(schema), { numRuns: 1, seed: 20_261_126 })[0]
  const isMerchant = (name: string) => merchantNames.includes(name)
  const valueOf = ({ name, schema }: OperationContract['parameters'][number]) =>
    isMerchant(name)
      ? operation.id === 'trialPlay'
        ? northMerchant.trialCode
        : northMerchant.code
      : name === 'token' && operation.requiresSession
        ? ownToken
        : String(sample(schema))
  const valuesIn = (place: string) =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => [parameter.name, valueOf(parameter)]),
    )
  const query = valuesIn('query')
  const headers = { ...valuesIn('header'), Authorization: `Bearer ${ownToken}` }
  const fits = operation.bodySchema && sample(operation.bodySchema)
  const body =
    fits !== undefined && operation.requiresSession && 'token' in (fits as object)
      ? { ...(fits as object), token: ownToken }
      : fits
  const ofQuery = operation.parameters
    .filter((parameter) => parameter.in === 'query' && !isMerchant(parameter.name))
    .flatMap(({ name, schema }) =>
      listBoundaryValues(schema).map((bound) => ({
        ...bound,
        path: [name],
        call: { query: { ...query, [name]: String(bound.value) }, headers, body },
      })),
    )
  const ofBody = operation.bodySchema
    ? listBoundaryValues(operation.bodySchema).map((bound) => ({
        ...bound,
        call: { query, headers, body: copyWithValueAtPath(body, bound.path, bound.value) },
      }))
    : []
  return [...ofQuery, ...ofBody]
}

describe('the API with values at the ends of the ranges in the API contract', () => {
  const withBounds = operationContracts.filter(({ parameters, bodySchema }) => {
    const schemas = parameters
      .filter((parameter) => parameter.in === 'query' && !merchantNames.includes(parameter.name))
      .map(({ schema }) => schema)
    return [...schemas, ...(bodySchema ? [bodySchema] : [])].some((schema) => listBoundaryValues(schema).length > 0)
  })

  test('finds more than 60 operations whose values have ranges in the API contract', () => {
    expect(withBounds.length).toBeGreaterThan(60)
  })

  test.each(withBounds.map((operation) => [operation.id, operation] as const))(
    'refuses calls of the operation %s without a 5xx when a value is outside its range',
    { tags: ['B1', 'deep'] },
    async (_id, operation) => {
      for (const { path, value, isBeyond, call } of listBoundaryCalls(operation)) {
        // Assert that the API contract forbids the call. `send` asserts that the sandbox refuses every forbidden call.
        if (isBeyond) expect(isAllowed(operation, call), `${path.join('.')}: ${String(value).slice(0, 40)}`).toBe(false)
        await send(operation, call)
      }
      expect(sandbox.lines).toEqual([])
    },
  )
})

describe('the API with generated values', () => {
  test.each(operationContracts.map((operation) => [operation.id, operation] as const))(
    'returns only responses that the API contract declares, and no 5xx, for generated calls of %s',
    { tags: ['B1'] },
    async (id, operation) => {
      const statuses = new Set<number>()
      await fc.assert(
        fc.asyncProperty(
          generateCalls(operation, tokenFor(operation)),
          async (call) => void statuses.add(await send(operation, call)),
        ),
        // Few generated calls of `gameList` and `lotteryOrders` are valid, so these operations need more runs.
        { numRuns: chooseByTestDepth(['gameList', 'lotteryOrders'].includes(id) ? 150 : 40, 150), seed: 20_261_120 },
      )
      // Some calls must succeed and some must be refused. A test below covers the operations with encrypted bodies.
      expect(statuses).toContain(400)
      if (!operation.plaintextSchema) expect(statuses).toContain(200)
      if (operation.requiresSession) expect(statuses).toContain(401)
      expect(sandbox.lines).toEqual([])
    },
  )

  test.each([
    ['a lost table', 'hotGames', 'DROP TABLE tenant_game'],
    ['an invalid response', 'hotGames', `UPDATE game SET wire = json_remove(wire, '$.roomId')`],
    ['a lost table', 'launchGame', 'DROP TABLE game'],
  ])(
    'control: detects %s with the generated calls of the operation %s',
    { tags: ['B1-control'] },
    async (_what, id, damage) => {
      const operation = operationContracts.find((one) => one.id === id)
      if (!operation) throw new Error(`The contract has no operation ${id}.`)
      const damaged = createTestSandbox()
      const vip = await damaged.token('vip')
      damaged.db.exec(damage)
      const property = fc.asyncProperty(
        generateCalls(operation, vip),
        async (call) => void (await send(operation, call, damaged)),
      )
      expect((await fc.check(property, { numRuns: 150, seed: 20_261_120 })).failed).toBe(true)
    },
  )

  test.each([
    ['login', buildLoginPayload(sandbox, 'ana')],
    ['register', buildRegisterPayload(sandbox)],
  ] as const)(
    'returns 200 or 400 from the operation %s for encrypted bodies with generated plaintexts',
    { tags: ['B1'] },
    async (id, good) => {
      const operation = operationContracts.find((one) => one.id === id)
      if (!operation?.plaintextSchema) throw new Error(`The contract has no encrypted ${id}.`)
      const statuses = new Set<number>()
      const freshFields = fc
        .uuid()
        .map((nonce) => ({ merchant: northMerchant.code, timestamp: sandbox.clock.now(), nonce }))
      const plaintexts = fc.oneof(
        {
          weight: 3,
          arbitrary: fc
            .tuple(createArbitraryFromSchema(operation.plaintextSchema), freshFields)
            .map(([plain, now]) => ({ ...(plain as object), ...now })),
        },
        { weight: 1, arbitrary: createArbitraryFromSchema(operation.plaintextSchema) },
        { weight: 1, arbitrary: fc.jsonValue() },
        { weight: 1, arbitrary: freshFields.map((now) => ({ ...good, ...now })) },
      )
      await fc.assert(
        fc.asyncProperty(plaintexts, fc.uuid(), async (plaintext, key) => {
          const { body, encryption } = encryptLogin(plaintext)
          const headers = { Merchant: northMerchant.code, Encryption: encryption, 'Idempotency-Key': key }
          statuses.add(await send(operation, { query: id === 'register' ? { moduleId: 'REG3' } : {}, headers, body }))
        }),
        { numRuns: chooseByTestDepth(30, 60), seed: 20_261_120 },
      )
      expect(statuses).toEqual(new Set([200, 400]))
      expect(sandbox.lines).toEqual([])
    },
  )

  test(
    'returns responses that fit the API contract when a member reads data, launches a game and signs out',
    { tags: ['B1'] },
    async () => {
      const ownToken = await sandbox.token('agent')
      const { list } = (await sandbox.call('hotGames')).body.value as unknown as {
        list: { vassalage: string; roomId: string; nodeId: number; gameType: string; supportPlay: boolean }[]
      }
      const game = list.find(({ supportPlay }) => supportPlay)
      const query = {
        vendor: game?.vassalage ?? '',
        gameId: game?.roomId ?? '',
        nodeId: game?.nodeId ?? 0,
        category: game?.gameType ?? '',
      }
      for (const [id, ask, status] of [
        ['memberInfo', {}, 200],
        ['balance', {}, 200],
        ['launchGame', { query, headers: { 'Idempotency-Key': 'way-through-00001' } }, 200],
        ['logout', { query: { token: ownToken } }, 200],
        ['balance', {}, 401],
        ['logout', { query: { token: ownToken } }, 200],
      ] as const) {
        const { status: got, body } = await sandbox.call(id, { token: ownToken, ...ask })
        expect([id, got]).toEqual([id, status])
        expect(
          [...operationsByPath.values()]
            .flatMap((methods) => [...methods.values()])
            .find((one) => one.id === id)
            ?.checkAnswer(got, body),
        ).toBeNull()
      }
    },
  )
})

describe('the validation of responses', () => {
  test.each(operationContracts.map((operation) => [operation.id, operation] as const))(
    'detects responses of the operation %s whose status or body violates the API contract',
    (_id, { checkAnswer }) => {
      for (const [status, body] of [
        [200, {}],
        [200, null],
        [200, { success: 'false' }],
        [200, { success: true }],
        [200, { success: true, value: 7.5 }],
        [200, { success: false }],
        [400, { success: true, value: [] }],
        [200.5, { success: false, errorCode: 'a', message: 'b' }],
      ] as const) {
        expect(checkAnswer(status, body)).not.toBeNull()
      }
      expect(checkAnswer(200, { success: false, errorCode: 'a.b', message: 'c' })).toBeNull()
    },
  )

  test('returns 500 and logs the violation when a response violates the API contract', async () => {
    const broken = createTestSandbox()
    expect((await broken.call('hotGames')).status).toBe(200)
    broken.db.exec(`UPDATE game SET wire = json_remove(wire, '$.roomId')`)
    expect(await broken.call('hotGames')).toMatchObject({
      status: 500,
      body: { success: false, errorCode: 'system.failure' },
    })
    expect(broken.lines).toEqual([expect.stringMatching(/hotGames.*does not fit the contract.*roomId/)])
  })
})
