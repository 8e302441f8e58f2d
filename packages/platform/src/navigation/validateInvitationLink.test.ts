import { expect, test } from 'vitest'
import { hostileUrls } from './hostileUrls.ts'
import { validateInvitationLink } from './validateInvitationLink.ts'

const merchant = { hosts: ['acme.localhost', 'www.acme.example'] }
const page = 'https://m.acme.example:8443'

test.each([
  'https://www.acme.example/m/register?affiliateCode=L0000F',
  'https://acme.localhost/m/register',
  'http://acme.localhost:4700/m/register',
  'https://m.acme.example:8443/m/register',
])('control: accepts the link %s to the merchant’s site', { tags: ['L10-control'] }, (link) => {
  expect(validateInvitationLink(link, merchant, page)).toBe(link)
})

test.each([
  'https://evil.example/',
  'javascript:alert(1)',
  'https://www.acme.example.evil.example/',
  'https://www.acme.example@evil.example/',
  'http://www.acme.example/',
  'https://www.acme.example:444/',
  '//www.acme.example/',
  '/m/register',
  '',
  'https://m.acme.example/',
  ...hostileUrls,
])('refuses the link %s', { tags: ['L10'] }, (link) => {
  expect(validateInvitationLink(link, merchant, page)).toBeNull()
})
