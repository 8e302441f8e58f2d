import type { StartUpSettings } from './startupQuery.ts'

/** 0: the site; 1: the maintenance page; 2: the page of a restricted region. */
export type StartUpMode = 0 | 1 | 2

/**
 * Returns what the site shows at start-up. Maintenance takes precedence over a restricted region (specification part 2,
 * section 4).
 */
export function getStartUpMode({
  maintenance,
  regionRestriction,
}: Pick<StartUpSettings, 'maintenance' | 'regionRestriction'>): StartUpMode {
  if (maintenance) return 1
  return regionRestriction ? 2 : 0
}
