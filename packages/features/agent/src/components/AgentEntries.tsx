import { useText } from '@lobby/i18n'
import { unreadMailCountQuery } from '@lobby/platform/account'
import { useMerchant } from '@lobby/platform/merchant'
import { MemberLink } from '@lobby/platform/navigation'
import { useApi } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { useQuery } from '@tanstack/react-query'
import { filterAgentEntries } from '../model/entries.ts'
import styles from './AgentEntries.module.css'
import { agentEntryIcons } from './agentEntryIcons.tsx'
import { UnreadBadge } from './UnreadBadge.tsx'

/**
 * Lists the links on an agent's home that the merchant's feature flags switch on (AGEN-022 to AGEN-043). The mail link
 * shows the number of unread mails.
 */
export function AgentEntries() {
  const t = useText()
  const entryList = filterAgentEntries(useMerchant().flags)
  const hasMail = entryList.some(({ id }) => id === 'mail')
  const mails = useQuery({ ...unreadMailCountQuery(useApi(), useMemberSession()), enabled: hasMail }).data
  return (
    <nav className={styles.entries} aria-label={t('agent.entries')}>
      {entryList.map(({ id, to, about }) => {
        const unread = id === 'mail' && mails ? mails : undefined
        return (
          <MemberLink key={id} className={styles.entry} to={to}>
            <span className={styles.icon} data-about={about} aria-hidden="true">
              {agentEntryIcons[id]}
              <span className={styles.badge}>
                <UnreadBadge count={unread} />
              </span>
            </span>
            <span className={styles.label}>{t(`agent.entry.${id}`)}</span>
            {unread && <span className="visually-hidden">{t('agent.unread', { count: unread })}</span>}
          </MemberLink>
        )
      })}
    </nav>
  )
}
