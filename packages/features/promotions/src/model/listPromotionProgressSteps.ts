import type { ReceivedPromotionDetail, PlayerPromotionStatus } from '../queries/activities.ts'

export type PromotionProgressStepName = 'join' | 'play' | 'stake' | 'claim' | 'apply' | 'review' | 'result'
export type PromotionProgressStepState = 'done' | 'current' | 'todo' | 'failed'

export interface PromotionProgressStep {
  readonly name: PromotionProgressStepName
  readonly state: PromotionProgressStepState
}

const stepNames = {
  simple: ['join', 'play'],
  mission: ['join', 'stake', 'claim'],
  application: ['apply', 'review', 'result'],
} as const satisfies Readonly<Record<string, readonly PromotionProgressStepName[]>>

/** The number of completed steps for each status of a promotion. The step after them is the current step. */
const completedSteps: Readonly<Record<PlayerPromotionStatus, number>> = {
  COMING_SOON: -1,
  JOIN: 0,
  JOINED: 1,
  APPLYING: 1,
  PROCESS: 1,
  CLAIM: 2,
  REJECTED: 2,
  CLAIMED: 3,
  ISSUED: 3,
  CLOSE: -1,
}
const applicationStatuses: readonly PlayerPromotionStatus[] = ['APPLYING', 'PROCESS', 'ISSUED', 'REJECTED']

/** Returns the steps of a promotion with the player's progress. Returns an empty list for an ended promotion. */
export function listPromotionProgressSteps({
  activity: { status, action },
  targetMinor,
}: Pick<ReceivedPromotionDetail, 'activity' | 'targetMinor'>): PromotionProgressStep[] {
  if (status === 'CLOSE') return []
  const names =
    targetMinor !== undefined
      ? stepNames.mission
      : action === 'APPLY' || applicationStatuses.includes(status)
        ? stepNames.application
        : stepNames.simple
  const current = completedSteps[status]
  return names.map((name, index) => {
    if (index < current) return { name, state: 'done' }
    if (index > current) return { name, state: 'todo' }
    return { name, state: status === 'REJECTED' ? 'failed' : 'current' }
  })
}
