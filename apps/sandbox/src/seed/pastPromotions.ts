import { DAY_MS } from '@lobby/platform/calendar'
import { insert, type Db } from '../db/sql.ts'
import type { Owner } from '../domain/owner.ts'
import {
  activitiesOf,
  rewardFor,
  stateOf,
  type Activity,
  claim,
  join,
  participationRef,
} from '../domain/promotions/activities.ts'
import { post } from '../domain/wallet.ts'
import type { Step } from './pastPlay.ts'

const MINUTE_MS = 60_000

/** An application in the demo. One that is open is decided after a year, so it stays open. */
interface Application {
  readonly key: string
  readonly status: 'APPLYING' | 'PROCESS' | 'ISSUED' | 'REJECTED'
  readonly at: number
  readonly comment: string
  readonly reason?: string
}

/** Promotions in every state that somebody's own doing brings about. The welcome bonus is claimed once enough was staked for it. */
export function promotionSteps(db: Db, owner: Owner, begin: number, now: number): Step[] {
  const listed = activitiesOf(db, owner.tenant, 'EN')
  const named = (key: string): Activity => {
    const found = listed.find((activity) => activity.key === key)
    if (!found) throw new Error(`There is no promotion ${key}, which the past of the demo takes part in.`)
    return found
  }
  const ask = (key: string, at: number) => ({
    ...owner,
    activity: named(key),
    key: `history-promotion-${key}`,
    now: at,
  })
  const does = (action: 'JOIN' | 'CLAIM', key: string, at: number): Step => ({
    at,
    take: () => {
      // A house that has been open for long has closed some.
      if (stateOf(db, owner, named(key), at).action !== action) return
      if (action === 'JOIN') join(db, ask(key, at))
      else claim(db, ask(key, at))
    },
  })
  const applications: readonly Application[] = [
    { key: 'birthday', status: 'ISSUED', at: now - 3 * DAY_MS, comment: 'Faço anos este mês.' },
    { key: 'story', status: 'REJECTED', at: now - 3 * DAY_MS, comment: 'Publiquei ontem.', reason: 'picture' },
    { key: 'review', status: 'PROCESS', at: now - 10 * MINUTE_MS, comment: 'Cinco estrelas.' },
    { key: 'share', status: 'APPLYING', at: now - 2 * MINUTE_MS, comment: 'Minha maior vitória!' },
  ]
  return [
    does('JOIN', 'welcome', begin - 1),
    does('CLAIM', 'welcome', begin + 3 * DAY_MS),
    does('JOIN', 'cashback', begin + 14 * DAY_MS),
    does('JOIN', 'draws', now - 3 * DAY_MS),
    ...applications.map((application): Step => ({
      at: application.at,
      take: () => applyBefore(db, owner, named(application.key), application),
    })),
  ]
}

function applyBefore(
  db: Db,
  owner: Owner,
  activity: Activity,
  { key, status, at, comment, reason }: Application,
): void {
  const isOpen = status === 'APPLYING' || status === 'PROCESS'
  const amount = status === 'ISSUED' ? rewardFor(db, owner, activity) : 0
  const { id } = insert(db, 'participation', {
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
  if (amount > 0) post(db, { ...owner, kind: 'bonus', ref: participationRef(id), amountMinor: amount, at })
}
