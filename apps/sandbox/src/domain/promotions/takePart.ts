import { all, insert, transaction, updateRows, type Db } from '../../db/sql.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { graphemes } from '@lobby/platform/validation'
import { usePictures } from '../images/pictures.ts'
import type { Owner } from '../owner.ts'
import { Refused } from '../refused.ts'
import { tellMember } from '../mail.ts'
import { post } from '../wallet.ts'
import { activitiesOf, participationOf, rewardFor, stateOf, type Activity } from './activities.ts'

/** Specification part 1, section 5. */
export const maxComment = 140
export const mostImages = 3

export interface Take extends Owner {
  readonly activity: Activity
  readonly key: string
  readonly now: number
}

export interface Application extends Take {
  readonly comment: string
  readonly images: readonly string[]
  /** What will be said to it, and after how many seconds; half of them it only waits. */
  readonly applications: { readonly outcome: 'ISSUED' | 'REJECTED'; readonly reason: string; readonly seconds: number }
}

const closed = (): Refused => new Refused('activity.closed')

/** Joins. Twice changes nothing more. @throws Refused `activity.closed` */
export function join(db: Db, ask: Take): void {
  transaction(db, () => {
    const { action, participation } = stateOf(db, ask, ask.activity, ask.now)
    if (participation && ask.activity.play !== 'APPLY') return
    if (action !== 'JOIN') throw closed()
    begin(db, ask, 'JOINED', fingerprintOf('join'))
  })
}

/** Takes what a mission has brought, once. @throws Refused `activity.closed` */
export function claim(db: Db, ask: Take): void {
  const { activity, tenant, member, key, now } = ask
  transaction(db, () => {
    const { action, participation } = stateOf(db, ask, activity, now)
    if (participation?.status === 'CLAIMED' && participation.key === key) return
    if (action !== 'CLAIM' || !participation) throw closed()
    updateRows(db, 'participation', { id: participation.id }, { status: 'CLAIMED', key, amount: activity.reward })
    const ref = participationRef(participation.id)
    post(db, { tenant, member, kind: 'bonus', ref, amountMinor: activity.reward, at: now })
  })
}

/**
 * Applies, with a comment and pictures. The same key again changes nothing.
 * @throws Refused `activity.comment.invalid`, `activity.applied`, `activity.closed`, `upload.unknown`, `request.key.reused`
 */
export function apply(db: Db, ask: Application): void {
  const { activity, key, now, applications, images } = ask
  const comment = ask.comment.trim()
  if (graphemes(comment) > maxComment) throw new Refused('activity.comment.invalid', { field: 'comment' })
  const fingerprint = fingerprintOf(activity.key, comment, images)
  transaction(db, () => {
    const before = participationOf(db, ask, activity.key)
    if (before?.key === key && before.fingerprint !== fingerprint) throw new Refused('request.key.reused')
    if (before?.key === key) return
    if (before && activity.play === 'APPLY') throw new Refused('activity.applied')
    if (stateOf(db, ask, activity, now).action !== 'APPLY') throw closed()
    usePictures(db, ask, 'PROMOTION', images)
    const { id } = begin(db, ask, 'APPLYING', fingerprint)
    updateRows(
      db,
      'participation',
      { id },
      {
        comment,
        pictures: images.length,
        outcome: applications.outcome,
        reason: applications.outcome === 'REJECTED' ? applications.reason : null,
        processed_at: now + applications.seconds * 500,
        due_at: now + applications.seconds * 1000,
      },
    )
  })
}

/** What the money of a promotion belongs to. */
export const participationRef = (id: number): string => `activity:${id}`

function begin(
  db: Db,
  { tenant, member, activity, key, now }: Take,
  status: string,
  fingerprint: string,
): { readonly id: number } {
  return insert(db, 'participation', { tenant, member, activity: activity.key, status, key, fingerprint, at: now })
}

interface Due {
  readonly id: number
  readonly tenant: string
  readonly member: number
  readonly activity: string
  readonly outcome: 'ISSUED' | 'REJECTED'
  readonly due_at: number
}

/** Moves applications on as their time comes; what is issued comes into the wallet in the same transaction, and once. */
export function settleApplications(db: Db, now: number): void {
  const due = all<Due>(
    db,
    `SELECT id, tenant, member, activity, outcome, due_at FROM participation INDEXED BY participation_open
     WHERE status IN ('APPLYING', 'PROCESS') AND ((status = 'APPLYING' AND processed_at <= :now) OR (status = 'PROCESS' AND due_at <= :now)) ORDER BY id`,
    { now },
  )
  for (const row of due) transaction(db, () => settle(db, row, now))
}

function settle(db: Db, { id, tenant, member, activity: key, outcome, due_at: dueAt }: Due, now: number): void {
  const status = dueAt <= now ? outcome : 'PROCESS'
  const activity = activitiesOf(db, tenant, 'EN').find((each) => each.key === key)
  const reward = status === 'ISSUED' && activity ? rewardFor(db, { tenant, member }, activity) : 0
  updateRows(db, 'participation', { id }, { status, amount: reward })
  const ref = participationRef(id)
  if (reward > 0) post(db, { tenant, member, kind: 'bonus', ref, amountMinor: reward, at: now })
  if (status === 'PROCESS' || !activity) return
  const event = status === 'ISSUED' ? 'application.issued' : 'application.rejected'
  tellMember(db, {
    tenant,
    member,
    event,
    amountMinor: reward,
    about: { kind: 'PROMOTION', id: String(activity.id) },
    at: now,
  })
}
