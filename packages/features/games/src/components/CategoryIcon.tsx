import { Cherry, Fish, Gamepad2, House, Radio, Swords, Ticket, Trophy, type LucideIcon } from 'lucide-react'
import type { PopularSection } from '../queries/games.ts'

const icons: Readonly<Record<PopularSection['gameType'], LucideIcon>> = {
  SPORTS: Trophy,
  LIVE: Radio,
  FISH: Fish,
  RNG: Cherry,
  INHOUSE: House,
  PVP: Swords,
  ESPORTS: Gamepad2,
  LOTT: Ticket,
  ELOTTO: Ticket,
}

/** The sign of a game category, beside its name. */
export function CategoryIcon({ category }: { readonly category: PopularSection['gameType'] }) {
  const Icon = icons[category]
  return <Icon aria-hidden />
}
