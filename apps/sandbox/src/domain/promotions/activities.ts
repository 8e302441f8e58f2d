import { DAY_MS } from '@lobby/platform/calendar'
import { findRow, selectNumber, type Db, selectAll, insertRow, runInTransaction, updateRows } from '../../db/sql.ts'
import { seedActivities, type SeedActivity } from '../../seed/activities.ts'
import type { SeedActivityText } from '../../seed/content.ts'
import { getVipLevel } from '../../seed/money.ts'
import { listPublishedContent } from '../content.ts'
import type { Language } from '../language.ts'
import type { RowOwner } from '../rowOwner.ts'
import { Refused } from '../refused.ts'
import { getStakesWithoutOppositeBets } from './vipLevels.ts'
import { computeRequestFingerprint } from '../requestFingerprint.ts'
import { countGraphemes } from '@lobby/platform/validation'
import { markPicturesUsed } from '../images/pictures.ts'
import { notifyMember } from '../mail.ts'
import { postLedgerEntry } from '../wallet.ts'

export type ActivityStatus =
  | 'JOIN'
  | 'CLAIM'
  | 'APPLYING'
  | 'CLOSE'
  | 'REJECTED'
  | 'ISSUED'
  | 'CLAIMED'
  | 'PROCESS'
  | 'JOINED'
  | 'COMING_SOON'

/** A published promotion: its texts and its rules. */
export interface Activity extends SeedActivity, Pick<SeedActivityText, 'title' | 'summary' | 'content'> {
  readonly id: number
  readonly startsAt: number
  readonly endsAt: number
}

export interface PromotionParticipation {
  readonly id: number
  readonly status: 'JOINED' | 'APPLYING' | 'PROCESS' | 'ISSUED' | 'REJECTED' | 'CLAIMED'
  readonly key: string
  readonly fingerprint: string
  /** The time when the member joined the promotion, in milliseconds since 1970. */
  readonly at: number
  readonly comment: string | null
  readonly pictures: number
  readonly reason: string | null
}

/** The state of a promotion for a member or a guest. */
export interface ActivityState {
  readonly status: ActivityStatus
  readonly action: 'JOIN' | 'CLAIM' | 'APPLY' | undefined
  /**
   * The stakes that were settled since the member joined, in minor units; at most the amount that the mission requires.
   */
  readonly done: number
  readonly participation: PromotionParticipation | undefined
}

/** Returns the promotions of a tenant in display order. */
export function listActivities(db: Db, tenant: string, language: Language): Activity[] {
  const seededAt = selectNumber(db, 'SELECT seeded_at AS at FROM tenant WHERE id = :tenant', { tenant })
  return listPublishedContent<SeedActivityText>(db, tenant, 'activity', language).flatMap(({ id, wire }) => {
    const rules = seedActivities.find(({ key }) => key === wire.key)
    return rules
      ? [
          {
            ...rules,
            ...wire,
            id,
            startsAt: seededAt + rules.startDay * DAY_MS,
            endsAt: seededAt + rules.endDay * DAY_MS,
          },
        ]
      : []
  })
}

/** Returns a promotion by its id. @throws Refused `activity.unknown` */
export function getActivity(db: Db, tenant: string, language: Language, id: number): Activity {
  const found = listActivities(db, tenant, language).find((activity) => activity.id === id)
  if (!found) throw new Refused('activity.unknown')
  return found
}

/**
 * Returns the state of a promotion for a member or a guest. The status is JOIN, then JOINED. A mission continues with
 * CLAIM and CLAIMED, an application with APPLYING, PROCESS and then ISSUED or REJECTED. The status is COMING_SOON
 * before the promotion begins and CLOSE after it ends, unless the member has already reached a later status.
 */
export function getActivityState(db: Db, owner: RowOwner | undefined, activity: Activity, now: number): ActivityState {
  const participation = owner && participationOf(db, owner, activity.key)
  const done =
    owner && participation ? Math.min(activity.stakes, getStakesWithoutOppositeBets(db, owner, participation.at)) : 0
  const toState = (status: ActivityStatus, action?: ActivityState['action']): ActivityState => ({
    status,
    action,
    done,
    participation,
  })
  if (now < activity.startsAt) return toState('COMING_SOON')
  if (participation && participation.status !== 'JOINED') return toState(participation.status)
  if (now >= activity.endsAt) return toState('CLOSE')
  if (!participation) return toState('JOIN', activity.play === 'APPLY' ? 'APPLY' : 'JOIN')
  return activity.play === 'MISSION' && done >= activity.stakes ? toState('CLAIM', 'CLAIM') : toState('JOINED')
}

/**
 * Returns the reward of a promotion in minor units. The reward of a birthday promotion depends on the member's level;
 * guests see the reward of the lowest level.
 */
export function getActivityReward(
  db: Db,
  owner: RowOwner | undefined,
  { byLevel, reward }: Pick<SeedActivity, 'byLevel' | 'reward'>,
): number {
  if (!byLevel) return reward
  const row = owner && findRow<{ vip: string | null }>(db, 'member', { tenant: owner.tenant, id: owner.member })
  return getVipLevel(row?.vip ?? null).birthdayBonus
}

/** Returns a member's participation in a promotion; undefined if the member does not participate. */
const participationOf = (db: Db, { tenant, member }: RowOwner, key: string): PromotionParticipation | undefined =>
  findRow<PromotionParticipation>(db, 'participation', { tenant, member, activity: key })

