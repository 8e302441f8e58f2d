import { DAY_MS } from '@lobby/platform/calendar'
import { insertRow, type Db } from '../db/sql.ts'
import type { RowOwner } from '../domain/rowOwner.ts'
import {
  listActivities,
  getActivityReward,
  getActivityState,
  type Activity,
  claimMissionReward,
  joinPromotion,
  getParticipationLedgerRef,
} from '../domain/promotions/activities.ts'
import { postLedgerEntry } from '../domain/wallet.ts'
import type { PastMemberStep } from './pastPlay.ts'

const MINUTE_MS = 60_000

/**
 * A past application for a promotion. The review of an undecided application takes a year, so that the demo shows one.
 */
interface Application {
  readonly key: string
  readonly status: 'APPLYING' | 'PROCESS' | 'ISSUED' | 'REJECTED'
  readonly at: number
  readonly comment: string
  readonly reason?: string
}

/**
 * Returns the past steps of a member who has taken part in promotions. Together, these steps produce every promotion
 * status that a member can cause.
 */
export function createPastPromotionSteps(db: Db, owner: RowOwner, begin: number, now: number): PastMemberStep[] {
  const listed = listActivities(db, owner.tenant, 'EN')
  const requirePromotion = (key: string): Activity => {
    const found = listed.find((activity) => activity.key === key)
    if (!found)
      throw new Error(
        `There is no promotion ${key} in seed/activities.ts, but seed/createPromotionSteps.ts uses it. Add it, or ` +
          'remove its steps.',
      )
    return found
  }
  const buildRequest = (key: string, at: number) => ({
    ...owner,
    activity: requirePromotion(key),
    key: `history-promotion-${key}`,
    now: at,
  })
  const createStep = (action: 'JOIN' | 'CLAIM', key: string, at: number): PastMemberStep => ({
    at,
    take: () => {
      // Do nothing if the member cannot take the action, for example because the promotion has ended.
      if (getActivityState(db, owner, requirePromotion(key), at).action !== action) return
      if (action === 'JOIN') joinPromotion(db, buildRequest(key, at))
      else claimMissionReward(db, buildRequest(key, at))
    },
  })
  const applications: readonly Application[] = [
    { key: 'birthday', status: 'ISSUED', at: now - 3 * DAY_MS, comment: 'Faço anos este mês.' },
    { key: 'story', status: 'REJECTED', at: now - 3 * DAY_MS, comment: 'Publiquei ontem.', reason: 'picture' },
    { key: 'review', status: 'PROCESS', at: now - 10 * MINUTE_MS, comment: 'Cinco estrelas.' },
    { key: 'share', status: 'APPLYING', at: now - 2 * MINUTE_MS, comment: 'Minha maior vitória!' },
  ]
  return [
    createStep('JOIN', 'welcome', begin - 1),
    createStep('CLAIM', 'welcome', begin + 3 * DAY_MS),
    createStep('JOIN', 'cashback', begin + 14 * DAY_MS),
    createStep('JOIN', 'draws', now - 3 * DAY_MS),
    ...applications.map((application): PastMemberStep => ({
      at: application.at,
      take: () => insertApplication(db, owner, requirePromotion(application.key), application),
    })),
  ]
}

function insertApplication(
  db: Db,
  owner: RowOwner,
  activity: Activity,
  { key, status, at, comment, reason }: Application,
): void {
  const isOpen = status === 'APPLYING' || status === 'PROCESS'
  const amount = status === 'ISSUED' ? getActivityReward(db, owner, activity) : 0
  const { id } = insertRow(db, 'participation', {
    ...owner,
    activity: key,
    status,
    key: `history-promotion-${key}`,
    fingerprint: '',
    comment,
    outcome: isOpen ? 'ISSUED' : null,
    reason: reason ?? null,
    amount,
    processed_at: isOpen ? at + 365 * DAY_MS : null,
    due_at: isOpen ? at + 365 * DAY_MS : null,
    at,
  })
  if (amount > 0)
    postLedgerEntry(db, { ...owner, kind: 'bonus', ref: getParticipationLedgerRef(id), amountMinor: amount, at })
}
