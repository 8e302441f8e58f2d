import { toZonedDay } from '@lobby/platform/calendar'
import type { Reward } from '../queries/rewards.ts'

export interface RewardMonth {
  /** The month in the merchant's time zone, in the format `2026-11`. */
  readonly month: string
  readonly rewards: readonly Reward[]
  /** The amount claimed in this month, in minor units. */
  readonly claimedMinor: number
}

/** Returns the time when a reward was claimed or expired. */
export const getRewardEndTime = ({ claimedAt, expiresAt }: Reward): string => claimedAt ?? expiresAt

/**
 * Groups claimed and expired rewards by month in the merchant's time zone, latest first. Omits rewards that can still
 * be claimed.
 */
export function groupRewardsByMonth(rewards: readonly Reward[], timeZone: string): RewardMonth[] {
  const pastRewards = rewards
    .filter(({ status }) => status !== 'CLAIM')
    .sort((one, other) => Date.parse(getRewardEndTime(other)) - Date.parse(getRewardEndTime(one)))
  const months = new Map<string, Reward[]>()
  for (const reward of pastRewards) {
    const at = Date.parse(getRewardEndTime(reward))
    // Omit a reward with an invalid date, because it belongs to no month.
    if (Number.isNaN(at)) continue
    const month = toZonedDay(timeZone, at).slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), reward])
  }
  return [...months].map(([month, members]) => ({
    month,
    rewards: members,
    claimedMinor: members.reduce((sum, { status, amountMinor }) => sum + (status === 'CLAIMED' ? amountMinor : 0), 0),
  }))
}
