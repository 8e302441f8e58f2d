import { useText } from '@lobby/i18n'
import { Link, routes, type GameListAddress } from '@lobby/platform/navigation'
import { buttonClass } from '@lobby/ui'

export interface SeeAllProps {
  /** What there is more of, as the section's title says it. */
  readonly of: string
  readonly to: Partial<GameListAddress>
  /** Below a section instead of beside its title. */
  readonly wide?: boolean
}

/** The way from a section of home to the whole list. */
export function SeeAll({ of, to, wide = false }: SeeAllProps) {
  const t = useText()
  const text = t('games.seeAll')
  return (
    <Link
      to={routes.gameList(to)}
      className={buttonClass({ tone: wide ? 'plain' : 'quiet', size: 's', wide })}
      aria-label={`${text}: ${of}`}>
      {text}
    </Link>
  )
}
