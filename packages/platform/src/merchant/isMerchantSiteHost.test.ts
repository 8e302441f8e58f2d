import { expect, test } from 'vitest'
import { isMerchantSiteHost } from './isMerchantSiteHost.ts'

const merchant = { hosts: ['acme.localhost', 'www.acme.example'] }

test.each(['acme.localhost', 'ACME.localhost', 'www.acme.example', 'www.acme.example.'])(
  'control: allows the site on the host %s',
  { tags: ['M5-control'] },
  (host) => {
    expect(isMerchantSiteHost(merchant, host)).toBe(true)
  },
)

test.each([
  '',
  '.',
  'localhost',
  'evil.acme.localhost',
  'acme.localhost.evil.example',
  'xacme.localhost',
  'acme.example',
  '127.0.0.1',
  'other.localhost',
])('refuses the site on the host "%s"', { tags: ['M5'] }, (host) => {
  expect(isMerchantSiteHost(merchant, host)).toBe(false)
})

test('refuses the site on every host when the merchant has no hosts', { tags: ['M5'] }, () => {
  expect(isMerchantSiteHost({ hosts: [] }, 'acme.localhost')).toBe(false)
})
