import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContract, type JsonObject } from './readContract.ts'

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
