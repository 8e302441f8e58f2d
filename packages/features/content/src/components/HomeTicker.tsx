import { useLanguage, useText } from '@lobby/i18n'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { Marquee, Skeleton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { homeAnnouncementsQuery } from '../queries/home.ts'
import styles from './HomeTicker.module.css'

/**
 * Home's notices in a row (specification part 1, section 2). Where there are none, and where they did not come, it says that there is
 * nothing: the row stays, so that nothing below it moves.
 */
export function HomeTicker() {
  const t = useText()
  const { language } = useLanguage()
  const user = useSession()?.userName ?? null
  const { data, isPending } = useQuery(homeAnnouncementsQuery(useApi(), user, language))
  return (
    <div className={styles.ticker}>
      {isPending ? (
        <Skeleton shape="block" className={styles.awaited ?? ''} />
      ) : (
        <Marquee
          label={t('home.ticker.label')}
          items={data?.player.map(({ title }) => title) ?? []}
          empty={t('home.ticker.none')}
          icon={<Megaphone />}
        />
      )}
    </div>
  )
}
