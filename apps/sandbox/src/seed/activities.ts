import { cashbackTerms } from '../domain/promotions/cashback.ts'
import { inviteRewardTerms } from '../domain/promotions/invites.ts'

/**
 * The terms of a promotion. Amounts are minor units. Days are relative to the day when the merchant was seeded; earlier
 * days are negative.
 */
export interface SeedActivity {
  readonly key: string
  readonly category: 'BONUS' | 'MISSION' | 'SOCIAL' | 'EVENT'
  /**
   * How a member takes part. JOIN: the member only joins. MISSION: the member joins and must then stake an amount.
   * APPLY: the member sends an application, which staff review.
   */
  readonly play: 'JOIN' | 'MISSION' | 'APPLY'
  readonly banner: number
  readonly startDay: number
  readonly endDay: number
  readonly reward: number
  /** True if the reward is the birthday bonus of the member's VIP level. */
  readonly byLevel?: true
  /** The stakes that a mission requires, in minor units. */
  readonly stakes: number
  readonly target?: string
}

/**
 * A promotion before default values are added. `days` are its first and last day. By default, a promotion began 200
 * days ago, before all past activity of the demo.
 */
type Draft = Omit<SeedActivity, 'startDay' | 'endDay' | 'reward' | 'stakes'> &
  Partial<Pick<SeedActivity, 'reward' | 'stakes'>> & { readonly days?: readonly [start: number, end: number] }

const drafts: readonly Draft[] = [
  {
    key: 'welcome',
    category: 'BONUS',
    play: 'MISSION',
    banner: 2,
    reward: 5_000,
    stakes: 50_000,
    target: '/m/gameCenter',
  },
  { key: cashbackTerms.activity, category: 'BONUS', play: 'JOIN', banner: 10, target: '/m/rewardCenter' },
  {
    key: 'friends',
    category: 'SOCIAL',
    play: 'JOIN',
    banner: 9,
    reward: inviteRewardTerms.reward,
    target: '/m/inviteFriends',
  },
  {
    key: 'thousand',
    category: 'MISSION',
    play: 'MISSION',
    banner: 8,
    reward: 2_000,
    stakes: 100_000,
    target: '/m/slotsCenter',
  },
  {
    key: 'draws',
    category: 'MISSION',
    play: 'MISSION',
    banner: 6,
    days: [-20, 45],
    reward: 500,
    stakes: 10_000,
    target: '/m/lottery',
  },
  { key: 'share', category: 'SOCIAL', play: 'APPLY', banner: 7, reward: 1_500 },
  { key: 'story', category: 'SOCIAL', play: 'APPLY', banner: 9, days: [-12, 2], reward: 1_000 },
  { key: 'birthday', category: 'BONUS', play: 'APPLY', banner: 4, byLevel: true },
  { key: 'review', category: 'SOCIAL', play: 'APPLY', banner: 7, reward: 800 },
  { key: 'summer', category: 'EVENT', play: 'MISSION', banner: 5, days: [30, 3650], reward: 10_000, stakes: 200_000 },
  { key: 'spring', category: 'EVENT', play: 'MISSION', banner: 2, days: [-60, -2], reward: 5_000, stakes: 100_000 },
]

/** The promotions of every merchant, in display order. */
export const seedActivities: readonly SeedActivity[] = drafts.map(
  ({ days: [startDay, endDay] = [-200, 3650], reward = 0, stakes = 0, ...draft }) => ({
    ...draft,
    reward,
    stakes,
    startDay,
    endDay,
  }),
)
