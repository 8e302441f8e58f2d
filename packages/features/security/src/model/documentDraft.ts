import type { SiteStorage } from '@lobby/platform/storage'
import { documentTypes, type Details } from './checkDetails.ts'

const mostLetters = 120

type Draft = Pick<Details, 'documentType' | 'fullName'>

/** Keeps which document is sent and whose name it bears, for this visit and this member: never its number, a day of birth or a picture. */
export function keepDraft(storage: SiteStorage, userName: string, { documentType, fullName }: Draft): void {
  storage.set('documentDraft', { userName, documentType, fullName: fullName.slice(0, mostLetters) })
}

/** What was typed before a reload. Somebody else's is none. */
export function readDraft(storage: SiteStorage, userName: string): Partial<Draft> {
  const kept = storage.get('documentDraft')
  const fields =
    typeof kept === 'object' && kept !== null ? (kept as Partial<Record<'userName' | keyof Draft, unknown>>) : {}
  if (fields.userName !== userName) return {}
  const documentType = documentTypes.find((type) => type === fields.documentType)
  return {
    ...(documentType && { documentType }),
    ...(typeof fields.fullName === 'string' && { fullName: fields.fullName.slice(0, mostLetters) }),
  }
}
