import { useText } from '@lobby/i18n'
import { useLaunch } from '@lobby/platform/ports'
import { Rail } from '@lobby/ui'
import { useRecentGames } from '../queries/recentGames.ts'
import styles from './HotGames.module.css'
import { LaunchProblem } from './LaunchProblem.tsx'
import { RecentGames } from './RecentGames.tsx'

/** Home's rail of what a member played last, of the size of the one below it. @param stands - otherwise it is asked for alone, for the next time */
export function HomeRecent({ stands }: { readonly stands: boolean }) {
  const t = useText()
  const { data, isPending } = useRecentGames()
  const { problem, ...launching } = useLaunch()
  if (!stands) return null
  // Kept in another language.
  if (isPending) return <Rail title={t('games.recent.title')} awaited />
  if (!data?.length) return null
  return (
    <div className={styles.hot}>
      <RecentGames {...launching} problem={problem} most={12} shape="portrait" />
      <LaunchProblem problem={problem} />
    </div>
  )
}
