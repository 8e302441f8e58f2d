import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readApiContract, type JsonValue, type JsonObject } from './readApiContract.ts'

/** The paths that the specification states exactly (part 2, section 7). */
const specifiedPaths = [
  '/lgw/orders',
  '/lgw/orders/detail',
  '/lgw/orders/suborders/cancel',
  '/lgw/vn/games/game_menu',
  '/wps/game/launchGame',
  '/wps/member/info',
  '/wps/system/helpCenter',
  '/wps/transaction/withdraw',
  '/wps/wallets/balance',
]

const { document } = readApiContract(join(import.meta.dirname, '../../../openapi/openapi.yaml'))
const methods = ['get', 'post', 'put', 'delete', 'patch']
const operations: (JsonObject & { path: string })[] = Object.entries(document['paths'] as JsonObject).flatMap(
  ([path, item]) =>
    Object.entries(item as JsonObject).flatMap(([method, operation]) =>
      methods.includes(method) ? [{ ...(operation as JsonObject), path }] : [],
    ),
)

test(
  'contains the paths that the specification states, and marks every other path as assumed',
  { tags: ['CALL-106'] },
  () => {
    const chosen = operations.filter((operation) => operation['x-assumed'] !== true)
    expect([...new Set(chosen.map(({ path }) => path))].toSorted()).toEqual(specifiedPaths)
  },
)

/**
 * Returns the names of the fields and parameters that may have decimals: numbers that are not integers, and texts that
 * contain such numbers.
 */
function findDecimals(json: JsonValue, name = ''): string[] {
  if (typeof json !== 'object' || json === null) return []
  if (Array.isArray(json)) return json.flatMap((each) => findDecimals(each, name))
  const { type, pattern, enum: words } = json
  const isDecimal =
    [type].flat().includes('number') ||
    (typeof pattern === 'string' && pattern.includes('\\.\\d')) ||
    [words].flat().some((word) => typeof word === 'string' && /^\d*\.\d+$/.test(word))
  const own = typeof json['name'] === 'string' ? json['name'] : name
  return [
    ...(isDecimal ? [own] : []),
    ...Object.entries(json).flatMap(([key, value]) => findDecimals(value, key === 'schema' ? own : key)),
  ]
}

test('allows decimals only in odds, minutes until expiry and the balance, and in no other amount of money', () => {
  const fields = {
    price: { type: 'number' },
    paid: { type: ['number', 'null'] },
    fee: { type: 'string', pattern: '^\\d+(\\.\\d{1,2})?$' },
    count: { type: 'integer' },
  }
  const parameter = { name: 'minBet', schema: { type: 'string', enum: ['0.5', '0.75'] } }
  expect(findDecimals([fields, parameter])).toEqual(['price', 'paid', 'fee', 'minBet'])
  expect(new Set(findDecimals(document))).toEqual(new Set(['sumBalance', 'odds', 'expiredMinutes']))
})

test('has a summary of every path and a description of every error code', { tags: ['CALL-106'] }, () => {
  expect(
    operations.filter(({ summary }) => typeof summary !== 'string' || summary === '').map(({ path }) => path),
  ).toEqual([])
  const codes = (
    (document['components'] as JsonObject)['schemas'] as {
      ErrorCode: { oneOf: { const: string; description: string }[] }
    }
  ).ErrorCode.oneOf
  expect(codes.length).toBeGreaterThan(50)
  expect(codes.filter(({ description }) => !description).map((code) => code.const)).toEqual([])
})
