import { expect, test } from 'vitest'
import { identifyClient, isFromTrustedProxy, loopbackAddresses } from './identifyClient.ts'

const createRequest = (forwarded?: string) =>
  new Request('http://localhost/', forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } })
const connectionFrom = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

test.each([
  ['the peer of the connection', '203.0.113.9', undefined, '203.0.113.9'],
  ['the peer of the connection that sends a forged X-Forwarded-For', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['the address in the header of a proxy on the same machine', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  [
    'the last address in the header of a proxy, because earlier addresses can be forged,',
    '::1',
    '198.51.100.1, 203.0.113.9',
    '203.0.113.9',
  ],
  [
    'the last address that is not a trusted proxy in the header of a proxy',
    '::ffff:127.0.0.1',
    '203.0.113.9, 127.0.0.1',
    '203.0.113.9',
  ],
  ['the proxy whose header contains no address', '127.0.0.1', ' , ', '127.0.0.1'],
])('returns %s as the client of a request', { tags: ['B12'] }, (_title, peer, forwarded, client) => {
  expect(identifyClient(createRequest(forwarded), connectionFrom(peer), loopbackAddresses)).toBe(client)
})

test('returns the address that a configured trusted proxy forwards as the client of a request', () => {
  expect(identifyClient(createRequest('203.0.113.9'), connectionFrom('10.0.0.5'), ['10.0.0.5'])).toBe('203.0.113.9')
})

test(
  'control: returns two clients for one peer with forged X-Forwarded-For headers when the peer is trusted',
  { tags: ['B12-control'] },
  () => {
    const names = ['198.51.100.1', '198.51.100.2'].map((claimed) =>
      identifyClient(createRequest(claimed), connectionFrom('203.0.113.9'), ['203.0.113.9']),
    )
    expect(new Set(names).size).toBe(2)
  },
)

test('identifies the client as "local" when a request has no network connection', () => {
  expect(identifyClient(createRequest(), undefined, loopbackAddresses)).toBe('local')
})

const spellings = [
  ['192.0.2.5', '192.0.2.5:4711', '::ffff:192.0.2.5', '::FFFF:c000:0205', '[::ffff:192.0.2.5]:4711'],
  ['2001:db8::1', '2001:0db8::1', '[2001:db8:0:0::1]:4711', '2001:db8::ffff:1:2:3', '2001:db8:0:0:8:800:200c:417a'],
] as const

test.each(spellings)(
  'returns the same client for every spelling of an IP address: %s',
  { tags: ['B57'] },
  (...addresses) => {
    for (const address of addresses)
      expect(identifyClient(createRequest(address), connectionFrom('127.0.0.1'), loopbackAddresses)).toBe(
        identifyClient(createRequest(addresses[0]), connectionFrom('127.0.0.1'), loopbackAddresses),
      )
    expect(identifyClient(createRequest(), connectionFrom(addresses[0]), loopbackAddresses)).toBe(
      identifyClient(createRequest(addresses[0]), connectionFrom('127.0.0.1'), loopbackAddresses),
    )
  },
)

test('returns different clients for IP addresses of different networks', () => {
  const clients = ['2001:db8::1', '2001:db8:0:1::1', '2001:db8:1::1', '192.0.2.5', '192.0.2.6'].map((address) =>
    identifyClient(createRequest(address), connectionFrom('127.0.0.1'), loopbackAddresses),
  )
  expect(new Set(clients).size).toBe(5)
})

test('trusts a proxy only if its whole IPv6 address matches in any spelling', () => {
  const trusted = ['2001:db8:0::1']
  expect(isFromTrustedProxy(connectionFrom('2001:0db8::1'), trusted)).toBe(true)
  expect(isFromTrustedProxy(connectionFrom('2001:db8::2'), trusted)).toBe(false)
  expect(identifyClient(createRequest('203.0.113.9, [2001:db8::1]:4711'), connectionFrom('2001:db8::1'), trusted)).toBe(
    '203.0.113.9',
  )
})

test(
  'control: sees the spellings of one IP address as different clients when addresses are compared as text',
  { tags: ['B57-control'] },
  () => {
    for (const addresses of spellings) expect(new Set(addresses).size).toBe(addresses.length)
  },
)
