import { Cherry, Fish, House, Radio, Swords, Ticket, Trophy, type Icon } from '@lobby/ui/icons'
import type { PopularGamesSection } from '../queries/games.ts'

const icons: Readonly<Partial<Record<PopularGamesSection['gameType'], Icon>>> = {
  SPORTS: Trophy,
  LIVE: Radio,
  FISH: Fish,
  RNG: Cherry,
  INHOUSE: House,
  PVP: Swords,
  LOTT: Ticket,
}

/**
 * Renders the icon of a kind of games, but only for the kinds with a tab on home. `GameKindIcon` has the icons of all
 * kinds.
 */
export function CategoryIcon({ category }: { readonly category: PopularGamesSection['gameType'] }) {
  const Icon = icons[category]
  return Icon ? <Icon aria-hidden /> : null
}
