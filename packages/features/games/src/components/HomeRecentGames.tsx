import { useText } from '@lobby/i18n'
import { useGameLaunch } from '@lobby/platform/ports'
import { Rail } from '@lobby/ui'
import { useRecentGames } from '../queries/recentGames.ts'
import styles from './HotGames.module.css'
import { LaunchErrorNotice } from './LaunchErrorNotice.tsx'
import { RecentGames } from './RecentGames.tsx'

/**
 * Renders the rail of recently played games on home.
 * @param visible - true to show the rail; false to only fetch and store the games, so that the next visit can show them
 *   immediately
 */
export function HomeRecentGames({ visible }: { readonly visible: boolean }) {
  const t = useText()
  const { data, isPending } = useRecentGames()
  const { problem, ...launchState } = useGameLaunch()
  if (!visible) return null
  // If the stored games are in another language, show placeholders until the platform responds.
  if (isPending) return <Rail title={t('games.recent.title')} loading />
  if (!data?.length) return null
  return (
    <div className={styles.hot}>
      <RecentGames {...launchState} problem={problem} limit={12} shape="portrait" />
      <LaunchErrorNotice problem={problem} />
    </div>
  )
}
