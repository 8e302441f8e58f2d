import type { Activity } from '../queries/activities.ts'

/** What a player can choose among: all of them, those that they take part in, and the editor's categories. */
export const groups = ['ALL', 'MINE', 'BONUS', 'MISSION', 'SOCIAL', 'EVENT'] as const
export type Group = (typeof groups)[number]

/** Something is under way, or waits to be taken. */
const mine: readonly string[] = ['JOINED', 'CLAIM', 'APPLYING', 'PROCESS']

const belongs = ({ category, status }: Activity, group: Group) =>
  group === 'ALL' || (group === 'MINE' ? mine.includes(status) : category === group)

/** How many there are in each group; groups of nothing are left out, and all of them where there is but one. */
export function groupsOf(activities: readonly Activity[]): { readonly group: Group; readonly count: number }[] {
  const filled = groups
    .map((group) => ({ group, count: activities.filter((each) => belongs(each, group)).length }))
    .filter(({ count }) => count > 0)
  return filled.length > 2 ? filled : []
}

const place = ({ status }: Activity) => (status === 'CLAIM' ? 0 : status === 'CLOSE' ? 2 : 1)

/** The promotions of a group in the editor's order, but what can be taken stands first and what is over last. */
export const inGroup = (activities: readonly Activity[], group: Group): Activity[] =>
  activities.filter((each) => belongs(each, group)).sort((one, other) => place(one) - place(other))

/** The group that an address names, as long as it has something; else all. */
export const readGroup = (query: URLSearchParams, known: readonly { readonly group: Group }[]): Group =>
  known.find(({ group }) => group === query.get('category'))?.group ?? 'ALL'
