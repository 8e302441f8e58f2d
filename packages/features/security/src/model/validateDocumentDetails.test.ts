import { describe, expect, test } from 'vitest'
import {
  normaliseDocumentNumber,
  getLatestBirthDate,
  validateDocumentDetails,
  type TypedDocumentDetails,
} from './validateDocumentDetails.ts'

const good: TypedDocumentDetails = {
  documentType: 'ID_CARD',
  fullName: 'Ana Prado',
  documentNumber: '12.345.678-9',
  birthDate: '1990-02-28',
}
const latest = '2008-11-22'
const check = (overrides: Partial<TypedDocumentDetails>) => validateDocumentDetails({ ...good, ...overrides }, latest)

test.each<Partial<TypedDocumentDetails>>([
  {},
  { documentNumber: '529.982.247-25' },
  { documentType: 'PASSPORT', documentNumber: 'fz 123456' },
  { documentType: 'DRIVING_LICENCE', documentNumber: '1234567890' },
  { fullName: 'João d’Ávila Conceição-Müller' },
  { birthDate: latest },
])('accepts valid document details with the changed fields %j', (overrides) => {
  expect(check(overrides)).toEqual({})
})

describe('invalid document details', () => {
  test.each<[Partial<TypedDocumentDetails>, object]>([
    [
      { fullName: '', documentNumber: ' ', birthDate: '' },
      { fullName: 'missing', documentNumber: 'missing', birthDate: 'missing' },
    ],
    [{ fullName: 'A' }, { fullName: 'format' }],
    [{ fullName: '<b>Ana</b>' }, { fullName: 'format' }],
    [{ documentNumber: '123456' }, { documentNumber: 'format' }],
    [{ documentNumber: '529.982.247-26' }, { documentNumber: 'format' }],
    [{ documentType: 'PASSPORT' }, { documentNumber: 'format' }],
    [{ birthDate: '2008-11-23' }, { birthDate: 'young' }],
    [{ birthDate: '1890-01-01' }, { birthDate: 'format' }],
  ])('rejects the document details %j with the problems %j', (overrides, problems) => {
    expect(check(overrides)).toEqual(problems)
  })
})

test('computes the latest allowed date of birth from today’s date and the minimum age, even on 29 February', () => {
  expect(getLatestBirthDate(new Date('2026-11-22T12:00:00Z'), 18)).toBe('2008-11-22')
  expect(getLatestBirthDate(new Date('2024-02-29T12:00:00Z'), 21)).toBe('2003-02-28')
})

test('removes the separators of a document number', () => {
  expect(normaliseDocumentNumber(' 12.345.678-9 ')).toBe('123456789')
})
