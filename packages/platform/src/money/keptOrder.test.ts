import { createStorage } from '../storage/index.ts'
import { memoryBackend } from '../testing/index.ts'
import { expect, test } from 'vitest'
import { keepOrder, readOrder } from './keptOrder.ts'

const order = { key: 'a2b4c6d8-0000-4000-8000-000000000000', amountMinor: 5000, target: 'PIX', at: 1 }
const open = (backend = memoryBackend(), merchantId = 'acme') =>
  createStorage({ merchantId, backend, sessionBackend: null, target: new EventTarget() })

test('an order is kept for its member and its kind, over a reload, until it is forgotten', () => {
  const backend = memoryBackend()
  keepOrder(open(backend), 'deposit', 'ana', order)
  expect(readOrder(open(backend), 'deposit', 'ana')).toEqual(order)
  expect([readOrder(open(backend), 'withdrawal', 'ana'), readOrder(open(backend), 'deposit', 'vip')]).toEqual([
    null,
    null,
  ])
  expect(readOrder(open(backend, 'other'), 'deposit', 'ana')).toBeNull()
  keepOrder(open(backend), 'deposit', 'ana', order)
  keepOrder(open(backend), 'deposit', 'ana', null)
  expect(backend.length).toBe(0)
})

test.each<[string, unknown]>([
  ['no object', 7],
  ['no key', { 'deposit ana': { ...order, key: undefined } }],
  ['a key that the platform would not take', { 'deposit ana': { ...order, key: 'a b' } }],
  ['a key with a sign before it', { 'deposit ana': { ...order, key: `<${order.key}` } }],
  ['a key with a sign behind it', { 'deposit ana': { ...order, key: `${order.key}<` } }],
  ['no target', { 'deposit ana': { ...order, target: undefined } }],
  ['no time', { 'deposit ana': { ...order, at: undefined } }],
  ['an amount that is none', { 'deposit ana': { ...order, amountMinor: '5000' } }],
  ['null', { 'deposit ana': null }],
])('what is none is not read: %s', (_, kept) => {
  const storage = open()
  storage.set('moneyOrders', kept)
  expect(readOrder(storage, 'deposit', 'ana')).toBeNull()
})

test.each([7, 'text', null])(
  'an order takes the place of %j, which is none, and leaves nothing when it goes',
  (kept) => {
    const backend = memoryBackend()
    const storage = open(backend)
    storage.set('moneyOrders', kept)
    keepOrder(storage, 'deposit', 'ana', order)
    expect(readOrder(storage, 'deposit', 'ana')).toEqual(order)
    keepOrder(storage, 'deposit', 'ana', null)
    expect(backend.length).toBe(0)
  },
)
