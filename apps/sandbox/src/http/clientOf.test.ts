import { expect, test } from 'vitest'
import { clientOf, ownMachine } from './clientOf.ts'

const asked = (forwarded?: string) => new Request('http://localhost/', forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } })
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

test.each([
  ['the end of the connection', '203.0.113.9', undefined, '203.0.113.9'],
  ['the end of the connection, whatever it claims to be', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['whom a server of the same machine names', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['whom it names last: what stands before can be claimed by anybody', '::1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['whom a chain of trusted servers names', '::ffff:127.0.0.1', '203.0.113.9, 127.0.0.1', '203.0.113.9'],
  ['the server, if it names nobody', '127.0.0.1', ' , ', '127.0.0.1'],
])('is %s', { tags: ['B12'] }, (_title, peer, forwarded, client) => {
  expect(clientOf(asked(forwarded), from(peer), ownMachine)).toBe(client)
})

test('is whom a proxy names that the configuration trusts', () => {
  expect(clientOf(asked('203.0.113.9'), from('10.0.0.5'), ['10.0.0.5'])).toBe('203.0.113.9')
})

test('control: trusting every connection lets a client be another one each time', { tags: ['B12-control'] }, () => {
  const names = ['198.51.100.1', '198.51.100.2'].map((claimed) => clientOf(asked(claimed), from('203.0.113.9'), ['203.0.113.9']))
  expect(new Set(names).size).toBe(2)
})

test('is this process without a connection', () => {
  expect(clientOf(asked(), undefined, ownMachine)).toBe('local')
})
