import { DAY_MS } from '@lobby/platform/calendar'
import { findRow, insertRow, selectOne, runSql, runInTransaction, updateRows, type Db } from '../db/sql.ts'
import { computeRequestFingerprint } from './requestFingerprint.ts'
import { countGraphemes } from '@lobby/platform/validation'
import { markPicturesUsed } from './images/pictures.ts'
import type { RowOwner } from './rowOwner.ts'
import { Refused } from './refused.ts'
import { selectPageByDescendingId, type PageRequest } from './pagination.ts'

/** The allowed length of a feedback message in graphemes (visible characters). */
export const FEEDBACK_LENGTH_LIMITS_GRAPHEMES = { min: 10, max: 500 } as const
/** The number of messages that a member may send within a day. */
const MAX_FEEDBACK_PER_DAY = 10
export const feedbackCategories = ['DEPOSIT', 'WITHDRAWAL', 'GAME', 'ACCOUNT', 'SUGGESTION', 'OTHER'] as const

export interface FeedbackRow {
  readonly id: number
  readonly category: string
  readonly content: string
  readonly pictures: number
  readonly at: number
  readonly answer: string | null
  readonly answered_at: number | null
  /**
   * The time when the member saw the answer, in milliseconds since 1970; null if the member has not seen the answer.
   */
  readonly seen_at: number | null
}

export interface NewFeedback extends RowOwner {
  readonly category: string
  readonly content: string
  readonly images: readonly string[]
  readonly key: string
  readonly now: number
}

/**
 * Stores a member's feedback. Repeating a call with the same idempotency key returns the stored feedback.
 * @throws Refused `account.field.invalid`, `feedback.length`, `limit.exceeded` after ten messages a day,
 * `upload.unknown`, `request.key.reused`
 */
export function sendFeedback(db: Db, { tenant, member, category, images, key, now, ...ask }: NewFeedback): FeedbackRow {
  const content = ask.content.trim()
  const count = countGraphemes(content)
  if (!feedbackCategories.some((known) => known === category))
    throw new Refused('account.field.invalid', { field: 'category' })
  if (count < FEEDBACK_LENGTH_LIMITS_GRAPHEMES.min || count > FEEDBACK_LENGTH_LIMITS_GRAPHEMES.max)
    throw new Refused('feedback.length', { field: 'content' })
  const fingerprint = computeRequestFingerprint(category, content, images)
  return runInTransaction(db, () => {
    const owner = { tenant, member }
    const known = findRow<FeedbackRow & { fingerprint: string }>(db, 'feedback', { ...owner, key })
    if (known && known.fingerprint !== fingerprint) throw new Refused('request.key.reused')
    if (known) return known
    const lately = selectOne<{ count: number }>(
      db,
      'SELECT COUNT(*) AS count FROM feedback WHERE tenant = :tenant AND member = :member AND at > :since',
      { ...owner, since: now - DAY_MS },
    )
    if ((lately?.count ?? 0) >= MAX_FEEDBACK_PER_DAY) throw new Refused('limit.exceeded', { retryAfter: 300 })
    markPicturesUsed(db, owner, 'FEEDBACK', images)
    const { id } = insertRow(db, 'feedback', {
      ...owner,
      key,
      fingerprint,
      category,
      content,
      pictures: images.length,
      at: now,
    })
    return { id, category, content, pictures: images.length, at: now, answer: null, answered_at: null, seen_at: null }
  })
}

/** Answers a member's feedback. Replaces an earlier answer, which then counts as unseen. */
export function answerFeedback(db: Db, id: number, answer: string, now: number): void {
  updateRows(db, 'feedback', { id }, { answer, answered_at: now, seen_at: null })
}

/** Marks all answers to a member's feedback as seen. @returns how many answers were unseen before */
export const markFeedbackAnswersSeen = (db: Db, { tenant, member }: RowOwner, now: number): number =>
  runSql(
    db,
    'UPDATE feedback SET seen_at = :now WHERE tenant = :tenant AND member = :member AND answer IS NOT NULL ' +
      'AND seen_at IS NULL',
    { tenant, member, now },
  ).changes

/** Returns one page of a member's feedback, the newest first. */
export const listFeedback = (db: Db, { tenant, member }: RowOwner, page: PageRequest) =>
  selectPageByDescendingId<FeedbackRow>(
    db,
    { from: 'FROM feedback WHERE tenant = :tenant AND member = :member' },
    { tenant, member },
    page,
  )
