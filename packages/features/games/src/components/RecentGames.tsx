import { useText } from '@lobby/i18n'
import type { LaunchState } from '@lobby/platform/ports'
import type { GameType } from '@lobby/platform/navigation'
import { Rail } from '@lobby/ui'
import { useRoomBadge } from '../model/useRoomBadge.ts'
import { useRooms } from '../model/useRooms.tsx'
import { useRecentGames } from '../queries/recentGames.ts'
import { GameCard, type GameCardProps } from './GameCard.tsx'

export interface RecentGamesProps extends LaunchState {
  /** Those of one kind alone. */
  readonly gameType?: GameType
  /** No more than so many; all that the platform keeps unless given. */
  readonly most?: number
  readonly shape?: GameCardProps['shape']
}

/** The first rail of a member's lobby: what was played last (CALL-074). Without a session, and until something was played, it is not there. */
export function RecentGames({ gameType, most, shape = 'square', opening, problem, launch }: RecentGamesProps) {
  const t = useText()
  const recent = useRecentGames()
  const badgeOf = useRoomBadge()
  const { play, asking } = useRooms({ problem, launch, onOldPrice: () => void recent.refetch() })
  const games = (recent.data ?? [])
    .filter((game) => gameType === undefined || game.gameType === gameType)
    .slice(0, most)
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
