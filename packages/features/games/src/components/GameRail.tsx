import { useLanguage, useText } from '@lobby/i18n'
import { getErrorMessageId, useApi } from '@lobby/platform/query'
import type { GameLaunchState } from '@lobby/platform/ports'
import type { GameListFilters } from '@lobby/platform/navigation'
import { useSession } from '@lobby/platform/session'
import { ErrorState, Rail, Section } from '@lobby/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { gameListQuery } from '../queries/gameList.ts'
import { GameCard } from './GameCard.tsx'
import { SeeAllLink } from './SeeAllLink.tsx'

export interface GameRailProps extends Pick<GameLaunchState, 'opening' | 'launch'> {
  readonly title: string
  readonly gameType: GameListFilters['gameType']
  readonly category: GameListFilters['category']
}

/**
 * Renders a rail with the first games of a game list, and a link to the whole list. Renders nothing if the list is
 * empty.
 */
export function GameRail({ title, gameType, category, opening, launch }: GameRailProps) {
  const t = useText()
  const { language } = useLanguage()
  const address = { gameType, category, classification: '', search: '', vendor: '', minBet: '' } as const
  const list = useInfiniteQuery(gameListQuery({ api: useApi(), language, session: useSession(), address }))
  const games = list.data?.pages[0]?.games
  if (games?.length === 0) return null
  if (!games && list.isError) {
    return (
      <Section title={title}>
        <ErrorState
          compact
          title={t('games.list.failed')}
          text={t(getErrorMessageId(list.error))}
          actionLabel={t('core.retry')}
          onAction={() => void list.refetch()}
          busy={list.isFetching}
        />
      </Section>
    )
  }
  return (
    <Rail title={title} loading={!games} action={<SeeAllLink sectionTitle={title} to={{ gameType, category }} />}>
      {games?.slice(0, 12).map((game) => (
        <GameCard key={game.nodeId} game={game} shape="portrait" opening={opening} launch={launch} />
      ))}
    </Rail>
  )
}
