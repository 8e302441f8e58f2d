import type { RequestBodyOf } from '@lobby/api'
import { addToDay } from '@lobby/platform/calendar'
import { isCpf } from '@lobby/platform/validation'
import { selectAll, findRow, insertRow, selectOne, runSql, runInTransaction, type Db } from '../db/sql.ts'
import { formatDayIndex, getDayIndex } from './days.ts'
import { computeRequestFingerprint } from './requestFingerprint.ts'
import { markPicturesUsed } from './images/pictures.ts'
import type { RowOwner } from './rowOwner.ts'
import { Refused } from './refused.ts'
import { notifyMember } from './mail.ts'

export interface DocumentCheckRow {
  readonly key: string
  readonly fingerprint: string
  readonly status: 'REVIEW' | 'APPROVED' | 'REJECTED'
  readonly reason: string | null
  /** The submitted details, as JSON of `DocumentDetails`. */
  readonly details: string
  readonly sent_at: number
}

export type DocumentDetails = Pick<DocumentSubmission, 'documentType' | 'fullName' | 'documentNumber' | 'birthDate'>

export interface DocumentSubmission extends RowOwner, RequestBodyOf<'sendDocuments'> {
  readonly minimumAge: number
  readonly key: string
  /** The result of the simulated review, and its duration in seconds. */
  readonly documents: { readonly outcome: 'APPROVED' | 'REJECTED'; readonly reason: string; readonly seconds: number }
  readonly now: number
}

const invalid = (field: string): Refused => new Refused('document.field.invalid', { field })

/** Returns a member's documents with the state of their review; undefined when the member has sent no documents. */
export const findDocumentCheck = (db: Db, { tenant, member }: RowOwner): DocumentCheckRow | undefined =>
  findRow<DocumentCheckRow>(db, 'document_check', { tenant, member })

/**
 * Sends a member's documents for review. A member may send new documents after a rejection. Repeating a call with the
 * same idempotency key changes nothing.
 * @throws Refused `document.field.invalid`, `document.picture.repeated`, `document.review`, `upload.unknown`,
 *   `request.key.reused`
 */
export function sendDocuments(db: Db, ask: DocumentSubmission): void {
  const { tenant, member, documentType, birthDate, front, back, selfie, key, documents, now } = ask
  const fullName = ask.fullName.normalize('NFC').replace(/\s+/g, ' ').trim()
  const documentNumber = ask.documentNumber.replace(/[.\s-]/g, '').toUpperCase()
  if (!/^[\p{L}\p{M}][\p{L}\p{M}'’. -]{1,119}$/u.test(fullName)) throw invalid('fullName')
  const fits =
    documentType === 'PASSPORT' ? /^[A-Z]{2}\d{6,7}$/.test(documentNumber) : /^\d{7,11}$/.test(documentNumber)
  if (!fits || (documentNumber.length === 11 && !isCpf(documentNumber))) throw invalid('documentNumber')
  const birthday = Date.parse(`${birthDate.slice(0, 4)}-${birthDate.slice(5)}T00:00:00Z`)
  const real = !Number.isNaN(birthday) && new Date(birthday).toISOString().slice(0, 10) === birthDate
  if (!real || birthDate > addToDay(formatDayIndex(getDayIndex(now)), -ask.minimumAge, 'year'))
    throw invalid('birthDate')
  if ((documentType === 'PASSPORT') === (back !== undefined)) throw invalid('back')
  // The same picture always has the same id, so comparing ids is enough.
  if (back === front) throw new Refused('document.picture.repeated', { field: 'back' })
  if (selfie === front || selfie === back) throw new Refused('document.picture.repeated', { field: 'selfie' })
  const fingerprint = computeRequestFingerprint(documentType, fullName, documentNumber, birthDate, front, back, selfie)
  runInTransaction(db, () => {
    const before = findDocumentCheck(db, ask)
    if (before?.key === key && before.fingerprint !== fingerprint) throw new Refused('request.key.reused')
    if (before?.key === key) return
    if (before && before.status !== 'REJECTED') throw new Refused('document.review')
    markPicturesUsed(db, ask, 'DOCUMENT', [front], 'front')
    markPicturesUsed(db, ask, 'DOCUMENT', back === undefined ? [] : [back], 'back')
    markPicturesUsed(db, ask, 'DOCUMENT', [selfie], 'selfie')
    insertRow(
      db,
      'document_check',
      {
        tenant,
        member,
        key,
        fingerprint,
        status: 'REVIEW',
        outcome: documents.outcome,
        reason: documents.outcome === 'REJECTED' ? documents.reason : null,
        details: JSON.stringify({ documentType, fullName, documentNumber, birthDate } satisfies DocumentDetails),
        sent_at: now,
        due_at: now + documents.seconds * 1000,
      },
      'REPLACE',
    )
  })
}

/**
 * True if another member's approved documents have the same number. A CPF must be unique among documents of all types.
 * Two states may issue identity cards with the same number, so card numbers may repeat. Any other number must be unique
 * among documents of its type.
 */
function isRepeated(db: Db, { tenant, member }: RowOwner, details: string): boolean {
  const { documentType: type, documentNumber } = JSON.parse(details) as DocumentDetails
  const number = documentNumber.padStart(11, '0')
  const cpf = isCpf(number)
  if (!cpf && type === 'ID_CARD') return false
  const same = `SELECT 1 FROM document_check
    WHERE tenant = :tenant AND member <> :member AND status = 'APPROVED' AND substr('0000' || (details ->> 'documentNumber'), -11) = :number
      AND (:cpf = 1 OR details ->> 'documentType' = :type)`
  return selectOne(db, same, { tenant, member, number, type, cpf: cpf ? 1 : 0 }) !== undefined
}

/**
 * Completes every document review whose time is over. Rejects documents whose number already belongs to another member.
 */
export function completeDocumentReviews(db: Db, now: number): void {
  const due = selectAll<
    RowOwner & { readonly outcome: 'APPROVED' | 'REJECTED'; readonly reason: string | null; readonly details: string }
  >(
    db,
    `SELECT tenant, member, outcome, reason, details FROM document_check INDEXED BY document_check_open
     WHERE status = 'REVIEW' AND due_at <= :now ORDER BY due_at, sent_at`,
    { now },
  )
  for (const { tenant, member, outcome, reason, details } of due) {
    runInTransaction(db, () => {
      const repeated = outcome === 'APPROVED' && isRepeated(db, { tenant, member }, details)
      const status = repeated ? 'REJECTED' : outcome
      runSql(
        db,
        'UPDATE document_check SET status = :status, reason = :reason WHERE tenant = :tenant AND member = ' +
          `:member AND status = 'REVIEW'`,
        { tenant, member, status, reason: repeated ? 'repeated' : reason },
      )
      const event = status === 'APPROVED' ? 'documents.approved' : 'documents.rejected'
      notifyMember(db, { tenant, member, event, amountMinor: 0, about: { kind: 'DOCUMENTS' }, at: now })
    })
  }
}
