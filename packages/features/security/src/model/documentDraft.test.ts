import { createTestSite } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { saveDocumentDraft, readDocumentDraft } from './documentDraft.ts'

const details = {
  documentType: 'PASSPORT',
  fullName: 'Ana Prado',
  documentNumber: 'FZ123456',
  birthDate: '1990-02-28',
} as const

test('stores only the document type and the name of a document draft, for this member only', () => {
  const { storage } = createTestSite()
  saveDocumentDraft(storage, 'ana', details)
  expect(readDocumentDraft(storage, 'ana')).toEqual({ documentType: 'PASSPORT', fullName: 'Ana Prado' })
  expect(readDocumentDraft(storage, 'vip')).toEqual({})
  expect(JSON.stringify(storage.get('documentDraft'))).not.toMatch(/FZ123456|1990/)
})

test.each([null, 7, {}, { userName: 'ana', documentType: 'LIBRARY_CARD', fullName: 7 }])(
  'ignores the malformed document draft %j',
  (kept) => {
    const { storage } = createTestSite()
    storage.set('documentDraft', kept)
    expect(readDocumentDraft(storage, 'ana')).toEqual({})
  },
)
