import { useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Link, agentRoutes } from '@lobby/platform/navigation'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useMemberSession, AgentsOnly } from '@lobby/platform/session'
import { getButtonClass, EmptyState, ErrorState, Page, PullToRefresh } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { NoticeItem } from '../components/NoticeItem.tsx'
import { NoticeSkeleton } from '../components/NoticeSkeleton.tsx'
import { useMarkNoticeRead } from '../model/useMarkNoticeRead.ts'
import { agentNoticesQuery } from '../queries/agentNotices.ts'
import styles from './AgentNoticesScreen.module.css'

/**
 * Renders `/m/member/notice?types=A`, the notices for agents, pinned notices first (specification part 2, section 2.6).
 * A press expands a notice and marks the notice as read. The query parameter `id` is the id of the expanded notice.
 */
export function AgentNoticesScreen() {
  return (
    <AgentsOnly>
      <Content />
    </AgentsOnly>
  )
}

function Content() {
  const t = useText()
  const { name } = useMerchant()
  return (
    <Page title={t('agent.page', { title: t('agent.notices.title'), name })}>
      <h1 className="visually-hidden">{t('agent.notices.title')}</h1>
      <div className={styles.screen}>
        <Notices />
      </div>
    </Page>
  )
}

function Notices() {
  const t = useText()
  const failure = useQueryFailureProps()
  const { language } = useLanguage()
  const [search, setSearch] = useSearchParams()
  const read = useMarkNoticeRead()
  const asked = useQuery(agentNoticesQuery(useApi(), useMemberSession(), language))
  const { data, error } = asked
  if (!data) return error ? <ErrorState title={t('agent.notices.failed')} {...failure(asked)} /> : <NoticeSkeleton />
  const sought = search.get('id')
  const toggle = (id: number, open: boolean, unread: boolean) => {
    setSearch({ types: 'A', ...(!open && { id: String(id) }) }, { replace: true })
    if (!open && unread) read(id)
  }
  return (
    <>
      <PullToRefresh label={t('core.loading')} onRefresh={() => asked.refetch()} />
      {error && <ErrorState compact title={t('agent.notices.old')} {...failure(asked)} />}
      {data.content.length === 0 ? (
        <EmptyState
          title={t('agent.notices.none.title')}
          text={t('agent.notices.none.text')}
          action={
            <Link className={getButtonClass({ tone: 'brand' })} to={agentRoutes.home()}>
              {t('agent.notices.none.action')}
            </Link>
          }
        />
      ) : (
        <ul className={styles.list}>
          {data.content.map((notice) => {
            const open = sought === String(notice.id)
            return (
              <NoticeItem
                key={notice.id}
                notice={notice}
                open={open}
                onToggle={() => toggle(notice.id, open, !notice.read)}
              />
            )
          })}
        </ul>
      )}
    </>
  )
}
