/** How far a component is, as `parameters.status` of its stories says. */
export const statuses = {
  new: 'New: in use, its props may still change',
  stable: 'Stable: its props stay',
  deprecated: 'On its way out: do not use it in anything new',
} as const

export type Status = keyof typeof statuses

export const isStatus = (value: unknown): value is Status => typeof value === 'string' && Object.hasOwn(statuses, value)
