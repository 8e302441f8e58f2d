import { useText } from '@lobby/i18n'
import { unreadMailCountQuery } from '@lobby/platform/account'
import { MemberLink, routes } from '@lobby/platform/navigation'
import { useApi } from '@lobby/platform/query'
import { useSession } from '@lobby/platform/session'
import { IconButton } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { Mail } from '@lobby/ui/icons'

/** Renders the link to the inbox, with a red dot while there are unread messages (specification part 1, section 2). */
export function InboxLink() {
  const t = useText()
  const unread = useQuery(unreadMailCountQuery(useApi(), useSession())).data ?? 0
  return (
    <IconButton
      label={unread > 0 ? t('nav.messages.unread', { count: unread }) : t('nav.messages')}
      badge={unread > 0}
      renderLink={(link, content) => (
        <MemberLink {...link} to={routes.inbox()}>
          {content}
        </MemberLink>
      )}>
      <Mail />
    </IconButton>
  )
}
