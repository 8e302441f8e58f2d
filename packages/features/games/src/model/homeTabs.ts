import type { PopularSection } from '../queries/games.ts'

/** The tabs of popular games (specification part 1, section 2); what else a platform has is in the menu of games (C12). */
const tabs: readonly string[] = [
  'SPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'INHOUSE',
  'PVP',
  'LOTT',
] satisfies PopularSection['gameType'][]

/** The sections that are tabs, in the platform's order, but for INHOUSE: it stands right after RNG. */
export function homeTabs(sections: readonly PopularSection[]): readonly PopularSection[] {
  const known = sections.filter(({ gameType }) => tabs.includes(gameType))
  const own = known.filter(({ gameType }) => gameType === 'INHOUSE')
  if (!known.some(({ gameType }) => gameType === 'RNG')) return known
  return known.flatMap((section) =>
    section.gameType === 'RNG' ? [section, ...own] : own.includes(section) ? [] : section,
  )
}

/** Whether a tab lists vendors: of sports and live casino it does, of all others games; what a platform does not give is not listed (HOME-073). */
export function listsVendors({ gameType, vendors, games }: PopularSection): boolean {
  return gameType === 'SPORTS' || gameType === 'LIVE' ? vendors.length > 0 : games.length === 0
}
