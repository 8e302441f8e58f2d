import type { SiteStorage } from '@lobby/platform/storage'
import { documentTypes, type TypedDocumentDetails } from './validateDocumentDetails.ts'

const MAX_NAME_LENGTH = 120

type Draft = Pick<TypedDocumentDetails, 'documentType' | 'fullName'>

/**
 * Stores the document type and the name on the document, for this visit and this member. Never stores the document
 * number, the date of birth or a picture.
 */
export function saveDocumentDraft(storage: SiteStorage, userName: string, { documentType, fullName }: Draft): void {
  storage.set('documentDraft', { userName, documentType, fullName: fullName.slice(0, MAX_NAME_LENGTH) })
}

/** Returns the document type and name that the member entered before a reload. Ignores a draft of another member. */
export function readDocumentDraft(storage: SiteStorage, userName: string): Partial<Draft> {
  const kept = storage.get('documentDraft')
  const fields =
    typeof kept === 'object' && kept !== null ? (kept as Partial<Record<'userName' | keyof Draft, unknown>>) : {}
  if (fields.userName !== userName) return {}
  const documentType = documentTypes.find((type) => type === fields.documentType)
  return {
    ...(documentType && { documentType }),
    ...(typeof fields.fullName === 'string' && { fullName: fields.fullName.slice(0, MAX_NAME_LENGTH) }),
  }
}
