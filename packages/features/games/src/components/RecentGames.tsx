import { useText } from '@lobby/i18n'
import type { GameLaunchState } from '@lobby/platform/ports'
import type { GameType } from '@lobby/platform/navigation'
import { Rail } from '@lobby/ui'
import { useGetRoomBadgeProps } from '../model/useGetRoomBadgeProps.ts'
import { useConfirmedLaunch } from '../model/useConfirmedLaunch.tsx'
import { useRecentGames } from '../queries/recentGames.ts'
import { GameCard, type GameCardProps } from './GameCard.tsx'

export interface RecentGamesProps extends GameLaunchState {
  /** The kind of games in the rail; all kinds by default. */
  readonly gameType?: GameType
  /** The maximum number of games; by default there is no limit. */
  readonly limit?: number
  readonly shape?: GameCardProps['shape']
}

/**
 * Renders a rail of the games that the member has played recently (CALL-074). Renders nothing for a guest, or if the
 * member has not played yet.
 */
export function RecentGames({ gameType, limit, shape = 'square', opening, problem, launch }: RecentGamesProps) {
  const t = useText()
  const recent = useRecentGames()
  const badgeOf = useGetRoomBadgeProps()
  const { play, asking } = useConfirmedLaunch({ problem, launch, onPriceChange: () => void recent.refetch() })
  const games = (recent.data ?? [])
    .filter((game) => gameType === undefined || game.gameType === gameType)
    .slice(0, limit)
  if (games.length === 0) return null
  return (
    <>
      <Rail title={t('games.recent.title')}>
        {games.map((game) => (
          <GameCard
            key={game.nodeId}
            game={game}
            shape={shape}
            badge={badgeOf(game)}
            opening={opening}
            launch={(target) => play(game, target)}
          />
        ))}
      </Rail>
      {asking}
    </>
  )
}
