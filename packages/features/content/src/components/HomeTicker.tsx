import { useLanguage, useText } from '@lobby/i18n'
import { Link, routes } from '@lobby/platform/navigation'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { useStorage } from '@lobby/platform/storage'
import { Marquee, Skeleton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { Megaphone } from '@lobby/ui/icons'
import type { ReactNode } from 'react'
import { homeAnnouncementsQuery } from '../queries/home.ts'
import { mobileNoticeQuery } from '../queries/mobileNotice.ts'
import styles from './HomeTicker.module.css'

export interface HomeTickerProps {
  /** A control to show at the end of the row, 44 px wide. */
  readonly endControl?: ReactNode
}

/**
 * Renders one row of news on home that links to all notices (specification part 1, section 2). Shows the titles of
 * home's announcements, or of the platform's general notices if home has no announcements (C35 in decision 001). Always
 * renders the row, so that the content below does not move.
 */
export function HomeTicker({ endControl }: HomeTickerProps) {
  const t = useText()
  const api = useApi()
  const { language } = useLanguage()
  const user = useSession()?.userName ?? null
  const own = useQuery(homeAnnouncementsQuery(api, user, language))
  const hasNoAnnouncements = !own.isPending && !own.data?.player.length
  const platformNotices = useQuery({ ...mobileNoticeQuery(api, useStorage(), language), enabled: hasNoAnnouncements })
  const shown = hasNoAnnouncements ? platformNotices.data?.contentLobby : own.data?.player
  return (
    <div className={styles.ticker}>
      {own.isPending || (hasNoAnnouncements && platformNotices.isLoading) ? (
        <Skeleton shape="block" className={styles.awaited ?? ''} />
      ) : (
        <Marquee
          label={t('home.ticker.label')}
          items={shown?.map(({ title }) => title) ?? []}
          empty={t(own.isError || platformNotices.isError ? 'home.ticker.failed' : 'home.ticker.no_announcement')}
          icon={<Megaphone />}
          renderLink={(className, content) => (
            <Link className={className} to={routes.notice()}>
              {content}
            </Link>
          )}
        />
      )}
      {endControl}
    </div>
  )
}
