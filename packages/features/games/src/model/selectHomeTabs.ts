import type { PopularSection } from '../queries/games.ts'

/** The tabs of popular games (specification part 1, section 2). The menu of games links to the other kinds (C12). */
const tabTypes: readonly string[] = [
  'SPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'INHOUSE',
  'PVP',
  'LOTT',
] satisfies PopularSection['gameType'][]

/** Returns the sections that have a tab, in the platform's order, except that INHOUSE follows right after RNG. */
export function selectHomeTabs(sections: readonly PopularSection[]): readonly PopularSection[] {
  const known = sections.filter(({ gameType }) => tabTypes.includes(gameType))
  const inHouse = known.filter(({ gameType }) => gameType === 'INHOUSE')
  if (!known.some(({ gameType }) => gameType === 'RNG')) return known
  return known.flatMap((section) =>
    section.gameType === 'RNG' ? [section, ...inHouse] : inHouse.includes(section) ? [] : section,
  )
}

/**
 * Returns true when a tab lists vendors instead of games: sports and live casino do, if the platform sends vendors;
 * others do only if it sends no games (HOME-073).
 */
export function shouldListVendors({ gameType, vendors, games }: PopularSection): boolean {
  return gameType === 'SPORTS' || gameType === 'LIVE' ? vendors.length > 0 : games.length === 0
}
