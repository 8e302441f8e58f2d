import { useLanguage, useText } from '@lobby/i18n'
import type { LaunchState } from '@lobby/platform/ports'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { Rail } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { recentGamesQuery } from '../queries/vendorList.ts'
import { GameCard } from './GameCard.tsx'

/** The first rail of a member's lobby: what was played last (CALL-074). Without a session, and until something was played, it is not there. */
export function RecentGames({ opening, launch }: Pick<LaunchState, 'opening' | 'launch'>) {
  const t = useText()
  const { language } = useLanguage()
  const games = useQuery(recentGamesQuery(useApi(), useSession(), language)).data ?? []
  if (games.length === 0) return null
  return (
    <Rail title={t('centre.recent')}>
      {games.map((game) => (
        <GameCard key={game.nodeId} game={game} shape="square" opening={opening} launch={launch} />
      ))}
    </Rail>
  )
}
