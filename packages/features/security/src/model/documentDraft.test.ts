import { makeTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { keepDraft, readDraft } from './documentDraft.ts'

const details = {
  documentType: 'PASSPORT',
  fullName: 'Ana Prado',
  documentNumber: 'FZ123456',
  birthDate: '1990-02-28',
} as const

test('of a document its kind and the name are kept, for the member alone, and nothing that is secret', () => {
  const { storage } = makeTestSite()
  keepDraft(storage, 'ana', details)
  expect(readDraft(storage, 'ana')).toEqual({ documentType: 'PASSPORT', fullName: 'Ana Prado' })
  expect(readDraft(storage, 'vip')).toEqual({})
  expect(JSON.stringify(storage.get('documentDraft'))).not.toMatch(/FZ123456|1990/)
})

test.each([null, 7, {}, { userName: 'ana', documentType: 'LIBRARY_CARD', fullName: 7 }])('%j is no draft', (kept) => {
  const { storage } = makeTestSite()
  storage.set('documentDraft', kept)
  expect(readDraft(storage, 'ana')).toEqual({})
})
