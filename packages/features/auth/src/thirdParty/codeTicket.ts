/** The last code that a third party has sent, for this visit: its number, and what the code is verified with. */
export interface CodeTicket {
  readonly to: string
  readonly id: string
}

/** A stored ticket; null for anything else. */
export function readTicket(value: unknown): CodeTicket | null {
  if (typeof value !== 'object' || value === null) return null
  const { to, id } = value as { readonly to?: unknown; readonly id?: unknown }
  return typeof to === 'string' && typeof id === 'string' ? { to, id } : null
}
