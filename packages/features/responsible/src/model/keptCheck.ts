import type { SiteStorage } from '@lobby/platform/storage'
import { readPart } from './ownPlay.ts'

/** How often the player of a session was told what was played: intervals of the market, from its sign-in on. */
export function readTold(storage: Pick<SiteStorage, 'get'>, startedAt: string): number {
  const { startedAt: of, count } = readPart(storage, 'realityCheck')
  return of === startedAt && typeof count === 'number' && Number.isInteger(count) ? count : 0
}
