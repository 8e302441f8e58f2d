import { createTestSite, createMemoryStorageBackend } from '@lobby/platform/testing'
import { registrationFieldNames } from '@lobby/platform/validation'
import { expect, test } from 'vitest'
import { saveRegistrationDraft, readRegistrationDraft, type RegistrationValues } from './registrationDraft.ts'

const secrets = ['password', 'confirmPassword', 'paymentPassword', 'captcha', 'verificationCode']
const typed = Object.fromEntries(registrationFieldNames.map((name) => [name, `typed-${name}`])) as RegistrationValues

test('restores the typed values and the country after a reload, and stores no secrets', () => {
  const visit = createMemoryStorageBackend()
  saveRegistrationDraft(createTestSite({ visit }).storage, typed, 'PT')
  const { values, country } = readRegistrationDraft(createTestSite({ visit }).storage)
  expect(country).toBe('PT')
  for (const name of registrationFieldNames)
    expect([name, values[name]]).toEqual([name, secrets.includes(name) ? '' : typed[name]])
  const everything = Array.from({ length: visit.length }, (_, at) => visit.getItem(visit.key(at) ?? '')).join()
  expect(everything).toContain('typed-email')
  for (const name of secrets) expect(everything).not.toContain(typed[name as keyof RegistrationValues])
})

test('stores the registration draft for this visit only', () => {
  const backend = createMemoryStorageBackend()
  saveRegistrationDraft(createTestSite({ backend }).storage, typed, 'PT')
  expect(backend.length).toBe(0)
  expect(readRegistrationDraft(createTestSite({ backend }).storage)).toMatchObject({
    values: { email: '' },
    country: undefined,
  })
})

test.each([
  ['values that are not strings', { email: 7, nickname: ['x'], username: null }],
  ['secrets', { password: 'planted', captcha: '123456' }],
  ['an invalid country', { country: 'Portugal' }],
  ['a country with something before it', { country: '<PT' }],
  ['a country with something after it', { country: 'PT>' }],
  ['a list', ['email']],
  ['a text', 'email'],
  ['nothing', null],
])('returns an empty registration draft when the storage has %s', (_, value) => {
  const { storage } = createTestSite()
  storage.set('registerDraft', value)
  const { values, country } = readRegistrationDraft(storage)
  expect(Object.values(values).join('')).toBe('')
  expect(Object.keys(values).sort()).toEqual([...registrationFieldNames].sort())
  expect(country).toBeUndefined()
})

test('cuts a stored value that is too long for its field', () => {
  const { storage } = createTestSite()
  storage.set('registerDraft', { email: 'x'.repeat(100_000) })
  expect(readRegistrationDraft(storage).values.email).toHaveLength(300)
})

test('stores at most 300 characters of a value of one megabyte', { tags: ['I1'] }, () => {
  const visit = createMemoryStorageBackend()
  const site = createTestSite({ visit })
  saveRegistrationDraft(site.storage, { ...typed, email: 'a'.repeat(1_000_000) }, 'BR')
  expect(visit.getItem('MC_REGISTER_DRAFT')?.length).toBeLessThan(5000)
  expect(readRegistrationDraft(site.storage).values.email).toBe('a'.repeat(300))
})
