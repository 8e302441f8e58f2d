import { Cherry, Club, Dices, Fish, Gamepad2, Swords, Ticket, Trophy, Tv } from '../icons/index.ts'

const icons = {
  RNG: Cherry,
  LIVE: Tv,
  SPORTS: Trophy,
  ESPORTS: Gamepad2,
  FISH: Fish,
  PVP: Swords,
  POKER: Club,
  LOTT: Ticket,
  ELOTTO: Ticket,
} as const

export interface CategoryIconProps {
  /** The platform's code of the game category, for example `RNG`. */
  readonly category: string
}

/** Renders the icon of a game category, or dice for an unknown category. */
export function CategoryIcon({ category }: CategoryIconProps) {
  const Icon = Object.hasOwn(icons, category) ? icons[category as keyof typeof icons] : Dices
  return <Icon aria-hidden="true" />
}
