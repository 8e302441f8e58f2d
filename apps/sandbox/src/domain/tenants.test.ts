import { describe, expect, test } from 'vitest'
import { northMerchant, southMerchant } from '../testing/merchants.ts'
import { createTenantLookup } from './tenants.ts'

const tenants = createTenantLookup([northMerchant, southMerchant])

describe('createTenants', () => {
  test('finds a tenant by its configured merchant code', { tags: ['CONF-004'] }, () => {
    expect(tenants.of('n0rth-9', [])).toEqual({ tenant: northMerchant, trial: false })
    const renamed = createTenantLookup([{ ...northMerchant, code: 'another-code' }])
    expect(renamed.of('another-code', []).tenant.id).toBe('north')
    expect(() => renamed.of('n0rth-9', [])).toThrow('merchant.unknown')
  })

  test('finds a tenant by its configured trial code', { tags: ['CONF-005'] }, () => {
    expect(tenants.of('n0rth-9-try', [])).toEqual({ tenant: northMerchant, trial: true })
    const renamed = createTenantLookup([{ ...northMerchant, trialCode: 'play-free' }])
    expect(renamed.of('play-free', [])).toMatchObject({ tenant: { code: 'n0rth-9' }, trial: true })
    expect(() => renamed.of('n0rth-9-try', [])).toThrow('merchant.unknown')
  })

  test('refuses a request only if one of its hosts belongs to another tenant', () => {
    expect(tenants.of('n0rth-9', ['north.localhost']).tenant).toBe(northMerchant)
    expect(tenants.of('n0rth-9', ['127.0.0.1', 'NORTH.localhost']).tenant).toBe(northMerchant)
    expect(() => tenants.of('n0rth-9', ['south.localhost'])).toThrow('merchant.mismatch')
    expect(() => tenants.of('n0rth-9', ['north.localhost', 'south.localhost'])).toThrow('merchant.mismatch')
  })

  test.each([
    ['id', { ...southMerchant, id: 'north' }],
    ['code', { ...southMerchant, code: 'n0rth-9-try' }],
    ['code', { ...southMerchant, trialCode: 'SOUTH77' }],
    ['host', { ...southMerchant, hosts: ['North.localhost'] }],
  ])('throws an error when two merchants have the same %s', (what, other) => {
    expect(() => createTenantLookup([northMerchant, other])).toThrow(`share the ${what}`)
  })
})
