import { useText } from '@lobby/i18n'
import { Link, routes, type GameListFilters } from '@lobby/platform/navigation'
import { getButtonClass } from '@lobby/ui'

export interface SeeAllLinkProps {
  /** The title of the section, which is a part of the link's accessible name. */
  readonly sectionTitle: string
  readonly to: Partial<GameListFilters>
  /** True for a link below its section. By default the link is next to the section's title. */
  readonly wide?: boolean
}

/** Renders a link from a section to the complete game list. */
export function SeeAllLink({ sectionTitle, to, wide = false }: SeeAllLinkProps) {
  const t = useText()
  const text = t('games.seeAll')
  return (
    <Link
      to={routes.gameList(to)}
      className={getButtonClass({ tone: wide ? 'plain' : 'quiet', size: 's', wide })}
      aria-label={`${text}: ${sectionTitle}`}>
      {text}
    </Link>
  )
}
