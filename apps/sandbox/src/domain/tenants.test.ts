import { describe, expect, test } from 'vitest'
import { north, south } from '../testing/merchants.ts'
import { createTenantLookup } from './tenants.ts'

const tenants = createTenantLookup([north, south])

describe('createTenants', () => {
  test('finds a tenant by its configured merchant code', { tags: ['CONF-004'] }, () => {
    expect(tenants.of('n0rth-9', [])).toEqual({ tenant: north, trial: false })
    const renamed = createTenantLookup([{ ...north, code: 'another-code' }])
    expect(renamed.of('another-code', []).tenant.id).toBe('north')
    expect(() => renamed.of('n0rth-9', [])).toThrow('merchant.unknown')
  })

  test('finds a tenant by its configured trial code', { tags: ['CONF-005'] }, () => {
    expect(tenants.of('n0rth-9-try', [])).toEqual({ tenant: north, trial: true })
    const renamed = createTenantLookup([{ ...north, trialCode: 'play-free' }])
    expect(renamed.of('play-free', [])).toMatchObject({ tenant: { code: 'n0rth-9' }, trial: true })
    expect(() => renamed.of('n0rth-9-try', [])).toThrow('merchant.unknown')
  })

  test('refuses a request only if one of its hosts belongs to another tenant', () => {
    expect(tenants.of('n0rth-9', ['north.localhost']).tenant).toBe(north)
    expect(tenants.of('n0rth-9', ['127.0.0.1', 'NORTH.localhost']).tenant).toBe(north)
    expect(() => tenants.of('n0rth-9', ['south.localhost'])).toThrow('merchant.mismatch')
    expect(() => tenants.of('n0rth-9', ['north.localhost', 'south.localhost'])).toThrow('merchant.mismatch')
  })

  test.each([
    ['id', { ...south, id: 'north' }],
    ['code', { ...south, code: 'n0rth-9-try' }],
    ['code', { ...south, trialCode: 'SOUTH77' }],
    ['host', { ...south, hosts: ['North.localhost'] }],
  ])('throws an error when two merchants have the same %s', (what, other) => {
    expect(() => createTenantLookup([north, other])).toThrow(`share the ${what}`)
  })
})
