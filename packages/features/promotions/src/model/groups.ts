import type { Activity } from '../queries/activities.ts'

/** The filters of the list: all promotions, the player's own, and the editor's categories. */
export const groups = ['ALL', 'MINE', 'BONUS', 'MISSION', 'SOCIAL', 'EVENT'] as const
export type Group = (typeof groups)[number]

/** The statuses of a promotion in progress, or with a reward to claim. */
const ownStatuses: readonly string[] = ['JOINED', 'CLAIM', 'APPLYING', 'PROCESS']

const belongsTo = ({ category, status }: Activity, group: Group) =>
  group === 'ALL' || (group === 'MINE' ? ownStatuses.includes(status) : category === group)

/**
 * Returns the number of promotions per filter. Leaves out empty filters, and all of them when only one category has
 * promotions.
 */
export function groupsOf(activities: readonly Activity[]): { readonly group: Group; readonly count: number }[] {
  const filled = groups
    .map((group) => ({ group, count: activities.filter((each) => belongsTo(each, group)).length }))
    .filter(({ count }) => count > 0)
  return filled.length > 2 ? filled : []
}

const getSortOrder = ({ status }: Activity) => (status === 'CLAIM' ? 0 : status === 'CLOSE' ? 2 : 1)

/** Returns the promotions of a filter in the editor's order, with claimable ones first and ended ones last. */
export const inGroup = (activities: readonly Activity[], group: Group): Activity[] =>
  activities.filter((each) => belongsTo(each, group)).sort((one, other) => getSortOrder(one) - getSortOrder(other))

/** Returns the filter in the address if it has promotions, otherwise `ALL`. */
export const readGroup = (query: URLSearchParams, known: readonly { readonly group: Group }[]): Group =>
  known.find(({ group }) => group === query.get('category'))?.group ?? 'ALL'
