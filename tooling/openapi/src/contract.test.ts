import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContract, type Json, type JsonObject } from './readContract.ts'

/** The paths that the specification gives (part 2, section 7), to the letter. */
const given = [
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

const { document } = readContract(join(import.meta.dirname, '../../../openapi/openapi.yaml'))
const methods = ['get', 'post', 'put', 'delete', 'patch']
const operations: (JsonObject & { path: string })[] = Object.entries(document['paths'] as JsonObject).flatMap(
  ([path, item]) =>
    Object.entries(item as JsonObject).flatMap(([method, operation]) =>
      methods.includes(method) ? [{ ...(operation as JsonObject), path }] : [],
    ),
)

test(
  'the contract decides the paths: those that the specification gives stand to the letter, every other one is marked as assumed',
  { tags: ['CALL-106'] },
  () => {
    const chosen = operations.filter((operation) => operation['x-assumed'] !== true)
    expect([...new Set(chosen.map(({ path }) => path))].toSorted()).toEqual(given)
  },
)

/** Names of the fields and parameters with decimals: numbers that are no integers, and texts that are written as such. */
function decimalsIn(json: Json, name = ''): string[] {
  if (typeof json !== 'object' || json === null) return []
  if (Array.isArray(json)) return json.flatMap((each) => decimalsIn(each, name))
  const { type, pattern, enum: words } = json
  const isDecimal =
    [type].flat().includes('number') ||
    (typeof pattern === 'string' && pattern.includes('\\.\\d')) ||
    [words].flat().some((word) => typeof word === 'string' && /^\d*\.\d+$/.test(word))
  const own = typeof json['name'] === 'string' ? json['name'] : name
  return [
    ...(isDecimal ? [own] : []),
    ...Object.entries(json).flatMap(([key, value]) => decimalsIn(value, key === 'schema' ? own : key)),
  ]
}

test('money has no decimals, but for the balance that the specification names: odds and minutes are no money', () => {
  const fields = {
    price: { type: 'number' },
    paid: { type: ['number', 'null'] },
    fee: { type: 'string', pattern: '^\\d+(\\.\\d{1,2})?$' },
    count: { type: 'integer' },
  }
  const parameter = { name: 'minBet', schema: { type: 'string', enum: ['0.5', '0.75'] } }
  expect(decimalsIn([fields, parameter])).toEqual(['price', 'paid', 'fee', 'minBet'])
  expect(new Set(decimalsIn(document))).toEqual(new Set(['sumBalance', 'odds', 'expiredMinutes']))
})

test('the contract documents every path, and every code that the platform refuses with', { tags: ['CALL-106'] }, () => {
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
