import type { SiteStorage } from '@lobby/platform/storage'

type Part = 'selfTest' | 'realityCheck'

const readAll = (storage: Pick<SiteStorage, 'get'>): Readonly<Record<string, unknown>> => {
  const kept = storage.get('ownPlay')
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
}

/**
 * Returns the stored fields of a part; an empty object for a missing or malformed part. Both parts share one storage
 * key, because home pays for each.
 */
export function readPart(storage: Pick<SiteStorage, 'get'>, part: Part): Readonly<Record<string, unknown>> {
  const kept = readAll(storage)[part]
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
}

/** Stores one part and keeps the other. Undefined removes the part. */
export const storePart = (storage: Pick<SiteStorage, 'get' | 'set'>, part: Part, value: object | undefined): void =>
  storage.set('ownPlay', { ...readAll(storage), [part]: value })
