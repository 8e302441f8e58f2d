/** The statuses that a component can have. A tag of the component's stories is the status. */
export const statuses = {
  new: 'New: its props may still change',
  stable: 'Stable: its props stay',
  deprecated: 'On its way out: do not use it in anything new',
} as const

export type ComponentStatus = keyof typeof statuses

export const isStatus = (value: unknown): value is ComponentStatus =>
  typeof value === 'string' && Object.hasOwn(statuses, value)

/** Returns the status among the tags of a story, or undefined for a story of a screen or a foundation. */
export const findStatus = (tags: readonly string[] | undefined): ComponentStatus | undefined => tags?.find(isStatus)
