import type { GameListFilters } from '@lobby/platform/navigation'
import { Bird, Gamepad2, LayoutGrid, Spade, Tickets, type Icon } from '@lobby/ui/icons'
import { CategoryIcon } from './CategoryIcon.tsx'

type Kind = GameListFilters['gameType']

const icons: Readonly<Partial<Record<Kind, Icon>>> = {
  ALL: LayoutGrid,
  ESPORTS: Gamepad2,
  ELOTTO: Tickets,
  POKER: Spade,
  COCKFIGHT: Bird,
}

/** The icon of any kind of games. `CategoryIcon` is separate, because home needs only some of the icons. */
export function GameKindIcon({ category }: { readonly category: Kind }) {
  const Icon = icons[category]
  if (Icon) return <Icon aria-hidden />
  return category === 'ALL' ? null : <CategoryIcon category={category} />
}
