import { useLanguage, useText } from '@lobby/i18n'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { ErrorState, InlineNotice, Rail } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useGameLaunch } from '@lobby/platform/ports'
import { useStorage } from '@lobby/platform/storage'
import { hotGamesQuery } from '../queries/games.ts'
import { GameCard } from './GameCard.tsx'
import { SeeAllLink } from './SeeAllLink.tsx'
import styles from './HotGames.module.css'

/**
 * Renders a rail of the games that many people play now. Renders nothing if there are none, and an error with a retry
 * button if they fail to load.
 */
export function HotGames() {
  const t = useText()
  const { language } = useLanguage()
  const hot = useQuery(hotGamesQuery(useApi(), useStorage(), language))
  const { opening, problem, launch } = useGameLaunch()
  const failure = useQueryFailureProps()
  if (hot.data?.list.length === 0) return null
  if (hot.isError && !hot.data) {
    return (
      <div className={styles.problem}>
        <ErrorState compact title={t('games.hot.failed')} {...failure(hot)} />
      </div>
    )
  }
  return (
    <div className={styles.hot}>
      <Rail
        title={t('games.hot.title')}
        loading={!hot.data}
        action={<SeeAllLink sectionTitle={t('games.hot.title')} to={{ gameType: 'ALL', category: 'HOT' }} />}>
        {hot.data?.list.map((game) => (
          <GameCard key={game.nodeId} game={game} shape="portrait" opening={opening} launch={launch} />
        ))}
      </Rail>
      {problem && (
        <InlineNotice tone="loss" sticky="edge">
          {t(problem)}
        </InlineNotice>
      )}
    </div>
  )
}
