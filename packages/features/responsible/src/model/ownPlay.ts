import type { SiteStorage } from '@lobby/platform/storage'

type Part = 'selfTest' | 'realityCheck'

const readAll = (storage: Pick<SiteStorage, 'get'>): Readonly<Record<string, unknown>> => {
  const kept = storage.get('ownPlay')
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
}

/** The fields of what is kept on this device of a part; none for anything that has none. Both parts share one key: home pays for each. */
export function readPart(storage: Pick<SiteStorage, 'get'>, part: Part): Readonly<Record<string, unknown>> {
  const kept = readAll(storage)[part]
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
}

/** Keeps a part beside the other; undefined forgets it. */
export const keepPart = (storage: Pick<SiteStorage, 'get' | 'set'>, part: Part, value: object | undefined): void =>
  storage.set('ownPlay', { ...readAll(storage), [part]: value })
