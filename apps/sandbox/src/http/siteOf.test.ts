import { expect, test } from 'vitest'
import { north } from '../testing/merchants.ts'
import { siteOrigin } from './clientOf.ts'

const shop = { ...north, hosts: ['brand.example', 'm.brand.example'] }
const from = (headers: Record<string, string>) =>
  new Request('http://127.0.0.1:4700/wps/account/forgotPassword', { headers })

test.each([
  ['an origin', { Origin: 'https://m.brand.example:6666' }, 'https://m.brand.example'],
  ['an origin without encryption', { Origin: 'http://brand.example' }, 'https://brand.example'],
  ['a referrer', { Referer: 'https://brand.example:6666/m/home' }, 'https://brand.example'],
  [
    'the server in front, which repeats what it was asked for',
    { 'X-Forwarded-Host': 'brand.example:6666' },
    'https://brand.example',
  ],
  ['a stranger', { Origin: 'https://evil.example' }, 'https://brand.example'],
])('no port of %s becomes part of a public address', { tags: ['B88'] }, (_who, headers, expected) => {
  expect(siteOrigin(from(headers), shop, true)).toBe(expected)
})

test(
  'control: the port of a host of this machine counts when a trusted server names it',
  { tags: ['B88-control'] },
  () => {
    const request = from({ 'X-Forwarded-Host': 'north.localhost:4600' })
    expect(siteOrigin(request, north, true)).toBe('http://north.localhost:4600')
    expect(siteOrigin(request, north, false)).toBe('http://north.localhost')
  },
)
