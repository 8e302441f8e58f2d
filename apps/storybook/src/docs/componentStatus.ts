/** The statuses that a component can have. The stories of a component have its status as a tag. */
export const COMPONENT_STATUSES = {
  new: 'New: its props may still change',
  stable: 'Stable: its props stay',
  deprecated: 'On its way out: do not use it in anything new',
} as const

export type ComponentStatus = keyof typeof COMPONENT_STATUSES

export const isComponentStatus = (value: unknown): value is ComponentStatus =>
  typeof value === 'string' && Object.hasOwn(COMPONENT_STATUSES, value)

/** Returns the status among the tags of a story, or undefined for a story of a screen or a foundation. */
export const findComponentStatus = (tags: readonly string[] | undefined): ComponentStatus | undefined =>
  tags?.find(isComponentStatus)
