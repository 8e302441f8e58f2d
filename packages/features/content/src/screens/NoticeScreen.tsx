import { useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useStorage } from '@lobby/platform/storage'
import { Chips, EmptyState, ErrorState, Page, Rail } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from '@lobby/ui/icons'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NoticeItem } from '../notice/NoticeItem.tsx'
import { NoticeSkeleton } from '../notice/NoticeSkeleton.tsx'
import { PopularAnnouncementCard } from '../notice/PopularAnnouncementCard.tsx'
import { getNoticeTopic, noticeTopics, type NoticeTopic } from '../notice/noticeTopics.ts'
import { mobileNoticeQuery, type Notice } from '../queries/mobileNotice.ts'
import { popularAnnouncementsQuery } from '../queries/popularAnnouncements.ts'
import styles from './NoticeScreen.module.css'

/**
 * Renders `/m/notice`: the promoted announcements, then the notices. A press on a notice shows its content in the list.
 * The query parameter `id` is the id of the open notice.
 */
export function NoticeScreen() {
  const t = useText()
  const api = useApi()
  const { language } = useLanguage()
  const { name } = useMerchant()
  const notices = useQuery({
    ...mobileNoticeQuery(api, useStorage(), language),
    select: ({ contentLobby }) => contentLobby,
  })
  const promoted = useQuery(popularAnnouncementsQuery(api, language))
  const popular = promoted.data ?? []
  // Wait for both lists, because the list that arrives later would move the other list. If the first request for
  // promoted announcements fails, show only the notices.
  const isLoading = !notices.error && (notices.isPending || (promoted.isPending && promoted.failureCount === 0))
  const failure = useQueryFailureProps()
  const shown = () => {
    if (isLoading) return <NoticeSkeleton />
    if (notices.data?.length === 0) {
      return popular.length > 0 ? null : <EmptyState title={t('notice.empty.title')} text={t('notice.empty.text')} />
    }
    if (notices.data) return <Notices notices={notices.data} />
    return <ErrorState title={t('notice.failed')} {...failure(notices)} />
  }
  return (
    <Page title={t('notice.page', { name })}>
      <h1 className="visually-hidden">{t('notice.title')}</h1>
      {!isLoading && popular.length > 0 && (
        <Rail items="card" title={t('notice.popular')} icon={<Sparkles />}>
          {popular.map((announcement) => (
            <PopularAnnouncementCard key={announcement.id} announcement={announcement} />
          ))}
        </Rail>
      )}
      {shown()}
    </Page>
  )
}

function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const [topic, setTopic] = useState<NoticeTopic | 'all'>('all')
  const id = search.get('id')
  const [sought] = useState(id)
  const present = noticeTopics.filter((each) => notices.some((notice) => getNoticeTopic(notice) === each))
  const listed = notices.filter(
    (notice) => topic === 'all' || !present.includes(topic) || getNoticeTopic(notice) === topic,
  )
  return (
    <div className={styles.notices}>
      {present.length > 1 && (
        <Chips
          label={t('notice.topics')}
          layout="rail"
          items={(['all', ...present] as const).map((each) => ({ id: each, label: t(`notice.topic.${each}`) }))}
          value={[topic]}
          onChange={([chosen]) => setTopic(noticeTopics.find((each) => each === chosen) ?? 'all')}
        />
      )}
      <ul className={styles.list}>
        {listed.map((notice) => {
          const own = String(notice.id)
          return (
            <NoticeItem
              key={own}
              notice={notice}
              open={id === own}
              isTarget={sought === own}
              onToggle={() => setSearch(id === own ? {} : { id: own }, { replace: true })}
            />
          )
        })}
      </ul>
    </div>
  )
}
