import { createStorage } from '../storage/index.ts'
import { createMemoryStorageBackend } from '../testing/index.ts'
import { expect, test } from 'vitest'
import { storeUnresolvedMoneyOrder, readUnresolvedMoneyOrder } from './unresolvedMoneyOrder.ts'

const order = { key: 'a2b4c6d8-0000-4000-8000-000000000000', amountMinor: 5000, target: 'PIX', at: 1 }
const open = (backend = createMemoryStorageBackend(), merchantId = 'acme') =>
  createStorage({ merchantId, backend, sessionBackend: null, target: new EventTarget() })

test('stores an order separately for each member and each kind of order', () => {
  const backend = createMemoryStorageBackend()
  storeUnresolvedMoneyOrder(open(backend), 'deposit', 'ana', order)
  expect(readUnresolvedMoneyOrder(open(backend), 'deposit', 'ana')).toEqual(order)
  expect([
    readUnresolvedMoneyOrder(open(backend), 'withdrawal', 'ana'),
    readUnresolvedMoneyOrder(open(backend), 'deposit', 'vip'),
  ]).toEqual([null, null])
  expect(readUnresolvedMoneyOrder(open(backend, 'other'), 'deposit', 'ana')).toBeNull()
  storeUnresolvedMoneyOrder(open(backend), 'deposit', 'ana', order)
  storeUnresolvedMoneyOrder(open(backend), 'deposit', 'ana', null)
  expect(backend.length).toBe(0)
})

test.each<[string, unknown]>([
  ['no object', 7],
  ['no key', { 'deposit ana': { ...order, key: undefined } }],
  ['a key that the platform would refuse', { 'deposit ana': { ...order, key: 'a b' } }],
  ['a key with an invalid character before it', { 'deposit ana': { ...order, key: `<${order.key}` } }],
  ['a key with an invalid character after it', { 'deposit ana': { ...order, key: `${order.key}<` } }],
  ['no target', { 'deposit ana': { ...order, target: undefined } }],
  ['no time', { 'deposit ana': { ...order, at: undefined } }],
  ['an amount that is not a number', { 'deposit ana': { ...order, amountMinor: '5000' } }],
  ['null', { 'deposit ana': null }],
])('ignores an invalid stored order: %s', (_, kept) => {
  const storage = open()
  storage.set('moneyOrders', kept)
  expect(readUnresolvedMoneyOrder(storage, 'deposit', 'ana')).toBeNull()
})

test.each([7, 'text', null])('stores an order when the stored value is invalid: %j', (kept) => {
  const backend = createMemoryStorageBackend()
  const storage = open(backend)
  storage.set('moneyOrders', kept)
  storeUnresolvedMoneyOrder(storage, 'deposit', 'ana', order)
  expect(readUnresolvedMoneyOrder(storage, 'deposit', 'ana')).toEqual(order)
  storeUnresolvedMoneyOrder(storage, 'deposit', 'ana', null)
  expect(backend.length).toBe(0)
})
