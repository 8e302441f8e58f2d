import type { PopularGamesSection } from '../queries/games.ts'

/**
 * The kinds of games that have a tab among the popular games (specification part 1, section 2). The game menu links to
 * the other kinds (C12 in decision 001).
 */
const tabTypes: readonly string[] = [
  'SPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'INHOUSE',
  'PVP',
  'LOTT',
] satisfies PopularGamesSection['gameType'][]

/** Returns the sections of games that have a tab, in the platform's order, but with INHOUSE directly after RNG. */
export function selectHomeGameTabs(sections: readonly PopularGamesSection[]): readonly PopularGamesSection[] {
  const known = sections.filter(({ gameType }) => tabTypes.includes(gameType))
  const inHouse = known.filter(({ gameType }) => gameType === 'INHOUSE')
  if (!known.some(({ gameType }) => gameType === 'RNG')) return known
  return known.flatMap((section) =>
    section.gameType === 'RNG' ? [section, ...inHouse] : inHouse.includes(section) ? [] : section,
  )
}

/**
 * Returns true if a tab lists vendors and no games (HOME-073). Sports and live casino list vendors if the platform
 * sends any. Every other tab lists vendors only if the platform sends no games.
 */
export function shouldTabListVendors({ gameType, vendors, games }: PopularGamesSection): boolean {
  return gameType === 'SPORTS' || gameType === 'LIVE' ? vendors.length > 0 : games.length === 0
}
