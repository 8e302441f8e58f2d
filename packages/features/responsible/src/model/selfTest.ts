import type { SiteStorage } from '@lobby/platform/storage'
import { readResponsibleGamingData } from './ownPlay.ts'

export const selfTestQuestions = [1, 2, 3, 4, 5] as const
const outcomes = ['calm', 'watch', 'help'] as const
export type SelfTestOutcome = (typeof outcomes)[number]

/** The result of a self-test, stored on this device only. */
export interface SelfTestResult {
  readonly outcome: SelfTestOutcome
  /** The time of the self-test, in milliseconds since 1970. */
  readonly at: number
}

/**
 * Returns the outcome of a self-test.
 * @param yes - the number of questions answered with yes
 */
export const getSelfTestOutcome = (yes: number): SelfTestOutcome => (yes === 0 ? 'calm' : yes < 3 ? 'watch' : 'help')

/** Returns the self-test result that is stored on this device; null if there is none or it is malformed. */
export function readSelfTestResult(storage: Pick<SiteStorage, 'get'>): SelfTestResult | null {
  const { outcome, at } = readResponsibleGamingData(storage, 'selfTest')
  const known = outcomes.find((each) => each === outcome)
  return known && typeof at === 'number' && Number.isFinite(at) ? { outcome: known, at } : null
}
