import { loadHomeRecent } from '@lobby/games/home-recent'
import { useText } from '@lobby/i18n'
import { useStorage } from '@lobby/platform/storage'
import { Rail } from '@lobby/ui'
import { useState } from 'react'
import { useLazy } from '../../siteContext.ts'
import { Apart } from './Apart.tsx'

/** What the member played last. It stands where it is known as home opens: what is told later would push away what is below. */
export function Recent() {
  const t = useText()
  const storage = useStorage()
  const HomeRecent = useLazy(loadHomeRecent, 'games')
  const [stands] = useState(() => storage.get('recentGamesCache') !== null)
  return (
    <Apart room={stands && <Rail title={t('games.recent.title')} loading />}>
      <HomeRecent stands={stands} />
    </Apart>
  )
}
