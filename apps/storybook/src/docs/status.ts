/** The statuses of a component. A tag of its stories names one of them. */
export const statuses = {
  new: 'New: its props may still change',
  stable: 'Stable: its props stay',
  deprecated: 'On its way out: do not use it in anything new',
} as const

export type Status = keyof typeof statuses

export const isStatus = (value: unknown): value is Status => typeof value === 'string' && Object.hasOwn(statuses, value)

/** Returns the status among the tags of a story, or undefined for a story of a screen or a foundation. */
export const statusIn = (tags: readonly string[] | undefined): Status | undefined => tags?.find(isStatus)
