import { all, run, transaction, type Db } from '../../db/sql.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { graphemes } from '@lobby/platform/validation'
import { usePictures } from '../images/pictures.ts'
import type { Owner } from '../owner.ts'
import { Refused } from '../refused.ts'
import { tellMember } from '../tellMember.ts'
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

const closed = (): Refused => new Refused('business', 'activity.closed')

/** Joins. Twice changes nothing more. @throws Refused `activity.closed` */
export function join(db: Db, ask: Take): void {
  transaction(db, () => {
    const { action, participation } = stateOf(db, ask, ask.activity, ask.now)
    if (participation && ask.activity.play !== 'APPLY') return
    if (action !== 'JOIN') throw closed()
    insert(db, ask, 'JOINED', fingerprintOf('join'))
  })
}

/** Takes what a mission has brought, once. @throws Refused `activity.closed` */
export function claim(db: Db, ask: Take): void {
  const { activity, tenant, member, key, now } = ask
  transaction(db, () => {
    const { action, participation } = stateOf(db, ask, activity, now)
    if (participation?.status === 'CLAIMED' && participation.key === key) return
    if (action !== 'CLAIM' || !participation) throw closed()
    run(db, `UPDATE participation SET status = 'CLAIMED', key = :key, amount = :reward WHERE id = :id`, {
      id: participation.id,
      key,
      reward: activity.reward,
    })
    const ref = participationRef(participation.id)
    post(db, { tenant, member, kind: 'bonus', ref, amountMinor: activity.reward, key: ref, at: now })
  })
}

/**
 * Applies, with a comment and pictures. The same key again changes nothing.
 * @throws Refused `activity.comment.invalid`, `activity.applied`, `activity.closed`, `upload.unknown`, `request.key.reused`
 */
export function apply(db: Db, ask: Application): void {
  const { activity, key, now, applications, images } = ask
  const comment = ask.comment.trim()
  if (graphemes(comment) > maxComment) throw new Refused('business', 'activity.comment.invalid', { field: 'comment' })
  const fingerprint = fingerprintOf(activity.key, comment, images)
  transaction(db, () => {
    const before = participationOf(db, ask, activity.key)
    if (before?.key === key && before.fingerprint !== fingerprint) throw new Refused('request', 'request.key.reused')
    if (before?.key === key) return
    if (before && activity.play === 'APPLY') throw new Refused('business', 'activity.applied')
    if (stateOf(db, ask, activity, now).action !== 'APPLY') throw closed()
    usePictures(db, ask, 'PROMOTION', images)
    const { id } = insert(db, ask, 'APPLYING', fingerprint)
    run(
      db,
      `UPDATE participation SET comment = :comment, pictures = :pictures, outcome = :outcome, reason = :reason, processed_at = :processedAt, due_at = :dueAt
       WHERE id = :id`,
      {
        id,
        comment,
        pictures: images.length,
        outcome: applications.outcome,
        reason: applications.outcome === 'REJECTED' ? applications.reason : null,
        processedAt: now + applications.seconds * 500,
        dueAt: now + applications.seconds * 1000,
      },
    )
  })
}

/** What the money of a promotion belongs to. */
export const participationRef = (id: number): string => `activity:${id}`

function insert(
  db: Db,
  { tenant, member, activity, key, now }: Take,
  status: string,
  fingerprint: string,
): { readonly id: number } {
  return run(
    db,
    `INSERT INTO participation (tenant, member, activity, status, key, fingerprint, at)
     VALUES (:tenant, :member, :activity, :status, :key, :fingerprint, :now)`,
    { tenant, member, activity: activity.key, status, key, fingerprint, now },
  )
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
  run(db, 'UPDATE participation SET status = :status, amount = :reward WHERE id = :id', { id, status, reward })
  const ref = participationRef(id)
  if (reward > 0) post(db, { tenant, member, kind: 'bonus', ref, amountMinor: reward, key: ref, at: now })
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
