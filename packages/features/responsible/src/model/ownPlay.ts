import type { SiteStorage } from '@lobby/platform/storage'

type Part = 'selfTest' | 'realityCheck'

const readAll = (storage: Pick<SiteStorage, 'get'>): Readonly<Record<string, unknown>> => {
  const kept = storage.get('ownPlay')
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
}

/**
 * Returns the stored fields of the self-test or the reality check; an empty object if they are missing or malformed.
 * Both share one storage key, because home loads the list of all storage keys.
 */
export function readResponsibleGamingData(
  storage: Pick<SiteStorage, 'get'>,
  part: Part,
): Readonly<Record<string, unknown>> {
  const kept = readAll(storage)[part]
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
}

/**
 * Stores some fields of the self-test or of the reality check, and leaves the other fields unchanged. The value
 * undefined removes a field.
 */
export const storeResponsibleGamingData = (
  storage: Pick<SiteStorage, 'get' | 'set'>,
  part: Part,
  value: object | undefined,
): void => storage.set('ownPlay', { ...readAll(storage), [part]: value })
