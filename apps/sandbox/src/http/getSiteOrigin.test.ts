import { expect, test } from 'vitest'
import { northMerchant } from '../testing/merchants.ts'
import { getSiteOrigin } from './identifyClient.ts'

const tenant = { ...northMerchant, hosts: ['brand.example', 'm.brand.example'] }
const requestWith = (headers: Record<string, string>) =>
  new Request('http://127.0.0.1:4700/wps/account/forgotPassword', { headers })

test.each([
  ['an origin', { Origin: 'https://m.brand.example:6666' }, 'https://m.brand.example'],
  ['an origin without encryption', { Origin: 'http://brand.example' }, 'https://brand.example'],
  ['a referrer', { Referer: 'https://brand.example:6666/m/home' }, 'https://brand.example'],
  ['a host that a proxy forwards', { 'X-Forwarded-Host': 'brand.example:6666' }, 'https://brand.example'],
  ['an origin of another site', { Origin: 'https://evil.example' }, 'https://brand.example'],
])(
  'returns the origin of the merchant’s site, without a port, when the request has %s',
  { tags: ['B88'] },
  (_who, headers, expected) => {
    expect(getSiteOrigin(requestWith(headers), tenant, true)).toBe(expected)
  },
)

test(
  'control: returns the site origin with the port when a trusted proxy forwards a host of the local machine',
  { tags: ['B88-control'] },
  () => {
    const request = requestWith({ 'X-Forwarded-Host': 'north.localhost:4600' })
    expect(getSiteOrigin(request, northMerchant, true)).toBe('http://north.localhost:4600')
    expect(getSiteOrigin(request, northMerchant, false)).toBe('http://north.localhost')
  },
)
