import { Bird, Gamepad2, Spade, Tickets, type LucideIcon } from 'lucide-react'
import type { PopularSection } from '../queries/games.ts'
import { CategoryIcon } from './CategoryIcon.tsx'

const others: Readonly<Partial<Record<PopularSection['gameType'], LucideIcon>>> = { ESPORTS: Gamepad2, ELOTTO: Tickets, POKER: Spade, COCKFIGHT: Bird }

/** The sign of any kind of games, apart from `CategoryIcon`: home has no need of them all. */
export function KindIcon({ category }: { readonly category: PopularSection['gameType'] }) {
  const Icon = others[category]
  return Icon ? <Icon aria-hidden /> : <CategoryIcon category={category} />
}
