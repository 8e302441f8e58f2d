import type { ResponseValueOf } from '@lobby/api'
import { createPromotionFixture, createPromotionDetailFixture } from './createPromotionFixture.ts'

const HOUR_MS = 3_600_000
const one = (activityId: number, title: string, summary: string, more: Parameters<typeof createPromotionFixture>[1]) =>
  createPromotionFixture(activityId, {
    title,
    summary,
    imageUrl: `/banner/aurora/${((activityId - 1) % 4) + 1}.webp`,
    ...more,
  })

const mission = one(2, 'Mission thousand', 'Bet R$ 1,000 and get R$ 20.', {
  status: 'JOINED',
  category: 'MISSION',
  rewardMinor: 2_000,
  target: '/m/slotsCenter',
})
const proof = one(4, 'Show your win', 'Send a picture of your biggest win and get R$ 15.', {
  status: 'JOIN',
  action: 'APPLY',
  category: 'SOCIAL',
  rewardMinor: 1_500,
})
const content =
  '<p><strong>Progress begins when you join.</strong></p><ul><li>Bets on every game count.</li><li>One reward a player.</li></ul>'

/** Promotions in each of the ten statuses, and the details of some of them. */
export const promotionFixtures = {
  list: [
    one(1, 'Welcome bonus', 'New here? Bet R$ 500 and get R$ 50.', { status: 'CLAIM', action: 'CLAIM' }),
    mission,
    one(3, 'Weekly cashback', 'Up to 8% of what you lost on slots returns every Monday.', {
      status: 'JOIN',
      action: 'JOIN',
      rewardMinor: 0,
      remainTime: 900 * 24 * HOUR_MS,
    }),
    { ...proof, remainTime: 30 * HOUR_MS },
    one(5, 'Tell your friends', 'Publish a story, send a screenshot and get R$ 10.', {
      status: 'APPLYING',
      category: 'SOCIAL',
      rewardMinor: 1_000,
    }),
    one(6, 'Birthday gift', 'Is it your month? Ask for your gift of R$ 25.', { status: 'PROCESS', rewardMinor: 2_500 }),
    one(7, 'Rate the app', 'Send a screenshot of your review and get R$ 8.', {
      status: 'REJECTED',
      category: 'SOCIAL',
      rewardMinor: 800,
    }),
    one(8, 'First picture', 'Send a picture of your favourite game.', {
      status: 'ISSUED',
      category: 'SOCIAL',
      rewardMinor: 500,
    }),
    one(9, 'Week of draws', 'Bet R$ 100 and get R$ 5.', { status: 'CLAIMED', category: 'MISSION', rewardMinor: 500 }),
    one(10, 'Summer cup', 'A tournament of slots with R$ 50,000 in prizes.', {
      status: 'COMING_SOON',
      category: 'EVENT',
      rewardMinor: 10_000,
    }),
    one(11, 'Spring festival', 'Double rounds for a week.', { status: 'CLOSE', category: 'EVENT', remainTime: 0 }),
  ],
  mission: createPromotionDetailFixture(mission, { content, targetMinor: 100_000, doneMinor: 62_500 }),
  application: createPromotionDetailFixture(proof, { content }),
  rejected: createPromotionDetailFixture(
    { ...proof, status: 'REJECTED', action: '' },
    { content, reason: 'picture', comment: 'It was in the third round!', images: 2 },
  ),
} satisfies Readonly<Record<string, ResponseValueOf<'activityList'> | ResponseValueOf<'activityInfo'>>>
