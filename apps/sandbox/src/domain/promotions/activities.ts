import { DAY_MS } from '@lobby/platform/calendar'
import { findRow, oneNumber, type Db } from '../../db/sql.ts'
import { activities, type SeedActivity } from '../../seed/activities.ts'
import type { SeedActivityText } from '../../seed/content.ts'
import { levelOf } from '../../seed/money.ts'
import { contentOf } from '../content.ts'
import type { Language } from '../language.ts'
import type { Owner } from '../owner.ts'
import { Refused } from '../refused.ts'
import { stakedOf } from './vipLevels.ts'

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

/** A promotion as an editor has published it, with how it is played. */
export interface Activity extends SeedActivity, Pick<SeedActivityText, 'title' | 'summary' | 'content'> {
  readonly id: number
  readonly startsAt: number
  readonly endsAt: number
}

export interface Participation {
  readonly id: number
  readonly status: 'JOINED' | 'APPLYING' | 'PROCESS' | 'ISSUED' | 'REJECTED' | 'CLAIMED'
  readonly key: string
  readonly fingerprint: string
  /** When it began. */
  readonly at: number
  readonly comment: string | null
  readonly pictures: number
  readonly reason: string | null
}

/** What somebody may know and do of a promotion. */
export interface ActivityState {
  readonly status: ActivityStatus
  readonly action: 'JOIN' | 'CLAIM' | 'APPLY' | undefined
  /** Minor units of stakes that were settled since joining, never more than the mission's. */
  readonly done: number
  readonly participation: Participation | undefined
}

/** The promotions of a tenant, in the editor's order. */
export function activitiesOf(db: Db, tenant: string, language: Language): Activity[] {
  const opened = oneNumber(db, 'SELECT seeded_at AS at FROM tenant WHERE id = :tenant', { tenant })
  return contentOf<SeedActivityText>(db, tenant, 'activity', language).flatMap(({ id, wire }) => {
    const played = activities.find(({ key }) => key === wire.key)
    return played
      ? [
          {
            ...played,
            ...wire,
            id,
            startsAt: opened + played.startDay * DAY_MS,
            endsAt: opened + played.endDay * DAY_MS,
          },
        ]
      : []
  })
}

/** @throws Refused `activity.unknown` */
export function activityById(db: Db, tenant: string, language: Language, id: number): Activity {
  const found = activitiesOf(db, tenant, language).find((activity) => activity.id === id)
  if (!found) throw new Refused('activity.unknown')
  return found
}

/**
 * How a promotion stands for somebody: JOIN, then JOINED, and where something has to be reached CLAIM, then CLAIMED; with an application
 * APPLYING, PROCESS, and ISSUED or REJECTED. Before its time it is COMING_SOON; after it CLOSE, unless it ended otherwise for the member.
 */
export function stateOf(db: Db, owner: Owner | undefined, activity: Activity, now: number): ActivityState {
  const participation = owner && participationOf(db, owner, activity.key)
  const done = owner && participation ? Math.min(activity.stakes, stakedOf(db, owner, participation.at)) : 0
  const tell = (status: ActivityStatus, action?: ActivityState['action']): ActivityState => ({
    status,
    action,
    done,
    participation,
  })
  if (now < activity.startsAt) return tell('COMING_SOON')
  if (participation && participation.status !== 'JOINED') return tell(participation.status)
  if (now >= activity.endsAt) return tell('CLOSE')
  if (!participation) return tell('JOIN', activity.play === 'APPLY' ? 'APPLY' : 'JOIN')
  return activity.play === 'MISSION' && done >= activity.stakes ? tell('CLAIM', 'CLAIM') : tell('JOINED')
}

/** Returns what a promotion gives somebody, in minor units: a gift by level is the birthday bonus of theirs, for a guest that of the lowest. */
export function rewardFor(
  db: Db,
  owner: Owner | undefined,
  { byLevel, reward }: Pick<SeedActivity, 'byLevel' | 'reward'>,
): number {
  if (!byLevel) return reward
  const row = owner && findRow<{ vip: string | null }>(db, 'member', { tenant: owner.tenant, id: owner.member })
  return levelOf(row?.vip ?? null).birthdayBonus
}

/** What a member does in a promotion, if anything. */
export const participationOf = (db: Db, { tenant, member }: Owner, key: string): Participation | undefined =>
  findRow<Participation>(db, 'participation', { tenant, member, activity: key })
