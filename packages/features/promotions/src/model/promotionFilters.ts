import type { ReceivedPromotion } from '../queries/activities.ts'

/**
 * The filters of the promotion list: all promotions, the player's own promotions (see `ownStatuses`), and the
 * categories that the merchant assigns to promotions.
 */
export const promotionFilters = ['ALL', 'MINE', 'BONUS', 'MISSION', 'SOCIAL', 'EVENT'] as const
export type PromotionFilter = (typeof promotionFilters)[number]

/** The statuses of the player's own promotions: in progress, or with a reward to claim. */
const ownStatuses: readonly string[] = ['JOINED', 'CLAIM', 'APPLYING', 'PROCESS']

const belongsTo = ({ category, status }: ReceivedPromotion, group: PromotionFilter) =>
  group === 'ALL' || (group === 'MINE' ? ownStatuses.includes(status) : category === group)

/**
 * Returns the number of promotions for each filter. Omits empty filters. Returns no filters if only two remain, because
 * both would show the same promotions.
 */
export function countPromotionsByFilter(
  activities: readonly ReceivedPromotion[],
): { readonly group: PromotionFilter; readonly count: number }[] {
  const filled = promotionFilters
    .map((group) => ({ group, count: activities.filter((each) => belongsTo(each, group)).length }))
    .filter(({ count }) => count > 0)
  return filled.length > 2 ? filled : []
}

const getSortOrder = ({ status }: ReceivedPromotion) => (status === 'CLAIM' ? 0 : status === 'CLOSE' ? 2 : 1)

/**
 * Returns the promotions that match a filter: claimable promotions first, ended promotions last, and the others in the
 * platform's order.
 */
export const filterPromotions = (
  activities: readonly ReceivedPromotion[],
  group: PromotionFilter,
): ReceivedPromotion[] =>
  activities.filter((each) => belongsTo(each, group)).sort((one, other) => getSortOrder(one) - getSortOrder(other))

/** Returns the filter in the URL if any promotions match it, otherwise `ALL`. */
export const parsePromotionFilter = (
  query: URLSearchParams,
  known: readonly { readonly group: PromotionFilter }[],
): PromotionFilter => known.find(({ group }) => group === query.get('category'))?.group ?? 'ALL'
