import { dayIn } from '@lobby/platform/calendar'
import type { Reward } from '../queries/rewards.ts'

export interface Month {
  /** `2026-11`, of the merchant's calendar. */
  readonly month: string
  readonly rewards: readonly Reward[]
  /** What was taken in it, in minor units. */
  readonly takenMinor: number
}

/** When a reward was over: taken, or expired. */
export const endOf = ({ claimedAt, expiresAt }: Reward): string => claimedAt ?? expiresAt

/** What was taken or has expired, by the merchant's month in which it was, the latest first. What can be taken yet is none of it. */
export function byMonth(rewards: readonly Reward[], timeZone: string): Month[] {
  const over = rewards
    .filter(({ status }) => status !== 'CLAIM')
    .sort((one, other) => Date.parse(endOf(other)) - Date.parse(endOf(one)))
  const months = new Map<string, Reward[]>()
  for (const reward of over) {
    const at = Date.parse(endOf(reward))
    // A date that is none has no month, and the reward none to stand in.
    if (Number.isNaN(at)) continue
    const month = dayIn(timeZone, at).slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), reward])
  }
  return [...months].map(([month, its]) => ({
    month,
    rewards: its,
    takenMinor: its.reduce((sum, { status, amountMinor }) => sum + (status === 'CLAIMED' ? amountMinor : 0), 0),
  }))
}