/**
 * The maximum number of characters of the comment with which a member applies for a promotion (specification part 1,
 * section 5).
 */
export const MAX_APPLICATION_COMMENT_LENGTH = 140
export const MAX_APPLICATION_IMAGES = 3

export interface PromotionActionRequest extends RowOwner {
  readonly activity: Activity
  readonly key: string
  readonly now: number
}

export interface PromotionApplication extends PromotionActionRequest {
  readonly comment: string
  readonly images: readonly string[]
  /**
   * The result of the simulated review, and the seconds until the review ends. After half of this time, the status
   * changes from APPLYING to PROCESS.
   */
  readonly applications: { readonly outcome: 'ISSUED' | 'REJECTED'; readonly reason: string; readonly seconds: number }
}

const closed = (): Refused => new Refused('activity.closed')

/** Joins a promotion. Joining again changes nothing. @throws Refused `activity.closed` */
export function joinPromotion(db: Db, ask: PromotionActionRequest): void {
  runInTransaction(db, () => {
    const { action, participation } = getActivityState(db, ask, ask.activity, ask.now)
    if (participation && ask.activity.play !== 'APPLY') return
    if (action !== 'JOIN') throw closed()
    insertParticipation(db, ask, 'JOINED', computeRequestFingerprint('join'))
  })
}

/** Pays the reward of a completed mission. The reward is paid one time only. @throws Refused `activity.closed` */
export function claimMissionReward(db: Db, ask: PromotionActionRequest): void {
  const { activity, tenant, member, key, now } = ask
  runInTransaction(db, () => {
    const { action, participation } = getActivityState(db, ask, activity, now)
    if (participation?.status === 'CLAIMED' && participation.key === key) return
    if (action !== 'CLAIM' || !participation) throw closed()
    updateRows(db, 'participation', { id: participation.id }, { status: 'CLAIMED', key, amount: activity.reward })
    const ref = getParticipationLedgerRef(participation.id)
    postLedgerEntry(db, { tenant, member, kind: 'bonus', ref, amountMinor: activity.reward, at: now })
  })
}

/**
 * Applies for a promotion with a comment and pictures. Repeating a call with the same idempotency key changes nothing.
 * @throws Refused `activity.comment.invalid`, `activity.applied`, `activity.closed`, `upload.unknown`,
 * `request.key.reused`
 */
export function applyForPromotion(db: Db, ask: PromotionApplication): void {
  const { activity, key, now, applications, images } = ask
  const comment = ask.comment.trim()
  if (countGraphemes(comment) > MAX_APPLICATION_COMMENT_LENGTH)
    throw new Refused('activity.comment.invalid', { field: 'comment' })
  const fingerprint = computeRequestFingerprint(activity.key, comment, images)
  runInTransaction(db, () => {
    const before = participationOf(db, ask, activity.key)
    if (before?.key === key && before.fingerprint !== fingerprint) throw new Refused('request.key.reused')
    if (before?.key === key) return
    if (before && activity.play === 'APPLY') throw new Refused('activity.applied')
    if (getActivityState(db, ask, activity, now).action !== 'APPLY') throw closed()
    markPicturesUsed(db, ask, 'PROMOTION', images)
    const { id } = insertParticipation(db, ask, 'APPLYING', fingerprint)
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

/** Returns the `ref` of a participation's ledger entries. */
export const getParticipationLedgerRef = (id: number): string => `activity:${id}`

function insertParticipation(
  db: Db,
  { tenant, member, activity, key, now }: PromotionActionRequest,
  status: string,
  fingerprint: string,
): { readonly id: number } {
  return insertRow(db, 'participation', { tenant, member, activity: activity.key, status, key, fingerprint, at: now })
}

interface Due {
  readonly id: number
  readonly tenant: string
  readonly member: number
  readonly activity: string
  readonly outcome: 'ISSUED' | 'REJECTED'
  readonly due_at: number
}

/**
 * Changes the status of each application for a promotion when the simulated review reaches its next step. Pays the
 * reward of an issued application in the same transaction.
 */
export function settlePromotionApplications(db: Db, now: number): void {
  const due = selectAll<Due>(
    db,
    `SELECT id, tenant, member, activity, outcome, due_at FROM participation INDEXED BY participation_open
     WHERE status IN ('APPLYING', 'PROCESS') AND ((status = 'APPLYING' AND processed_at <= :now) OR (status = 'PROCESS' AND due_at <= :now)) ORDER BY id`,
    { now },
  )
  for (const row of due) runInTransaction(db, () => settleApplication(db, row, now))
}

function settleApplication(
  db: Db,
  { id, tenant, member, activity: key, outcome, due_at: dueAt }: Due,
  now: number,
): void {
  const status = dueAt <= now ? outcome : 'PROCESS'
  const activity = listActivities(db, tenant, 'EN').find((each) => each.key === key)
  const reward = status === 'ISSUED' && activity ? getActivityReward(db, { tenant, member }, activity) : 0
  updateRows(db, 'participation', { id }, { status, amount: reward })
  const ref = getParticipationLedgerRef(id)
  if (reward > 0) postLedgerEntry(db, { tenant, member, kind: 'bonus', ref, amountMinor: reward, at: now })
  if (status === 'PROCESS' || !activity) return
  const event = status === 'ISSUED' ? 'application.issued' : 'application.rejected'
  notifyMember(db, {
    tenant,
    member,
    event,
    amountMinor: reward,
    about: { kind: 'PROMOTION', id: String(activity.id) },
    at: now,
  })
}
