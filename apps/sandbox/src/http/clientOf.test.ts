import { expect, test } from 'vitest'
import { clientOf, isFromProxy, ownMachine } from './clientOf.ts'

const asked = (forwarded?: string) =>
  new Request('http://localhost/', forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } })
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

test.each([
  ['the end of the connection', '203.0.113.9', undefined, '203.0.113.9'],
  ['the end of the connection, whatever it claims to be', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['whom a server of the same machine names', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  [
    'whom it names last: what stands before can be claimed by anybody',
    '::1',
    '198.51.100.1, 203.0.113.9',
    '203.0.113.9',
  ],
  ['whom a chain of trusted servers names', '::ffff:127.0.0.1', '203.0.113.9, 127.0.0.1', '203.0.113.9'],
  ['the server, if it names nobody', '127.0.0.1', ' , ', '127.0.0.1'],
])('is %s', { tags: ['B12'] }, (_title, peer, forwarded, client) => {
  expect(clientOf(asked(forwarded), from(peer), ownMachine)).toBe(client)
})

test('is whom a proxy names that the configuration trusts', () => {
  expect(clientOf(asked('203.0.113.9'), from('10.0.0.5'), ['10.0.0.5'])).toBe('203.0.113.9')
})

test('control: trusting every connection lets a client be another one each time', { tags: ['B12-control'] }, () => {
  const names = ['198.51.100.1', '198.51.100.2'].map((claimed) =>
    clientOf(asked(claimed), from('203.0.113.9'), ['203.0.113.9']),
  )
  expect(new Set(names).size).toBe(2)
})

test('is this process without a connection', () => {
  expect(clientOf(asked(), undefined, ownMachine)).toBe('local')
})

const spellings = [
  ['192.0.2.5', '192.0.2.5:4711', '::ffff:192.0.2.5', '::FFFF:c000:0205', '[::ffff:192.0.2.5]:4711'],
  ['2001:db8::1', '2001:0db8::1', '[2001:db8:0:0::1]:4711', '2001:db8::ffff:1:2:3', '2001:db8:0:0:8:800:200c:417a'],
] as const

test.each(spellings)('is one client in every spelling: %s', { tags: ['B57'] }, (...addresses) => {
  for (const address of addresses)
    expect(clientOf(asked(address), from('127.0.0.1'), ownMachine)).toBe(
      clientOf(asked(addresses[0]), from('127.0.0.1'), ownMachine),
    )
  expect(clientOf(asked(), from(addresses[0]), ownMachine)).toBe(
    clientOf(asked(addresses[0]), from('127.0.0.1'), ownMachine),
  )
})

test('is another client in another network', () => {
  const clients = ['2001:db8::1', '2001:db8:0:1::1', '2001:db8:1::1', '192.0.2.5', '192.0.2.6'].map((address) =>
    clientOf(asked(address), from('127.0.0.1'), ownMachine),
  )
  expect(new Set(clients).size).toBe(5)
})

test('is trusted by its whole address, in every spelling', () => {
  const trusted = ['2001:db8:0::1']
  expect(isFromProxy(from('2001:0db8::1'), trusted)).toBe(true)
  expect(isFromProxy(from('2001:db8::2'), trusted)).toBe(false)
  expect(clientOf(asked('203.0.113.9, [2001:db8::1]:4711'), from('2001:db8::1'), trusted)).toBe('203.0.113.9')
})

test('control: compared letter by letter, each spelling is a client', { tags: ['B57-control'] }, () => {
  for (const addresses of spellings) expect(new Set(addresses).size).toBe(addresses.length)
})
