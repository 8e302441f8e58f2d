import { useLanguage, useText } from '@lobby/i18n'
import type { LaunchState } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import type { GameListAddress } from '@lobby/platform/routes'
import { useSession } from '@lobby/platform/session'
import { Rail } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { shapeOf } from '../model/shapeOf.ts'
import { useRoomBadge } from '../model/useRoomBadge.ts'
import { useRooms } from '../model/useRooms.tsx'
import { recentGamesQuery } from '../queries/vendorList.ts'
import { GameCard } from './GameCard.tsx'

export interface RecentGamesProps extends LaunchState {
  /** Those of one kind alone. */
  readonly gameType?: GameListAddress['gameType']
}

/** The first rail of a member's lobby: what was played last (CALL-074). Without a session, and until something was played, it is not there. */
export function RecentGames({ gameType, opening, problem, launch }: RecentGamesProps) {
  const t = useText()
  const { language } = useLanguage()
  const recent = useQuery(recentGamesQuery(useApi(), useSession(), language))
  const badgeOf = useRoomBadge()
  const { play, asking } = useRooms({ problem, launch, onOldPrice: () => void recent.refetch() })
  const games = (recent.data ?? []).filter((game) => gameType === undefined || game.gameType === gameType)
  if (games.length === 0) return null
  return (
    <>
      <Rail title={t('centre.recent')}>
        {games.map((game) => (
          <GameCard
            key={game.nodeId}
            game={game}
            shape={gameType ? shapeOf(gameType) : 'square'}
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
