import type { SiteStorage } from '@lobby/platform/storage'

type Part = 'selfTest' | 'realityCheck'

const readAll = (storage: Pick<SiteStorage, 'get'>): Readonly<Record<string, unknown>> => {
  const kept = storage.get('ownPlay')
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
}

/**
 * Returns the stored fields of the self-test or the reality check; an empty object if they are missing or malformed.
 * Both share one storage key, because each key adds bytes to the start of home.
 */
export function readOwnPlayPart(storage: Pick<SiteStorage, 'get'>, part: Part): Readonly<Record<string, unknown>> {
  const kept = readAll(storage)[part]
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
}

/**
 * Stores the fields of the self-test or the reality check, without changing those of the other. Undefined removes them.
 */
export const storeOwnPlayPart = (
  storage: Pick<SiteStorage, 'get' | 'set'>,
  part: Part,
  value: object | undefined,
): void => storage.set('ownPlay', { ...readAll(storage), [part]: value })
