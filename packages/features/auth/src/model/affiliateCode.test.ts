import { DAY_MS } from '@lobby/platform/calendar'
import { createStorage } from '@lobby/platform/storage'
import { createMemoryStorageBackend } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { storeAffiliateCode, readAffiliateCode } from './affiliateCode.ts'

const now = Date.UTC(2026, 10, 20)

const backend = () => createMemoryStorageBackend()
const storageOf = (merchantId: string, kept = backend()) =>
  createStorage({ merchantId, backend: kept, sessionBackend: createMemoryStorageBackend(), target: new EventTarget() })

test(
  'stores an affiliate code for thirty days per merchant, and replaces it by a later one',
  { tags: ['AUTH-085'] },
  () => {
    const shared = backend()
    const storage = storageOf('aurora', shared)
    storeAffiliateCode(storage, '?af=FIRST1', now)
    expect(readAffiliateCode(storage, now + 30 * DAY_MS - 1)).toBe('FIRST1')
    expect(readAffiliateCode(storage, now + 30 * DAY_MS)).toBeNull()
    storeAffiliateCode(storage, '?agent=SECOND2', now + DAY_MS)
    expect(readAffiliateCode(storage, now + 31 * DAY_MS - 1)).toBe('SECOND2')
    // A URL without an affiliate code does not remove the stored one.
    storeAffiliateCode(storage, '?utm=1', now + 2 * DAY_MS)
    expect(readAffiliateCode(storage, now + 2 * DAY_MS)).toBe('SECOND2')
    expect(readAffiliateCode(storageOf('trevo', shared), now + DAY_MS)).toBeNull()
  },
)

test.each([
  ['?agent=LAST1&af=MIDDLE1&affiliateCode=FIRST1', 'FIRST1'],
  ['?agent=LAST1&af=MIDDLE1', 'MIDDLE1'],
  ['?agent=LAST1', 'LAST1'],
])('reads from the URL query %s the affiliate code %s', { tags: ['AUTH-085'] }, (search, code) => {
  const storage = storageOf('aurora')
  storeAffiliateCode(storage, search, now)
  expect(readAffiliateCode(storage, now)).toBe(code)
})

test.each(['?af=', '?af=%3Cb%3E'])('keeps the stored affiliate code when the URL has the invalid code %s', (search) => {
  const storage = storageOf('aurora')
  storeAffiliateCode(storage, '?af=FIRST1', now)
  storeAffiliateCode(storage, search, now)
  expect(readAffiliateCode(storage, now)).toBe('FIRST1')
})

test.each([
  null,
  7,
  'AMIGO10',
  {},
  { code: 'AMIGO10' },
  { code: '', until: now + DAY_MS },
  { code: '<b>', until: now + DAY_MS },
  { code: 'AMIGO10', until: Infinity },
  { code: 'AMIGO10', until: now + 400 * DAY_MS },
])('returns no affiliate code for the malformed storage entry %j', (value) => {
  const storage = storageOf('aurora')
  storage.set('affiliate', value)
  expect(readAffiliateCode(storage, now)).toBeNull()
})
