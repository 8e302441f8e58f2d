import type { SiteStorage } from '@lobby/platform/storage'
import { readPart } from './ownPlay.ts'

export const questions = [1, 2, 3, 4, 5] as const
const outcomes = ['calm', 'watch', 'help'] as const
export type Outcome = (typeof outcomes)[number]

/** A result, as it is kept on the device alone. */
export interface Result {
  readonly outcome: Outcome
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What so many questions answered with yes come to. */
export const outcomeOf = (yes: number): Outcome => (yes === 0 ? 'calm' : yes < 3 ? 'watch' : 'help')

/** The last result on this device; null for none, and for anything that is none. */
export function readResult(storage: Pick<SiteStorage, 'get'>): Result | null {
  const { outcome, at } = readPart(storage, 'selfTest')
  const known = outcomes.find((each) => each === outcome)
  return known && typeof at === 'number' && Number.isFinite(at) ? { outcome: known, at } : null
}
