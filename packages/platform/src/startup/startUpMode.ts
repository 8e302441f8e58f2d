import type { Startup } from './startupQuery.ts'

/** 0: the site; 1: the maintenance page; 2: the page of a restricted region. */
export type StartUpMode = 0 | 1 | 2

/** What the site shows (specification part 2, section 4): maintenance counts before the region, which closes the site only without it. */
export function startUpMode({
  maintenance,
  regionRestriction,
}: Pick<Startup, 'maintenance' | 'regionRestriction'>): StartUpMode {
  if (maintenance) return 1
  return regionRestriction ? 2 : 0
}
