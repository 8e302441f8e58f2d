import { useLanguage, useText } from '@lobby/i18n'
import { MemberLink, agentRoutes, routes } from '@lobby/platform/navigation'
import { useApi } from '@lobby/platform/query'
import { needsAgentContractCheck, parseMemberType, useMemberSession } from '@lobby/platform/session'
import { BottomBar } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { Bell, Coins, House, UserRoundPlus } from '@lobby/ui/icons'
import { agentNoticesQuery } from '../queries/agentNotices.ts'
import { dividendInfoQuery } from '../queries/dividend.ts'
import styles from './AgentFooter.module.css'
import { UnreadBadge } from './UnreadBadge.tsx'

/**
 * Shows the agent's footer in place of the bottom navigation (AGEN-045 to AGEN-051). The footer links to home, to the
 * form that opens an account, and to the notices. If the platform shows the agent a dividend, the footer also links to
 * the dividend page.
 */
export function AgentFooter() {
  const t = useText()
  const api = useApi()
  const session = useMemberSession()
  const { language } = useLanguage()
  const notices = useQuery(agentNoticesQuery(api, session, language)).data
  const dividend = useQuery({
    ...dividendInfoQuery(api, session),
    enabled: needsAgentContractCheck(parseMemberType(session.type)),
  }).data
  const items = [
    { id: routes.home(), label: t('core.home'), icon: <House /> },
    { id: agentRoutes.openAccount(), label: t('agent.bar.open'), icon: <UserRoundPlus /> },
    ...(dividend?.shown ? [{ id: agentRoutes.dividend(), label: t('agent.bar.dividend'), icon: <Coins /> }] : []),
    { id: agentRoutes.notice(), label: t('agent.bar.notices'), icon: <Bell />, unread: notices?.footer.unreadCount },
  ]
  return (
    <div className={styles.bar}>
      <BottomBar
        label={t('agent.bar')}
        items={items}
        renderItem={({ id, unread }: { id: string; unread?: number | undefined }, className, content) => (
          <MemberLink to={id} className={className}>
            {content}
            <span className={styles.badge}>
              <UnreadBadge count={unread} />
            </span>
            {unread ? <span className="visually-hidden">{t('agent.unread', { count: unread })}</span> : null}
          </MemberLink>
        )}
      />
    </div>
  )
}
