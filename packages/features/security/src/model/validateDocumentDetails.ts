import { toZonedDay, addToDay } from '@lobby/platform/calendar'
import { isCpf } from '@lobby/platform/validation'

export const documentTypes = ['ID_CARD', 'DRIVING_LICENCE', 'PASSPORT'] as const
export type DocumentType = (typeof documentTypes)[number]

/** The details of a document as typed. */
export interface TypedDocumentDetails {
  readonly documentType: DocumentType
  readonly fullName: string
  readonly documentNumber: string
  /** The date of birth as YYYY-MM-DD; empty if the member has not entered it. */
  readonly birthDate: string
}

export type DocumentDetailName = Exclude<keyof TypedDocumentDetails, 'documentType'>
export type DocumentDetailProblem = 'missing' | 'format' | 'young'

/** Returns a document number without its separators. */
export const normaliseDocumentNumber = (typed: string): string => typed.replace(/[.\s/-]/g, '').toUpperCase()

/** Returns the date of birth of somebody who reaches the minimum age today, as YYYY-MM-DD. */
export const getLatestBirthDate = (today: Date, minimumAge: number): string =>
  addToDay(toZonedDay('UTC', today.getTime()), -minimumAge, 'year')

/**
 * Validates the details of a document before they are sent. The platform validates them again.
 * @param latest - the latest allowed date of birth, as YYYY-MM-DD
 */
export function validateDocumentDetails(
  { documentType, fullName, documentNumber, birthDate }: TypedDocumentDetails,
  latest: string,
): Partial<Record<DocumentDetailName, DocumentDetailProblem>> {
  const number = normaliseDocumentNumber(documentNumber)
  const fits = documentType === 'PASSPORT' ? /^[A-Z]{2}\d{6,7}$/.test(number) : /^\d{7,11}$/.test(number)
  const name = fullName.normalize('NFC').trim()
  return {
    ...(name === ''
      ? { fullName: 'missing' }
      : !/^[\p{L}\p{M}][\p{L}\p{M}'’. -]{1,119}$/u.test(name) && { fullName: 'format' }),
    ...(number === ''
      ? { documentNumber: 'missing' }
      : (!fits || (number.length === 11 && !isCpf(number))) && { documentNumber: 'format' }),
    ...(birthDate === ''
      ? { birthDate: 'missing' }
      : birthDate < '1900-01-01'
        ? { birthDate: 'format' }
        : birthDate > latest && { birthDate: 'young' }),
  }
}
