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

/** Renders the icon of any kind of games. Home uses `CategoryIcon`, which contains fewer icons. */
export function GameKindIcon({ category }: { readonly category: Kind }) {
  const Icon = icons[category]
  if (Icon) return <Icon aria-hidden />
  return category === 'ALL' ? null : <CategoryIcon category={category} />
}
