import { loadHomeRecentGames } from '@lobby/games/home-recent'
import { useText } from '@lobby/i18n'
import { useStorage } from '@lobby/platform/storage'
import { Rail } from '@lobby/ui'
import { useState } from 'react'
import { useLazyComponent } from '../../siteContext.ts'
import { LazyWidget } from './LazyWidget.tsx'

/**
 * Renders the games that the member played last. Reserves space only if the device has stored these games when home
 * opens: a row that appears later would push down the content below it.
 */
export function RecentGamesSection() {
  const t = useText()
  const storage = useStorage()
  const HomeRecent = useLazyComponent(loadHomeRecentGames, 'games')
  const [isCached] = useState(() => storage.get('recentGamesCache') !== null)
  return (
    <LazyWidget fallback={isCached && <Rail title={t('games.recent.title')} loading />}>
      <HomeRecent visible={isCached} />
    </LazyWidget>
  )
}
